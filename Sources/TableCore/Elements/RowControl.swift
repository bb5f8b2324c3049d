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
    /// A line of text, with a placeholder.
    case field(placeholder: String, kind: FieldKind)
    /// Several lines of text, with a placeholder.
    case textArea(placeholder: String)
    /// One of a few choices, all in view.
    case segments([Choice])
    /// One of several choices, shown when asked for.
    case menu([Choice])
    /// A button.
    case button(title: String)
    /// A color; its value is the name of one, see ``TableColor/name``.
    case color
    /// A rating of that many stars; its value is the number of filled ones.
    case rating(Int)
  }

  /// The kind of value that a field takes.
  public enum FieldKind: String, Hashable, Sendable {
    /// Any text.
    case text
    /// A text whose characters are hidden, such as a password.
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

  /// One of the values to choose from.
  public struct Choice: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The value of the control while this one is chosen.
    public var id: String
    /// The title that a person reads.
    public var title: String

    /// Creates a choice.
    public init(id: String, title: String) {
      self.id = id
      self.title = title
    }

    /// Creates a choice whose value is its title.
    public init(stringLiteral title: String) { self.init(id: title, title: title) }
  }

  /// The name by which the row knows the control.
  public var name: String
  /// The kind of control.
  public var kind: Kind
  /// The value that the control shows.
  public var value: TableValue
  /// The value behind the text in the control: that of the property, or of a draft that fits it.
  ///
  /// This value supplies the parts that the text leaves out, such as the day of a typed time.
  public var base = TableValue.null
  /// Indicates whether a ``TableFormat`` writes the value as a text and reads typed texts.
  public var isFormatted = false
  /// Indicates whether a field that hides its text shows it for now, because a person asked for
  /// that.
  public var isRevealed = false
  /// Indicates whether the control can be used.
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
  /// Indicates whether the value is a secret, such as a password, and therefore left out of saved
  /// states, reports and descriptions of events.
  public var isSecret: Bool { if case .field(_, .secure) = kind { true } else { false } }

  /// Indicates whether a host draws a bullet in place of each character.
  public var hidesText: Bool { isSecret && !isRevealed }

  /// The name of the control that edits the property a row is bound to.
  public static let boundName = TableBinding.name
  /// The name of the switch that is a row's accessory.
  public static let accessoryName = TableAccessory.name
  /// The name of the button that shows a secret text for now.
  package static let revealName = "reveal"
}
