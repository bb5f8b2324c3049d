/// Deletion actions that decide what becomes of their row, such as one that first asks a person.
///
/// The row stays until the action has returned, by whatever way a person deletes it; after
/// ``TableDeletion/keep`` it stays for good.
extension CellValue where Self == TableAction {
  /// Calls a method that takes nothing and decides what becomes of the deleted row.
  @_disfavoredOverload
  @MainActor public static func perform<Target: ActionTarget>(
    _ method: @escaping @MainActor (Target) -> @MainActor () async throws -> TableDeletion
  ) -> TableAction {
    TableAction(.deciding { try await method($0.target())() })
  }

  /// Calls a method that takes the cell's arguments and decides what becomes of the deleted row.
  @_disfavoredOverload
  @MainActor public static func perform<Target: ActionTarget>(
    _ method:
      @escaping @MainActor (Target) -> @MainActor (TableArguments) async throws -> TableDeletion
  ) -> TableAction {
    TableAction(.deciding { try await method($0.target())($0.arguments) })
  }

  /// Calls a method with `value` that decides what becomes of the deleted row.
  @_disfavoredOverload
  @MainActor public static func perform<Target: ActionTarget, Value>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Value) async throws -> TableDeletion,
    _ value: Value
  ) -> TableAction {
    TableAction(.deciding { try await method($0.target())(value) })
  }
}
