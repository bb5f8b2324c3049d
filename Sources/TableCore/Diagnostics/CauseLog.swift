/// The causes of the main actor's present work, and the time of its phases, while updates of any table are recorded.
@MainActor package final class CauseLog {
  /// The log in use, or nil while nobody records; noting a cause then costs only this check.
  package private(set) static var current: CauseLog?
  private static var recorderCount = 0

  /// The causes of the present work, the outermost first.
  package private(set) var causes: [UpdateCause] = []
  private let work = TurnLog()
  private var started = ContinuousClock.now

  private init() {}

  /// Notes that one more table is recorded.
  package static func begin() {
    recorderCount += 1
    if current == nil { current = CauseLog() }
  }

  /// Notes that a table is no longer recorded.
  package static func end() {
    recorderCount -= 1
    if recorderCount == 0 { current = nil }
  }

  fileprivate func push(_ cause: UpdateCause) {
    if causes.isEmpty { restart() }
    causes.append(cause)
  }

  fileprivate func pop() { causes.removeLast() }

  func begin(_ phase: WorkPhase) { work.begin(phase, at: .init()) }

  func endPhase() { work.end() }

  /// Begins to measure the phases anew.
  package func restart() {
    started = .now
    work.startTurn()
  }

  /// Returns the time since the last start and that of each phase, the longest first, and starts anew.
  package func takeTimes() -> (total: Duration, phases: [(phase: WorkPhase, time: Duration)]) {
    defer { restart() }
    let phases = work.times
    return (.now - started, phases.sorted { $0.time > $1.time })
  }
}

/// Runs work of the main actor, and notes its cause if updates are recorded.
@MainActor package func because<Result>(
  _ cause: @autoclosure () -> UpdateCause, _ body: () throws -> Result
) rethrows -> Result {
  guard let log = CauseLog.current else { return try body() }
  log.push(cause())
  defer { log.pop() }
  return try body()
}
