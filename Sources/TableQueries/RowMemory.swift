/// A cache of the rows of a long result that were read last.
@MainActor package final class RowMemory {
  /// The maximum number of rows in the cache: more than the cells that a table keeps.
  static let bound = 6_000
  private var rows: [QueryValue: QueryRow] = [:]
  private var order: [QueryValue] = []
  /// The number of readings that have refreshed the rows: what was asked for before the last of them may be older than it, or
  /// of another query.
  private(set) var readings = 0

  package init() {}

  package subscript(_ key: QueryValue) -> QueryRow? { rows[key] }

  package var keys: [QueryValue] { order }

  package func add(_ new: [QueryValue: QueryRow]) {
    // Those that are read again are among the newest: the oldest leave.
    order.removeAll { new[$0] != nil }
    for (key, row) in new {
      rows[key] = row
      order.append(key)
    }
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
  package func refresh(_ known: [QueryValue], with new: [QueryValue: QueryRow]) -> Set<QueryValue> {
    readings += 1
    var changed: Set<QueryValue> = []
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
