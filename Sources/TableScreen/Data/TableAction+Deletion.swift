/// Deletion actions that say what becomes of their row, as one that asks a person first does:
///
/// ```swift
/// [.title: item.title, .deleteAction: .perform(ToDoScreen.remove, item)]
///
/// func remove(_ item: Item) async throws -> Deletion {
///   guard await isSure("Delete “\(item.title)”?") else { return .keep }
///   store.remove(item)
///   return .done
/// }
/// ```
extension CellValue where Self == TableAction {
  /// Calls a method that takes nothing and says what becomes of the deleted row.
  @_disfavoredOverload
  @MainActor public static func perform<Target: ActionTarget>(
    _ method: @escaping @MainActor (Target) -> @MainActor () async throws -> Deletion
  ) -> TableAction {
    TableAction(.deciding { try await method($0.target())() })
  }

  /// Calls a method that takes the cell's arguments and says what becomes of the deleted row.
  @_disfavoredOverload
  @MainActor public static func perform<Target: ActionTarget>(
    _ method: @escaping @MainActor (Target) -> @MainActor (TableArguments) async throws -> Deletion
  ) -> TableAction {
    TableAction(.deciding { try await method($0.target())($0.arguments) })
  }

  /// Calls a method with `value` that says what becomes of the deleted row.
  @_disfavoredOverload
  @MainActor public static func perform<Target: ActionTarget, Value>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Value) async throws -> Deletion,
    _ value: Value
  ) -> TableAction {
    TableAction(.deciding { try await method($0.target())(value) })
  }

  /// Runs a closure that says what becomes of the deleted row.
  @_disfavoredOverload
  @MainActor public static func run(
    _ body: @escaping @MainActor (TableActionContext) async throws -> Deletion
  ) -> TableAction {
    TableAction(.deciding(body))
  }
}
