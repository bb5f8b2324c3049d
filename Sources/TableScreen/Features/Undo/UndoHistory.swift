import Foundation
import TableCore

/// A history of steps to undo and to redo.
///
/// Foundation's `UndoManager` does this on Apple's platforms; it is not part of Foundation on Linux.
@MainActor struct UndoHistory {
  typealias ID = UUID

  struct Step {
    let id: ID
    let title: String
    let work: Work
    /// For one that was undone, the moment when that began.
    var moment = 0
  }

  /// An entry of what was done: a step, or a deletion that was begun at a moment, and whose step takes its place.
  @MainActor private enum Entry {
    case step(Step)
    case coming(OngoingDeletion, since: Int)

    var step: Step? { if case .step(let step) = self { step } else { nil } }

    /// True for a deletion that is over without a step.
    var isOver: Bool {
      if case .coming(let deletion, _) = self { !deletion.isRunning } else { false }
    }
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

  private var done: [Entry] = []
  private var undone: [Step] = []
  private var running: Running?
  /// The requests that came while a step, or a deletion, was running; they follow it.
  private var requests: [Request] = []
  /// The number of deletions and undos that have begun, by which one knows what came first.
  private var moment = 0
  /// The step that was registered last, or nil.
  private(set) var registered: ID?
  /// The time from which on a person is told that a step is running.
  static let slowness = Duration.milliseconds(300)
  /// The most steps that can be undone; older ones are forgotten.
  static let bound = 100

  private enum Direction { case forth, back, again }

  /// A request to undo or to redo, with the deletion whose end it waits for.
  private struct Request {
    let redo: Bool
    var deletion: OngoingDeletion?
    /// The steps that were done after the request, which it does not mean.
    var later: Set<ID> = []
  }

  /// A step that is being undone or redone.
  private struct Running {
    let step: Step
    let direction: Direction
    let moment: Int
    /// The place of the step in the list that it was taken from; negative once the steps before it would have been forgotten.
    var place: Int
    /// The steps that it has registered, which are its way back.
    var registered: [ID] = []
    /// True once it takes so long that a person is told.
    var isSlow = false
    /// True once another step was done meanwhile.
    var isFollowed = false
  }

  /// True if a step can be undone, or a deletion or a redo goes on, or was asked for, that an undo follows.
  var canUndo: Bool {
    awaitsDeletion || lastStep != nil || running?.direction == .again
      || requests.contains(where: \.redo)
  }
  /// True if a step can be redone, or an undo goes on, or was asked for, that a redo follows.
  var canRedo: Bool {
    !undone.isEmpty || redoIsToCome || requests.contains { !$0.redo }
  }
  /// True while an undo goes on that a redo follows: what was done meanwhile leaves nothing to redo.
  private var redoIsToCome: Bool {
    running.map { $0.direction == .back && !$0.isFollowed } ?? false
  }

  /// The title of the step that an undo takes back, or nil if there is none, or it is still to come.
  var undoTitle: String? {
    let isToCome = awaitsDeletion || running?.direction == .again || !requests.isEmpty
    return isToCome ? nil : lastStep?.title
  }
  /// The title of the step that a redo repeats, or nil if there is none, or it is still to come.
  var redoTitle: String? {
    redoIsToCome || !requests.isEmpty ? nil : undone.last?.title
  }

  /// Registers the undo of a step; by a step that is being undone, its redo.
  ///
  /// - Returns: whether the step is new, and not part of an undo or redo.
  mutating func register(_ title: String, _ work: Work) -> Bool {
    // Work that goes on although its screen was closed has no way back in the history of a screen that is opened again.
    if let own = Self.step, own != running?.step.id, Task.isCancelled { return false }
    let step = Step(id: ID(), title: title, work: work, moment: running?.moment ?? 0)
    registered = step.id
    let direction = direction
    switch direction {
    case .forth:
      let since = add(step, of: Self.deletion)
      undone.removeAll { $0.moment < since }
      if since == .max { for index in requests.indices { requests[index].later.insert(step.id) } }
      if let running, running.moment < since { self.running?.isFollowed = true }
    case .back:
      running?.registered.append(step.id)
      // What was done meanwhile leaves nothing to redo.
      if running?.isFollowed != true { undone.append(step) }
    case .again:
      running?.registered.append(step.id)
      done.append(.step(step))
    }
    if done.count > Self.bound {
      done.removeFirst()
      if running?.direction == .back { running?.place -= 1 }
    }
    return direction == .forth
  }

