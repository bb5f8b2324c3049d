/// The rows of one section: their identities, and their cells, made already or made when needed.
@MainActor struct RowStore {
  /// The identities and content stamps, in order.
  var column = RowColumn()
  /// The union of the flags of all cells that were ever made, those of deleted rows among them.
  var flags: CellFlags = []
  private var written = CellTable()
  private(set) var provider: (any RowProvider)?
  /// For each row its index in the provider, or nil while no row was removed or moved by hand.
  private var sourceIndexes: SourceTable?
  /// The cells that the provider has made, by row.
  private(set) var realized: [NodeID: TableCell] = [:]
  /// The number of made cells that may be dropped and made again: those that are plain.
  private var plainCount = 0
  private var masked = MaskedRows()
  /// The makers of the rows that came from other sections by hand.
  private var makers: [NodeID: RowMaker] = [:]

  /// The number of droppable cells up to which they are kept: some pages of rows on any host.
  static let realizedBound = 2_000

  init() {}

  init(column: RowColumn, rows: TableSection.Rows) {
    self.column = column
    switch rows {
    case .cells(let cells):
      written = CellTable(cells)
      for index in cells.indices { flags.formUnion(cells[index].flags) }
    case .provider(let provider):
      self.provider = provider
    }
  }

  var count: Int { column.count }

  var isLazy: Bool { provider != nil }

  /// True if the provider uses a row's index as its id.
  var idsAreIndexes: Bool { provider?.idsAreIndexes == true }

  /// The cells as written, in order; empty if a provider makes them.
  ///
  /// Complexity: O(1), and O(*n*) once rows were edited by hand.
  var cells: [TableCell] { written.all }

  /// True if rows were removed, inserted or moved by hand since they were read.
  var isEdited: Bool { sourceIndexes != nil }

  /// Returns the index in the source of the row at `index`.
  func sourceIndex(_ index: Int) -> Int { sourceIndexes?[index] ?? index }

  /// Returns whether the cell of a row can be made now: a source may have to read its data first.
  func isReady(_ index: Int) -> Bool {
    guard let (provider, source) = origin(of: index) else { return true }
    return provider.isReady(source..<source + 1)
  }

  /// Returns the maker of a row that came from another section by hand, or nil.
  func maker(of index: Int) -> RowMaker? {
    makers.isEmpty ? nil : makers[column.id(at: index)]
  }

  /// Returns the provider that makes a row, and the row's index in it; nil for one that is written.
  func origin(of index: Int) -> (provider: any RowProvider, source: Int)? {
    if let maker = maker(of: index) { return (maker.provider, maker.source) }
    guard let provider, case let source = sourceIndex(index), source >= 0 else { return nil }
    return (provider, source)
  }

  /// The rows with made cells that edit something.
  var boundIDs: [NodeID] {
    if !isLazy {
      return cells.enumerated().filter { $1.flags.contains(.bound) }.map {
        column.id(at: $0.offset)
      }
    }
    return realized.merging(given) { $1 }.filter { $1.flags.contains(.bound) }.map(\.key)
  }

  /// Returns the cell of a row, if it is made already.
  func made(_ index: Int) -> TableCell? {
    guard isLazy else { return written[index] }
    let id = column.id(at: index)
    return given[id] ?? realized[id]
  }

  /// The rows whose cells are made.
  var madeIDs: [NodeID] {
    isLazy ? Array(realized.keys) + given.keys : column.ids.map { NodeID($0) }
  }

  /// Returns whether any row made so far can be edited; of those that were made to be looked at, only `seen` count.
  func hasEditable(seen: Set<NodeID>? = nil) -> Bool {
    guard flags.contains(.editable), isLazy else { return flags.contains(.editable) }
    // The flags cover deleted rows, too.
    let isEditable = { (row: (id: NodeID, cell: TableCell)) in
      row.cell.flags.contains(.editable) && column.index(of: row.id) != nil
    }
    return given.contains { isEditable(($0.key, $0.value)) }
      || realized.contains { seen?.contains($0.key) != false && isEditable(($0.key, $0.value)) }
  }

  mutating func realize(_ cell: TableCell, as id: NodeID) {
    if plainCount >= Self.realizedBound {
      realized = realized.filter { !$1.isPlain }
      plainCount = 0
    }
    if cell.isPlain { plainCount += 1 }
    realized[id] = cell
    flags.formUnion(cell.flags)
  }

  /// Gives a row another identity, and drops the cell that was made for it.
  mutating func rename(at index: Int, to id: NodeID, stamp: UInt32) {
    let old = column.id(at: index)
    _ = forgetRealized(old)
    if let cell = given.removeValue(forKey: old) { given[id] = cell }
    if let maker = makers.removeValue(forKey: old) { makers[id] = maker }
    column.remove(ascending: [index])
    column.insert(RowColumn(ids: [id.raw], stamps: [stamp]), at: index)
    masked = MaskedRows()
  }

