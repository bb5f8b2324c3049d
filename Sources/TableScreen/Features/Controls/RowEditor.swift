package import TableCore

/// Edits a row's control from another screen, as a picker does, while the row may change or leave the table.
@MainActor package final class RowEditor {
  private let row: NodeID
  private let control: String
  private weak var table: TableScreen?
  private var edited: DraftRow?
  private var isEditing = false
  /// A closure that runs with the row's context after each update in which the row is in the table.
  package var changed: ((RowContext) -> Void)?

  /// Creates the editor of a control of a row in the table of a screen.
  package init(_ row: NodeID, _ control: String, in screen: TableScreen) {
    (self.row, self.control) = (row, control)
    table = screen.outermostTable
    edited = table?.model.draftRow(row)
  }

  /// Begins editing, until ``end()``: a row that leaves the table meanwhile is recognized when it returns.
  package func begin() {
    guard let table, !isEditing else { return }
    isEditing = true
    table.model.beginEditing(row)
    table.formSession.editors.removeAll { $0.editor == nil }
    table.formSession.editors.append(WeakEditor(editor: self))
  }

  /// Sets the value of the control, in the table or away from it.
  ///
  /// - Returns: false if the value was refused, and no row shows that.
  @discardableResult
  package func set(_ value: TableValue) -> Bool {
    guard let table else { return false }
    if let now = table.model.draftRow(row), isSame(now) {
      table.send(.control(row, name: control, value: value))
      return true
    }
    // A row that edits another object by now is another one: what was chosen is for the object that it was asked for.
    guard let edited, table.model.isEdited(row) else { return false }
    let isTaken = table.use(control, in: row, value, away: edited)
    // An element that its array does not have takes nothing, and no row can say so.
    if !isTaken, table.lacksProperty(of: control, in: row, edited) {
      table.show(error: TableWords.current.propertyGone)
    }
    return isTaken
  }

  /// Returns whether a row still edits what it edited when it was read last.
  private func isSame(_ row: DraftRow) -> Bool {
    guard let table, let edited else { return true }
    return table.model.edits(control, row.cell, sameAs: edited.cell)
  }

  /// Ends the editing.
  package func end() {
    guard isEditing else { return }
    isEditing = false
    table?.model.endEditing(row)
    table?.formSession.editors.removeAll { $0.editor == nil || $0.editor === self }
  }

  /// Reads the row again; one that is away keeps its last state, as does one whose property has gone, which leaves next.
  fileprivate func follow() {
    guard let table, let now = table.model.draftRow(row), isSame(now) else { return }
    let binding = now.cell.binding(of: control)
    if let binding, table.model.isPropertyGone(binding, of: row) { return }
    edited = now
    changed?(table.rowContext(of: row, now.cell))
  }
}

/// A weak reference to an editor, which its screen holds.
struct WeakEditor {
  weak var editor: RowEditor?
}

extension TableScreen {
  /// Returns whether the property of a control is gone, in a row as it was when it was edited last.
  fileprivate func lacksProperty(of control: String, in row: NodeID, _ edited: DraftRow) -> Bool {
    guard let binding = edited.cell.binding(of: control) else { return false }
    do { return try binding.read(model.awayContext(of: row, edited)) == nil } catch { return false }
  }

  /// Tells all row editors that their rows may have changed.
  func followEditedRows() { for editor in formSession.editors { editor.editor?.follow() } }
}
