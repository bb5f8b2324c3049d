/// A part of a row that a person uses.
public struct RowControl: Hashable, Sendable {
  /// The kinds of control.
  public enum Kind: Hashable, Sendable {
    /// On or off; its value is a flag.
    case toggle
    /// A number in a range, set by dragging.
    case slider(ClosedRange<Double>, step: Double?)
    /// A number in a range, set in steps; without a range any number.
    case stepper(ClosedRange<Double>?, step: Double)
    /// A line of text, with what shows while it is empty.
    case field(placeholder: String, kind: FieldKind)
    /// Several lines of text, with what shows while it is empty.
    case textArea(placeholder: String)
    /// One of a few choices, all in view.
    case segments([Choice])
    /// One of several choices, shown when asked for.
    case menu([Choice])
    /// Something to press.
    case button(title: String)
    /// A color; its value is the name of one, see ``TableColor/name``.
    case color
    /// So many stars, the first ones filled; its value is how many.
    case rating(Int)
  }

  /// The kind of value that a field takes.
  public enum FieldKind: String, Hashable, Sendable {
    /// Any text.
    case text
    /// A text that is not shown.
    case secure
    /// A whole number.
    case integer
    /// A number.
    case number
    /// A moment.
    case date
    /// A day, without a time.
    case day
    /// A time of the day.
    case time
  }

  /// Something to choose.
  public struct Choice: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The value of the control while this is chosen.
    public var id: String
    /// The title that a person reads.
    public var title: String

    /// Creates a choice.
    public init(id: String, title: String) {
      self.id = id
      self.title = title
    }

    /// Creates a choice whose value is what a person reads.
    public init(stringLiteral title: String) { self.init(id: title, title: title) }
  }

  /// The name by which the row knows the control.
  public var name: String
  /// The kind of control.
  public var kind: Kind
  /// The value that the control shows.
  public var value: TableValue
  /// The value of the property or of a draft that fits it, where the control shows a text for it: a typed time is one of that
  /// day.
  public var base = TableValue.null
  /// Whether the app writes the value as a text, and reads what is typed; see ``TableFormat``.
  public var isFormatted = false
  /// Whether a field that hides its text shows it for now, as a person has asked.
  public var isRevealed = false
  /// Whether the control can be used.
  public var isEnabled: Bool
  /// The text that a screen reader says.
  public var label: String

  /// Creates a control.
  public init(
    _ name: String, _ kind: Kind, value: TableValue = .null, isEnabled: Bool = true,
    label: String = ""
  ) {
    self.name = name
    self.kind = kind
    self.value = value
    self.isEnabled = isEnabled
    self.label = label
  }
}

extension RowControl {
  /// Whether the value is a secret, as a password is: it is in no state, report or description of an event.
  public var isSecret: Bool { if case .field(_, .secure) = kind { true } else { false } }

  /// Whether a host draws a sign in place of each character.
  public var hidesText: Bool { isSecret && !isRevealed }

  /// The name of the control that edits the property a row is bound to.
  public static let boundName = TableBinding.name
  /// The name of the switch that is a row's accessory.
  public static let accessoryName = TableAccessory.name
}
