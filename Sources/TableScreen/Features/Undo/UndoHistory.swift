import Foundation

/// A history of steps to undo and to redo.
///
/// Foundation's `UndoManager` does this on Apple's platforms; it is not part of Foundation on Linux.
@MainActor struct UndoHistory {
  typealias ID = UUID

  struct Step {
    let id: ID
    let title: String
    let work: Work
  }

  /// How a step is undone: within the event that asks for it, or in a task of the screen.
  enum Work {
    case now(@MainActor () -> Void)
    case later(@MainActor () async throws -> Void)
  }

  /// The key of the task in which a step is undone, among those of a screen.
  struct Key: Hashable {}

  /// The step that the current task undoes, or nil: what it registers is the way back.
  @TaskLocal static var step: ID?

  private var done: [Step] = []
  private var undone: [Step] = []
  /// The step that is being undone or redone, with the list it came from and its place there.
  private var running: (step: Step, direction: Direction, place: Int)?
  /// The most steps that can be undone; older ones are forgotten.
  static let bound = 100

  private enum Direction { case forth, back, again }

  // Steps are taken back one after the other, also those that take time.
  var canUndo: Bool { !done.isEmpty && running == nil }
  var canRedo: Bool { !undone.isEmpty && running == nil }
  var undoTitle: String? { done.last?.title }
  var redoTitle: String? { undone.last?.title }

  /// Registers the undo of a step; by a step that is being undone, its redo.
  ///
  /// - Returns: whether the step is new, and not part of an undo or redo.
  mutating func register(_ title: String, _ work: Work) -> Bool {
    let step = Step(id: ID(), title: title, work: work)
    let direction = direction
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

  /// The direction of what is registered now: while a step takes time, others go on doing new ones.
  private var direction: Direction {
    guard let running else { return .forth }
    if case .later = running.step.work, Self.step != running.step.id { return .forth }
    return running.direction
  }

  /// The next step to undo, or nil.
  var next: ID? { done.last?.id }

  /// Renames the next step to undo.
  mutating func rename(_ title: String) {
    guard let last = done.popLast() else { return }
    done.append(Step(id: last.id, title: title, work: last.work))
  }

  /// Removes and returns the last step, to be run; until ``finish()``, what it registers goes to the opposite list.
  ///
  /// - Returns: the step, or nil if there is none, or another one is running.
  mutating func begin(redo: Bool) -> Step? {
    guard running == nil, let step = redo ? undone.popLast() : done.popLast() else { return nil }
    running = (step, redo ? .again : .back, redo ? undone.count : done.count)
    return step
  }

  /// Ends the undo or redo that ``begin(redo:)`` began.
  mutating func finish() { running = nil }

  /// Ends an undo or redo that has failed: the step is there again, behind those that it stood behind.
  mutating func giveUp() {
    guard let running else { return }
    self.running = nil
    if running.direction == .back {
      done.insert(running.step, at: min(running.place, done.count))
    } else {
      undone.insert(running.step, at: min(running.place, undone.count))
    }
  }
}
