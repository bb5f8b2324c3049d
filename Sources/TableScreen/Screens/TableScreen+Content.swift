import TableCore

extension TableScreen {
  /// Returns a row as `rowCell` shows it; each feature adds its part in its own folder.
  func makeContent(of id: NodeID, cell rowCell: TableRowCell) -> RowContent? {
    guard let cell = model.cell(id) else { return nil }
    guard model.hasRow(id) else { return titleContent(of: id, cell, rowCell) }
    let row = rowContext(of: id, cell)
    var content = RowContent(kind: cell.kind.name, body: rowCell.body(for: row))
    markFound(in: &content)
    describeSelection(of: row, in: &content)
    describeAccessory(of: row, rowCell, in: &content)
    describeExpansion(of: row, in: &content)
    describeTap(on: row, in: &content)
    describeLongPress(on: row, in: &content)
    describeProgress(of: row, in: &content)
    describeEditing(of: row, in: &content)
    describeMoves(of: row, in: &content)
    describeRowActions(of: row, in: &content)
    describeMistakes(of: row, in: &content)
    reportMisfits(of: row, in: content)
    reportUnknownControls(of: row, in: content)
    describePictures(in: &content)
    describeMessage(of: row, in: &content)
    describeHeight(of: row, in: &content)
    content.nameForScreenReaders(
      [cell.title ?? "", cell.subtitle ?? ""].filter { !$0.isEmpty }.joined(separator: ", "))
    return content
  }

  /// Returns the content of a title row, which names a section of a row's children.
  private func titleContent(
    of id: NodeID, _ cell: TableCell, _ rowCell: TableRowCell
  ) -> RowContent {
    let context = RowContext(id: id, cell: cell, isEditing: isEditing)
    var content = RowContent(kind: cell.kind.name, body: rowCell.body(for: context))
    content.indentation = depth(of: id)
    content.nameForScreenReaders(cell.title ?? "")
    return content
  }

  /// Returns the context of a row that its cell class receives: its values, texts and bases.
  func rowContext(of id: NodeID, _ cell: TableCell) -> RowContext {
    let fields = cell.fields
    let values = model.values(of: id, cell, fields)
    // Most rows have no bindings: this saves them two look-ups.
    if fields.isEmpty {
      return RowContext(id: id, cell: cell, values: values, isEditing: isEditing)
    }
    let refused = model.refusedValues(of: id)
    let texts = model.texts(of: id, fields.filter { refused[$0.name] == nil }, values)
    return RowContext(
      id: id, cell: cell, values: values.merging(refused) { $1 }, texts: texts,
      bases: model.bases(of: id, fields), isEditing: isEditing)
  }
}
