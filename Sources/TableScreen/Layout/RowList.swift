/// Ids and stamps of rows, in an order that never changes: pieces of a column are taken from it.
final class RowList {
  /// How many rows there are.
  let count: Int
  /// What the rows were chosen from, or nil where they are listed.
  let selection: RowSelection?
  /// The rows, which lists of the same rows share.
  ///
  /// Those of a selection are listed when they are asked for.
  private(set) lazy var order = RowIDs(selection?.ids ?? [])
  private(set) lazy var stamps = selection?.stamps ?? []

  var ids: [UInt64] { order.ids }

  init(_ order: RowIDs, stamps: [UInt32]) {
    precondition(order.ids.count == stamps.count, "a list of rows has one stamp for each id")
    (count, selection) = (stamps.count, nil)
    self.order = order
    self.stamps = stamps
  }

  convenience init(ids: [UInt64], stamps: [UInt32]) { self.init(RowIDs(ids), stamps: stamps) }

  init(_ selection: RowSelection) {
    count = selection.count
    self.selection = selection
  }

  /// Returns the id of the row at a place.
  func id(at place: Int) -> UInt64 {
    guard let selection else { return order.ids[place] }
    return selection.base.id(at: selection.place(ofChosen: place)).raw
  }

  /// Returns the ids of the rows at some places.
  func ids(in places: Range<Int>) -> ArraySlice<UInt64> {
    guard let selection else { return order.ids[places] }
    return selection.ids(in: places)[...]
  }

  /// Returns the stamp of the row at a place.
  func stamp(at place: Int) -> UInt32 {
    guard let selection else { return stamps[place] }
    return selection.base.stamp(at: selection.place(ofChosen: place))
  }

  /// Whether both are known to have the same rows in the same order; rows that are not listed are not for that.
  func hasSameOrder(as other: RowList?) -> Bool {
    guard let other, selection == nil, other.selection == nil else { return false }
    return order === other.order
  }

  /// Returns the place of a row, or nil where it is not among them.
  func index(of id: NodeID) -> Int? {
    guard let selection else { return order.index(of: id.raw) }
    return selection.index(of: id)
  }
}

/// The ids of rows, in an order that never changes.
final class RowIDs {
  let ids: [UInt64]
  /// Whether the ids ascend.
  let isAscending: Bool
  /// The smallest and the greatest id.
  private let bounds: ClosedRange<UInt64>
  private lazy var finder = Finder(ids)

  init(_ ids: [UInt64]) {
    self.ids = ids
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
  /// Complexity: O(log *n*), times O(log *s*) for *s* rows that stray, after one walk where the ids do not ascend.
  func index(of id: UInt64) -> Int? {
    guard bounds.contains(id) else { return nil }
    if !isAscending { return finder.place(of: id, in: ids) }
    let place = ids.partitionPoint { $0 >= id }
    return place < ids.count && ids[place] == id ? place : nil
  }

  /// Finds rows among ids that do not ascend: most do all the same, those of few rows stray.
  private struct Finder {
    private var strays: [UInt64: Int] = [:]
    /// For each stray, in order, how many rows that ascend stand before it.
    private var before: [Int] = []

    init(_ ids: [UInt64]) {
      var last: UInt64 = 0
      for place in ids.indices {
        let id = ids[place]
        // A row that was moved down stands above the next one, though that would follow.
        let isPeak = place + 1 < ids.count && ids[place + 1] < id && ids[place + 1] > last
        if id > last && !isPeak {
          last = id
        } else {
          if strays[id] == nil { strays[id] = place }
          before.append(place - before.count)
        }
      }
    }

    func place(of id: UInt64, in ids: [UInt64]) -> Int? {
      if let stray = strays[id] { return stray }
      var (low, high) = (0, ids.count - before.count)
      while low < high {
        let middle = (low + high) / 2
        if ids[place(ofAscending: middle)] >= id { high = middle } else { low = middle + 1 }
      }
      guard low < ids.count - before.count else { return nil }
      let place = place(ofAscending: low)
      return ids[place] == id ? place : nil
    }

    /// Returns where the row stands that so many others which ascend stand before.
    private func place(ofAscending number: Int) -> Int {
      number + before.partitionPoint { $0 > number }
    }
  }
}

extension Piece<RowList> {
  /// Whether a place means the same row in the blocks of both, whatever became of its content.
  func hasSameOrder(as other: Self) -> Bool {
    key == other.key || block.map { $0.hasSameOrder(as: other.block) } ?? false
  }

  /// Returns the id of the row at a place of the block; of rows that nothing has touched yet the place is the id.
  func id(_ place: Int) -> UInt64 { block?.id(at: place) ?? UInt64(place) }

  /// Returns the stamp of the row at a place of the block.
  func stamp(_ place: Int) -> UInt32 { block?.stamp(at: place) ?? tag }
}
