package import TableCore

// What the model asks of the fields of a form.
extension TableScreen {
  package func keepsDrafts(_ row: NodeID) -> Bool { owner(of: row).settingValues.form.keepsDrafts }

  /// What a cell made for the question says: those of a host are none of the model's.
  package func fieldKind(of control: String, in row: NodeID) -> RowControl.FieldKind? {
    guard let cell = model.formCell(row) else { return nil }
    let rowCell = cell.kind.type.init()
    rowCell.onLoad()
    let content = RowContent(
      kind: cell.kind.name, body: rowCell.body(for: rowContext(of: row, cell)))
    return content.controls.first { $0.name == control }?.fieldKind
  }
}
