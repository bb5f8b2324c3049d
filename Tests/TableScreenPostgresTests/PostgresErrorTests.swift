#if Postgres && (os(macOS) || os(Linux))
import Foundation
import TableScreen
import Testing

@testable import TableScreenPostgres

/// What developers and people are told of an error.
struct PostgresErrorTests {
  private static let codes = [
    "TS001", "TS002", "TS003", "TS004", "08006", "57P01", "57P03", "28P01", "28000", "3D000",
    "53300",
    "53100", "53200", "57014", "25006", "40001", "40P01", "42P01", "42703", "42883", "42601",
    "22021", "23505", "42501", "55P03", "XX001", "0A000",
  ]

  @Test(arguments: codes) func `a developer is told what, where and how to mend it`(code: String) {
    let error = PostgresError(
      code: code, message: "the reason", database: "lists on host", statement: "SELECT 1")
    let text = error.description
    for part in ["lists on host", "the reason", code, error.remedy, "SELECT 1"] {
      #expect(text.contains(part))
    }
  }

  @Test(arguments: codes) func `a person is told no code, statement or server`(code: String) {
    var error = PostgresError(
      code: code, message: "secret reason", database: "secret", statement: "SELECT secret")
    for _ in 0..<2 {
      let text = TableWords().text(of: error)
      #expect(!text.isEmpty && error.localizedDescription == text)
      for word in ["secret", "SELECT", "SQL", code, "Error", "/"] { #expect(!text.contains(word)) }
      error.since = Date(timeIntervalSince1970: 0)
    }
  }

  @Test func `a conflict is told in words that can be replaced`() {
    var words = TableWords()
    (words.changedMeanwhile, words.deletedMeanwhile) = ("changed", "deleted")
    let row = PostgresRow(values: [], names: ColumnNames([]))
    #expect(words.text(of: PostgresConflict(current: row, columns: ["town"])) == "changed")
    #expect(words.text(of: PostgresConflict(current: nil, columns: [])) == "deleted")
  }
}
#endif
