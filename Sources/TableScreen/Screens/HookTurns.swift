import TableCore

/// A queue of hooks: work that a running hook asks for waits until that hook has ended.
///
/// So no hook is reentered, and the work never meets a screen that is halfway between two states.
@MainActor package final class HookTurns {
  /// True while work runs, so that other work waits.
  private(set) var isRunning = false
  private var waiting: [@MainActor () -> Void] = []
  /// The place in `waiting` of the next piece of work; those before it have run.
  private var next = 0

  package init() {}

  /// Runs work at once, or after the work that is running.
  ///
  /// - Returns: `false` when the queue did not empty within the limit of ``TurnLimit``; the work left in it is dropped.
  func run(_ work: @escaping @MainActor () -> Void) -> Bool {
    guard !isRunning else {
      waiting.append(work)
      return true
    }
    isRunning = true
    defer { (isRunning, waiting, next) = (false, [], 0) }
    work()
    var limit = TurnLimit()
    while next < waiting.count {
      guard limit.allowsNext(of: waiting.count - next) else { return false }
      let work = waiting[next]
      waiting[next] = {}
      next += 1
      work()
    }
    return true
  }
}

extension Screen {
  /// Runs work that calls a hook in the queue `turns`; `hook` names it in the report of an endless loop.
  package func inTurn(_ turns: HookTurns, _ hook: String, _ work: @escaping @MainActor () -> Void) {
    if turns.run(work) { return }
    TableDiagnostics.report(
      .restlessHook, "\(hook) asks for itself without end", at: .init(screen: "\(type(of: self))"))
  }
}
