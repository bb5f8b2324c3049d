#if Postgres
public import Foundation
public import TableQueries
public import TableScreen

/// The error of a change whose row somebody else has changed, or deleted, since it was read.
///
/// ``PostgresConnection/update(_:_:set:id:version:)`` throws it, and nothing of the transaction is kept. A form that
/// throws it stays open with what was typed.
public struct PostgresConflict: Error, Equatable, Sendable {
  /// The row as it is now; nil if it was deleted.
  public let current: PostgresRow?
  /// The columns of the table that somebody else has changed, without that of the version.
  public let columns: [String]
}

extension PostgresConflict: WordedError, LocalizedError {
  package func text(in words: TableWords) -> String {
    current == nil ? words.deletedMeanwhile : words.changedMeanwhile
  }

  /// The error in English words; screens show it in those of `TableWords.current`.
  public var errorDescription: String? { text(in: TableWords()) }
}

extension PostgresConnection {
  /// Changes some columns of a row, unless somebody else has changed it since it was read.
  ///
  /// ```swift
  /// try await database.write { try await $0.update("todos", row, set: ["title": "Buy milk"]) }
  /// ```
  ///
  /// The table has a column with a whole number, its version, which each change makes one larger; other programs that
  /// write to the table have to do so, too.
  ///
  /// - Parameters:
  ///   - table: the name of the table, as it is, without quotation marks.
  ///   - row: the row as it was read, with the columns of its identity and its version.
  ///   - changes: the new values, by column.
  ///   - id: the column with the identity of the row.
  ///   - version: the column with the version of the row.
  /// - Throws: ``PostgresConflict`` with the row as it is now, and ``PostgresError``.
  public func update(
    _ table: String, _ row: PostgresRow, set changes: [String: (any PostgresConvertible)?],
    id: String = "id", version: String = "version"
  ) async throws {
    for column in [id, version] where row[column] == .null {
      throw mistake(
        "the row that was read has no column \(column), by which it is compared", in: table)
    }
    let (name, key) = (PostgresName.quoted(table), PostgresName.quoted(id))
    let number = PostgresName.quoted(version)
    let columns = changes.keys.sorted()
    let settings = columns.enumerated()
      .map { "\(PostgresName.quoted($0.element)) = $\($0.offset + 3)" }
    let count = try await changeCount(
      of: """
        UPDATE \(name) SET \((settings + ["\(number) = \(number) + 1"]).joined(separator: ", "))
        WHERE \(key) = $1 AND \(number) = $2
        """,
      [row[id], row[version]] + columns.map { (changes[$0] ?? nil)?.postgresValue ?? .null })
    guard count == 0 else { return }
    let current = try await rows("SELECT * FROM \(name) WHERE \(key) = $1", binding: [row[id]])
      .first
    throw PostgresConflict(
      current: current,
      columns: row.names.all.filter { column in
        // A row that was read by a query may have columns that the table does not.
        guard column != version, let current, current.names.index(of: column) != nil else {
          return false
        }
        return current[column] != row[column]
      })
  }
}
#endif
