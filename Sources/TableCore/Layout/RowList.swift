/// Ids and stamps of rows, in an order that never changes: pieces of a column are taken from it.
///
/// It is the block of a column's ``PieceTable``, which says the reason.
final class RowList {
  /// The number of rows.
  let count: Int
  /// The selection that the rows come from, or nil if they are listed here.
  let selection: RowSelection?
  /// The ids of the rows, which lists of the same rows share.
  ///
  /// The ids of a selection are listed when they are first asked for.
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

  /// Returns whether two lists share their ids, so that the same index means the same row; false
  /// for selections, whose ids are not listed just to be compared.
  func hasSameOrder(as other: RowList?) -> Bool {
    guard let other, selection == nil, other.selection == nil else { return false }
    return order === other.order
  }

  /// Returns the place of a row, or nil if it is not among them.
  func index(of id: NodeID) -> Int? {
    guard let selection else { return order.index(of: id.raw) }
    return selection.index(of: id)
  }
}

extension Piece<RowList> {
  /// Returns whether an index means the same row in the blocks of both pieces; stamps may differ.
  func hasSameOrder(as other: Self) -> Bool {
    key == other.key || block.map { $0.hasSameOrder(as: other.block) } ?? false
  }

  /// Returns the id of the row at a place of the block; of rows that nothing has touched yet the place is the id.
  func id(_ place: Int) -> UInt64 { block?.id(at: place) ?? UInt64(place) }

  /// Returns the offset of a row in the piece, or nil if the piece does not have it.
  func offset(of id: NodeID) -> Int? {
    guard let place = block.map({ $0.index(of: id) }) ?? Int(exactly: id.raw),
      place >= start && place < end
    else { return nil }
    return place - start
  }

  /// Returns the stamp of the row at a place of the block.
  func stamp(_ place: Int) -> UInt32 { block?.stamp(at: place) ?? tag }
}
