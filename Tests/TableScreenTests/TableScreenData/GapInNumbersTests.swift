import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// What is no number in a list of numbers leaves a gap, and moves none of the others.
@MainActor @Suite struct GapInNumbersTests {
  private func json(_ numbers: String) -> String {
    #"[{"cells": [{"title": "T", "cellClass": "chart", "properties": {"numbers": \#(numbers)}}]}]"#
  }

  @Test(arguments: ["[1, null, 3]", #"[1, "x", 3]"#, "[1, 1e999, 3]"])
  func `a chart shows it`(_ numbers: String) async throws {
    let screen = TableScreen(json: json(numbers), cells: .ready)
    _ = try await TableDiagnostics.collect {
      let frame = try await HeadlessHost.show(screen).frame(columns: 30, rows: 6)
      #expect(frame.contains("▁ █"), "\(frame)")
    }
  }

  @Test func `it is written as null, and comes back`() {
    let names = TableDataNames(cells: .ready)
    let data = TableData(json: json("[1, null, 3]"), names: names)
    #expect(data.mistakes.isEmpty)
    let (text, leftOut) = data.json(names: names)
    #expect(leftOut.isEmpty && text.contains("[1.0, null, 3.0]"), "\(text)")
    #expect(TableData(json: text, names: names).json(names: names).text == text)
  }
}
