/// A watch that reports turns of the main actor which take longer than a bound, with the work that
/// took the time.
///
/// A task outside the main actor repeatedly schedules an empty job on it (a heartbeat); the delay
/// of that job is the time for which the main actor was busy. All work there counts, even work that
/// has nothing to do with tables.
final class TurnWatch: Sendable {
  /// A turn that took long.
  struct SlowTurn: Sendable {
    let time: Duration
    /// True if the turn has ended; false for a report of a turn that still runs.
    let isOver: Bool
    /// The work that took most of the turn.
    let work: TurnLog.Work
  }

  @MainActor private(set) static var running: TurnWatch?

  let bound: Duration
  private let log = TurnLog()
  private let tell: @Sendable (SlowTurn) -> Void
  private let asked: Locked<Question>
  private let task = Locked(Task<Void, Never>?.none)
  /// The multiple of the bound from which a running turn is reported before its end, since it may
  /// never end; after that, each time that its length has doubled.
  private static let patience = 10

  /// The heartbeat that was scheduled and has not run yet.
  private struct Question: Sendable {
    var since: ContinuousClock.Instant?
    /// The length at which the running turn is reported next.
    var patience: Duration
    var isStopped = false
  }

  private init(bound: Duration, tell: @escaping @Sendable (SlowTurn) -> Void) {
    (self.bound, self.tell) = (bound, tell)
    asked = Locked(Question(patience: bound * Self.patience))
  }

  /// Starts a watch that replaces the present one, or ends the watching if `bound` is nil.
  @MainActor static func run(bound: Duration?, tell: @escaping @Sendable (SlowTurn) -> Void) {
    running?.stop()
    running = bound.map { TurnWatch(bound: $0, tell: tell) }
    running?.start()
  }

  @MainActor private func start() {
    TurnLog.current = log
    let pause = max(bound / 4, .milliseconds(1))
    let watching = Task.detached(priority: .high) { [weak self] in
      while !Task.isCancelled {
        self?.look()
        try? await Task.sleep(for: pause)
      }
    }
    task.withLock { $0 = watching }
  }

  @MainActor private func stop() {
    TurnLog.current = nil
    asked.withLock { $0.isStopped = true }
    task.withLock { $0?.cancel() }
  }

  /// Schedules a heartbeat, or checks for how long the last one is overdue.
  private func look() {
    let now = ContinuousClock.now
    let (isNew, overdue) = asked.withLock { asked -> (Bool, Duration?) in
      guard !asked.isStopped else { return (false, nil) }
      guard let since = asked.since else {
        asked.since = now
        return (true, nil)
      }
      guard now - since > asked.patience else { return (false, nil) }
      asked.patience *= 2
      return (false, now - since)
    }
    if let overdue { tell(SlowTurn(time: overdue, isOver: false, work: log.heaviest(of: overdue))) }
    if isNew { Task { @MainActor in self.giveSign() } }
  }

  @MainActor private func giveSign() {
    let now = ContinuousClock.now
    let patience = bound * Self.patience
    let since = asked.withLock { asked in
      defer { (asked.since, asked.patience) = (nil, patience) }
      return asked.isStopped ? nil : asked.since
    }
    if let time = since.map({ now - $0 }), time > bound {
      tell(SlowTurn(time: time, isOver: true, work: log.heaviest(of: time)))
    }
    log.startTurn()
  }
}
