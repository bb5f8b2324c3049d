package import TableCore

// What the model asks of the fields of a form.
extension TableScreen {
  package func keepsDrafts(_ row: NodeID) -> Bool { owner(of: row).settingValues.form.keepsDrafts }

  package func fieldKind(of control: String, in row: NodeID) -> RowControl.FieldKind? {
    fieldControl(control, in: row)?.fieldKind
  }

  /// A row without that control is typed into unless a tap leads on to what edits it, as that of a picker does.
  package func isTyped(into control: String, of row: NodeID) -> Bool {
    guard let cell = model.formCell(row) else { return true }
    switch fieldControl(control, in: row)?.kind {
    case .field, .textArea: return true
    case .toggle, .button, .slider, .stepper, .segments, .menu, .color, .rating: return false
    case nil: return cell.rowCellClass?.action(for: rowContext(of: row, cell), control: nil) == nil
    }
  }

  /// Returns a control of a row as it shows now, in the table or away, or nil.
  ///
  /// What a cell made for the question says: those of a host are none of the model's.
  func fieldControl(_ name: String, in row: NodeID) -> RowControl? {
    guard let cell = model.formCell(row) else { return nil }
    let rowCell = cell.kind.type.init()
    rowCell.onLoad()
    let content = RowContent(
      kind: cell.kind.name, body: rowCell.body(for: rowContext(of: row, cell)))
    return content.controls.first { $0.name == name }
  }
}
