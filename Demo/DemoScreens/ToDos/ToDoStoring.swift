public import TableScreen
public import TableScreenSQLite

/// A person's to-dos, wherever they are kept; when a method returns, its changes are there for everybody.
public protocol ToDoStoring: Sendable {
  /// Returns all to-dos in the person's own order, whether done or not.
  func all() async throws -> [ToDo]

  /// Adds a to-do, or replaces the one of the same id.
  ///
  /// Only the changed columns of an edited to-do are written, because another program may have changed the others.
  ///
  /// - Throws: ``ToDoError/changedMeanwhile(_:)`` if it has changed the same text, and what the store throws.
  func save(_ item: ToDo, editedFrom original: ToDo?) async throws

  /// Says whether a to-do is done.
  func set(_ item: ToDo, done: Bool) async throws

  /// Puts a to-do back in its place; one that is there is left alone.
  func insert(_ item: ToDo, at place: Int) async throws

  /// Removes a to-do, and returns it as it was by then, with its position, or nil if it was already removed.
  func take(_ item: ToDo) async throws -> (item: ToDo, place: Int)?

  /// Moves a to-do to another position; does nothing if it has been removed.
  func move(_ id: String, to place: Int) async throws

  /// Moves a to-do right after another one, or before all others of its kind if that is nil.
  ///
  /// - Returns: the move, or nil if one of the two has been removed.
  @discardableResult
  func move(_ id: String, after previous: String?) async throws -> ToDoStore.Move?

  /// Returns a source of the to-dos, those still to be done first, each kind in the person's own order.
  @MainActor func sections<Target: ActionTarget>(
    title: @escaping @MainActor (SQLiteValue) -> String?,
    cell: @escaping @MainActor (Target) -> @MainActor (SQLiteRow) -> TableCell
  ) -> any ToDoSections
}

/// A source of to-dos that knows how many there are.
@MainActor public protocol ToDoSections: SectionSource {
  /// The number of to-dos, as far as it is known, or nil before the first reading.
  var count: RowCount? { get }
}

extension SQLiteSections: ToDoSections {}

extension ToDoStoring {
  /// Adds a to-do.
  public func save(_ item: ToDo) async throws { try await save(item, editedFrom: nil) }
}

extension ToDoStoring {
  /// Removes a to-do, and returns its position, or nil if it was already removed.
  @discardableResult
  public func remove(_ item: ToDo) async throws -> Int? { try await take(item)?.place }
}
