package import TableCore

extension FlatLayout {
  /// Returns the gap between two rows that is meant by the upper half of an item, or the lower one; nil if rows cannot go there.
  ///
  /// A header stands for the start of its section, and a footer for its end.
  package func gap(at item: Item, isBehind: Bool) -> TablePath? {
    switch item {
    case .row(let id):
      layout.tablePath(of: id).map { TablePath($0.section, $0.row + (isBehind ? 1 : 0)) }
    case .header(let section): layout.index(ofSection: section).map { TablePath($0, 0) }
    case .footer(let section):
      layout.index(ofSection: section).map { TablePath($0, layout.rowCount(in: $0)) }
    case .tableHeader, .tableFooter, .paging: nil
    }
  }

  /// Returns the item at whose edge a line marks the place of a drop.
  ///
  /// - Returns: the item, and whether that is its lower edge.
  package func mark(of drop: TableDrop) -> (item: Item, isBehind: Bool)? {
    if let above = drop.above { return (.row(above), true) }
    guard let section = layout.index(ofSection: drop.section) else { return nil }
    if let first = layout.row(at: TablePath(section, 0))?.id { return (.row(first), false) }
    return (.header(drop.section), true)
  }
}
