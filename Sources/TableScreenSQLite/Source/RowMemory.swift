import TableScreen

/// The rows of a long result that are at hand: those that were asked for last.
@MainActor final class RowMemory {
  /// How many rows are kept: more than a table keeps made cells.
  static let bound = 6_000
  private var rows: [SQLiteValue: SQLiteRow] = [:]
  private var order: [SQLiteValue] = []

  subscript(_ key: SQLiteValue) -> SQLiteRow? { rows[key] }

  var keys: [SQLiteValue] { order }

  func add(_ new: [SQLiteValue: SQLiteRow]) {
    for (key, row) in new where rows.updateValue(row, forKey: key) == nil { order.append(key) }
    let surplus = order.count - Self.bound
    guard surplus > 0 else { return }
    for key in order.prefix(surplus) { rows[key] = nil }
    order.removeFirst(surplus)
  }

  /// Takes the rows as they are now; those that are gone are forgotten, and so are those that came while
  /// these were read: nobody knows which of both is newer.
  ///
  /// - Returns: the rows that became different.
  func refresh(_ known: [SQLiteValue], with new: [SQLiteValue: SQLiteRow]) -> Set<SQLiteValue> {
    var changed: Set<SQLiteValue> = []
    let refreshed = Set(known)
    rows = rows.filter { refreshed.contains($0.key) }
    for key in known {
      guard let old = rows[key] else { continue }
      rows[key] = new[key]
      if let row = new[key], row != old { changed.insert(key) }
    }
    order.removeAll { rows[$0] == nil }
    return changed
  }
}
