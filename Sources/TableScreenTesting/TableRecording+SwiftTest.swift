import Foundation
import TableScreen
import TableScreenRecording

extension TableRecording {
  /// Returns a test in Swift that does what the person did, and expects the last frame.
  ///
  /// The test names rows, buttons and answers by their titles, as ``HeadlessHost`` does. What it cannot say stands in it as a
  /// comment, such as an event of a screen that others cover.
  ///
  /// - Parameter screens: the code of the list of first screens; nil leaves a gap that the compiler points to.
  /// - Returns: the text of a file.
  public func swiftTest(showing screens: String? = nil) -> String {
    SwiftTest(self).text(showing: screens)
  }
}

/// The code of a test that does what was recorded.
private struct SwiftTest {
  private let recording: TableRecording
  /// The acts, with those that the next one makes needless left out; nil stands for the last frame.
  private var steps: [RecordedAct?] = []
  private var frame: [String] = []
  private var size: (columns: Int, rows: Int)

  init(_ recording: TableRecording) {
    self.recording = recording
    size = (recording.columns, recording.rows)
    var frames: [(place: Int, size: (columns: Int, rows: Int))] = []
    for (_, entry) in recording.text.entries {
      switch entry {
      case .act(let act, _): take(act)
      case .frame(let next):
        frame = next.lines(after: frame)
        frames.append((steps.count, size))
      }
    }
    if let last = frames.last {
      steps.insert(nil, at: min(last.place, steps.count))
      size = last.size
    }
  }

  /// Adds an act; one that goes on with the last takes its place.
  private mutating func take(_ act: RecordedAct) {
    if act.name == .size {
      size = (act.columns ?? size.columns, act.lines ?? size.rows)
      return
    }
    if let last = steps.last ?? nil, last.screen == act.screen {
      let isSameField = last.row == act.row && last.control == act.control
      switch (last.name, act.name) {
      case (.beginSearch, .search), (.search, .search), (.view, .view), (.wide, .wide):
        steps.removeLast()
      case (.typed, .typed) where isSameField: steps.removeLast()
      default: break
      }
    }
    steps.append(act)
  }

  func text(showing screens: String?) -> String {
    let date = recording.started.formatted(.iso8601)
    let header = recording.text.header
    let place = "\(plain(header.locale)), \(plain(header.timeZone))"
    let name = plain(recording.screens.joined(separator: ", ")).replacing("#>", with: "")
    let shown = screens ?? "[<#\(name)#>]"
    var lines = [
      "// swift-format-ignore-file", "import Foundation", "import TableScreen",
      "import TableScreenTesting", "import Testing", "", "@MainActor struct RecordedTest {",
      "  // Recorded by \(plain(recording.program)) on \(plain(recording.host)), \(place).",
      "  @Test func `what was done on \(date.replacing(":", with: " "))`() async throws {",
      "    let table = try await HeadlessHost.show(tabs: \(shown))",
    ]
    var index = 0
    while index < steps.count {
      var step = steps[index]
      // A field that is left with the text that was typed is one call.
      if let typed = step, typed.name == .typed, let next = following(index), next.name == .control,
        next.row == typed.row, next.control == typed.control, typed.screen == next.screen,
        typed.isSecret == true && next.isSecret == true
          || next.value?.value == typed.text.map({ .text($0) })
      {
        step?.isOn = true
        if steps[index + 1] == nil { lines += code(of: nil) }
        index += steps[index + 1] == nil ? 2 : 1
      }
      lines += code(of: step)
      index += 1
    }
    return (lines + ["  }", "}", ""]).joined(separator: "\n")
  }

  /// Returns the act after one, with at most the last frame between them.
  private func following(_ index: Int) -> RecordedAct? {
    guard index + 1 < steps.count else { return nil }
    if let next = steps[index + 1] { return next }
    return index + 2 < steps.count ? steps[index + 2] : nil
  }

  private func code(of step: RecordedAct?) -> [String] {
    guard let step else { return expectation }
    if step.screen != nil, step.name != .focus, step.name != .leave { return [remark(step)] }
    guard let call = step.call else { return step.isSilent ? [] : [remark(step)] }
    return ["    \(call)"]
  }

  private func remark(_ act: RecordedAct) -> String {
    "    // Left out, as it has no call of its own: \(plain(act.words))"
  }

  /// Returns a text of the recording on one line, in which no character does more than be read.
  private func plain(_ text: String) -> String { TextSanitizer().line(text) }

  private var expectation: [String] {
    let lines = frame.map(plain)
    // More of them than stand anywhere in a row: then nothing in the frame ends the literal, or is read as code.
    let longest = lines.flatMap { $0.split { $0 != "#" } }.map(\.count).max() ?? 0
    let hashes = String(repeating: "#", count: longest + 1)
    var size = "columns: \(size.columns), rows: \(size.rows)"
    let hasSecrets = lines.contains { $0.contains(RowContext.bullets) }
    if hasSecrets { size += ", withoutSecrets: true" }
    return ["    #expect(", "      table.frame(\(size)) == \(hashes)\"\"\""]
      + lines.map { $0.isEmpty ? "" : "        \($0)" } + ["        \"\"\"\(hashes))"]
  }
}
