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

  /// The number of pieces of work that may follow from one event before they count as endless.
  private static let limit = 100

  /// Runs work at once, or after the work that is running.
  ///
  /// - Returns: `false` when the queue did not empty within the limit; the work left in it is dropped.
  func run(_ work: @escaping @MainActor () -> Void) -> Bool {
    guard !isRunning else {
      waiting.append(work)
      return true
    }
    isRunning = true
    defer { isRunning = false }
    work()
    for _ in 0..<Self.limit {
      if waiting.isEmpty { return true }
      waiting.removeFirst()()
    }
    defer { waiting = [] }
    return waiting.isEmpty
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
