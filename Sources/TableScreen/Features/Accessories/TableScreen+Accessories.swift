import TableCore

extension TableScreen {
  /// Describes a row's accessory: its own, that of its cell class, or a check mark.
  func describeAccessory(
    of row: RowContext, _ rowCell: TableRowCell, in content: inout RowContent
  ) {
    if let accessory = row.cell.accessory {
      content.accessory = self.accessory(accessory, of: row.cell, row.id)
      content.isAccessoryTappable = row.cell.accessoryAction != nil
    } else {
      let own = rowCell.accessory(for: row)
      content.accessory = own == .off && isMarked(row.id) ? .checkmark : own
    }
    if case .element(let element) = content.accessory {
      content.accessory = .element(element.fitted)
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
    case .toggle(let isOn, _, _):
      let name = RowControl.accessoryName
      let described =
        cell.binding(of: name).map {
          model.draft(of: id, name, $0)?.value ?? model.boundValue(of: id, $0) ?? .null
        }
        ?? .flag(isOn)
      let value = model.controlValue(id, name) ?? described
      return .control(
        RowControl(
          name, .toggle, value: value, isEnabled: described != .null,
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
      let context = RowContext(id: id, cell: own, isEditing: isEditing, isAccessory: true)
      return .element(view.body(for: context).atEnd)
    }
  }

  /// Runs the action of a row's accessory after a tap on it.
  func tapAccessory(_ row: NodeID) {
    guard let context = model.context(of: row), let accessory = context.cell.accessory,
      let action = context.cell.accessoryAction
    else { return }
    var title = accessory.label
    if case .button(let own) = accessory.kind { title = own }
    perform(action, context.using(title), as: ActionKey(row: row, name: "accessory"))
  }

  /// Turns the switch of a row on or off.
  func toggle(
    _ row: NodeID, _ context: TableActionContext, _ value: TableValue, over old: TableValue?
  ) {
    let name = RowControl.accessoryName
    guard case .toggle(_, _, let changed)? = context.cell.accessory?.kind else {
      return tapAccessory(row)
    }
    guard let event = context.control else { return }
    let action = changed ?? context.cell.handler(of: name, .changed)
    if context.cell.binding(of: name) != nil {
      write(event, over: old, context, then: action)
    } else if let action {
      change(action, context, event)
    } else {
      let old = shownValue(of: event, context.cell)
      model.setControlValue(value, row, name)
      tellChange(value, over: old, of: name, in: row, context.cell)
    }
  }
}

extension TableCell {
  /// The action of a tap on the row's accessory: its own, or that of the control of its name.
  var accessoryAction: TableAction? {
    guard let accessory else { return nil }
    if accessory.isSwitch { return accessory.action }
    return accessory.action ?? handler(of: RowControl.accessoryName, .changed)
  }
}

extension RowElement {
  /// The element at the end of a row, without the space around it: a cell class puts that between it and the name of its row,
  /// or on both sides of what it centers.
  fileprivate var atEnd: RowElement {
    guard case .stack(var stack) = self else { return self }
    switch stack.axis {
    case .horizontal:
      stack.elements = Array(stack.elements.drop { $0 == .spacer })
      while stack.elements.last == .spacer { stack.elements.removeLast() }
    case .vertical: stack.elements = stack.elements.map(\.atEnd)
    }
    return stack.elements.count == 1 ? stack.elements[0] : .stack(stack)
  }
}
