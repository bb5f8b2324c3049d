import TableCore

/// The state of a screen's form while it is filled in.
struct FormSession {
  /// The number of times that a form is checked while its values change.
  static let roundLimit = 100

  /// The submissions that may still put back what they have written, those of a form that was closed meanwhile, too.
  var lending: [Submission] = []
  /// The submission that is running, or nil.
  var submission: Submission? { didSet { if submission == nil { endWaits() } } }
  /// What waits until no submission is running.
  private var waits: [CheckedContinuation<Void, Never>] = []
  /// The number of submissions that have begun.
  var begun = 0
  /// The number of times that the person has decided to stay, by which a save that was to leave knows that it is not to.
  var stays = 0
  /// What was typed when a save on the way out of the form had kept it in a way of its own, or nil.
  var keptDrafts: [NodeID: [String: Draft]]?
  /// The submissions that wait for one that is running, since a person has saved the form on the way out of it.
  var waitingSaves = 0
  /// What closes the form as its submission has asked for, while the person is asked about what was typed since; or nil.
  var putOffClose: (@MainActor () -> Void)?
  /// Which of the screens of the form were dirty when the bar was told last.
  var toldDirty: [Bool] = []
  /// The last notice about unsaved rows, or nil.
  var saidAsLeft: String?
  /// True if a save on the way out of the form has left drafts unsaved since the window was last to end.
  var isLeftUntold = false
  /// The problems of the form that the error notice still lists, or nil; none while all that are left are in hidden rows.
  var refusal: TableFormError? { didSet { if refusal == nil { unsolved = [] } } }
  /// The problems that the notice lists, and those of rows that are hidden meanwhile.
  var unsolved: [TableFormError.Problem] = []
  /// The number of the error that the last save of the form ended with, or nil.
  private var failedSave: String?
  /// The editors of rows of this table on other screens.
  var editors: [WeakEditor] = []
  /// The typing that was delivered as the screen began to leave; a host that leaves the field then delivers nothing twice.
  var leftField: TypedField?
  /// The newest values of controls whose handlers still run for former ones, by the handlers' keys.
  var waitingValues: [TableScreen.ActionKey: @MainActor () -> Void] = [:]
  /// A value that is given while the action for a former one runs.
  typealias WaitingChange = (
    action: TableAction, context: TableActionContext, event: TableControlEvent
  )
  /// The newest values of controls whose actions still run for former ones, by their keys.
  var waitingChanges: [TableScreen.ActionKey: WaitingChange] = [:]
  /// The rows whose reload hooks are running.
  var reloadingRows: Set<NodeID> = []
  /// The controls that were reported since they cannot edit their property.
  var reportedMisfits: Set<Misfit> = []
  /// The names of the controls that rows of a kind have had so far, by the kind.
  var controlNames: [String: Set<String>] = [:]

  /// Notes what goes on once no submission is running.
  mutating func note(_ wait: CheckedContinuation<Void, Never>) { waits.append(wait) }

  /// Lets all go on that waits for the end of a submission.
  mutating func endWaits() {
    let ended = waits
    waits = []
    for wait in ended { wait.resume() }
  }

  /// Notes how a save of the form ended: with an error, or well.
  mutating func noteSave(_ error: (any Error)?) {
    failedSave = error.map { TableWords.number(of: $0) }
  }

  /// Returns whether the last save of the form ended with this error, so that what was typed is still there.
  func isOfFailedSave(_ error: any Error) -> Bool {
    failedSave.map { $0 == TableWords.number(of: error) } ?? false
  }
}

/// What is wrong with a control of a kind of row and the property that it is bound to.
struct Misfit: Hashable {
  let rowKind: String
  let control: String
  let what: String
}
