/// The typing in a field, with the row as it is now, since the row may leave the table before the field is left.
package struct TypedField {
  package let row: NodeID
  package let name: String
  /// The text of the field when the typing began.
  let start: String
  package let value: TableValue
  /// The row as it was when it was typed into.
  package let home: DraftRow
}

extension TableModel {
  /// Notes the text that is being typed into a field that writes when it is left.
  ///
  /// Text equal to the one before the typing counts as not typed.
  ///
  /// `control` is the field in its previous state, or nil if it does not show.
  package func noteTyping(
    _ text: String, in control: RowControl?, of row: NodeID, _ name: String
  ) {
    let isSame = typedField?.row == row && typedField?.name == name
    let start = (isSame ? typedField?.start : nil) ?? control?.startText ?? ""
    typedField = nil
    noteEntering(row)
    guard text != start, let home = draftRow(row) else { return }
    typedField = TypedField(
      row: row, name: name, start: start, value: control?.entered(text) ?? .text(text), home: home)
  }

  /// Notes that a field was left, so that nothing is being typed into it any more.
  package func endTyping(of row: NodeID, _ name: String) {
    if typedField?.row == row, typedField?.name == name { typedField = nil }
    if typedDraft?.row == row, typedDraft?.name == name { typedDraft = nil }
  }

  /// Ends and returns the typing in a field whose row does not show any more, or edits another property now; or returns
  /// nil.
  package func takeHiddenField() -> TypedField? {
    guard let field = typedField ?? draftInUse,
      layout.tablePath(of: field.row) == nil || isBoundAnew(field),
      // What a deletion that is running decides about goes, or stays, with its row.
      !enteredInLeaving.values.contains(where: { $0.contains(field.row) })
    else { return nil }
    return takeTypedField()
  }

  /// Returns whether the row of a field is in the table, hidden or not, and edits what was typed into.
  package func isInPlace(_ field: TypedField) -> Bool {
    tree.find(field.row) != nil && !isBoundAnew(field)
  }

  private func isBoundAnew(_ field: TypedField) -> Bool {
    !edits(field.name, cell(field.row), sameAs: field.home.cell)
  }

  /// Returns whether a control of a cell edits the property that it edited in another state of the cell; a control that
  /// was bound to none edits no other.
  package func edits(_ control: String, _ cell: TableCell?, sameAs former: TableCell) -> Bool {
    guard let old = former.binding(of: control) else { return true }
    return cell?.binding(of: control)?.edits(old.identity, from: old.origin) == true
  }

  /// Returns whether the text that a person types into a control is still what the form holds, or writes once the field is
  /// left: false where the form has discarded or saved it meanwhile, or the control edits another property.
  package func isTyping(in row: NodeID, _ name: String) -> Bool {
    if let typed = typedDraft, typed.row == row, typed.name == name {
      return typed.last == nil || overlay.drafts[row, name] != nil
    }
    // No form knows a field that edits nothing.
    return typedField?.row == row && typedField?.name == name
      && typedField?.home.cell.binding(of: name) != nil
  }

  /// Ends and returns the typing in a field, wherever its row is, or returns nil, as for a field that is not meant.
  package func takeTypedField(
    where isMeant: (TypedField) -> Bool = { _ in true }
  ) -> TypedField? {
    guard let field = typedField ?? draftInUse, isMeant(field) else { return nil }
    typedField = nil
    return field
  }
}
