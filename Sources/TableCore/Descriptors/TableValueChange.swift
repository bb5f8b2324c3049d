/// A value of a row that a person has changed: typed, toggled or chosen.
public struct TableValueChange {
  /// The row.
  public let row: NodeID
  /// The cell as described.
  public let cell: TableCell
  /// The name of the control in the row.
  public let control: String
  /// The value before, or nil if that is not known.
  public let oldValue: TableValue?
  /// The value now.
  public let value: TableValue
  /// Indicates whether the value waits in a draft until the form is committed.
  public let isDraft: Bool
  /// Indicates whether the value is a secret, which ``description`` does not show.
  package(set) public var isSecret = false

  /// Creates a change.
  public init(
    row: NodeID, cell: TableCell, control: String = RowControl.boundName, oldValue: TableValue?,
    value: TableValue, isDraft: Bool = false
  ) {
    (self.row, self.cell, self.control) = (row, cell, control)
    (self.oldValue, self.value, self.isDraft) = (oldValue, value, isDraft)
  }

  /// The name of the value: the name that data gives to its field or binding, or that of its
  /// control if the row has several; else the id of the row, or its title.
  public var name: String {
    if let name = cell.binding(of: control)?.name { return name }
    let own = [RowControl.boundName, RowControl.accessoryName]
    if !own.contains(control) { return control }
    guard let id = cell.id else { return cell.title ?? control }
    // The text itself, because its description would be in quotation marks.
    if case .text(let text) = id.value { return text }
    return "\(id)"
  }

  /// Returns the value now converted to `Value`, or nil if it cannot be converted.
  public func value<Value: TableValueConvertible>(as type: Value.Type) -> Value? { Value(value) }
}

extension TableValueChange: CustomStringConvertible, CustomReflectable {
  /// The change in words, without a secret.
  public var description: String {
    let (old, new) = (oldValue.map { "\($0)" } ?? "unknown", "\(value)")
    let values = isSecret ? TableValue.hidden : "\(old) to \(new)"
    return "\(isDraft ? "draft of " : "")\(name): \(values)"
  }

  /// The parts of the change, without a secret.
  public var customMirror: Mirror { Mirror(self, children: ["change": description]) }
}
