package import TableCore

// Reports to the screen each value that a person has changed, once.
extension TableScreen {
  /// Reports a new value of a control, unless it equals the old one.
  func tellChange(
    _ value: TableValue?, over old: TableValue?, of control: String, in row: NodeID, _ cell: Cell,
    isDraft: Bool = false, _ owner: TableScreen? = nil
  ) {
    guard let value, value != old else { return }
    var change = TableValueChange(
      row: row, cell: cell, control: control, oldValue: old, value: value, isDraft: isDraft)
    change.isSecret = isSecret(control, of: row, cell)
    joined { (owner ?? self.owner(of: row)).onValueChanged(change) }
  }

  /// Returns whether the value of a control is a secret.
  package func isSecret(_ control: String, of row: NodeID, _ cell: Cell) -> Bool {
    cell.isSecret || fieldControl(control, in: row, cell)?.isSecret == true
  }

  /// Reports drafts that were written.
  func tellChanges(_ written: [WrittenField]) {
    for field in written {
      tellChange(
        field.new, over: field.old, of: field.name, in: field.row, field.cell, field.owner)
    }
  }

  /// Returns the value of a bound control: that of its property, or of its draft before the text
  /// that is being typed.
  func heldValue(
    of name: String, in row: NodeID, _ binding: TableBinding?, _ context: TableActionContext
  ) -> TableValue? {
    guard let binding else { return nil }
    let property = (try? binding.read(context)).flatMap { $0 }
    guard model.keepsDraft(row, binding) else { return property }
    return model.draftBeforeTyping(of: row, name, binding)?.value ?? property
  }

  /// Returns the value that an unbound control shows before it is used.
  func shownValue(of event: TableControlEvent, _ cell: Cell) -> TableValue? {
    guard event.kind == .changed else { return nil }
    if event.control == RowControl.accessoryName,
      case .toggle(let isOn, _, _)? = cell.accessory?.kind
    {
      return model.controlValue(event.row, event.control) ?? .flag(isOn)
    }
    return fieldControl(event.control, in: event.row)?.value
  }
}
