/// A section while it is read: its rows are paired, and those that are new wait for an identity.
///
/// It is changed where it is, since a copy of it would be one of all its rows.
@MainActor final class ReadSection {
  let node: SectionNode
  var store: RowStore
  /// The rows that stay, and those whose content is another now.
  var rows: ReadRows
  /// The places of the rows that have no identity yet.
  private(set) var newcomers: [Range<Int>]
  /// The rows whose change the app has seen to.
  let handled: Set<NodeID>
  /// The cells, as they were, of rows from other sections that say more than how they look.
  private(set) var adopted: [NodeID: TableCell] = [:]
  /// Those of the newcomers that have got an identity since.
  private var known: Set<Int> = []

  init(
    _ node: SectionNode, _ store: RowStore, _ rows: ReadRows, newcomers: [Range<Int>],
    handled: Set<NodeID>
  ) {
    (self.node, self.store, self.rows) = (node, store, rows)
    (self.newcomers, self.handled) = (newcomers, handled)
  }

  /// Gives a newcomer an identity that it had elsewhere, or before; it counts as one until ``dropKnown()``.
  func give(_ index: Int, _ id: NodeID, stamp: UInt32) {
    rows.give(index, id, stamp: stamp)
    known.insert(index)
  }

  /// Notes what a row from another section said there, so that what hangs below it is not kept as it was.
  func note(_ cell: TableCell?, of row: NodeID) {
    if let cell, !cell.isPlain { adopted[row] = cell }
  }

  /// Leaves out those of the newcomers that have got an identity.
  func dropKnown() {
    guard !known.isEmpty else { return }
    newcomers = newcomers.joined().filter { !known.contains($0) }.joinedRanges
    known = []
  }
}

extension RowStore {
  /// The identity that the author gave to a row whose column is not made yet.
  func pendingID(_ index: Int) -> TableCell.ID? {
    if let provider { provider.id(at: index) } else { made(index)?.id }
  }

  /// Returns the name that a row keeps while it is absent, before its column is made.
  func pendingKey(_ index: Int) -> PairingKey? {
    if let id = pendingID(index) { return .id(id) }
    return isLazy ? nil : absentKey(index)
  }

  /// The cell of a row whose column is not made yet, where it is written.
  func pendingCell(_ index: Int) -> TableCell? { isLazy ? nil : made(index) }
}
