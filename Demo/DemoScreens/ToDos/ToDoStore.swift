public import Foundation
public import TableScreen
public import TableScreenSQLite

/// A person's to-dos in a database of SQLite; when a method returns, its changes are on disk.
public struct ToDoStore: ToDoStoring {
  /// The database.
  public let database: SQLiteDatabase

  /// Names the database in a folder; it is made when it is used first.
  ///
  /// It begins with the to-dos that an older version has kept in a file beside it, or else with samples.
  public init(in folder: URL) {
    var options = SQLiteOptions()
    options.createsFile = true
    options.setup = { try Self.setUp($0, folder) }
    database = SQLiteDatabase(.file(Self.file(in: folder)), options)
  }

  /// Names a database in a file; it is made when it is used first, with samples in it.
  init(file: URL) {
    var options = SQLiteOptions()
    options.createsFile = true
    options.setup = { try Self.setUp($0, nil) }
    database = SQLiteDatabase(.file(file), options)
  }

  /// Returns where the database of a folder is.
  public static func file(in folder: URL) -> URL { folder.appending(path: "todos.db") }

  /// All to-dos, those still to be done first, each kind in the person's own order.
  public static let query = SQLiteQuery(
    "SELECT id, title, note, is_done FROM todos ORDER BY is_done, place")

  /// Returns all to-dos in the person's own order, whether done or not.
  public func all() async throws -> [ToDo] {
    try await database.read { try $0.rows("SELECT * FROM todos ORDER BY place").map { ToDo($0) } }
  }

  /// Adds a to-do, or replaces the one of the same id.
  ///
  /// Only the changed columns of an edited to-do are written, because another program may have changed the others.
  ///
  /// - Throws: ``ToDoError/changedMeanwhile(_:)`` if it has changed the same text, and what the store throws.
  public func save(_ item: ToDo, editedFrom original: ToDo?) async throws {
    try await database.write { connection in
      let rows = try connection.rows("SELECT * FROM todos WHERE id = ?", item.id)
      let saved = try rows.first.map { try ToDo($0).taking(item, editedFrom: original) } ?? item
      let count = try connection.execute(
        "UPDATE todos SET title = ?, note = ?, is_done = ? WHERE id = ?", saved.title, saved.note,
        saved.isDone, saved.id)
      if count == 0 { try Self.append(item, connection) }
    }
  }

  /// Says whether a to-do is done.
  public func set(_ item: ToDo, done: Bool) async throws {
    try await database.execute("UPDATE todos SET is_done = ? WHERE id = ?", done, item.id)
  }

  /// Puts a to-do back in its place; one that is there is left alone.
  public func insert(_ item: ToDo, at place: Int) async throws {
    try await database.write { connection in
      guard try !Self.order(connection).contains(item.id) else { return }
      try Self.append(item, connection)
      try Self.move(item.id, to: place, connection)
    }
  }

  /// Removes a to-do, and returns it as it was by then, with its position, or nil if it was already removed.
  public func take(_ item: ToDo) async throws -> (item: ToDo, place: Int)? {
    try await database.write { connection in
      let row = try connection.rows("SELECT * FROM todos WHERE id = ?", item.id).first
      guard let row, let place = try Self.order(connection).firstIndex(of: item.id) else {
        return nil
      }
      try connection.execute("DELETE FROM todos WHERE id = ?", item.id)
      return (ToDo(row), place)
    }
  }

  /// From where to where a to-do was moved, among all.
  public struct Move: Sendable {
    let from: Int
    let to: Int
  }

  /// Moves a to-do to another position; does nothing if it has been removed.
  public func move(_ id: String, to place: Int) async throws {
    try await database.write { try Self.move(id, to: place, $0) }
  }

  /// Moves a to-do right after another one, or before all others of its kind if that is nil.
  ///
  /// - Returns: the move, or nil if one of the two has been removed.
  @discardableResult
  public func move(_ id: String, after previous: String?) async throws -> Move? {
    try await database.write { connection in
      let others = try Self.order(connection).filter { $0 != id }
      if let previous {
        guard let place = others.firstIndex(of: previous) else { return nil }
        return try Self.move(id, to: place + 1, connection)
      }
      let first = try connection.rows(
        """
        SELECT id FROM todos WHERE is_done = (SELECT is_done FROM todos WHERE id = ?1) AND id <> ?1
        ORDER BY place LIMIT 1
        """, id)
      guard let first = first.first?.text("id"), let place = others.firstIndex(of: first) else {
        return nil
      }
      return try Self.move(id, to: place, connection)
    }
  }

  /// Returns a source of the to-dos, those still to be done first, each kind in the person's own order.
  @MainActor public func sections<Target: ActionTarget>(
    title: @escaping @MainActor (SQLiteValue) -> String?,
    cell: @escaping @MainActor (Target) -> @MainActor (SQLiteRow) -> TableCell
  ) -> any ToDoSections {
    SQLiteSections(database, Self.query, section: "is_done", title: title, cell: cell)
  }

  // MARK: Statements

  private static func append(_ item: ToDo, _ connection: SQLiteConnection) throws {
    try connection.execute(
      """
      INSERT INTO todos (id, title, note, is_done, place)
      VALUES (?, ?, ?, ?, (SELECT coalesce(max(place) + 1, 0) FROM todos))
      """, item.id, item.title, item.note, item.isDone)
  }

  private static func order(_ connection: SQLiteConnection) throws -> [String] {
    try connection.rows("SELECT id FROM todos ORDER BY place").compactMap { $0.text("id") }
  }

  @discardableResult
  private static func move(
    _ id: String, to place: Int, _ connection: SQLiteConnection
  ) throws -> Move? {
    var ids = try order(connection)
    guard let old = ids.firstIndex(of: id) else { return nil }
    ids.remove(at: old)
    let new = min(max(place, 0), ids.count)
    ids.insert(id, at: new)
    for (place, id) in ids.enumerated() {
      try connection.execute(
        "UPDATE todos SET place = ? WHERE id = ? AND place <> ?", place, id, place)
    }
    return Move(from: old, to: new)
  }

  // MARK: The first time

  private static func setUp(_ connection: SQLiteConnection, _ folder: URL?) throws {
    guard try connection.rows("PRAGMA user_version").first?.int("user_version") == 0 else { return }
    try connection.execute(
      """
      CREATE TABLE todos (
        id TEXT PRIMARY KEY, title TEXT NOT NULL, note TEXT, is_done INTEGER NOT NULL DEFAULT 0,
        place INTEGER NOT NULL)
      """)
    for item in try folder.flatMap({ try older(in: $0) }) ?? ToDo.samples {
      try append(item, connection)
    }
    // Kept with the rows, so that they are taken over once and no more.
    try connection.execute("PRAGMA user_version = 1")
  }

  /// Returns the to-dos in the file of an older version, or nil if there is no such file.
  private static func older(in folder: URL) throws -> [ToDo]? {
    let url = folder.appending(path: "todos.json")
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else {
      return nil
    }
    let data = try Data(contentsOf: url)
    do { return try JSONDecoder().decode([ToDo].self, from: data) } catch {
      throw ToDoError.damaged(url)
    }
  }
}
