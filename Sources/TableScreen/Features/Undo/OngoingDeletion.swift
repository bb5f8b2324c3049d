import TableCore

/// A deletion by a person, from its beginning to the last answer of the app: its step of the undo history may be still to
/// come.
@MainActor final class OngoingDeletion {
  private let tasks: TaskBox
  private var keys: Set<AnyHashable> = []
  /// The joined ends of its actions, or nil before these begin.
  weak var ends: JoinedEnds?
  /// True once it has a step in the history.
  var hasStep = false
  /// True once an action of it has ended, by an answer or an error; one that was cancelled leaves it false.
  var isAnswered = false
  /// True once the history knows of it.
  var isNoted = false

  /// Creates the deletion whose actions are tasks of a screen.
  init(_ tasks: TaskBox) { self.tasks = tasks }

  /// Adds the key of a task in which it goes on.
  func follow(_ key: AnyHashable) { keys.insert(key) }

  /// True while rows are being read for it, or one of its actions runs.
  var isRunning: Bool { ends?.isEnding == true || keys.contains(where: tasks.isRunning) }

  /// True if it is over, and has left nothing that an undo could take back.
  var isVain: Bool { isAnswered && !hasStep && !isRunning }
}
