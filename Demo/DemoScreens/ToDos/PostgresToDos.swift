#if Postgres
import TableScreen
import TableScreenPostgres
import TableScreenSQLite

extension PostgresSections: ToDoSections {}

/// To-dos in a database of PostgreSQL, for any number of people on any number of machines.
///
/// The place of a to-do is a number between those of its neighbors, so that a move writes one row; where no number is left
/// between the two, all rows get new ones. Who gives a place waits for who gives one: no two are given the same.
struct PostgresToDos: ToDoStoring {
  let database: PostgresDatabase

  /// Names the database at an address; its table is made when it is used first, with samples in it.
  init(_ address: String) {
    var options = PostgresOptions()
    options.setup = Self.setUp
    database = PostgresDatabase(address, options)
  }

  func all() async throws -> [ToDo] {
    try await database.rows("SELECT * FROM todos ORDER BY place, id").map { ToDo($0) }
  }

  func save(_ item: ToDo, editedFrom original: ToDo?) async throws {
    try await database.write { connection in
      let rows = try await connection.rows(
        "SELECT * FROM todos WHERE id = $1 FOR UPDATE", item.id)
      guard let row = rows.first else { return try await Self.append(item, connection) }
      let saved = try ToDo(row).taking(item, editedFrom: original)
      try await connection.update(
        "todos", row,
        set: ["title": saved.title, "note": saved.note, "is_done": saved.isDone])
    }
  }

  func set(_ item: ToDo, done: Bool) async throws {
    try await database.execute(
      "UPDATE todos SET is_done = $1, version = version + 1 WHERE id = $2", done, item.id)
  }

  func insert(_ item: ToDo, at place: Int) async throws {
    try await database.write { connection in
      try await Self.takeOrder(connection)
      guard try await !Self.order(connection).contains(item.id) else { return }
      try await Self.append(item, connection)
      try await Self.move(item.id, to: place, connection)
    }
  }

  func take(_ item: ToDo) async throws -> (item: ToDo, place: Int)? {
    try await database.write { connection in
      let place = try await Self.order(connection).firstIndex(of: item.id)
      // Somebody else may have edited or removed it while this waited for them.
      let removed = try await connection.rows(
        "DELETE FROM todos WHERE id = $1 RETURNING *", item.id)
      guard let place, let row = removed.first else { return nil }
      return (ToDo(row), place)
    }
  }

  func move(_ id: String, to place: Int) async throws {
    try await database.write { try await Self.move(id, to: place, $0) }
  }

  func move(_ id: String, after previous: String?) async throws -> ToDoStore.Move? {
    try await database.write { connection in
      try await Self.takeOrder(connection)
      let others = try await Self.order(connection).filter { $0 != id }
      if let previous {
        guard let place = others.firstIndex(of: previous) else { return nil }
        return try await Self.move(id, to: place + 1, connection)
      }
      let first = try await connection.rows(
        """
        SELECT id FROM todos WHERE is_done = (SELECT is_done FROM todos WHERE id = $1) AND id <> $1
        ORDER BY place, id LIMIT 1
        """, id)
      guard let first = first.first?.text("id"), let place = others.firstIndex(of: first) else {
        return nil
      }
      return try await Self.move(id, to: place, connection)
    }
  }

  func sections<Target: ActionTarget>(
    title: @escaping @MainActor (SQLiteValue) -> String?,
    cell: @escaping @MainActor (Target) -> @MainActor (SQLiteRow) -> TableCell
  ) -> any ToDoSections {
    PostgresSections(
      database,
      PostgresQuery("SELECT id, title, note, is_done FROM todos ORDER BY is_done, place, id"),
      section: "is_done", title: title, cell: cell)
  }

  // MARK: Statements

  /// Keeps others from giving places until the transaction ends.
  ///
  /// Each would take the same number for the same gap, or lock the rows of the other in another order.
  private static func takeOrder(_ connection: PostgresConnection) async throws {
    _ = try await connection.rows("SELECT pg_advisory_xact_lock(hashtext('todos order'))")
  }

  private static func append(_ item: ToDo, _ connection: PostgresConnection) async throws {
    try await takeOrder(connection)
    try await connection.execute(
      """
      INSERT INTO todos (id, title, note, is_done, place)
      VALUES ($1, $2, $3, $4, (SELECT coalesce(max(place) + 1, 0) FROM todos))
      """, item.id, item.title, item.note, item.isDone)
  }

  private static func order(_ connection: PostgresConnection) async throws -> [String] {
    try await connection.rows("SELECT id FROM todos ORDER BY place, id").compactMap {
      $0.text("id")
    }
  }

  @discardableResult
  private static func move(
    _ id: String, to place: Int, _ connection: PostgresConnection
  ) async throws -> ToDoStore.Move? {
    try await takeOrder(connection)
    // Nobody removes the row meanwhile.
    return try await connection.rows("SELECT id FROM todos WHERE id = $1 FOR UPDATE", id).isEmpty
      ? nil : moved(id, to: place, connection)
  }

  private static func moved(
    _ id: String, to place: Int, _ connection: PostgresConnection
  ) async throws -> ToDoStore.Move? {
    let rows = try await connection.rows("SELECT id, place FROM todos ORDER BY place, id")
    guard let old = rows.firstIndex(where: { $0.text("id") == id }) else { return nil }
    let others = rows.filter { $0.text("id") != id }.compactMap { $0.double("place") }
    let new = min(max(place, 0), others.count)
    let before = new > 0 ? others[new - 1] : nil
    let after = new < others.count ? others[new] : nil
    let between =
      switch (before, after) {
      case (let before?, let after?): (before + after) / 2
      case (let before?, nil): before + 1
      case (nil, let after?): after - 1
      case (nil, nil): 0.0
      }
    if between == before || between == after {
      // There is no number left between the two: all get new ones, and then there is.
      try await connection.execute(
        """
        UPDATE todos SET place = numbered.number FROM
          (SELECT id, row_number() OVER (ORDER BY place, id) AS number FROM todos) AS numbered
        WHERE todos.id = numbered.id
        """)
      return try await moved(id, to: place, connection)
    }
    try await connection.execute(
      "UPDATE todos SET place = $1, version = version + 1 WHERE id = $2", between, id)
    return ToDoStore.Move(from: old, to: new)
  }

  // MARK: The first time

  @Sendable private static func setUp(_ connection: PostgresConnection) async throws {
    let known = try await connection.rows("SELECT to_regclass('todos')::text AS name")[0]
    if known["name"] == .null {
      try await connection.execute(
        """
        CREATE TABLE todos (
          id text PRIMARY KEY, title text NOT NULL, note text, is_done boolean NOT NULL DEFAULT false,
          place double precision NOT NULL, version integer NOT NULL DEFAULT 0)
        """)
      for item in ToDo.samples { try await append(item, connection) }
    }
    try await connection.installTriggers(for: "todos")
  }
}
#endif
