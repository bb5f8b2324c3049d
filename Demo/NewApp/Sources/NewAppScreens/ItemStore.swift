public import Foundation
import TableScreenSQLite

/// Something on the list.
struct Item: Identifiable, Equatable, Sendable {
  var id = UUID().uuidString
  var title = ""
  var isDone = false
}

extension Item {
  init(_ row: SQLiteRow) {
    self.init(
      id: row.text("id") ?? "", title: row.text("title") ?? "", isDone: row.bool("is_done") ?? false
    )
  }
}

/// The list, in a file of SQLite.
///
/// When a method returns, its change is on disk; screens that show it follow by themselves.
public struct ItemStore: Sendable {
  let database: SQLiteDatabase

  /// Names the file, which is made when it is used first.
  public init(_ file: URL) {
    var options = SQLiteOptions()
    options.createsFile = true
    options.setup = { connection in
      try connection.execute(
        """
        CREATE TABLE IF NOT EXISTS items (
          id TEXT PRIMARY KEY, title TEXT NOT NULL, is_done INTEGER NOT NULL DEFAULT 0)
        """)
    }
    database = SQLiteDatabase(.file(file), options)
  }

  /// Adds an item, or replaces the one of the same id.
  func save(_ item: Item) async throws {
    try await database.execute(
      "INSERT OR REPLACE INTO items (id, title, is_done) VALUES (?, ?, ?)", item.id, item.title,
      item.isDone)
  }

  /// Says whether an item is done; its title stays as it is by now.
  func set(_ item: Item, done isDone: Bool) async throws {
    try await database.execute("UPDATE items SET is_done = ? WHERE id = ?", isDone, item.id)
  }

  /// Removes an item, and returns it as it was by then, or nil if it was already removed.
  func remove(_ item: Item) async throws -> Item? {
    try await database.write { connection in
      let row = try connection.rows("SELECT * FROM items WHERE id = ?", item.id).first
      try connection.execute("DELETE FROM items WHERE id = ?", item.id)
      return row.map { Item($0) }
    }
  }
}
