import TableCore

extension TableScreen {
  func makeContent(of id: NodeID, cell rowCell: TableRowCell) -> RowContent? {
    // Each is asked for once, since the way to it may lead over the screen around this one.
    let (model, settings) = (model, settingValues)
    guard let cell = model.cell(id) else { return nil }
    guard model.tree.find(id) != nil else { return titleContent(of: id, cell, rowCell) }
    let context = rowContext(of: id, cell)
    var content = RowContent(kind: cell.kind.name, body: rowCell.body(for: context))
    if let query = searchSession.query, case .standard? = settings.searchable?.matching {
      content.body = content.body.marking { query.ranges(in: $0) }
    }
    let isSelected = model.overlay.selection.contains(id)
    if let accessory = cell.accessory {
      content.accessory = self.accessory(accessory, of: cell, id)
      content.isAccessoryTappable = accessory.action != nil
    } else {
      let isMarked = isSelected && settings.marksSelection
      content.accessory = isMarked ? .checkmark : rowCell.accessory(for: context)
    }
    let path = model.layout.tablePath(of: id)
    let depth = path.flatMap { model.layout.row(at: $0)?.depth } ?? 0
    content.indentation = depth + (cell.integer(.indentation) ?? 0)
    content.isExpanded = model.isExpanded(id)
    content.isSelected = isSelected && cell.symbol(.selectionStyle) != .off
    content.tap = tap(
      on: cell, hasAction: action(of: context) != nil, isExpandable: content.isExpanded != nil,
      pressesButton: cell.rowCellClass?.pressesButton(of: context) ?? false,
      in: settings.selection, isSelected: isSelected)
    content.isLongPressable =
      cell.action(.longPressAction) != nil && isLongPressable(id)
    content.isBusy = model.overlay.busy.contains(id)
    content.progress = model.overlay.progress[id]
    content.isCancellable = content.isBusy && isRunning(for: id)
    content.editing = RowContent.Editing(rawValue: cell.editingStyle.rawValue) ?? .off
    content.deleteTitle = cell.text(.deleteTitle)
    content.isMoveable = cell.moves != .not
    content.offers = offers(of: cell)
    content.images = imageStates(in: content)
    content.message = model.message(of: id, cell)
    content.height = height(of: cell, settings.rowHeight)
    let (title, subtitle) = (cell.title, cell.subtitle)
    content.accessibilityLabel =
      if let title, let subtitle { "\(title), \(subtitle)" } else { title ?? subtitle ?? "" }
    return content
  }

  /// Returns the line that names a section of a row's children.
  private func titleContent(
    of id: NodeID, _ cell: TableCell, _ rowCell: TableRowCell
  ) -> RowContent {
    let context = RowContext(id: id, cell: cell, isEditing: isEditing)
    var content = RowContent(kind: cell.kind.name, body: rowCell.body(for: context))
    content.indentation = layout.tablePath(of: id).flatMap { layout.row(at: $0)?.depth } ?? 0
    content.accessibilityLabel = cell.title ?? ""
    return content
  }

  /// Returns what a cell class learns about a row.
  func rowContext(of id: NodeID, _ cell: TableCell) -> RowContext {
    let fields = cell.fields
    let values = model.values(of: id, cell, fields)
    // Most rows are bound to nothing.
    if fields.isEmpty {
      return RowContext(id: id, cell: cell, values: values, isEditing: isEditing)
    }
    return RowContext(
      id: id, cell: cell, values: values, texts: model.texts(of: id, fields, values),
      bases: model.bases(of: id, fields), isEditing: isEditing)
  }

  /// Returns what a tap on a row does: its own action, or else that of its cell class.
  func action(of id: NodeID, _ cell: TableCell) -> TableAction? {
    cell.action(.action) ?? cell.rowCellClass?.action(for: rowContext(of: id, cell), control: nil)
  }

  /// Returns what a control of a row does that edits nothing, as its cell class says.
  func action(of control: String, in id: NodeID, _ cell: TableCell) -> TableAction? {
    cell.rowCellClass?.action(for: rowContext(of: id, cell), control: control)
  }

  private func action(of row: RowContext) -> TableAction? {
    if let action = row.cell.action(.action) { return action }
    return row.cell.rowCellClass?.action(for: row, control: nil)
  }

  private func tap(
    on cell: TableCell, hasAction: Bool, isExpandable: Bool, pressesButton: Bool,
    in selection: TableSelection, isSelected: Bool
  ) -> RowContent.Tap? {
    if hasAction { return pressesButton ? .press : .action }
    if isExpandable { return .expand }
    switch selection {
    case .single: return .select
    case .multiple: return isSelected ? .deselect : .select
    case .off, .momentary: return cell.link == nil ? nil : .link
    }
  }

  private func offers(of cell: TableCell) -> [RowOffer.Place: [RowOffer]] {
    var offers: [RowOffer.Place: [RowOffer]] = [:]
    for (place, key) in RowOffer.Place.keys {
      let actions = cell.rowActions(key)
      if actions.isEmpty { continue }
      offers[place] = actions.map { RowOffer(title: $0.title, isDestructive: $0.isDestructive) }
    }
    return offers
  }

  private func height(of cell: TableCell, _ rowHeight: TableRowHeight?) -> Double? {
    switch cell.attribute(.height) {
    case .integer(let height)?: return Double(height)
    case .number(let height)?: return height
    default: break
    }
    if case .fixed(let height)? = rowHeight { return height }
    return nil
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
}

extension RowOffer.Place {
  /// The key under which a cell says what it offers there.
  var key: TableCell.Key.Known {
    switch self {
    case .trailing: .swipeActions
    case .leading: .leadingSwipeActions
    case .menu: .menu
    }
  }

  fileprivate static let keys = [Self.trailing, .leading, .menu].map { ($0, $0.key) }
}

extension RowElement {
  /// Returns the element with what a search found marked in its titles.
  func marking(_ find: (String) -> [Range<Int>]) -> RowElement {
    switch self {
    case .text(var text) where text.role == .title:
      text.matches = find(text.text.plain)
      return .text(text)
    case .stack(var stack):
      stack.elements = stack.elements.map { $0.marking(find) }
      return .stack(stack)
    default: return self
    }
  }
}