  mutating func forgetRealized(_ id: NodeID) -> TableCell? {
    guard let cell = realized.removeValue(forKey: id) else { return nil }
    if cell.isPlain { plainCount -= 1 }
    return cell
  }

  /// Returns whether the row at `index` has been made and has a tag.
  func hasTag(_ tag: String, at index: Int) -> Bool { made(index)?.hasTag(tag) == true }

  /// Returns the identity that the author gave to the row at `index`, or nil.
  func authorID(_ index: Int) -> TableCell.ID? {
    guard let provider else { return written[index].id }
    let source = sourceIndex(index)
    if source >= 0 { return provider.id(at: source) }
    return given[column.id(at: index)]?.id ?? maker(of: index)?.authorID
  }

  /// The rows that are described as hidden; of a lazy section those that are made.
  var describedMasks: [Int] {
    if !isLazy { return masked.places(in: self) }
    return realized.merging(given, uniquingKeysWith: { $1 }).compactMap { id, cell in
      cell.isMasked ? column.index(of: id) : nil
    }
  }

  // MARK: Edits

  /// A row that is inserted by hand.
  struct EditedRow {
    let id: NodeID
    let stamp: UInt32
    /// The cell, or nil if the provider makes it when needed.
    let cell: TableCell?
    /// The row's index in the provider, or -1.
    let source: Int
    /// True if the cell was given by hand, not made by the provider.
    let isGiven: Bool
    /// The maker of a row that comes from another section, or nil.
    var maker: RowMaker?
  }

  /// Removes rows; the places ascend.
  ///
  /// Complexity: O(*e* + *k*) for *k* rows after *e* edits by hand; see ``RowColumn/pieceLimit(for:)``.
  mutating func remove(_ places: [Int]) {
    if !makers.isEmpty { for place in places { makers[column.id(at: place)] = nil } }
    if isLazy {
      for place in places {
        _ = forgetRealized(column.id(at: place))
        given[column.id(at: place)] = nil
      }
      editSources { $0.remove(ascending: places) }
    } else {
      written.remove(ascending: places)
    }
    column.remove(ascending: places)
  }

  /// Inserts rows, in their order, at a place.
  ///
  /// Complexity: O(*e* + *k*) for *k* rows after *e* edits by hand; see ``RowColumn/pieceLimit(for:)``.
  mutating func insert(_ rows: [EditedRow], at index: Int) {
    if isLazy {
      editSources { $0.insert(rows.map(\.source), at: index) }
      for row in rows {
        if row.isGiven {
          given[row.id] = row.cell
        } else if let cell = row.cell {
          realize(cell, as: row.id)
        }
      }
    } else {
      written.insert(rows.map { $0.cell ?? TableCell() }, at: index)
    }
    for row in rows {
      if let cell = row.cell { flags.formUnion(cell.flags) }
      if let maker = row.maker { makers[row.id] = maker }
    }
    column.insert(RowColumn(ids: rows.map(\.id.raw), stamps: rows.map(\.stamp)), at: index)
    for row in rows { if let cell = row.cell { masked.note(cell, as: row.id) } }
  }

  /// Replaces the cells of rows, which nobody makes again then, unless they `follow` those who made them.
  mutating func replace(at places: [Int], with cells: [TableCell], follow: Bool = false) {
    if isLazy {
      // Rows with cells of their own are compared with those of the next reading one by one.
      editSources { _ in }
      for (place, cell) in zip(places, cells) {
        let id = column.id(at: place)
        _ = forgetRealized(id)
        given[id] = cell
      }
    } else {
      written.replace(at: places, with: cells)
      if !follow { for place in places { makers[column.id(at: place)] = nil } }
    }
    for (place, cell) in zip(places, cells) {
      flags.formUnion(cell.flags)
      masked.note(cell, as: column.id(at: place))
    }
  }

  private mutating func editSources(_ edit: (inout SourceTable) -> Void) {
    var sources = sourceIndexes ?? SourceTable(count: count)
    sourceIndexes = nil
    edit(&sources)
    sourceIndexes = sources
  }

  /// Returns whether the cell of a row was given by hand, not made by the provider.
  func isGiven(_ index: Int) -> Bool { given[column.id(at: index)] != nil }

  /// The cells that were given by hand to rows of a lazy section.
  private(set) var given: [NodeID: TableCell] = [:]
}

extension TableCell {
  /// True if the cell is neither hidden nor tagged, and has no children or checks, so that it may
  /// be dropped and made again.
  var isPlain: Bool {
    flags.isDisjoint(with: [.masked, .children, .tagged]) && attribute(.validate) == nil
  }
}
