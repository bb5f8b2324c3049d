import TableScreen
import TableScreenCells
import TableScreenData
import Testing

/// A type that stands in a list or an object hides a secret as one that is misspelled does.
@MainActor @Suite struct ListedTypeTests {
  @Test(arguments: [
    (#"["secure"]"#, true), (#"{"name": "secure"}"#, true), (#"[["Password"]]"#, true),
    (#"["text"]"#, false), ("[1, true, null]", false), ("{}", false),
  ])
  func `its value is a secret`(type: String, isSecret: Bool) {
    let data = TableData(
      json: #"{"cells": [{"name": "a", "type": \#(type), "value": "geheim"}]}"#,
      names: TableDataNames(cells: .ready))
    #expect(data.secretFields == (isSecret ? ["a"] : []))
    #expect(!data.mistakes.isEmpty)
  }
}
