/// The screen that owns a model: it hears the model's events and answers its questions.
@MainActor package protocol TableModelOwner: AnyObject {
  /// The owner's name in diagnostics.
  var diagnosticName: String { get }
  /// The environment of the window that shows the table, or nil where it is that of the program.
  var environment: TableEnvironment? { get }
  /// Returns whether a row's drafts wait until its form is committed, whatever its binding says.
  func keepsDrafts(_ row: NodeID) -> Bool
  /// Returns whether the property of a row holds what was written on trial, by a save that may still fail.
  func isLent(_ binding: TableBinding, of row: NodeID) -> Bool
  /// Notes that the app itself has set what the form has of a control, in place of a draft or none.
  func noteGiven(_ control: String, of row: NodeID, over old: Draft?)
  /// Returns whether the value of a control is a secret, in a row as a cell describes it.
  func isSecret(_ control: String, of row: NodeID, _ cell: TableCell) -> Bool
  /// Returns the kind of a control that is a field, or nil.
  func fieldKind(of control: String, in row: NodeID) -> RowControl.FieldKind?
  /// Returns whether a row has a control.
  func hasControl(_ control: String, in row: NodeID) -> Bool
  /// Returns whether a control of a row takes typed text rather than a choice.
  func isTyped(into control: String, of row: NodeID) -> Bool
  /// Returns whether the sections of the first of some groups, each around the one before, are read again only by hand,
  /// not when observed objects change.
  func isReadByHand(_ groups: [TableGroup]) -> Bool
  /// Notes that a row is bound to properties, and calls `read`, which reads their values.
  func bind(_ row: NodeID, _ cell: TableCell, _ read: () -> Void)
  /// The objects whose methods may answer an action, after the groups around its row.
  var actionTargets: [any ActionTarget] { get }
  /// The policy for empty sections that do not set their own.
  var emptyPolicy: TableEmptyPolicy { get }
  /// The animations of updates that name none.
  var animations: ChangeSet.Animations { get }
  /// The rows changed.
  func model(_ model: TableModel, changed changes: ChangeSet, from old: TableLayout)
  /// The table was edited, and nothing of what shows has changed.
  func modelShowsTheSame(_ model: TableModel)
  /// State beside the rows changed, such as whether a source loads or how many rows are indexed.
  func modelStateChanged(_ model: TableModel)
  /// Other rows of the table are selected than before.
  func modelSelectionChanged(_ model: TableModel)
  /// An update has ended, whether it changed what shows or not.
  func modelSettled(_ model: TableModel)
}

extension TableModelOwner {
  /// The default: that of the program.
  var environment: TableEnvironment? { nil }
  /// Drafts wait only if their binding says so.
  func keepsDrafts(_ row: NodeID) -> Bool { false }
  /// The default: nothing is written on trial.
  func isLent(_ binding: TableBinding, of row: NodeID) -> Bool { false }
  /// Does nothing.
  func noteGiven(_ control: String, of row: NodeID, over old: Draft?) {}
  /// The default: how rows look is not known.
  func isSecret(_ control: String, of row: NodeID, _ cell: TableCell) -> Bool { cell.isSecret }
  /// The default: how rows look is not known.
  func fieldKind(of control: String, in row: NodeID) -> RowControl.FieldKind? { nil }
  /// The default: how rows look is not known.
  func hasControl(_ control: String, in row: NodeID) -> Bool { true }
  /// The default: how rows look is not known.
  func isTyped(into control: String, of row: NodeID) -> Bool { true }
  /// Groups are read again when observed objects change.
  func isReadByHand(_ groups: [TableGroup]) -> Bool { false }
  /// Reads the values, and reports nothing.
  func bind(_ row: NodeID, _ cell: TableCell, _ read: () -> Void) { read() }
  /// Does nothing.
  func modelShowsTheSame(_ model: TableModel) {}
  /// Does nothing.
  func modelSelectionChanged(_ model: TableModel) {}
  /// Does nothing.
  func modelSettled(_ model: TableModel) {}
}
