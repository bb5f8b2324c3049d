import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// A name that the defaults of a section give to several rows is as if each had said it.
@MainActor @Suite struct CommonNameTests {
  private static let defaults = #"{"type": "text", "name": "dup"}"#

  private func json(_ cells: String) -> String {
    #"[{"defaults": \#(Self.defaults), "cells": [\#(cells)]}]"#
  }

  @Test(
    arguments: [
      (#"{"title": "a"}"#, []),
      (#"{"title": "a"}, {"title": "b"}"#, ["[0].cells[1] duplicateField"]),
      (#"{"title": "a", "id": 1}, {"title": "b", "id": 2}"#, ["[0].cells[1] duplicateField"]),
      (
        #"{"title": "a"}, {"title": "b"}, {"title": "c"}"#,
        ["[0].cells[1] duplicateField", "[0].cells[2] duplicateField"]
      ),
      (#"{"title": "a"}, null, {"title": "b", "name": "other"}"#, []),
    ] as [(String, [String])])
  func `the second row is said to be a field of the same name`(
    cells: String, mistakes: [String]
  ) {
    let data = TableData(json: json(cells), names: TableDataNames(cells: .standard + .ready))
    #expect(data.mistakes.map { "\($0.path) \($0.kind)" } == mistakes)
  }

  @Test func `what is required of all is required of the one that edits`() async throws {
    let screen = TableScreen(
      json: #"""
        [{"defaults": {"type": "text", "name": "dup", "validate": {"required": true}},
          "cells": [{"title": "a"}, {"title": "b"}]}]
        """#, cells: .ready)
    let table = try await HeadlessHost.show(screen)
    try await table.type("Ada", into: "a")
    try await screen.commitForm()
    #expect(screen.formValues == ["dup": .text("Ada")])
  }

  @Test func `a row with a type of its own is told once what it lacks`() {
    let data = TableData(
      json: #"""
        [{"defaults": {"type": "switch", "name": "r"}, "cells": [{"title": "D"}, {"title": "F", "type": "text"}]}]
        """#, names: TableDataNames(cells: .standard + .ready))
    #expect(data.mistakes.map { "\($0.kind)" } == ["namelessField"])
  }

  @Test func `a row that is a secret makes a secret of the name that all have`() {
    let data = TableData(
      json: #"""
        [{"defaults": {"type": "text", "name": "p"}, "cells": [{"title": "A", "secret": true, "id": "a"}, {"title": "B"}]}]
        """#, names: TableDataNames(cells: .standard + .ready))
    #expect(data.secretFields == ["p"])
  }

  @Test func `the first row edits, and the others edit nothing`() async throws {
    let screen = TableScreen(json: json(#"{"title": "a"}, {"title": "b"}"#), cells: .ready)
    let table = try await HeadlessHost.show(screen)
    try await table.type("Ada", into: "a")
    #expect(screen.formValues == ["dup": .text("Ada")])
    #expect("\(table.frame(columns: 40, rows: 8))".split(separator: "Ada").count == 2)
    await #expect(throws: HeadlessError.self) { try await table.type("Bob", into: "b") }
  }
}
