/// Named values of any type, for actions and for cell classes.
///
/// The framework never writes into them: the new value of a control travels beside them, in
/// ``TableActionContext/value``.
public struct TableArguments {
  /// The values by name.
  public let values: [String: Any]

  /// Creates arguments from a dictionary.
  public init(_ values: [String: Any] = [:]) { self.values = values }

  /// Returns the value of that name, or nil.
  public subscript(_ name: String) -> Any? { values[name] }

  /// Returns the value of that name as `Value`, or nil if there is none or it is of another type.
  public subscript<Value>(_ name: String, as type: Value.Type) -> Value? { values[name] as? Value }

  /// Indicates whether there are no values.
  public var isEmpty: Bool { values.isEmpty }

  func isSameContent(as other: TableArguments) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { name, value in
        other.values[name].map { areEqual(value, $0) } ?? false
      }
  }
}

extension TableArguments: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.values(self), for: key)
  }
}

extension CellValue where Self == TableArguments {
  /// Named values, for ``TableCell/Key/arguments`` and ``TableCell/Key/properties``.
  public static func values(_ values: [String: Any]) -> TableArguments { TableArguments(values) }
}
