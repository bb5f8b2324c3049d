import TableCore

/// What runs hooks, one after the other: what a hook asks for while it runs follows when what runs it has ended.
///
/// So no hook runs within itself, and what it asks for meets a screen that is not between two states.
@MainActor package final class HookTurns {
  private var isRunning = false
  private var waiting: [@MainActor () -> Void] = []

  package init() {}

  /// How much may follow from one event before something is wrong.
  private static let limit = 100

  /// Does something now, or when what runs has ended.
  ///
  /// - Returns: whether what followed came to an end; what was left then is not done.
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
  /// Does something around which a hook runs; `hook` names it for a report.
  package func inTurn(_ turns: HookTurns, _ hook: String, _ work: @escaping @MainActor () -> Void) {
    if turns.run(work) { return }
    TableDiagnostics.report(
      .restlessHook, "\(hook) asks for itself without end", at: .init(screen: "\(type(of: self))"))
  }
}
