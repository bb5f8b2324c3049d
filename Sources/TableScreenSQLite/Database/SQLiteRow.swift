public import Foundation

/// One row of a query's result, with its values by column name.
public struct SQLiteRow: Sendable {
  /// The values, in the order of the query.
  public let values: [SQLiteValue]
  let names: ColumnNames

  /// Returns a value, or null if the query has no such column.
  public subscript(_ column: String) -> SQLiteValue {
    names.index(of: column).map { values[$0] } ?? .null
  }

  /// Returns a text or a number as text; nil for null and bytes.
  public func text(_ column: String) -> String? { self[column].words }

  /// Returns a whole number, or nil if the value is none.
  public func int(_ column: String) -> Int? {
    switch self[column] {
    case .integer(let integer): Int(exactly: integer)
    case .real(let number): Int(exactly: number)
    case .null, .text, .malformedText, .blob: nil
    }
  }

  /// Returns a number, or nil if the value is none.
  public func double(_ column: String) -> Double? {
    switch self[column] {
    case .integer(let integer): Double(integer)
    case .real(let number): number
    case .null, .text, .malformedText, .blob: nil
    }
  }

  /// Returns whether a number is not 0; nil if the value is no number.
  public func bool(_ column: String) -> Bool? { double(column).map { $0 != 0 } }

  /// Returns bytes, or nil if the value is neither bytes nor a text.
  public func data(_ column: String) -> Data? {
    switch self[column] {
    case .blob(let data), .malformedText(let data): data
    case .text(let text): Data(text.utf8)
    case .null, .integer, .real: nil
    }
  }

  /// Returns a time that was bound as a `Date`, or nil if the value is no number.
  public func date(_ column: String) -> Date? {
    double(column).map { Date(timeIntervalSince1970: $0) }
  }
}

extension SQLiteRow: Equatable {
  /// Returns whether both rows have the same values in the same columns.
  public static func == (a: SQLiteRow, b: SQLiteRow) -> Bool {
    a.values == b.values && a.names == b.names
  }
}

/// The names of the columns of a query, shared by its rows.
final class ColumnNames: Sendable {
  let all: [String]

  init(_ all: [String]) { self.all = all }

  /// Returns the first column with a name, or else the first whose name differs only in the case of its letters.
  func index(of name: String) -> Int? {
    all.firstIndex { $0.hasBytes(of: name) }
      ?? all.firstIndex { $0.lowercased() == name.lowercased() }
  }
}

extension ColumnNames: Equatable {
  static func == (a: ColumnNames, b: ColumnNames) -> Bool {
    a === b || a.all.elementsEqual(b.all) { $0.hasBytes(of: $1) }
  }
}
