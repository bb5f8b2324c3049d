/// Rows that come from items: identity and change come from the items, cells are made when needed.
final class ItemRows<Item: Equatable, Identity: Hashable>: RowProvider {
  private let items: [Item]
  private let identity: @MainActor (Item) -> Identity
  private let text: (@MainActor (Item) -> String)?
  private let cell: @MainActor (Item, TableActionContext) throws -> TableCell
  private let comparison: ItemComparison<Item>

  init(
    _ items: [Item], identity: @escaping @MainActor (Item) -> Identity,
    searchText: (@MainActor (Item) -> String)?, comparison: ItemComparison<Item>? = nil,
    cell: @escaping @MainActor (Item, TableActionContext) throws -> TableCell
  ) {
    self.items = items
    self.identity = identity
    self.text = searchText
    self.cell = cell
    self.comparison =
      comparison ?? ItemComparison(hasSameIdentity: { identity($0) == identity($1) })
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
    let (prefix, changed) = comparison.prefix(old.items, items)
    return RowPairing(
      oldCount: old.items.count, newCount: items.count, prefix: prefix, changed: changed,
      isSame: { identity(old.items[$0]) == identity(items[$1]) },
      isChanged: { old.items[$0] != items[$1] },
      oldKey: { identity(old.items[$0]) }, newKey: { identity(items[$0]) })
  }
}

/// Compares items from the first on, until two have different identities.
///
/// What it does lies in a closure that the compiler makes for the very type of the items, in the module that names it:
/// a walk over a million items would else ask the type a million times how to compare them.
@usableFromInline struct ItemComparison<Item> {
  /// Returns how many items at the start have equal identities, and which of them are not equal.
  let prefix: @MainActor (_ old: [Item], _ new: [Item]) -> (Int, changed: [Int])

  @usableFromInline init(
    _ prefix: @escaping @MainActor ([Item], [Item]) -> (Int, changed: [Int])
  ) {
    self.prefix = prefix
  }
}

extension ItemComparison where Item: Equatable {
  init(hasSameIdentity: @escaping @MainActor (Item, Item) -> Bool) {
    prefix = { old, new in
      var changed: [Int] = []
      let count = min(old.count, new.count)
      for index in 0..<count {
        guard hasSameIdentity(old[index], new[index]) else { return (index, changed) }
        if old[index] != new[index] { changed.append(index) }
      }
      return (count, changed)
    }
  }
}

extension ItemComparison where Item: Identifiable & Equatable {
  @inlinable static func byID() -> ItemComparison {
    ItemComparison { old, new in
      var changed: [Int] = []
      let count = Swift.min(old.count, new.count)
      for index in 0..<count {
        guard old[index].id == new[index].id else { return (index, changed) }
        if old[index] != new[index] { changed.append(index) }
      }
      return (count, changed)
    }
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
