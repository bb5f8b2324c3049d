/// Notices turns of the main actor that take longer than a bound, and says where their time went.
///
/// A task outside of the main actor asks it for a sign of life again and again: the time until the sign comes is how long
/// the main actor stood still. So it sees all that runs there, also what knows nothing of tables.
final class TurnWatch: Sendable {
  /// A turn that took long.
  struct SlowTurn: Sendable {
    let time: Duration
    /// Whether the turn has ended; one that does not end is told of meanwhile.
    let isOver: Bool
    /// The work that took most of it.
    let work: TurnLog.Work
  }

  @MainActor private(set) static var running: TurnWatch?

  let bound: Duration
  private let log = TurnLog()
  private let tell: @Sendable (SlowTurn) -> Void
  private let asked: Locked<Question>
  private let task = Locked(Task<Void, Never>?.none)
  /// A turn of this many times the bound is told of before it ends, since it may never do so; then each time that it has
  /// become twice as long.
  private static let patience = 10

  /// The sign of life that was asked for and has not come.
  private struct Question: Sendable {
    var since: ContinuousClock.Instant?
    /// The time after which the turn is told of next, while it lasts.
    var patience: Duration
    var isStopped = false
  }

  private init(bound: Duration, tell: @escaping @Sendable (SlowTurn) -> Void) {
    (self.bound, self.tell) = (bound, tell)
    asked = Locked(Question(patience: bound * Self.patience))
  }

  /// Watches turns from now on instead of those watched before, or none where `bound` is nil.
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

  /// Asks for a sign of life, or looks how long one is overdue.
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
