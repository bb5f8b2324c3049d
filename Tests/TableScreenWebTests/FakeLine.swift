@testable import TableScreenWeb

/// A line in memory, which keeps what was sent.
@MainActor final class FakeLine: WebLine {
  /// The frames that were sent.
  private(set) var frames: [String] = []
  private(set) var fault: WebFault?
  /// Whether the line takes frames; a page that does not read leaves it false.
  var isFree = true

  func send(_ text: String) { frames.append(text) }
  func close(_ fault: WebFault) { self.fault = fault }

  /// Forgets what was sent so far.
  func forget() { frames = [] }

  /// The messages that were sent, but for heartbeats.
  var messages: [[JSON]] {
    frames.compactMap { JSONReader.value(of: $0, depth: 64)?.list }.flatMap { $0 }.compactMap(
      \.list)
  }

  /// The messages of a verb.
  func messages(_ verb: String) -> [[JSON]] { messages.filter { $0.first == .text(verb) } }

  /// The number of the last event that was acknowledged, or nil.
  var acknowledged: Int? { messages("a").last?[1].integer }
}
