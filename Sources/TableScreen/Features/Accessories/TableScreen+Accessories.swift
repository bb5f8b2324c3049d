import TableCore

extension TableScreen {
  /// Describes a row's accessory: its own, a check mark, or that of its cell class.
  func describeAccessory(
    of row: RowContext, _ rowCell: TableRowCell, in content: inout RowContent
  ) {
    if let accessory = row.cell.accessory {
      content.accessory = self.accessory(accessory, of: row.cell, row.id)
      content.isAccessoryTappable = accessory.action != nil
    } else {
      content.accessory = isMarked(row.id) ? .checkmark : rowCell.accessory(for: row)
    }
  }

  private func accessory(
    _ accessory: TableAccessory, of cell: TableCell, _ id: NodeID
  ) -> RowContent.Accessory {
    switch accessory.kind {
    case .symbol(.disclosure): return .disclosure
    case .symbol(.checkmark): return .checkmark
    case .symbol(.detail): return .detail
    case .symbol: return .off
    case .toggle(let isOn, let binding, _):
      let name = RowControl.accessoryName
      let described =
        binding.map {
          model.draft(of: id, name, $0)?.value ?? model.boundValue(of: id, $0) ?? .null
        }
        ?? .flag(isOn)
      let value = model.controlValue(id, RowControl.accessoryName) ?? described
      return .control(
        RowControl(
          RowControl.accessoryName, .toggle, value: value, isEnabled: described != .null,
          label: accessory.label ?? cell.title ?? ""))
    case .badge(let text): return .element(.badge(text))
    case .image(let image): return .element(.image(image))
    case .button(let title):
      return .control(
        RowControl(
          RowControl.accessoryName, .button(title: title), label: accessory.label ?? title))
    case .view(let cellClass, let properties):
      guard let type = cellClass.type as? TableRowCell.Type else { return .off }
      let view = type.init()
      view.onLoad()
      let own: TableCell = [.title: cell.title, .properties: properties]
      return .element(
        view.body(for: RowContext(id: id, cell: own, isEditing: isEditing)))
    }
  }

  /// Runs the action of a row's accessory after a tap on it.
  func tapAccessory(_ row: NodeID) {
    guard let context = model.context(of: row), let accessory = context.cell.accessory,
      let action = accessory.action
    else { return }
    var title = accessory.label
    if case .button(let own) = accessory.kind { title = own }
    perform(action, context.using(title), as: ActionKey(row: row, name: "accessory"))
  }

  /// Turns the switch of a row on or off.
  func toggle(
    _ row: NodeID, _ context: TableActionContext, _ value: TableValue, over old: TableValue?
  ) {
    guard case .toggle(_, let binding, let changed)? = context.cell.accessory?.kind else {
      return tapAccessory(row)
    }
    if binding != nil {
      write(value, row, RowControl.accessoryName, over: old)
    } else if let changed, let event = context.control {
      change(changed, context, event)
    } else {
      let old = context.control.flatMap { shownValue(of: $0, context.cell) }
      model.setControlValue(value, row, RowControl.accessoryName)
      tellChange(value, over: old, of: RowControl.accessoryName, in: row, context.cell)
    }
  }
}
