public import Foundation
@_exported public import TableQueries

/// A value as SQLite stores it; values are equal if their kinds and bytes are.
public typealias SQLiteValue = QueryValue

/// One row of a query's result, with its values by column name.
public typealias SQLiteRow = QueryRow

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
