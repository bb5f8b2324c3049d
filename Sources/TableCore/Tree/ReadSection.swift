/// A section while it is read: its rows are paired, and those that are new wait for an identity.
///
/// A class, so that a change in place copies no rows.
@MainActor final class ReadSection {
  let node: SectionNode
  var store: RowStore
  /// The rows that stay, those whose content changed, and those that got an identity.
  var rows: ReadRows
  /// The places of the rows that were not in the section before.
  let arrivals: [Range<Int>]
  /// The places of the rows that have no identity yet.
  private(set) var newcomers: [Range<Int>]
  /// The rows whose change of content the app has shown itself; see ``TableSource/onContentChange``.
  let handled: Set<NodeID>
  /// The former cells of rows that came from other sections, if the cells are not plain.
  private(set) var adopted: [NodeID: TableCell] = [:]
  /// The newcomers that have got an identity since.
  private var known: Set<Int> = []

  init(
    _ node: SectionNode, _ store: RowStore, _ rows: ReadRows, newcomers: [Range<Int>],
    handled: Set<NodeID>
  ) {
    (self.node, self.store, self.rows) = (node, store, rows)
    (arrivals, self.newcomers, self.handled) = (newcomers, newcomers, handled)
  }

  /// Gives a newcomer the identity that it had elsewhere; it stays among the newcomers until ``dropKnown()``.
  func give(_ index: Int, _ id: NodeID, stamp: UInt32) {
    rows.give(index, id, stamp: stamp)
    known.insert(index)
  }

  /// Notes the former cell of a row from another section, so that the row is made, and its children are read, again.
  func note(_ cell: TableCell?, of row: NodeID) {
    if let cell, !cell.isPlain { adopted[row] = cell }
  }

  /// Removes the rows that have got an identity from the newcomers.
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

  /// The cell of a row whose column is not made yet, if it is written.
  func pendingCell(_ index: Int) -> TableCell? { isLazy ? nil : made(index) }
}
