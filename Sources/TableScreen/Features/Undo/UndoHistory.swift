/// What can be taken back, and what was.
///
/// Foundation's `UndoManager` does this on Apple's platforms; it is not part of Foundation on Linux.
@MainActor struct UndoHistory {
  struct Step {
    let id: Int
    let title: String
    let run: @MainActor () -> Void
  }

  private var done: [Step] = []
  private var undone: [Step] = []
  private var direction = Direction.forth
  private var count = 0
  /// How many steps are kept.
  static let bound = 100

  private enum Direction { case forth, back, again }

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Notes how to take back what was done; while something is taken back, how to do it again.
  ///
  /// - Returns: whether it is a new step, and not one of taking back.
  mutating func register(_ title: String, _ run: @escaping @MainActor () -> Void) -> Bool {
    count += 1
    let step = Step(id: count, title: title, run: run)
    switch direction {
    case .back: undone.append(step)
    case .forth:
      undone = []
      done.append(step)
    case .again: done.append(step)
    }
    if done.count > Self.bound { done.removeFirst() }
    return direction == .forth
  }

  /// The step that would be taken back next, or nil.
  var next: Int? { done.last?.id }

  /// Calls the step that would be taken back next otherwise.
  mutating func rename(_ title: String) {
    guard let last = done.popLast() else { return }
    done.append(Step(id: last.id, title: title, run: last.run))
  }

  /// Takes the last step out, to be run: until ``finish()``, what is registered goes the other way.
  mutating func begin(redo: Bool) -> Step? {
    guard let step = redo ? undone.popLast() : done.popLast() else { return nil }
    direction = redo ? .again : .back
    return step
  }

  /// Ends what ``begin(redo:)`` began.
  mutating func finish() { direction = .forth }
}
