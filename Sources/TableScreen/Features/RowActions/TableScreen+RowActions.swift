import TableCore

extension TableScreen {
  /// Describes what swipes and the menu of a row offer.
  func describeOffers(of row: RowContext, in content: inout RowContent) {
    content.offers = offers(of: row.cell)
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

  /// Runs what a swipe or the menu of a row offers, by its position.
  func choose(_ row: NodeID, _ place: RowOffer.Place, _ index: Int) {
    guard let context = model.context(of: row) else { return }
    let offers = context.cell.rowActions(place.key)
    guard offers.indices.contains(index) else { return }
    let (name, titles) = ("offers \(place)", offers.map(\.title))
    let isRunning = actionKeys(of: row).contains {
      $0.name == name && $0.offer?.index(in: titles) == index
    }
    if isRunning { return }
    let key = ActionKey(row: row, name: name, offer: NamedPlace(index, of: titles))
    perform(offers[index].action, context, as: key)
  }
}

extension RowOffer.Place {
  /// The key under which a cell says what it offers there.
  fileprivate var key: TableCell.Key.Known {
    switch self {
    case .trailing: .swipeActions
    case .leading: .leadingSwipeActions
    case .menu: .menu
    }
  }

  fileprivate static let keys = [Self.trailing, .leading, .menu].map { ($0, $0.key) }
}
