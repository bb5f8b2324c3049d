import TableCore

extension TableScreen {
  /// Describes the swipe actions and menu items of a row.
  func describeRowActions(of row: RowContext, in content: inout RowContent) {
    content.rowActions = rowActions(of: row.cell)
  }

  private func rowActions(of cell: TableCell) -> [RowAction.Place: [RowAction]] {
    var rowActions: [RowAction.Place: [RowAction]] = [:]
    for (place, key) in RowAction.Place.keys {
      let actions = cell.rowActions(key)
      if actions.isEmpty { continue }
      rowActions[place] = actions.map {
        RowAction(title: $0.title, isDestructive: $0.isDestructive)
      }
    }
    return rowActions
  }

  /// A swipe action or menu item, by its title among those of its place, or the entry that follows these.
  enum NamedAction {
    case title(NamedPlace<String>)
    case mistakes
  }

  /// Returns the swipe action or menu item that an event means by its position, before what has changed meanwhile is read: a
  /// person saw the row as it was.
  func namedAction(_ event: TableEvent) -> NamedAction? {
    guard case .rowAction(let row, let place, let index) = event, let cell = model.cell(row)
    else { return nil }
    let titles = cell.rowActions(place.key).map(\.title)
    if place == .menu, index == titles.count, marksMistakes(of: cell) { return .mistakes }
    return .title(NamedPlace(index, of: titles))
  }

  /// Runs a swipe action or menu item of a row, unless the row has it no longer.
  func runRowAction(_ row: NodeID, _ place: RowAction.Place, _ action: NamedAction?) {
    guard let context = model.context(of: row) else { return }
    guard case .title(let seen) = action else {
      if action != nil, marksMistakes(of: context.cell) { openMistakes(of: row) }
      return
    }
    let actions = context.cell.rowActions(place.key)
    let titles = actions.map(\.title)
    guard let index = seen.indexOfSame(in: titles), !isRunning(place, index, of: row)
    else { return }
    let key = ActionKey(row: row, name: place.key.name, rowAction: NamedPlace(index, of: titles))
    perform(actions[index].action, context.using(titles[index]), as: key)
  }

  /// Returns whether a swipe action or menu item of a row runs.
  func isRunning(_ place: RowAction.Place, _ index: Int, of row: NodeID) -> Bool {
    let titles = model.cell(row)?.rowActions(place.key).map(\.title) ?? []
    return actionKeys(of: row).contains {
      $0.name == place.key.name && $0.rowAction?.index(in: titles) == index
    }
  }
}

extension RowAction.Place {
  /// The cell's key for the actions at that place.
  fileprivate var key: TableCell.Key.Known {
    switch self {
    case .trailing: .swipeActions
    case .leading: .leadingSwipeActions
    case .menu: .menu
    }
  }

  fileprivate static let keys = [Self.trailing, .leading, .menu].map { ($0, $0.key) }
}
