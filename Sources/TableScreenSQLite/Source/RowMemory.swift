import TableScreen

/// A cache of the rows of a long result that were read last.
@MainActor final class RowMemory {
  /// The maximum number of rows in the cache: more than the cells that a table keeps.
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

  /// Updates the known rows to their current values.
  ///
  /// Deleted rows are removed, and so are rows that were added during the reading, because they may be older than it.
  ///
  /// - Returns: the keys of the rows that have changed.
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
