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
      comparison ?? ItemComparison(identity: identity)
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
    guard let old = old as? Self else { return RowPairing() }
    if items.hasSameStorage(as: old.items) { return RowPairing(inPlace: count) }
    return RowPairing(comparison.walk(old.items, items))
  }
}

/// Compares items by their identity and content.
///
/// The work lies in a closure that the compiler specializes for the type of the items, in the module that names it.
@usableFromInline struct ItemComparison<Item> {
  /// Walks over old and new items.
  let walk: @MainActor (_ old: [Item], _ new: [Item]) -> PairingWalk

  @usableFromInline init(_ walk: @escaping @MainActor ([Item], [Item]) -> PairingWalk) {
    self.walk = walk
  }
}

extension ItemComparison where Item: Equatable {
  init<Identity: Hashable>(identity: @escaping @MainActor (Item) -> Identity) {
    walk = { old, new in
      var walk = PairingWalk()
      walk.walk(
        oldCount: old.count, newCount: new.count,
        isSame: { identity(old[$0]) == identity(new[$1]) },
        isChanged: { old[$0] != new[$1] })
      walk.match(
        oldKey: { identity(old[$0]) }, newKey: { identity(new[$0]) },
        isChanged: { old[$0] != new[$1] })
      return walk
    }
  }
}

extension ItemComparison where Item: Identifiable & Equatable {
  @inlinable static func byID() -> ItemComparison {
    ItemComparison { old, new in
      // Items are compared in place, because taking one out of its array would copy it.
      old.withUnsafeBufferPointer { old in
        new.withUnsafeBufferPointer { new in
          var walk = PairingWalk()
          walk.walk(
            oldCount: old.count, newCount: new.count, isSame: { old[$0].id == new[$1].id },
            isChanged: { old[$0] != new[$1] })
          walk.match(
            oldKey: { old[$0].id }, newKey: { new[$0].id }, isChanged: { old[$0] != new[$1] })
          return walk
        }
      }
    }
  }
}

extension Array {
  /// Returns whether both arrays share their storage, and therefore are equal.
  package func hasSameStorage(as other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { a in
        other.withUnsafeBufferPointer { b in a.baseAddress == b.baseAddress }
      }
  }
}
