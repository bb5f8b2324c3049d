import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// Two options of one id: nobody could choose the second, and both would be marked.
@MainActor @Suite struct RepeatedOptionTests {
  private final class OrderScreen: TableScreen {
    var size = "s"
    override class var bindings: Bindings { ["size": .to(\OrderScreen.size)] }
    override class var cellClasses: CellClasses { .ready }
  }

  private func mistakes(_ cell: String) -> [TableDataMistake] {
    TableData(json: #"[{"cells": [\#(cell)]}]"#, names: OrderScreen.dataNames).mistakes
  }

  @Test(arguments: [
    #""name": "a", "type": "picker", "options": ["s", "m", "s"]"#,
    #""name": "a", "type": "segments", "options": [1, 2, "1"]"#,
    #""name": "a", "type": "multiPicker", "options": [{"id": "s", "title": "S"}, "m", {"id": "s"}]"#,
  ])
  func `the second one is reported`(field: String) {
    #expect(mistakes("{\(field)}").map(\.kind) == ["duplicateOption"])
    #expect(mistakes("{\(field)}").map(\.path) == ["[0].cells[0].options[2]"])
  }

  @Test func `the second one is reported among the choices of a bound row, too`() {
    let cell = #"{"bind": "size", "cellClass": "picker", "properties": {"choices": ["s", "s"]}}"#
    #expect(
      mistakes(cell).map { "\($0.kind) \($0.path)" }
        == ["duplicateOption [0].cells[0].properties.choices[1]"])
  }

  @Test func `options of other ids are no mistake, and the first one of an id can be chosen`()
    async throws
  {
    let options = #"[{"id": "a", "title": "First"}, {"id": "a", "title": "Second"}, {"id": 1}]"#
    let screen = OrderScreen(
      json: #"[{"cells": [{"title": "x", "name": "x", "type": "picker", "options": \#(options)}]}]"#
    )
    let table = try await HeadlessHost.show(screen)
    try await table.tap("x")
    #expect(table.titles.filter { ["First", "Second", "1"].contains($0) } == ["First", "1"])
    #expect(mistakes(#"{"name": "a", "type": "picker", "options": ["s", "S", 1]}"#) == [])
  }
}
