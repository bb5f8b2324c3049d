package import TableCore

// Answers the model's questions about the fields of a form.
extension TableScreen {
  package func keepsDrafts(_ row: NodeID) -> Bool { owner(of: row).settingValues.form.keepsDrafts }

  package func fieldKind(of control: String, in row: NodeID) -> RowControl.FieldKind? {
    fieldControl(control, in: row)?.fieldKind
  }

  package func hasControl(_ control: String, in row: NodeID) -> Bool {
    fieldControl(control, in: row) != nil
  }

  /// Returns whether a control takes typed text; a row without the control does, unless a tap on it leads to an editor,
  /// as on a picker's row.
  package func isTyped(into control: String, of row: NodeID) -> Bool {
    guard let cell = model.formCell(row) else { return true }
    if control == RowControl.accessoryName, case .toggle? = cell.accessory?.kind { return false }
    switch fieldControl(control, in: row)?.kind {
    case .field, .textArea: return true
    case .toggle, .button, .slider, .stepper, .segments, .menu, .color, .rating: return false
    case nil: return cell.rowCellClass?.action(for: rowContext(of: row, cell), control: nil) == nil
    }
  }

  /// Returns a control of a row with its present value, in the table or away from it, or nil.
  ///
  /// A cell object made for this call describes it, because the model does not know those of the host.
  func fieldControl(_ name: String, in row: NodeID) -> RowControl? {
    model.formCell(row).flatMap { fieldControl(name, in: row, $0) }
  }

  /// Returns a control of a row as a cell describes it, which may be that of before the row went.
  func fieldControl(_ name: String, in row: NodeID, _ cell: Cell) -> RowControl? {
    // A cell class may itself ask for what leads here, while it makes the row.
    guard !isReadingControl else { return nil }
    isReadingControl = true
    defer { isReadingControl = false }
    let rowCell = cell.kind.type.init()
    rowCell.onLoad()
    let content = RowContent(
      kind: cell.kind.name, body: rowCell.body(for: rowContext(of: row, cell)))
    return content.controls.first { $0.name == name }
  }
}
