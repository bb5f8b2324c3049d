/// The selected rows, in the order in which they were selected.
///
/// A deselected row leaves its place empty, and the list is compacted once most places are empty. So each change takes
/// amortized constant time.
struct SelectedRows: Sequence {
  private var rows: [NodeID?] = []
  private var places: [NodeID: Int] = [:]

  var isEmpty: Bool { places.isEmpty }

  var count: Int { places.count }

  func contains(_ row: NodeID) -> Bool { places[row] != nil }

  /// Selects a row, as the last one unless it was selected already.
  mutating func insert(_ row: NodeID) {
    guard places[row] == nil else { return }
    places[row] = rows.count
    rows.append(row)
  }

  /// Deselects a row.
  mutating func remove(_ row: NodeID) {
    guard let place = places.removeValue(forKey: row) else { return }
    rows[place] = nil
    guard rows.count > 2 * places.count + 16 else { return }
    rows.removeAll { $0 == nil }
    for (place, row) in rows.enumerated() { if let row { places[row] = place } }
  }

  func makeIterator() -> AnyIterator<NodeID> {
    var rows = rows.makeIterator()
    return AnyIterator {
      while let row = rows.next() { if let row { return row } }
      return nil
    }
  }
}
