import CSQLite
import Foundation

/// A prepared statement; finalized with its last owner.
final class Statement {
  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  deinit { sqlite3_finalize(pointer) }

  var parameterCount: Int { Int(sqlite3_bind_parameter_count(pointer)) }

  /// The text of the statement, without anything after it.
  var text: String { sqlite3_sql(pointer).map { String(cString: $0) } ?? "" }

  /// True if the statement changes nothing in the database.
  var isReadOnly: Bool { sqlite3_stmt_readonly(pointer) != 0 }

  func step() -> Int32 { sqlite3_step(pointer) }

  /// Resets the statement for its next use and releases its bound values.
  func reset() {
    sqlite3_reset(pointer)
    sqlite3_clear_bindings(pointer)
  }

  func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(pointer, index)
    case .integer(let integer): return sqlite3_bind_int64(pointer, index, integer)
    case .real(let number): return sqlite3_bind_double(pointer, index, number)
    case .text(var text), .decimal(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          // An empty text may have no address, which SQLite would take for null.
          guard let start = characters.baseAddress else {
            return ts_bind_text(pointer, index, "", 0)
          }
          return ts_bind_text(pointer, index, start, Int32(clamping: characters.count))
        }
      }
    case .malformedText(let data):
      return data.withUnsafeBytes {
        ts_bind_text(
          pointer, index, $0.bindMemory(to: CChar.self).baseAddress, Int32(clamping: $0.count))
      }
    case .blob(let data):
      return data.withUnsafeBytes {
        ts_bind_blob(pointer, index, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
  }

  // MARK: The row that was stepped to

  var columnNames: ColumnNames {
    ColumnNames(
      (0..<sqlite3_column_count(pointer)).map { column in
        sqlite3_column_name(pointer, column).map { String(cString: $0) } ?? ""
      })
  }

  var values: [SQLiteValue] { (0..<sqlite3_column_count(pointer)).map { value(at: $0) } }

  func integer(at column: Int32) -> Int64 { sqlite3_column_int64(pointer, column) }

  func value(at column: Int32) -> SQLiteValue {
    switch sqlite3_column_type(pointer, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(pointer, column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(pointer, column))
    case SQLITE_TEXT:
      let start = sqlite3_column_text(pointer, column)
      let count = Int(sqlite3_column_bytes(pointer, column))
      return SQLiteValue(text: UnsafeBufferPointer(start: start, count: count))
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(pointer, column))
      guard count > 0, let bytes = sqlite3_column_blob(pointer, column) else {
        return .blob(Data())
      }
      return .blob(Data(bytes: bytes, count: count))
    default: return .null
    }
  }
}
