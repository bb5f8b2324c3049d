public import Foundation

/// A value as SQLite stores it; values are equal if their kinds and bytes are.
public enum SQLiteValue: Hashable, Sendable {
  /// The absence of a value.
  case null
  /// A whole number.
  case integer(Int64)
  /// A floating-point number; SQLite stores NaN as null.
  case real(Double)
  /// A text; canonically equivalent texts with different code points are different values.
  case text(String)
  /// A text that is not valid UTF-8, as other programs can store.
  case malformedText(Data)
  /// Bytes.
  case blob(Data)

  /// Returns whether both values are of one kind, and have the same bytes.
  public static func == (a: SQLiteValue, b: SQLiteValue) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.integer(let a), .integer(let b)): a == b
    case (.real(let a), .real(let b)): a.bitPattern == b.bitPattern
    case (.text(let a), .text(let b)): a.hasBytes(of: b)
    case (.malformedText(let a), .malformedText(let b)), (.blob(let a), .blob(let b)): a == b
    default: false
    }
  }
}

extension String {
  /// Returns whether both texts have the same bytes, as SQLite compares them; Swift's `==` also
  /// accepts canonical equivalents.
  func hasBytes(of other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }
}

/// A type whose values can be bound to a statement.
public protocol SQLiteConvertible: Sendable {
  /// The value as SQLite stores it.
  var sqliteValue: SQLiteValue { get }
}

extension SQLiteValue: SQLiteConvertible {
  /// The value.
  public var sqliteValue: SQLiteValue { self }
}

extension Int: SQLiteConvertible {
  /// The value as a whole number.
  public var sqliteValue: SQLiteValue { .integer(Int64(self)) }
}

extension Int64: SQLiteConvertible {
  /// The value as a whole number.
  public var sqliteValue: SQLiteValue { .integer(self) }
}

extension Bool: SQLiteConvertible {
  /// The value as 1 or 0.
  public var sqliteValue: SQLiteValue { .integer(self ? 1 : 0) }
}

extension Double: SQLiteConvertible {
  /// The value as a floating-point number.
  public var sqliteValue: SQLiteValue { .real(self) }
}

extension String: SQLiteConvertible {
  /// The value as a text.
  public var sqliteValue: SQLiteValue { .text(self) }
}

extension Data: SQLiteConvertible {
  /// The value as bytes.
  public var sqliteValue: SQLiteValue { .blob(self) }
}

extension UUID: SQLiteConvertible {
  /// The value as a text.
  public var sqliteValue: SQLiteValue { .text(uuidString) }
}

extension Date: SQLiteConvertible {
  /// The value as seconds since 1970.
  public var sqliteValue: SQLiteValue { .real(timeIntervalSince1970) }
}

extension Optional: SQLiteConvertible where Wrapped: SQLiteConvertible {
  /// The value, or null.
  public var sqliteValue: SQLiteValue { self?.sqliteValue ?? .null }
}
