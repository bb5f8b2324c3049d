import Foundation

@testable import TableScreenWeb

extension WebStates {
  /// The states of a server whose people wait for as long as a busy machine takes.
  static func patient(_ options: WebOptions) -> WebStates? {
    let states = WebStates(options) { _ in }
    states?.patience = Patience(window: day, answer: day, leaving: day)
    return states
  }

  /// Waits until all is written that can be, however long that takes beside other tests.
  func rest() async { await rest(until: .now + Self.day) }

  private static var day: Duration { .seconds(86_400) }
}
