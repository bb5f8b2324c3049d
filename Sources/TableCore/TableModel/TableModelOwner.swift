/// The events and questions of a model to the screen that owns it.
@MainActor package protocol TableModelOwner: AnyObject {
  /// The owner's name in diagnostics.
  var diagnosticName: String { get }
  /// Whether a row's drafts wait until its form is committed, whatever its binding says.
  func keepsDrafts(_ row: NodeID) -> Bool
  /// Returns the kind of a control that is a field, or nil.
  func fieldKind(of control: String, in row: NodeID) -> RowControl.FieldKind?
  /// Whether a control of a row takes typed text, not a choice.
  func isTyped(into control: String, of row: NodeID) -> Bool
  /// A row is bound to properties; `read` reads their values.
  func bind(_ row: NodeID, _ cell: TableCell, _ read: () -> Void)
  /// The objects whose methods may answer an action, after the groups around its row.
  var actionTargets: [any ActionTarget] { get }
  /// The policy for empty sections that do not set their own.
  var emptyPolicy: TableEmptyPolicy { get }
  /// How changes are shown where an update says nothing about it.
  var animations: ChangeSet.Animations { get }
  /// The rows changed.
  func model(_ model: TableModel, changed changes: ChangeSet, from old: TableLayout)
  /// Something beside the rows changed, such as what is busy or how far an index has come.
  func modelStateChanged(_ model: TableModel)
  /// Other rows of the table are selected than before.
  func modelSelectionChanged(_ model: TableModel)
}

extension TableModelOwner {
  /// Nothing waits but what says so.
  func keepsDrafts(_ row: NodeID) -> Bool { false }
  /// Nothing is known of how rows look.
  func fieldKind(of control: String, in row: NodeID) -> RowControl.FieldKind? { nil }
  /// Nothing is known of how rows look.
  func isTyped(into control: String, of row: NodeID) -> Bool { true }
  /// Reads them, and tells nobody.
  func bind(_ row: NodeID, _ cell: TableCell, _ read: () -> Void) { read() }
  /// Nobody is told.
  func modelSelectionChanged(_ model: TableModel) {}
}
