extension TableDiagnostics {
  /// The longest turn of the main actor that is not reported, or nil, as at first, to watch none.
  ///
  /// While the main actor is busy, no key is answered and nothing on screen moves. A longer turn is
  /// reported as `slowTurn`, with the work that took most of it (reading `tableData`, making rows,
  /// pairing, searching, laying out, comparing, the host, an action or hook of the app), its screen
  /// and row. A turn that takes ten times as long is reported even before it ends, and again each
  /// time that its length has doubled.
  ///
  /// ```swift
  /// TableDiagnostics.longestTurn = .milliseconds(100)
  /// ```
  ///
  /// Reports go to the ``reporter`` in force when this property was set. The watch wakes the app
  /// four times within the bound, so it is meant for finding slow work, not for use in a released
  /// app.
  @MainActor public static var longestTurn: Duration? {
    get { TurnWatch.running?.bound }
    set {
      let reporter = reporter
      TurnWatch.run(bound: newValue) { turn in
        withReporter(reporter) { report(turn) }
      }
    }
  }

  private static func report(_ turn: TurnWatch.SlowTurn) {
    let (work, phase) = (turn.work, turn.work.phase)
    let verb = turn.isOver ? "stood" : "has been standing"
    report(
      .slowTurn,
      "the main actor \(verb) still for \(words(for: turn.time)), of which \(words(for: work.time)) went into "
        + phase.words,
      at: work.place, remedy: phase.remedy)
  }

  private static func words(for time: Duration) -> String {
    let milliseconds = time / .milliseconds(1)
    return milliseconds < 1_000
      ? "\(Int(milliseconds.rounded())) ms" : "\((milliseconds / 100).rounded() / 10) s"
  }
}
