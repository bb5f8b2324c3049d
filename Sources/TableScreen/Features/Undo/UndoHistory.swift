/// A history of steps to undo and to redo.
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
  /// The most steps that can be undone; older ones are forgotten.
  static let bound = 100

  private enum Direction { case forth, back, again }

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }
  var undoTitle: String? { done.last?.title }
  var redoTitle: String? { undone.last?.title }

  /// Registers the undo of a step; while a step is being undone, its redo.
  ///
  /// - Returns: whether the step is new, and not part of an undo or redo.
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

  /// The next step to undo, or nil.
  var next: Int? { done.last?.id }

  /// Renames the next step to undo.
  mutating func rename(_ title: String) {
    guard let last = done.popLast() else { return }
    done.append(Step(id: last.id, title: title, run: last.run))
  }

  /// Removes and returns the last step, to be run; until ``finish()``, registered steps go to the opposite list.
  mutating func begin(redo: Bool) -> Step? {
    guard let step = redo ? undone.popLast() : done.popLast() else { return nil }
    direction = redo ? .again : .back
    return step
  }

  /// Ends the undo or redo that ``begin(redo:)`` began.
  mutating func finish() { direction = .forth }
}
