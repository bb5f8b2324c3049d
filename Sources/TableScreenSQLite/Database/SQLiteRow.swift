public import Foundation

/// One row that a query gave, with its values by the names of their columns.
public struct SQLiteRow: Sendable {
  /// The values, in the order of the query.
  public let values: [SQLiteValue]
  let names: ColumnNames

  /// Returns a value, or null where the query has no such column.
  public subscript(_ column: String) -> SQLiteValue {
    names.index(of: column).map { values[$0] } ?? .null
  }

  /// Returns a text; numbers in words, nil for null and bytes.
  public func text(_ column: String) -> String? { self[column].words }

  /// Returns a whole number, or nil where the value is none.
  public func int(_ column: String) -> Int? {
    switch self[column] {
    case .integer(let integer): Int(exactly: integer)
    case .real(let number): Int(exactly: number)
    case .null, .text, .malformedText, .blob: nil
    }
  }

  /// Returns a number, or nil where the value is none.
  public func double(_ column: String) -> Double? {
    switch self[column] {
    case .integer(let integer): Double(integer)
    case .real(let number): number
    case .null, .text, .malformedText, .blob: nil
    }
  }

  /// Returns whether a number is not 0; nil where the value is no number.
  public func bool(_ column: String) -> Bool? { double(column).map { $0 != 0 } }

  /// Returns bytes, or nil where the value is neither bytes nor a text.
  public func data(_ column: String) -> Data? {
    switch self[column] {
    case .blob(let data), .malformedText(let data): data
    case .text(let text): Data(text.utf8)
    case .null, .integer, .real: nil
    }
  }

  /// Returns a time that was bound as a `Date`, or nil where the value is no number.
  public func date(_ column: String) -> Date? {
    double(column).map { Date(timeIntervalSince1970: $0) }
  }
}

extension SQLiteRow: Equatable {
  /// Whether both rows have the same values in the same columns.
  public static func == (a: SQLiteRow, b: SQLiteRow) -> Bool {
    a.values == b.values && a.names == b.names
  }
}

/// The names of the columns of a query, shared by its rows.
final class ColumnNames: Sendable {
  let all: [String]

  init(_ all: [String]) { self.all = all }

  /// The first column of that name; where none is spelled so, the first that is in other cases of its letters.
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
