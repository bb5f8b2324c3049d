/// The work of the main actor in its present turn, by phase, for reports of slow turns.
///
/// The main actor writes the log; a watch reads it from another thread, even during a turn that
/// does not end.
package final class TurnLog: Sendable {
  /// The log in use, or nil while no turns are watched; noting work then costs only this check.
  @MainActor package static var current: TurnLog?

  /// Work in one phase: its time, without that of nested work, and the place of its longest
  /// stretch.
  package struct Work: Sendable {
    package let phase: WorkPhase
    /// The time spent on the work in this turn.
    package fileprivate(set) var time = Duration.zero
    /// The place of the longest stretch.
    package fileprivate(set) var place: TableDiagnostic.Place
    fileprivate var longest = Duration.zero
  }

  /// Work that has begun and not ended, with the time spent on it so far, without that of nested
  /// work.
  private struct Span: Sendable {
    let phase: WorkPhase
    let place: TableDiagnostic.Place
    var resumed: ContinuousClock.Instant
    var own = Duration.zero

    mutating func pause(at now: ContinuousClock.Instant) {
      own += now - resumed
      resumed = now
    }
  }

  private struct State: Sendable {
    var open: [Span] = []
    var done: [WorkPhase: Work] = [:]

    mutating func note(_ span: Span) {
      var work = done[span.phase] ?? Work(phase: span.phase, place: span.place)
      work.time += span.own
      if span.own > work.longest { (work.longest, work.place) = (span.own, span.place) }
      done[span.phase] = work
    }
  }

  private let state = Locked(State())

  package init() {}

  func begin(_ phase: WorkPhase, at place: TableDiagnostic.Place) {
    state.withLock { state in
      let now = ContinuousClock.now
      if let last = state.open.indices.last { state.open[last].pause(at: now) }
      state.open.append(Span(phase: phase, place: place, resumed: now))
    }
  }

  func end() {
    state.withLock { state in
      let now = ContinuousClock.now
      guard var span = state.open.popLast() else { return }
      span.pause(at: now)
      state.note(span)
      if let last = state.open.indices.last { state.open[last].resumed = now }
    }
  }

  /// Finds the work that took most of the turn so far; time in no phase counts as
  /// ``WorkPhase/other``.
  ///
  /// - Parameter time: how long the turn has taken.
  /// - Returns: the work.
  package func heaviest(of time: Duration) -> Work {
    let all = workSoFar
    var heaviest = Work(phase: .other, place: .init())
    heaviest.time = all.reduce(time) { $0 - $1.time }
    for work in all where work.time > heaviest.time { heaviest = work }
    return heaviest
  }

  /// The time of each phase in this turn so far, in no order.
  var times: [(phase: WorkPhase, time: Duration)] { workSoFar.map { ($0.phase, $0.time) } }

  /// The work of this turn, with that in progress.
  private var workSoFar: [Work] {
    state.withLock { state in
      let now = ContinuousClock.now
      var all = state
      for (index, span) in state.open.enumerated() {
        var span = span
        if index == state.open.count - 1 { span.pause(at: now) }
        all.note(span)
      }
      return all.done.map(\.value)
    }
  }

  /// Begins another turn, whose work is noted from now on.
  package func startTurn() {
    state.withLock { state in
      state.done = [:]
      let now = ContinuousClock.now
      for index in state.open.indices {
        (state.open[index].own, state.open[index].resumed) = (.zero, now)
      }
    }
  }
}

/// Runs work of the main actor, and notes it if turns are watched or updates recorded.
@MainActor package func working<Result>(
  _ phase: WorkPhase, at place: @autoclosure () -> TableDiagnostic.Place = .init(),
  _ body: () throws -> Result
) rethrows -> Result {
  let (watched, recorded) = (TurnLog.current, CauseLog.current)
  guard watched != nil || recorded != nil else { return try body() }
  watched?.begin(phase, at: place())
  recorded?.begin(phase)
  defer {
    watched?.end()
    recorded?.endPhase()
  }
  return try body()
}
