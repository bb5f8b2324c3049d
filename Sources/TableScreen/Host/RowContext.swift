/// What a cell class knows of the row that it makes the elements of.
public struct RowContext {
  /// The identity of the row.
  public let id: NodeID
  /// The cell as described.
  public let cell: TableCell
  /// The value of the property that the row is bound to, with what was typed since; or nil.
  public let value: TableValue?
  /// Whether edit mode is on.
  public let isEditing: Bool

  /// The named values given under ``TableCell/Key/properties``.
  public var properties: TableArguments { cell.properties }
}
