extension CellValue where Self == TableAction {
  /// Calls a method with the new value of the control that was used.
  @MainActor public static func changed<Target: ActionTarget, New: TableValueConvertible>(
    _ method: @escaping @MainActor (Target) -> @MainActor (New) -> Void
  ) -> TableAction {
    TableAction(.now { try method($0.target())($0.newValue()) })
  }

  /// Calls a throwing method with the new value of the control that was used.
  @MainActor public static func changed<Target: ActionTarget, New: TableValueConvertible>(
    _ method: @escaping @MainActor (Target) -> @MainActor (New) throws -> Void
  ) -> TableAction {
    TableAction(.now { try method($0.target())($0.newValue()) })
  }

  /// Calls an asynchronous method with the new value of the control that was used.
  @MainActor public static func changed<Target: ActionTarget, New: TableValueConvertible>(
    _ method: @escaping @MainActor (Target) -> @MainActor (New) async throws -> Void
  ) -> TableAction {
    TableAction(.later { try await method($0.target())($0.newValue()) })
  }

  /// Calls a method with the new value of the control that was used, and `value`.
  @MainActor public static func changed<Target: ActionTarget, New: TableValueConvertible, Value>(
    _ method: @escaping @MainActor (Target) -> @MainActor (New, Value) -> Void, _ value: Value
  ) -> TableAction {
    TableAction(.now { try method($0.target())($0.newValue(), value) })
  }

  /// Calls a throwing method with the new value of the control that was used, and `value`.
  @MainActor public static func changed<Target: ActionTarget, New: TableValueConvertible, Value>(
    _ method: @escaping @MainActor (Target) -> @MainActor (New, Value) throws -> Void,
    _ value: Value
  ) -> TableAction {
    TableAction(.now { try method($0.target())($0.newValue(), value) })
  }

  /// Calls an asynchronous method with the new value of the control that was used, and `value`.
  @MainActor public static func changed<Target: ActionTarget, New: TableValueConvertible, Value>(
    _ method: @escaping @MainActor (Target) -> @MainActor (New, Value) async throws -> Void,
    _ value: Value
  ) -> TableAction {
    TableAction(.later { try await method($0.target())($0.newValue(), value) })
  }
}

/// An error: the value of a control cannot be converted to the type that its handler takes.
package struct UnfitValue: Error {
  package let wanted: TableValue.Kind
}

extension TableActionContext {
  /// Returns the new value of the control that was used.
  func newValue<New: TableValueConvertible>() throws -> New {
    guard let value = New(value ?? .null) else { throw UnfitValue(wanted: New.valueKind) }
    return value
  }
}
