package import TableCore

/// What a screen holds that edits a control of a row of another one, which may change and leave meanwhile.
@MainActor package final class RowEditor {
  private let row: NodeID
  private let control: String
  private weak var table: TableScreen?
  private var edited: EditorRow?
  /// Runs where the row may have changed, with what its cell class learns about it.
  package var changed: ((RowContext) -> Void)?

  /// Begins to edit a control of a row in the table of a screen, until ``end()``.
  package init(_ row: NodeID, _ control: String, in screen: TableScreen) {
    (self.row, self.control) = (row, control)
    let table = screen.outermostTable
    self.table = table
    edited = table.model.editedRow(row)
    table.model.beginEditing(row)
    table.formSession.editors.removeAll { $0.editor == nil }
    table.formSession.editors.append(WeakEditor(editor: self))
  }

  /// Sets what the control edits, whether its row is in the table or away.
  package func set(_ value: TableValue) {
    guard let table else { return }
    if table.model.editedRow(row) != nil {
      table.send(.control(row, name: control, value: value))
    } else if let edited {
      table.set(value, of: row, control, edited)
    }
  }

  /// Ends the editing.
  package func end() {
    table?.model.endEditing(row)
    table = nil
  }

  /// Takes note of the row as it is now; one that is away stays as it was.
  fileprivate func follow() {
    guard let table, let now = table.model.editedRow(row) else { return }
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

  /// Sets what a control of a row edits that is away.
  fileprivate func set(
    _ value: TableValue, of row: NodeID, _ control: String, _ edited: EditorRow
  ) {
    let isDirty = form.isDirty
    do { try model.setAwayValue(value, of: row, control, edited) } catch { onError(error) }
    if form.isDirty != isDirty { refreshChrome() }
  }
}
