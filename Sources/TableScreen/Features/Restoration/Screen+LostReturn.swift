import TableCore

extension Screen {
  /// Tells the person, and the developer, that nobody takes what a screen returns, if a closure waited for it that went with
  /// an earlier run of the app, or with the screen that this one has replaced.
  func noteUnheard(_ value: Any?, of closed: Screen) {
    guard closed.wasAwaited || closed.waiterHasGone else { return }
    noteLost(value, of: closed, isRestored: closed.wasAwaited)
  }

  /// Awaits in place of a screen that this one replaces: the opener of that one awaits its result from this one.
  func takePlace(of replaced: Screen) {
    (parentScreen, openerPath) = (replaced.parentScreen, replaced.openerPath)
    // A closure of the replaced screen would run in one that has gone.
    waiterHasGone = replaced.returning == nil && (returning != nil || replaced.waiterHasGone)
    (returning, wasAwaited) = (replaced.returning, replaced.wasAwaited)
  }

  /// Tells the person, and the developer, that nobody takes what a screen returns, since who waited for it has gone.
  func noteLost(_ value: Any?, of closed: Screen, isRestored: Bool = false) {
    guard let value else { return }
    let (kind, taker) = ("\(type(of: value))", "\(type(of: self))")
    TableDiagnostics.report(
      .lostReturn,
      isRestored
        ? "\(kind) was returned to \(taker), which does not take it"
        : "\(kind) was returned, but the screen that waited for it has gone",
      at: .init(screen: "\(type(of: closed))"),
      remedy: isRestored ? nil : "close it before the screen that opened it goes")
    onError(LostReturn(isRestored: isRestored))
  }
}

/// The error of a value that a screen has returned to nobody.
private struct LostReturn: WordedError {
  /// True if who waited for it went with an earlier run of the app.
  let isRestored: Bool

  func text(in words: TableWords) -> String {
    isRestored ? words.notHandedOn : words.nobodyWaits
  }
}
