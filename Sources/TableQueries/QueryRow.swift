public import Foundation

/// One row of a query's result, with its values by column name.
public struct QueryRow: Sendable {
  /// The values, in the order of the query.
  public let values: [QueryValue]
  package let names: ColumnNames

  /// Creates a row from its values and the names of their columns, of which there are as many.
  package init(values: [QueryValue], names: ColumnNames) {
    self.values = values
    self.names = names
  }

  /// Returns a value, or null if the query has no such column.
  public subscript(_ column: String) -> QueryValue {
    names.index(of: column).map { values[$0] } ?? .null
  }

  /// Returns a text or a number as text; nil for null and bytes.
  public func text(_ column: String) -> String? { self[column].words }

  /// Returns a whole number, or nil if the value is none.
  public func int(_ column: String) -> Int? {
    switch self[column] {
    case .integer(let integer): Int(exactly: integer)
    case .real(let number): Int(exactly: number)
    case .decimal(let text): whole(text)
    case .null, .text, .malformedText, .blob: nil
    }
  }

  /// Returns a whole number of which all digits count, also those that a `Double` does not hold.
  private func whole(_ text: String) -> Int? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count < 2 || parts[1].allSatisfy({ $0 == "0" }) else { return nil }
    return Int(parts[0])
  }

  /// Returns a number, or nil if the value is none.
  public func double(_ column: String) -> Double? {
    switch self[column] {
    case .integer(let integer): Double(integer)
    case .real(let number): number
    case .decimal(let text): Double(text)
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
    case .null, .integer, .real, .decimal: nil
    }
  }

  /// Returns a time, or nil for a value that is none.
  ///
  /// Of SQLite it is one that was bound as a `Date`, any other number as seconds since 1970, or a text that is a time; of
  /// PostgreSQL one with a time zone, or a `timestamp` or `date`, taken to be of UTC.
  public func date(_ column: String) -> Date? {
    if case .text(let text) = self[column] { return StoredTime.date(text) }
    return double(column).map { Date(timeIntervalSince1970: $0) }
  }
}

extension QueryRow: Equatable {
  /// Returns whether both rows have the same values in the same columns.
  public static func == (a: QueryRow, b: QueryRow) -> Bool {
    a.values == b.values && a.names == b.names
  }
}

/// The names of the columns of a query, shared by its rows.
package final class ColumnNames: Sendable {
  package let all: [String]

  package init(_ all: [String]) { self.all = all }

  /// Returns the first column with a name, or else the first whose name differs only in the case of its letters.
  package func index(of name: String) -> Int? {
    all.firstIndex { $0.hasBytes(of: name) }
      ?? all.firstIndex { $0.lowercased() == name.lowercased() }
  }
}

extension ColumnNames: Equatable {
  package static func == (a: ColumnNames, b: ColumnNames) -> Bool {
    a === b || a.all.elementsEqual(b.all) { $0.hasBytes(of: $1) }
  }
}
