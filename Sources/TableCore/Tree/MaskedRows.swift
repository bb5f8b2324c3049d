/// The rows of one section that are described as hidden, noted once: an edit by hand of a long section looks at no row
/// but those that it changes.
@MainActor final class MaskedRows {
  private var rows: Set<NodeID>?

  /// Notes what a row says that came by hand, or says something else.
  func note(_ cell: TableCell, as row: NodeID) { if cell.isMasked { rows?.insert(row) } }

  /// Returns where the rows stand that are described as hidden, of a section whose cells are written.
  func places(in store: RowStore) -> [Int] {
    let rows = rows ?? noteRows(of: store)
    return rows.compactMap { row in
      store.column.index(of: row).flatMap { store.made($0)?.isMasked == true ? $0 : nil }
    }
  }

  private func noteRows(of store: RowStore) -> Set<NodeID> {
    var masked: Set<NodeID> = []
    for (index, cell) in store.cells.enumerated() where cell.isMasked {
      masked.insert(store.column.id(at: index))
    }
    rows = masked
    return masked
  }
}
