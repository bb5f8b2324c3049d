/// Finds the rows of one section by what their author calls them, or says of them.
///
/// The rows that a section was read with are noted once, when the first is looked for; rows that come by hand are
/// added to them. What was noted may have gone or say something else by now: whoever looks asks the row itself.
@MainActor final class RowFinder {
  /// The rows as they were when they were noted.
  private var column: RowColumn?
  /// The place in that of the first row of each id, and those of others of the same id.
  private var ids: [TableCell.ID: Int] = [:]
  private var otherIDs: [TableCell.ID: [Int]] = [:]
  private var tags: [String: Set<NodeID>] = [:]
  private var masked: Set<NodeID> = []
  private var hasNotedCells = false
  /// Whether the rows stand where they were noted.
  private var isUnedited = false
  /// The rows that came by hand.
  private var added: [TableCell.ID: Set<NodeID>] = [:]

  /// Says that a row came by hand, or says something else.
  func add(_ cell: TableCell, as row: NodeID) {
    if column != nil, let id = cell.id { added[id, default: []].insert(row) }
    guard hasNotedCells else { return }
    for tag in cell.tags { tags[tag, default: []].insert(row) }
    if cell.isMasked { masked.insert(row) }
  }

  /// Says that rows came, went or moved by hand, or say something else.
  func noteEdit() { isUnedited = false }

  /// Returns the first row that had an id when the rows were noted, or nil where they were edited since.
  func place(ofUnedited id: TableCell.ID) -> Int? { isUnedited ? ids[id] : nil }

  /// Returns the first row of an id.
  func row(_ id: TableCell.ID, in store: RowStore) -> Int? {
    let column = column ?? noteIDs(of: store)
    if added[id] == nil, otherIDs.isEmpty || otherIDs[id] == nil {
      // One row that came with the others is the usual case, and is looked up often.
      guard let place = ids[id].flatMap({ store.column.index(of: column.id(at: $0)) }) else {
        return nil
      }
      return store.authorID(place) == id ? place : nil
    }
    var rows = added[id] ?? []
    if let first = ids[id] {
      rows.formUnion(([first] + (otherIDs[id] ?? [])).map { column.id(at: $0) })
    }
    return rows.compactMap { store.column.index(of: $0) }.filter { store.authorID($0) == id }.min()
  }

  /// Returns the rows with a tag, in order.
  func rows(_ tag: String, in store: RowStore) -> [Int] {
    if store.isLazy {
      // The cells of a lazy section come and go, so their tags are not kept.
      var tagged: Set<NodeID> = []
      for cells in [store.realised, store.given] {
        for (row, cell) in cells where cell.hasTag(tag) { tagged.insert(row) }
      }
      return places(of: tagged, in: store) { $0.hasTag(tag) }
    }
    noteCells(of: store)
    guard let rows = tags[tag] else { return [] }
    return places(of: rows, in: store) { $0.hasTag(tag) }
  }

  /// Returns the rows that are described as hidden, of a section whose cells are written.
  func maskedRows(in store: RowStore) -> [Int] {
    noteCells(of: store)
    return places(of: masked, in: store) { $0.isMasked }
  }

  private func places(
    of rows: Set<NodeID>, in store: RowStore, where matches: (TableCell) -> Bool
  ) -> [Int] {
    rows.compactMap { place(of: $0, in: store, where: matches) }.sorted()
  }

  private func place(
    of row: NodeID, in store: RowStore, where matches: (TableCell) -> Bool
  ) -> Int? {
    guard let place = store.column.index(of: row) else { return nil }
    return store.made(place).map(matches) == true ? place : nil
  }

  private func noteIDs(of store: RowStore) -> RowColumn {
    for index in 0..<store.count {
      guard let id = store.authorID(index) else { continue }
      if ids[id] == nil { ids[id] = index } else { otherIDs[id, default: []].append(index) }
    }
    column = store.column
    isUnedited = true
    return store.column
  }

  private func noteCells(of store: RowStore) {
    guard !hasNotedCells else { return }
    hasNotedCells = true
    for (index, cell) in store.cells.enumerated()
    where !cell.flags.isDisjoint(with: [.tagged, .masked]) {
      let row = store.column.id(at: index)
      for tag in cell.tags { tags[tag, default: []].insert(row) }
      if cell.isMasked { masked.insert(row) }
    }
  }
}
