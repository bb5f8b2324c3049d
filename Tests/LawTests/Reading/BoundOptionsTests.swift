import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// Options that no field has: a row with `bind` takes its choices from its properties, and is said to leave out others.
@MainActor @Suite struct BoundOptionsTests {
  private final class SizeScreen: TableScreen {
    var size = "a"
    override class var bindings: Bindings { ["size": .to(\SizeScreen.size)] }
    override class var cellClasses: CellClasses { .ready }
  }

  private func data(_ cell: String, defaults: String = "{}") -> TableData {
    TableData(
      json: #"[{"defaults": \#(defaults), "cells": [\#(cell)]}]"#, names: SizeScreen.dataNames)
  }

  @Test(arguments: [
    (#"{"title": "x", "bind": "size", "cellClass": "segments", "options": ["a", "c"]}"#, "{}"),
    (#"{"title": "x", "bind": "size", "cellClass": "picker", "options": [{"title": "B"}]}"#, "{}"),
    (
      #"{"title": "x", "options": ["a", "c"]}"#, #"{"bind": "size", "cellClass": "segments"}"#
    ),
  ])
  func `options of a bound row that chooses are said to stand elsewhere`(
    cell: String, defaults: String
  ) throws {
    let mistakes = data(cell, defaults: defaults).mistakes
    #expect(mistakes.map(\.kind) == ["uselessOptions"])
    #expect(mistakes.map(\.path) == ["[0].cells[0].options"])
    #expect(mistakes.first?.remedy == "write them as “choices” in its “properties”")
  }

  @Test(arguments: [
    #"{"title": "x", "bind": "size", "options": [{}]}"#,
    #"{"title": "x", "bind": "size", "cellClass": "badge", "options": ["a"]}"#,
  ])
  func `options of a bound row that does not choose are said`(cell: String) {
    let mistakes = data(cell).mistakes
    #expect(mistakes.map(\.kind) == ["uselessOptions"])
    #expect(mistakes.first?.remedy.contains("take them away") == true)
  }

  @Test func `options in the defaults of bound rows are said once`() {
    let mistakes = data(
      #"{"title": "x"}, {"title": "y"}"#, defaults: #"{"bind": "size", "options": ["a"]}"#
    ).mistakes
    #expect(mistakes.map(\.path) == ["[0].defaults.options"])
  }

  @Test func `choices in the properties of a bound row are chosen from, as are options of a field`()
    async throws
  {
    let bound =
      #"{"title": "x", "bind": "size", "cellClass": "segments", "properties": {"choices": ["a", "c"]}}"#
    let field = #"{"title": "y", "name": "y", "type": "segments", "options": ["b", "d"]}"#
    #expect(data("\(bound), \(field)").mistakes == [])
    let screen = SizeScreen(json: #"[{"cells": [\#(bound), \#(field)]}]"#)
    let table = try await HeadlessHost.show(screen)
    try await table.set(.choice("c"), of: "x")
    #expect(screen.size == "c")
  }
}
