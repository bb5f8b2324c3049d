/// The ids of rows, in an order that never changes.
///
/// Ids that ascend, as those of new rows do, are found without a dictionary: of a million rows it takes 125 ms to make, for
/// which the first edit by id would wait.
final class RowIDs {
  let ids: [UInt64]
  /// True if the ids ascend.
  let isAscending: Bool
  /// The smallest and the greatest id.
  private let bounds: ClosedRange<UInt64>
  /// The first place of each id; made at the first look-up among ids that do not ascend.
  private lazy var places = Dictionary(
    ids.enumerated().lazy.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })

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

  /// Returns the place of a row, or nil if it is not among them.
  ///
  /// Complexity: O(log *n*) if the ids ascend; in others O(1), after one walk.
  func index(of id: UInt64) -> Int? {
    guard bounds.contains(id) else { return nil }
    if !isAscending { return places[id] }
    let place = ids.partitionPoint { $0 >= id }
    return place < ids.count && ids[place] == id ? place : nil
  }
}
