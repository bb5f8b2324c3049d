package import TableCore

/// What a screen holds that edits a control of a row of another one, which may change and leave meanwhile.
@MainActor package final class RowEditor {
  private let row: NodeID
  private let control: String
  private weak var table: TableScreen?
  private var edited: DraftRow?
  private var isEditing = false
  /// Runs where the row may have changed, with what its cell class learns about it.
  package var changed: ((RowContext) -> Void)?

  /// Creates the editor of a control of a row in the table of a screen.
  package init(_ row: NodeID, _ control: String, in screen: TableScreen) {
    (self.row, self.control) = (row, control)
    table = screen.outermostTable
    edited = table?.model.draftRow(row)
  }

  /// Begins to edit, until ``end()``: the row is known again where it leaves the table and returns meanwhile.
  package func begin() {
    guard let table, !isEditing else { return }
    isEditing = true
    table.model.beginEditing(row)
    table.formSession.editors.removeAll { $0.editor == nil }
    table.formSession.editors.append(WeakEditor(editor: self))
  }

  /// Sets what the control edits, whether its row is in the table or away.
  package func set(_ value: TableValue) {
    guard let table else { return }
    if table.model.draftRow(row) != nil {
      table.send(.control(row, name: control, value: value))
    } else if let edited, table.model.isEdited(row) {
      table.use(control, in: row, value, away: edited)
    }
  }

  /// Ends the editing.
  package func end() {
    guard isEditing else { return }
    isEditing = false
    table?.model.endEditing(row)
    table?.formSession.editors.removeAll { $0.editor == nil || $0.editor === self }
  }

  /// Takes note of the row as it is now; one that is away stays as it was.
  fileprivate func follow() {
    guard let table, let now = table.model.draftRow(row) else { return }
    edited = now
    changed?(table.rowContext(of: row, now.cell))
  }
}

/// An editor as long as its screen holds it.
struct WeakEditor {
  weak var editor: RowEditor?
}

extension TableScreen {
  /// Tells those who edit rows on other screens that these may have changed.
  func followEditedRows() { for editor in formSession.editors { editor.editor?.follow() } }
}
