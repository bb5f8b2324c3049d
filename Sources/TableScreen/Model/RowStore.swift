/// The rows of one section: their identities, and their cells, made already or made when needed.
@MainActor struct RowStore {
  /// The identities and content stamps, in order.
  var column = RowColumn()
  /// What any of the cells holds.
  var flags: CellFlags = []
  private(set) var cells: [TableCell] = []
  private(set) var provider: (any RowProvider)?
  /// For each row its index in the provider, or nil while no row was removed or moved by hand.
  private var sourceIndexes: [Int]?
  /// The cells that the provider has made, by row.
  private(set) var realised: [NodeID: TableCell] = [:]
  /// How many of them say nothing beyond their own look, and so may be forgotten.
  private var plainCount = 0
  private var names = Names()

  /// How many made cells of a provider are kept: some pages of rows on any host.
  static let realisedBound = 2_000

  init() {}

  init(column: RowColumn, rows: TableSection.Rows) {
    self.column = column
    switch rows {
    case .cells(let cells):
      self.cells = cells
      flags = cells.reduce(into: []) { $0.formUnion($1.flags) }
    case .provider(let provider):
      self.provider = provider
    }
  }

  var count: Int { column.count }

  var isLazy: Bool { provider != nil }

  /// Whether rows were removed, inserted or moved by hand since they were read.
  var isEdited: Bool { sourceIndexes != nil }

  /// Returns the index in the source of the row at `index`.
  func sourceIndex(_ index: Int) -> Int { sourceIndexes?[index] ?? index }

  /// Returns the cell of a row, where it is made already.
  func made(_ index: Int) -> TableCell? {
    guard isLazy else { return cells[index] }
    let id = column.id(at: index)
    return given[id] ?? realised[id]
  }

  mutating func realise(_ cell: TableCell, as id: NodeID) {
    if plainCount >= Self.realisedBound {
      realised = realised.filter { !$1.isPlain }
      plainCount = 0
    }
    if cell.isPlain { plainCount += 1 }
    realised[id] = cell
    flags.formUnion(cell.flags)
  }

  mutating func forgetRealised(_ id: NodeID) -> TableCell? {
    guard let cell = realised.removeValue(forKey: id) else { return nil }
    if cell.isPlain { plainCount -= 1 }
    return cell
  }

  /// Returns the identity that the author gave to the row at `index`, or nil.
  func authorID(_ index: Int) -> TableCell.ID? {
    guard let provider else { return cells[index].id }
    let source = sourceIndex(index)
    return source < 0 ? given[column.id(at: index)]?.id : provider.id(at: source)
  }

  /// Returns the row of that identity, the first where there are several.
  ///
  /// Complexity: O(1); the first look-up after a change of the rows walks over them.
  func row(id: TableCell.ID) -> Int? { names.row(id, in: self) }

  /// The rows with that tag, in order.
  func rows(tag: String) -> [Int] {
    guard flags.contains(.tagged) else { return [] }
    return names.rows(tag, in: self)
  }

  // MARK: Edits

  /// A row that comes by hand.
  struct EditedRow {
    let id: NodeID
    let stamp: UInt32
    /// What it says, or nil where the provider makes it when needed.
    let cell: TableCell?
    /// Its index in the provider, or -1.
    let source: Int
    /// Whether what it says was given by hand, and not made by the provider.
    let isGiven: Bool
  }

  /// Takes rows out; the places ascend.
  ///
  /// Complexity: O(*n*) for all of them together.
  mutating func remove(_ places: [Int]) {
    if isLazy {
      var indexes = sourceIndexes ?? Array(0..<count)
      indexes.remove(ascending: places)
      sourceIndexes = indexes
      for place in places {
        _ = forgetRealised(column.id(at: place))
        given[column.id(at: place)] = nil
      }
    } else {
      cells.remove(ascending: places)
    }
    column.edit {
      $0.remove(ascending: places)
      $1.remove(ascending: places)
    }
    names = Names()
  }

  /// Puts rows in, in their order, from a place on.
  ///
  /// Complexity: O(*n*) for all of them together.
  mutating func insert(_ rows: [EditedRow], at index: Int) {
    if isLazy {
      var indexes = sourceIndexes ?? Array(0..<count)
      indexes.insert(contentsOf: rows.map(\.source), at: index)
      sourceIndexes = indexes
      for row in rows {
        if row.isGiven {
          given[row.id] = row.cell
        } else if let cell = row.cell {
          realise(cell, as: row.id)
        }
      }
    } else {
      cells.insert(contentsOf: rows.map { $0.cell ?? TableCell() }, at: index)
    }
    for row in rows { if let cell = row.cell { flags.formUnion(cell.flags) } }
    column.edit {
      $0.insert(contentsOf: rows.map(\.id.raw), at: index)
      $1.insert(contentsOf: rows.map(\.stamp), at: index)
    }
    names = Names()
  }

  /// Makes a row say something else.
  mutating func replace(at index: Int, with cell: TableCell) {
    if isLazy {
      // Rows that say what their provider does not know are told apart by their indexes.
      sourceIndexes = sourceIndexes ?? Array(0..<count)
      _ = forgetRealised(column.id(at: index))
      given[column.id(at: index)] = cell
    } else {
      cells[index] = cell
    }
    flags.formUnion(cell.flags)
    names = Names()
  }

  /// Whether what the row says was given by hand.
  func isGiven(_ index: Int) -> Bool { given[column.id(at: index)] != nil }

  /// What rows of a lazy section say that was given by hand.
  private(set) var given: [NodeID: TableCell] = [:]

  /// Look-ups by what the author calls a row; made when first asked for.
  @MainActor private final class Names {
    private var ids: [TableCell.ID: Int]?
    private var tags: [String: [Int]]?

    func row(_ id: TableCell.ID, in store: RowStore) -> Int? {
      if let ids { return ids[id] }
      var ids: [TableCell.ID: Int] = [:]
      for index in 0..<store.count {
        guard let id = store.authorID(index), ids[id] == nil else { continue }
        ids[id] = index
      }
      self.ids = ids
      return ids[id]
    }

    func rows(_ tag: String, in store: RowStore) -> [Int] {
      // The cells of a lazy section come and go, so its tags are not kept.
      if store.isLazy { return Self.tags(of: store)[tag] ?? [] }
      if let tags { return tags[tag] ?? [] }
      let tags = Self.tags(of: store)
      self.tags = tags
      return tags[tag] ?? []
    }

    private static func tags(of store: RowStore) -> [String: [Int]] {
      var tags: [String: [Int]] = [:]
      if store.isLazy {
        for (id, cell) in store.realised.merging(store.given, uniquingKeysWith: { $1 }) {
          guard let index = store.column.index(of: id) else { continue }
          for tag in cell.tags { tags[tag, default: []].append(index) }
        }
        for tag in tags.keys { tags[tag]?.sort() }
      } else {
        for (index, cell) in store.cells.enumerated() {
          for tag in cell.tags { tags[tag, default: []].append(index) }
        }
      }
      return tags
    }
  }
}

extension TableCell {
  /// Whether the cell says nothing but how it looks; what else it says is not forgotten.
  fileprivate var isPlain: Bool { flags.isDisjoint(with: [.masked, .children, .tagged]) }
}

extension Array {
  /// Takes out the elements at places that ascend, in one walk.
  mutating func remove(ascending places: [Int]) {
    guard var write = places.first else { return }
    var next = places.startIndex
    for read in write..<count {
      if next < places.endIndex, places[next] == read {
        next += 1
      } else {
        self[write] = self[read]
        write += 1
      }
    }
    removeSubrange(write...)
  }
}
