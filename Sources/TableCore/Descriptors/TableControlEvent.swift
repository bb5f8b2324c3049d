/// A person's use of a control of a row.
///
/// The event holds not the row and the control but their names, so that it reaches the row's
/// present handler for the control, even if another cell shows the row by then.
public struct TableControlEvent: Hashable, Sendable {
  /// The kind of use.
  public enum Kind: String, Hashable, Sendable {
    /// The control has a new value.
    case changed
    /// The control was pressed, as a button is.
    case pressed
    /// A text was typed that the person has not left yet; one event for each stroke.
    case typed
  }

  /// The row.
  public let row: NodeID
  /// The name of the control.
  public let control: String
  /// The kind of use.
  public let kind: Kind
  /// The new value of the control; `.null` if it was pressed.
  public let value: TableValue
  /// Indicates whether the value is a secret, which ``description`` does not show.
  package(set) public var isSecret = false

  /// Creates an event.
  public init(row: NodeID, control: String, kind: Kind = .changed, value: TableValue) {
    self.row = row
    self.control = control
    self.kind = kind
    self.value = value
  }
}

extension TableControlEvent: CustomStringConvertible, CustomReflectable {
  /// The event in words, without a secret.
  public var description: String {
    "\(control) of \(row) \(kind.rawValue): \(isSecret ? TableValue.hidden : "\(value)")"
  }

  /// The parts of the event, without a secret.
  public var customMirror: Mirror { Mirror(self, children: ["event": description]) }
}

extension TableValue {
  /// A sign in place of a secret.
  package static let hidden = "•••"
}
