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

  /// Adds an item, and says whether it did: one of that id which is there stays as it is.
  func add(_ item: Item) async throws -> Bool {
    try await database.write { try Self.add(item, $0) }
  }

  /// Writes what was edited of an item: the rest stays as others have written it meanwhile.
  ///
  /// An item that is new, or was removed while it was edited, is added.
  func save(_ item: Item, editedFrom original: Item) async throws {
    guard item != original else { return }
    try await database.write { connection in
      if try Self.add(item, connection) { return }
      if item.title != original.title {
        try connection.execute("UPDATE items SET title = ? WHERE id = ?", item.title, item.id)
      }
      if item.isDone != original.isDone {
        try connection.execute("UPDATE items SET is_done = ? WHERE id = ?", item.isDone, item.id)
      }
    }
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

  private static func add(_ item: Item, _ connection: SQLiteConnection) throws -> Bool {
    let count = try connection.execute(
      "INSERT INTO items (id, title, is_done) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING",
      item.id, item.title, item.isDone)
    return count > 0
  }
}