  /// Adds a step where its deletion was begun, or else at the end.
  ///
  /// - Returns: the moment since which the step stands there: what was undone before cannot be redone any more.
  private mutating func add(_ step: Step, of deletion: OngoingDeletion?) -> Int {
    deletion?.hasStep = true
    for (index, entry) in done.enumerated() {
      guard case .coming(let begun, let since) = entry, begun === deletion else { continue }
      if requests.contains(where: { $0.deletion === deletion }) {
        // Who has asked already to undo the deletion means it, whatever was done since.
        remove(at: index)
        done.append(.step(step))
      } else {
        done[index] = .step(step)
      }
      return since
    }
    done.append(.step(step))
    return .max
  }

  /// Removes an entry of what was done.
  private mutating func remove(at index: Int) {
    done.remove(at: index)
    if let running, running.direction == .back, index < running.place { self.running?.place -= 1 }
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
    for index in done.indices.reversed() where done[index].isOver { remove(at: index) }
    moment += 1
    done.append(.coming(deletion, since: moment))
  }

  /// True while the last thing that was done is a deletion that goes on.
  var awaitsDeletion: Bool { awaited != nil }

  /// The deletion that goes on if it is the last thing that was done, or nil.
  private var awaited: OngoingDeletion? {
    if case .coming(let deletion, _)? = done.last(where: { !$0.isOver }) { deletion } else { nil }
  }

  private var lastStep: Step? { done.last { $0.step != nil }?.step }

  /// The last step that was done, or nil.
  var next: ID? { lastStep?.id }

  /// Renames the last step that was done.
  mutating func rename(_ title: String) {
    guard let index = done.lastIndex(where: { $0.step != nil }), let last = done[index].step else {
      return
    }
    done[index] = .step(Step(id: last.id, title: title, work: last.work, moment: last.moment))
  }

  // MARK: Taking back

  /// Removes and returns the last step, to be run; until ``finish()``, what it registers goes to the opposite list.
  ///
  /// - Parameters:
  ///   - redo: true for the last undone step.
  ///   - later: the steps that are passed over, as they were done after they could be meant.
  /// - Returns: the step, or nil if there is none, or another one is running, which this one then follows.
  mutating func begin(redo: Bool, before later: Set<ID> = []) -> Step? {
    guard running == nil else {
      request(redo: redo)
      return nil
    }
    while done.last?.isOver == true { done.removeLast() }
    let last = done.lastIndex { $0.step.map { !later.contains($0.id) } ?? true }
    guard let step = redo ? undone.popLast() : last.flatMap({ done[$0].step }) else { return nil }
    let place = redo ? undone.count : last ?? 0
    if !redo { done.remove(at: place) }
    moment += 1
    running = Running(
      step: step, direction: redo ? .again : .back, moment: moment, place: place,
      isFollowed: !redo && place < done.count)
    return step
  }

  /// Keeps a request, for ``takeRequest()``.
  mutating func request(redo: Bool) {
    requests.append(Request(redo: redo, deletion: awaited))
  }

  /// True while a step is being undone or redone.
  var isRunning: Bool { running != nil }

  /// Notes that a step takes its time; returns whether it is still being undone or redone.
  mutating func noteSlow(_ step: ID) -> Bool {
    guard running?.step.id == step else { return false }
    running?.isSlow = true
    return true
  }

  /// The word for what has been running for longer than a moment, or nil.
  var slowWord: String? {
    guard let running, running.isSlow else { return nil }
    return running.direction == .again ? TableWords.current.redo : TableWords.current.undo
  }

  /// Ends the undo or redo that ``begin(redo:)`` began.
  mutating func finish() { running = nil }

  /// Ends an undo or redo that has failed: the step is there again, and nothing of what it registered.
  mutating func giveUp() {
    guard let running else { return }
    self.running = nil
    requests = []
    done.removeAll { $0.step.map { running.registered.contains($0.id) } ?? false }
    undone.removeAll { running.registered.contains($0.id) }
    switch running.direction {
    case .back where running.place < 0: break
    case .back:
      done.insert(.step(running.step), at: min(running.place, done.count))
      if done.count > Self.bound { done.removeFirst() }
    case .again where !running.isFollowed: undone.append(running.step)
    // A new step leaves nothing to redo.
    case .again, .forth: break
    }
  }

  /// Removes and returns the next request that can be carried out, with the steps that were done after it; nil if there is none.
  mutating func takeRequest() -> (redo: Bool, later: Set<ID>)? {
    dropVainRequests()
    guard let next = requests.first, next.deletion?.isRunning != true else { return nil }
    // What is to be taken back next may go on, too.
    if let awaited {
      requests[0].deletion = awaited
      return nil
    }
    let request = requests.removeFirst()
    return (request.redo, request.later)
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
