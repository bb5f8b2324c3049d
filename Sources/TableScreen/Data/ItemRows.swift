/// Rows that come from items: identity and change come from the items, cells are made when needed.
final class ItemRows<Item: Equatable, Identity: Hashable>: RowProvider {
  private let items: [Item]
  private let identity: @MainActor (Item) -> Identity
  private let text: (@MainActor (Item) -> String)?
  private let cell: @MainActor (Item, TableActionContext) throws -> TableCell

  init(
    _ items: [Item], identity: @escaping @MainActor (Item) -> Identity,
    searchText: (@MainActor (Item) -> String)?,
    cell: @escaping @MainActor (Item, TableActionContext) throws -> TableCell
  ) {
    self.items = items
    self.identity = identity
    self.text = searchText
    self.cell = cell
  }

  var count: Int { items.count }

  var domain: ObjectIdentifier? { ObjectIdentifier(Item.self) }

  func cell(at index: Int, in context: TableActionContext) throws -> TableCell {
    try cell(items[index], context)
  }

  func id(at index: Int) -> TableCell.ID? { TableCell.ID(identity(items[index])) }

  func searchText(at index: Int) -> String? { text?(items[index]) }

  func isSame(at index: Int, as old: any RowProvider, at oldIndex: Int) -> Bool {
    guard let old = old as? Self else { return false }
    return items[index] == old.items[oldIndex]
  }

  func pairing(from old: any RowProvider) -> RowPairing {
    guard let old = old as? Self else { return RowPairing(newCount: count) }
    if items.hasSameStorage(as: old.items) { return RowPairing(unchanged: count) }
    return RowPairing(
      oldCount: old.items.count, newCount: items.count,
      isSame: { identity(old.items[$0]) == identity(items[$1]) },
      isChanged: { old.items[$0] != items[$1] },
      oldKey: { identity(old.items[$0]) }, newKey: { identity(items[$0]) })
  }
}

extension Array {
  /// Whether both arrays are one piece of memory, and so surely equal.
  func hasSameStorage(as other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { a in
        other.withUnsafeBufferPointer { b in a.baseAddress == b.baseAddress }
      }
  }
}
