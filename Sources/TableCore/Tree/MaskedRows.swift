/// The rows of one section that are described as hidden.
///
/// They are collected once, so that an edit by hand of a long section looks only at the rows that it changes.
@MainActor final class MaskedRows {
  private var rows: Set<NodeID>?

  /// Notes a row that was inserted or changed by hand, if it is described as hidden.
  func note(_ cell: TableCell, as row: NodeID) { if cell.isMasked { rows?.insert(row) } }

  /// Returns the places of the rows that are described as hidden, in a section whose cells are written.
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
