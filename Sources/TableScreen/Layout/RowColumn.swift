/// The rows of a section in order: for each its identity and the stamp of its content.
///
/// Rows that were made together, as those of a computed section, are kept as one run that costs no
/// memory; others lie in two columns. A column is a value; copies share their memory, which is also
/// how an unchanged section is known.
struct RowColumn {
  private enum Storage {
    /// Ids that follow each other, none of them touched yet.
    case run(first: UInt64, count: Int)
    case list(List)
  }

  private var storage: Storage

  /// Creates an empty column.
  init() { storage = .run(first: 0, count: 0) }

  /// Creates a column of ids that follow each other.
  init(first: UInt64, count: Int) { storage = .run(first: first, count: count) }

  /// Creates a column of ids with their stamps; both have one length.
  init(ids: [UInt64], stamps: [UInt32]) {
    precondition(ids.count == stamps.count, "a column has one stamp for each id")
    storage = .list(List(ids: ids, stamps: stamps))
  }

  var count: Int {
    switch storage {
    case .run(_, let count): count
    case .list(let list): list.ids.count
    }
  }

  var isEmpty: Bool { count == 0 }

  /// Returns the identity of the row at `index`.
  func id(at index: Int) -> NodeID {
    switch storage {
    case .run(let first, _): NodeID(first + UInt64(index))
    case .list(let list): NodeID(list.ids[index])
    }
  }

  /// Returns the stamp of the content of the row at `index`.
  func stamp(at index: Int) -> UInt32 {
    switch storage {
    case .run: 0
    case .list(let list): list.stamps[index]
    }
  }

  /// Returns the place of a row, or nil where it is not among them.
  ///
  /// Complexity: O(1) in a run, O(log *n*) while the ids ascend; else O(1) after one walk.
  func index(of id: NodeID) -> Int? {
    switch storage {
    case .run(let first, let count):
      id.raw >= first && id.raw - first < UInt64(count) ? Int(id.raw - first) : nil
    case .list(let list): list.index(of: id.raw)
    }
  }

  /// Whether both columns are known to be equal without a look at their rows.
  func isSame(as other: RowColumn) -> Bool {
    switch (storage, other.storage) {
    case (.run(let a, let n), .run(let b, let m)): n == m && (a == b || n == 0)
    case (.list(let a), .list(let b)): a === b
    default: false
    }
  }

  /// Whether the ids ascend, as they do until rows are moved or inserted between others.
  var isAscending: Bool {
    switch storage {
    case .run: true
    case .list(let list): list.isAscending
    }
  }

  /// The ids in order.
  var ids: [UInt64] {
    switch storage {
    case .run(let first, let count): Array(first..<first + UInt64(count))
    case .list(let list): list.ids
    }
  }

  /// The stamps in order.
  var stamps: [UInt32] {
    switch storage {
    case .run(_, let count): Array(repeating: 0, count: count)
    case .list(let list): list.stamps
    }
  }

  /// Returns the ids of the rows in a range.
  func ids(in range: Range<Int>) -> [UInt64] {
    switch storage {
    case .run(let first, _):
      Array(first + UInt64(range.lowerBound)..<first + UInt64(range.upperBound))
    case .list(let list): Array(list.ids[range])
    }
  }

  /// Returns the stamps of the rows in a range.
  func stamps(in range: Range<Int>) -> [UInt32] {
    switch storage {
    case .run: Array(repeating: 0, count: range.count)
    case .list(let list): Array(list.stamps[range])
    }
  }

  /// Changes the column by a change to its lists.
  ///
  /// Complexity: O(*n*).
  mutating func edit(_ change: (inout [UInt64], inout [UInt32]) -> Void) {
    var (ids, stamps) = (ids, stamps)
    change(&ids, &stamps)
    self = RowColumn(ids: ids, stamps: stamps)
  }

  /// Marks the content of rows as changed, so that they are refreshed; true where their kind changed.
  mutating func touch(_ rows: [NodeID: Bool]) {
    let places = rows.compactMap { id, reload in index(of: id).map { ($0, reload) } }
    edit { _, stamps in
      for (place, reload) in places { stamps[place] = Stamp.next(stamps[place], reload: reload) }
    }
  }

  private final class List {
    let ids: [UInt64]
    let stamps: [UInt32]
    let isAscending: Bool
    private lazy var places = Dictionary(
      zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })

    init(ids: [UInt64], stamps: [UInt32]) {
      self.ids = ids
      self.stamps = stamps
      isAscending = zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 }
    }

    func index(of id: UInt64) -> Int? {
      guard isAscending else { return places[id] }
      var (low, high) = (0, ids.count)
      while low < high {
        let middle = (low + high) / 2
        if ids[middle] < id { low = middle + 1 } else { high = middle }
      }
      return low < ids.count && ids[low] == id ? low : nil
    }
  }
}

/// The stamp of a row's content: a count of changes, and a count of changes of kind.
enum Stamp {
  /// The stamp after one more change.
  static func next(_ stamp: UInt32, reload: Bool) -> UInt32 {
    reload ? stamp &+ 0x1_0000 : (stamp & 0xFFFF_0000) | ((stamp &+ 1) & 0xFFFF)
  }

  /// Whether the kind of the cell differs between two stamps, and not only its look.
  static func needsReload(_ old: UInt32, _ new: UInt32) -> Bool { old >> 16 != new >> 16 }
}
