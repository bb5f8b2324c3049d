#if Postgres
import CPostgres
import Foundation
import TableQueries

/// The answer to a statement, freed with its last owner; it stays inside the actor of its connection.
final class PostgresResult {
  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  deinit { PQclear(pointer) }

  private var status: ExecStatusType { PQresultStatus(pointer) }

  var isFailure: Bool {
    ![PGRES_TUPLES_OK, PGRES_COMMAND_OK, PGRES_SINGLE_TUPLE].contains(status)
  }

  /// True if the server waits for data, or sends some, in another way than rows.
  var isCopy: Bool { [PGRES_COPY_IN, PGRES_COPY_OUT, PGRES_COPY_BOTH].contains(status) }

  /// The word by which the server says what it has done.
  var command: String { PQcmdStatus(pointer).map { String(cString: $0) } ?? "" }

  /// The number of rows that the statement changed; the server also counts those that one has read.
  var changeCount: Int {
    guard ["INSERT", "UPDATE", "DELETE", "MERGE"].contains(command.prefix { $0 != " " }) else {
      return 0
    }
    return PQcmdTuples(pointer).flatMap { Int(String(cString: $0)) } ?? 0
  }

  /// Returns the error that the server answered with, or nil.
  func error(_ database: String, _ sql: String) -> PostgresError? {
    guard isFailure else { return nil }
    if status == PGRES_EMPTY_QUERY {
      return PostgresError(
        code: PostgresError.unsent, message: "the statement is empty", database: database,
        statement: sql)
    }
    // The letters by which libpq names the fields of an error, which are macros that Swift does not import.
    func field(_ letter: Character) -> String? {
      letter.asciiValue.flatMap { PQresultErrorField(pointer, Int32($0)) }
        .map { String(cString: $0) }
    }
    let parts = [field("M"), field("D"), field("H")].compactMap { $0?.oneLine }
    return PostgresError(
      code: field("C") ?? PostgresError.unreachable,
      message: parts.isEmpty ? "the line to the server was lost" : parts.joined(separator: "; "),
      database: database, statement: sql)
  }

  var names: ColumnNames {
    ColumnNames(
      (0..<PQnfields(pointer)).map { PQfname(pointer, $0).map { String(cString: $0) } ?? "" })
  }

  var rows: [PostgresRow] { rows(naming: names) }

  func rows(naming names: ColumnNames) -> [PostgresRow] {
    let types = (0..<PQnfields(pointer)).map { PQftype(pointer, $0) }
    return (0..<PQntuples(pointer)).map { row in
      PostgresRow(
        values: types.indices.map { value(row, Int32($0), of: types[$0]) }, names: names)
    }
  }

  /// Passes the values of each row to `body`.
  func forEach(_ body: ([PostgresValue]) -> Void) {
    let types = (0..<PQnfields(pointer)).map { PQftype(pointer, $0) }
    for row in 0..<PQntuples(pointer) {
      body(types.indices.map { value(row, Int32($0), of: types[$0]) })
    }
  }

  private func value(_ row: Int32, _ column: Int32, of type: Oid) -> PostgresValue {
    guard PQgetisnull(pointer, row, column) == 0, let start = PQgetvalue(pointer, row, column)
    else { return .null }
    let count = Int(PQgetlength(pointer, row, column))
    return start.withMemoryRebound(to: UInt8.self, capacity: count) {
      PostgresText.value(UnsafeBufferPointer(start: $0, count: count), of: type)
    }
  }
}

extension [[UInt8]?] {
  /// Calls `body` with the texts as C has them: each ends with a NUL, and nil has no address.
  func withCStrings<Result>(
    _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    var all: [UInt8] = []
    var places: [Int?] = []
    for text in self {
      places.append(text.map { _ in all.count })
      guard let text else { continue }
      all.append(contentsOf: text)
      all.append(0)
    }
    return all.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        places.map { place in place.flatMap { place in bytes.baseAddress.map { $0 + place } } }
          .withUnsafeBufferPointer(body)
      }
    }
  }
}
#endif
