#if Postgres
public import Foundation
@_exported public import TableQueries

/// A value as a query reads it, or as it is handed to a statement.
///
/// Whole numbers and truth values are ``QueryValue/integer(_:)``, `real` and `double precision` are
/// ``QueryValue/real(_:)``, `numeric` is ``QueryValue/decimal(_:)`` with all its digits, `bytea` is
/// ``QueryValue/blob(_:)``. All other types are the text that PostgreSQL writes for them.
public typealias PostgresValue = QueryValue

/// One row of a query's result, with its values by column name.
public typealias PostgresRow = QueryRow

/// A type whose values can be bound to a statement.
///
/// A value goes to the server as text, apart from the statement, and is read there as the type that the statement needs
/// in its place. Where several would do, name it: `$1::bigint`.
public protocol PostgresConvertible: Sendable {
  /// The value as it is bound.
  var postgresValue: PostgresValue { get }
}

extension PostgresValue: PostgresConvertible {
  /// The value.
  public var postgresValue: PostgresValue { self }
}

extension Int: PostgresConvertible {
  /// The value as a whole number.
  public var postgresValue: PostgresValue { .integer(Int64(self)) }
}

extension Int64: PostgresConvertible {
  /// The value as a whole number.
  public var postgresValue: PostgresValue { .integer(self) }
}

extension Bool: PostgresConvertible {
  /// The value as 1 or 0, which a `boolean` takes as well as a number does.
  public var postgresValue: PostgresValue { .integer(self ? 1 : 0) }
}

extension Double: PostgresConvertible {
  /// The value as a floating-point number.
  public var postgresValue: PostgresValue { .real(self) }
}

extension Decimal: PostgresConvertible {
  /// The value with all its digits.
  public var postgresValue: PostgresValue { .decimal("\(self)") }
}

extension String: PostgresConvertible {
  /// The value as a text.
  public var postgresValue: PostgresValue { .text(self) }
}

extension Data: PostgresConvertible {
  /// The value as bytes, for a `bytea`.
  public var postgresValue: PostgresValue { .blob(self) }
}

extension UUID: PostgresConvertible {
  /// The value as a text.
  public var postgresValue: PostgresValue { .text(uuidString) }
}

extension Date: PostgresConvertible {
  /// The value as a text, in UTC and to the microsecond, for a `timestamptz`.
  public var postgresValue: PostgresValue { .text(PostgresText.time(self)) }
}

extension Optional: PostgresConvertible where Wrapped: PostgresConvertible {
  /// The value, or null.
  public var postgresValue: PostgresValue { self?.postgresValue ?? .null }
}
#endif
