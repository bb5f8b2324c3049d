/// What a person types into a field that writes when it is left, with its row as it is, which may leave first.
struct TypedField {
  let row: NodeID
  let name: String
  /// The text that stood there when the person began.
  let start: String
  let value: TableValue
  let cell: TableCell
  /// The objects of the groups around the row, the nearest first.
  let groups: [TableGroup]
}

extension TableModel {
  /// Notes what is being typed into a field that writes when it is left; where it is what stood there before, nothing is.
  ///
  /// `control` is the field as it showed before, or nil where it does not show.
  package func noteTyping(
    _ text: String, in control: RowControl?, of row: NodeID, _ name: String
  ) {
    let isSame = typedField?.row == row && typedField?.name == name
    let start = (isSame ? typedField?.start : nil) ?? control?.startText ?? ""
    typedField = nil
    guard text != start, let section = tree.find(row)?.section, let cell = cell(row) else { return }
    typedField = TypedField(
      row: row, name: name, start: start, value: control?.entered(text) ?? .text(text), cell: cell,
      groups: tree.groupObjects(around: section))
  }

  /// Notes that a field was left, so that nothing is being typed into it any more.
  package func endTyping(of row: NodeID, _ name: String) {
    if typedField?.row == row, typedField?.name == name { typedField = nil }
    if typedDraft?.row == row, typedDraft?.name == name { typedDraft = nil }
  }

  /// Writes what was being typed into a field whose row does not show any more, as where a person leaves it; what makes no
  /// sense there is dropped, since nobody sees the row in which that would be said.
  package func leaveHiddenField() throws {
    guard let field = typedField, layout.tablePath(of: field.row) == nil else { return }
    typedField = nil
    guard let binding = field.cell.binding(of: field.name) else { return }
    let context = awayContext(of: field.row, field.cell, field.groups)
    try writeAway(field.value, of: field.row, field.name, binding, context)
  }
}
