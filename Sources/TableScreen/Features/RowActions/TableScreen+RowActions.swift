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

  /// Runs a swipe action or menu item of a row, given by its position.
  func runRowAction(_ row: NodeID, _ place: RowAction.Place, _ index: Int) {
    guard let context = model.context(of: row) else { return }
    let actions = context.cell.rowActions(place.key)
    if place == .menu, index == actions.count, marksMistakes(of: context.cell) {
      return openMistakes(of: row)
    }
    guard actions.indices.contains(index) else { return }
    let (name, titles) = (place.key.name, actions.map(\.title))
    let isRunning = actionKeys(of: row).contains {
      $0.name == name && $0.rowAction?.index(in: titles) == index
    }
    if isRunning { return }
    let key = ActionKey(row: row, name: name, rowAction: NamedPlace(index, of: titles))
    perform(actions[index].action, context.using(titles[index]), as: key)
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
