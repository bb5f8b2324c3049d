public import Foundation

/// The value of a control, in a form that every host understands.
public enum TableValue: Hashable, Sendable {
  /// No value.
  case null
  /// A text.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction.
  case number(Double)
  /// On or off.
  case flag(Bool)
  /// A moment.
  case date(Date)
  /// The identity of the chosen item.
  case choice(String)
  /// The identities of all that was chosen.
  case choices([String])
}

extension TableValue {
  /// Returns whether two values are equal; NaN equals itself, so that waiting for two values to be equal comes to an
  /// end.
  public static func == (one: TableValue, other: TableValue) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.text(let one), .text(let other)), (.choice(let one), .choice(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.number(let one), .number(let other)): one == other || one.isNaN && other.isNaN
    case (.flag(let one), .flag(let other)): one == other
    case (.date(let one), .date(let other)): one == other || one.isNoMoment && other.isNoMoment
    case (.choices(let one), .choices(let other)): one == other
    default: false
    }
  }

  /// Hashes the value; every NaN has the same hash.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .text(let text): hasher.combine(text)
    case .integer(let integer): hasher.combine(integer)
    case .number(let number): hasher.combine(number.isNaN ? .nan : number)
    case .flag(let flag): hasher.combine(flag)
    case .date(let date): hasher.combine(date.isNoMoment ? .distantPast : date)
    case .choice(let id): hasher.combine(id)
    case .choices(let ids): hasher.combine(ids)
    }
  }
}

extension Date {
  /// True if the number of seconds is NaN, so that the date is no moment.
  fileprivate var isNoMoment: Bool { timeIntervalSinceReferenceDate.isNaN }
}

extension TableValue {
  /// The kinds of value.
  public enum Kind: String, Hashable, Sendable {
    /// A text.
    case text
    /// A whole number.
    case integer
    /// A number with a fraction.
    case number
    /// On or off.
    case flag
    /// A moment.
    case date
    /// A color.
    case color
  }
}

/// A type that a control shows and edits.
public protocol TableValueConvertible {
  /// The kind of value that the type takes, from which a person is told what to type; by default, a
  /// text.
  static var valueKind: TableValue.Kind { get }
  /// The value of a control, or nil if the control's value makes no sense as this type.
  init?(_ value: TableValue)
  /// The value as a control shows it.
  var tableValue: TableValue { get }
}

extension TableValueConvertible {
  /// A text.
  public static var valueKind: TableValue.Kind { .text }
}

extension String: TableValueConvertible {
  /// Reads the value of a control.
  public init?(_ value: TableValue) {
    switch value {
    case .text(let text), .choice(let text): self = text
    case .integer(let integer): self = String(integer)
    case .number(let number): self = String(number)
    case .null: self = ""
    case .flag, .date, .choices: return nil
    }
  }
  /// The value as a control shows it.
  public var tableValue: TableValue { .text(self) }
}

extension Int: TableValueConvertible {
  /// The kind of value that it takes.
  public static var valueKind: TableValue.Kind { .integer }
  /// Reads the value of a control.
  public init?(_ value: TableValue) {
    switch value {
    case .integer(let integer): self = integer
    case .number(let number):
      guard let integer = Int(exactly: number.rounded()) else { return nil }
      self = integer
    case .text(let text), .choice(let text):
      guard let integer = text.decimalDigits.flatMap({ Int($0) }) else { return nil }
      self = integer
    case .null, .flag, .date, .choices: return nil
    }
  }
  /// The value as a control shows it.
  public var tableValue: TableValue { .integer(self) }
}

extension Double: TableValueConvertible {
  /// The kind of value that it takes.
  public static var valueKind: TableValue.Kind { .number }
  /// Reads the value of a control.
  public init?(_ value: TableValue) {
    switch value {
    case .number(let number): self = number
    case .integer(let integer): self = Double(integer)
    case .text(let text), .choice(let text):
      guard let number = text.decimalDigits.flatMap(Double.init), number.isFinite else {
        return nil
      }
      self = number
    case .null, .flag, .date, .choices: return nil
    }
  }
  /// The value as a control shows it.
  public var tableValue: TableValue { .number(self) }
}

extension Bool: TableValueConvertible {
  /// The kind of value that it takes.
  public static var valueKind: TableValue.Kind { .flag }
  /// Reads the value of a control.
  public init?(_ value: TableValue) {
    switch value {
    case .flag(let flag): self = flag
    case .choice("true"): self = true
    case .choice("false"): self = false
    case .null, .text, .integer, .number, .date, .choice, .choices: return nil
    }
  }
  /// The value as a control shows it.
  public var tableValue: TableValue { .flag(self) }
}

extension Date: TableValueConvertible {
  /// The kind of value that it takes.
  public static var valueKind: TableValue.Kind { .date }
  /// Reads the value of a control.
  public init?(_ value: TableValue) {
    switch value {
    case .date(let date): self = date
    case .text(let text):
      guard let date = Date(moment: text) else { return nil }
      self = date
    case .choice(let id):
      if let date = Date(TableValue.text(id)) {
        self = date
      } else if let interval = Double(TableValue.text(id)) {
        self.init(timeIntervalSinceReferenceDate: interval)
      } else {
        return nil
      }
    default: return nil
    }
  }
  /// The value as a control shows it.
  public var tableValue: TableValue { .date(self) }
}

extension Optional: TableValueConvertible where Wrapped: TableValueConvertible {
  /// The kind of value that it takes.
  public static var valueKind: TableValue.Kind { Wrapped.valueKind }
  /// Reads the value of a control.
  public init?(_ value: TableValue) {
    switch value {
    case .null: self = .none
    case .text(""): self = .none
    default:
      guard let wrapped = Wrapped(value) else { return nil }
      self = .some(wrapped)
    }
  }
  /// The value as a control shows it.
  public var tableValue: TableValue { self?.tableValue ?? .null }
}
