/// Rows that came together: pieces of a column are taken from it.
enum RowBlock: PieceBlock {
  /// Rows that nothing has touched yet; the place of each is its id.
  case run
  /// Rows with an id and a stamp each.
  case list(RowList)

  func isSame(as other: RowBlock) -> Bool {
    switch (self, other) {
    case (.run, .run): true
    case (.list(let a), .list(let b)): a === b
    default: false
    }
  }

  /// The id of the row at a place.
  func id(_ place: Int) -> UInt64 {
    switch self {
    case .run: UInt64(place)
    case .list(let list): list.ids[place]
    }
  }

  /// The stamp of the row at a place.
  func stamp(_ place: Int) -> UInt32 {
    switch self {
    case .run: 0
    case .list(let list): list.stamps[place]
    }
  }
}

/// Ids and stamps of rows, in an order that never changes.
final class RowList {
  let ids: [UInt64]
  let stamps: [UInt32]
  /// Whether the ids ascend.
  let isAscending: Bool
  /// The smallest and the greatest id.
  private let bounds: ClosedRange<UInt64>
  private lazy var places = Dictionary(
    zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })

  init(ids: [UInt64], stamps: [UInt32]) {
    precondition(ids.count == stamps.count, "a list of rows has one stamp for each id")
    self.ids = ids
    self.stamps = stamps
    var isAscending = true
    var (least, greatest) = (UInt64.max, UInt64.min)
    for id in ids {
      if id <= greatest && least != .max { isAscending = false }
      least = min(least, id)
      greatest = max(greatest, id)
    }
    self.isAscending = isAscending
    bounds = least <= greatest ? least...greatest : 0...0
  }

  /// Returns the place of a row, or nil where it is not among them.
  ///
  /// Complexity: O(log *n*) where the ids ascend; else O(1) after one walk.
  func index(of id: UInt64) -> Int? {
    guard bounds.contains(id) else { return nil }
    guard isAscending else { return places[id] }
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < ids.count && ids[low] == id ? low : nil
  }
}
