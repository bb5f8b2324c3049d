import Foundation

@testable import TableScreenWeb

extension WebStates {
  /// The states of a server whose people wait for as long as a busy machine takes.
  static func patient(_ options: WebOptions) -> WebStates? {
    let states = WebStates(options) { _ in }
    states?.patience = Patience(
      window: .seconds(600), answer: .seconds(600), leaving: .seconds(600))
    return states
  }
}
