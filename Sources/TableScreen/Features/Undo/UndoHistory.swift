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
    /// With the screen that hears of an error, which may be a child.
    case later(@MainActor () async throws -> Void, for: @MainActor () -> Screen?)
  }

  /// The key of the task in which a step is undone, among those of a screen.
  struct Key: Hashable, CustomStringConvertible {
    let step: ID
    var description: String { "an undo or a redo" }
  }

  /// The step that the current task undoes, or nil: what it registers is the way back.
  @TaskLocal static var step: ID?
  /// The deletion that the current task is part of, or nil: what it registers is its undo.
  @TaskLocal static var deletion: OngoingDeletion?

  private var done: [Step] = []
  private var undone: [Step] = []
  private var running: Running?
  /// The requests that came while a step, or a deletion, was running; they follow it.
  private var requests: [Request] = []
  /// The deletion that was begun last, unless another step was done since.
  private var lastDeletion: OngoingDeletion?
  /// The most steps that can be undone; older ones are forgotten.
  static let bound = 100

  private enum Direction { case forth, back, again }

  /// A request to undo or to redo, with the deletion whose end it waits for.
  private struct Request {
    let redo: Bool
    var deletion: OngoingDeletion?
  }

  /// A step that is being undone or redone.
  private struct Running {
    let step: Step
    let direction: Direction
    /// The place of the step in the list that it was taken from; negative once the steps before it would have been forgotten.
    var place: Int
    /// The steps that it has registered, which are its way back.
    var registered: [ID] = []
    /// True once another step was done meanwhile.
    var isFollowed = false
  }

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }
  var undoTitle: String? { done.last?.title }
  var redoTitle: String? { undone.last?.title }

  /// Registers the undo of a step; by a step that is being undone, its redo.
  ///
  /// - Returns: whether the step is new, and not part of an undo or redo.
  mutating func register(_ title: String, _ work: Work) -> Bool {
    // Work that goes on although its screen was closed has no way back in the history of a screen that is opened again.
    if let own = Self.step, own != running?.step.id, Task.isCancelled { return false }
    let step = Step(id: ID(), title: title, work: work)
    let direction = direction
    if direction == .forth {
      noteStep(of: Self.deletion)
      undone = []
      running?.isFollowed = true
    } else {
      running?.registered.append(step.id)
    }
    if direction == .back { undone.append(step) } else { done.append(step) }
    if done.count > Self.bound {
      done.removeFirst()
      if running?.direction == .back { running?.place -= 1 }
    }
    return direction == .forth
  }

  /// The direction of what is registered now: while a step takes time, others go on doing new ones.
  private var direction: Direction {
    guard let running else { return .forth }
    if case .later = running.step.work, Self.step != running.step.id { return .forth }
    return running.direction
  }

  /// Notes that a deletion begins; later calls for the same one do nothing.
  mutating func note(_ deletion: OngoingDeletion) {
    if deletion.isNoted { return }
    deletion.isNoted = true
    lastDeletion = deletion
  }

  /// True while the last thing that was done is a deletion that goes on.
  var awaitsDeletion: Bool { lastDeletion?.isRunning == true }

  /// Notes that a step is done, as part of a deletion or by itself.
  private mutating func noteStep(of deletion: OngoingDeletion?) {
    deletion?.hasStep = true
    // Of several rows, those whose answer comes late have a step of their own.
    if deletion === lastDeletion || deletion?.isRunning != true { lastDeletion = nil }
  }

  /// The next step to undo, or nil.
  var next: ID? { done.last?.id }

  /// Renames the next step to undo.
  mutating func rename(_ title: String) {
    guard let last = done.popLast() else { return }
    done.append(Step(id: last.id, title: title, work: last.work))
  }

  // MARK: Taking back

  /// Removes and returns the last step, to be run; until ``finish()``, what it registers goes to the opposite list.
  ///
  /// - Returns: the step, or nil if there is none, or another one is running, which this one then follows.
  mutating func begin(redo: Bool) -> Step? {
    guard running == nil else {
      request(redo: redo)
      return nil
    }
    guard let step = redo ? undone.popLast() : done.popLast() else { return nil }
    running = Running(
      step: step, direction: redo ? .again : .back, place: redo ? undone.count : done.count)
    return step
  }

  /// Keeps a request, for ``takeRequest()``.
  mutating func request(redo: Bool) {
    requests.append(Request(redo: redo, deletion: awaitsDeletion ? lastDeletion : nil))
  }

  /// True while a step is being undone or redone.
  var isRunning: Bool { running != nil }

  /// Ends the undo or redo that ``begin(redo:)`` began.
  mutating func finish() { running = nil }

  /// Ends an undo or redo that has failed: the step is there again, and nothing of what it registered.
  mutating func giveUp() {
    guard let running else { return }
    self.running = nil
    requests = []
    done.removeAll { running.registered.contains($0.id) }
    undone.removeAll { running.registered.contains($0.id) }
    switch running.direction {
    case .back where running.place < 0: break
    case .back:
      done.insert(running.step, at: min(running.place, done.count))
      if done.count > Self.bound { done.removeFirst() }
    case .again where !running.isFollowed: undone.append(running.step)
    // A new step leaves nothing to redo.
    case .again, .forth: break
    }
  }

  /// Removes and returns the next request that can be carried out: true for a redo, nil if there is none.
  mutating func takeRequest() -> Bool? {
    dropVainRequests()
    guard let next = requests.first, next.deletion?.isRunning != true else { return nil }
    return requests.removeFirst().redo
  }

  /// Drops the requests that were meant for a deletion that came to nothing; those behind them mean what was done before.
  private mutating func dropVainRequests() {
    while let deletion = requests.first?.deletion, deletion.isVain {
      var isTakenBack = false
      while let next = requests.first, next.deletion === deletion, next.redo == isTakenBack {
        requests.removeFirst()
        isTakenBack.toggle()
      }
      for place in requests.indices where requests[place].deletion === deletion {
        requests[place].deletion = nil
      }
    }
  }
}
