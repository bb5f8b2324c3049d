#if Postgres
import TableQueries

/// An order of a query's rows that the source knows: by some columns, and where those are equal by the identity.
///
/// So no two rows are equal, and the rows that follow one are found by its values alone.
struct PostgresOrder: Equatable, Sendable {
  /// The names of the columns.
  let columns: [String]
  /// The name of the collation that the columns are compared by, or nil for that of each.
  var collation: String?
  let isDescending: Bool
  /// Indicates whether rows whose column is null come before the others.
  let beginsWithNulls: Bool

  /// Returns the order with the positions of its columns in a query's result.
  ///
  /// - Throws: what `mistake` makes of the words about a column that the result does not have.
  func placed(
    in columns: QueryColumns, mistake: (String) -> any Error
  ) throws -> PlacedOrder {
    let places = try self.columns.map { name in
      if let place = columns.names.index(of: name) { return place }
      throw mistake(
        "the query has no column \(name) to sort by; it has \(columns.names.all.joined(separator: ", "))"
      )
    }
    // The identity ends the order: rows are equal in it no more. By a collation its order is another one.
    let kept = collation == nil ? Array(places.prefix { $0 != columns.id }) : places
    return PlacedOrder(order: self, columns: kept, id: columns.id)
  }
}

/// An order, with the positions of its columns in a query's result.
struct PlacedOrder {
  let order: PostgresOrder
  /// The columns before that of the identity.
  let columns: [Int]
  let id: Int

  /// The clause that sorts rows, such as an index on the columns and the identity has them, forwards or backwards.
  var clause: String {
    let direction = order.isDescending ? " DESC" : ""
    let nulls = order.beginsWithNulls ? " NULLS FIRST" : " NULLS LAST"
    let terms = columns.map { compared($0) + direction + nulls } + ["c\(id)" + direction]
    return "ORDER BY \(terms.joined(separator: ", "))"
  }

  /// Returns the place of a row in the order: its values of the columns, and its identity.
  func place(of row: PostgresRow) -> [PostgresValue] {
    (columns + [id]).map { row.values[$0] }
  }

  /// Returns the conditions of the rows behind a place, in the order of those rows, each with values of its own.
  ///
  /// Each part is one range of an index on the columns and the identity. A null is equal to nothing and lies behind nothing,
  /// so rows with one are parts of their own.
  ///
  /// - Parameters:
  ///   - place: the place of a row, whose identity is not null.
  ///   - number: the number of the first placeholder that is free.
  /// - Returns: the conditions, each with the values of its placeholders.
  func parts(
    after place: [PostgresValue], placeholder number: Int
  ) -> [(condition: String, values: [PostgresValue])] {
    var parts: [(condition: String, values: [PostgresValue])] = []
    let sign = order.isDescending ? "<" : ">"
    let identity = place[columns.count]
    /// Adds the rows that are equal to the place in the first columns, and meet a condition.
    func add(_ level: Int, _ values: [PostgresValue], _ condition: ([String]) -> String) {
      var (terms, all) = ([String](), [PostgresValue]())
      for index in 0..<level {
        if place[index] == .null {
          terms.append("c\(columns[index]) IS NULL")
        } else {
          terms.append("\(compared(columns[index])) = $\(number + all.count)")
          all.append(place[index])
        }
      }
      terms.append(condition(values.indices.map { "$\(number + all.count + $0)" }))
      parts.append((terms.joined(separator: " AND "), all + values))
    }
    if columns.isEmpty { add(0, [identity]) { "c\(id) \(sign) \($0[0])" } }
    for level in columns.indices.reversed() {
      let column = columns[level]
      let isLast = level == columns.count - 1
      if place[level] == .null {
        if isLast { add(level, [identity]) { "c\(column) IS NULL AND c\(id) \(sign) \($0[0])" } }
        if order.beginsWithNulls { add(level, []) { _ in "c\(column) IS NOT NULL" } }
      } else {
        if isLast {
          add(level, [place[level], identity]) {
            "(\(compared(column)), c\(id)) \(sign) (\($0[0]), \($0[1]))"
          }
        } else {
          add(level, [place[level]]) { "\(compared(column)) \(sign) \($0[0])" }
        }
        if !order.beginsWithNulls { add(level, []) { _ in "c\(column) IS NULL" } }
      }
    }
    return parts
  }

  private func compared(_ column: Int) -> String {
    order.collation.map { "c\(column) COLLATE \(PostgresName.quoted($0))" } ?? "c\(column)"
  }
}
#endif
