import TableCore

extension Screen {
  /// Tells the person, and the developer, that nobody takes what a restored screen returns, if a closure waited for it
  /// before the app was started again.
  func noteUnheard(_ value: Any?, of closed: Screen) {
    guard let value, closed.wasAwaited else { return }
    TableDiagnostics.report(
      .lostReturn, "\(type(of: value)) was returned to \(type(of: self)), which does not take it",
      at: .init(screen: "\(type(of: closed))"))
    onError(LostReturn())
  }
}

/// The error of a value that a restored screen has returned to nobody.
private struct LostReturn: WordedError {
  func text(in words: TableWords) -> String { words.notHandedOn }
}
