import Foundation
import Testing

@testable import TableScreen
@testable import TableScreenText

private final class HeightScreen: TableScreen {
  let heights: [Double?]
  init(_ heights: [Double?]) {
    self.heights = heights
    super.init()
  }
  override var tableData: [Section] {
    [
      Section(
        cells: heights.enumerated().map {
          [.title: "row \($0)", .subtitle: $0 == 4 ? "below" : nil, .height: $1]
        })
    ]
  }
}

private final class HighScreen: TableScreen {
  override class var settings: Settings { [.rowHeight(.fixed(66))] }
  override var tableData: [Section] {
    [
      Section("High") {
        [.title: "own", .height: 44]
        [.title: "table's"]
        [.title: "last"]
      }.header(LineCell.self, height: 88)
    ]
  }
}

private final class LineCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement { .text("header") }
}

/// Heights in points are lines where there are only characters.
@MainActor struct TextHeightTests {
  @Test(.promotion(21)) func `a height above the usual one is air around what the row holds`()
    async throws
  {
    let stage = try await TextStage(
      HeightScreen([nil, 0, 44, 66, 66, 88, 22]), columns: 20, rows: 14)
    expectRows(
      stage.paint(),
      """
      ▌row 0
       row 1
       row 2
       row 3

       row 4
       below

       row 5

       row 6
      """)
    stage.move(.rows(3))
    let frame = stage.paint()
    #expect(frame.lines[4...5] == ["▌row 3", "▌"])
    #expect(frame.target(column: 3, row: 5) == .row(try stage.row("row 3")))
  }

  @Test(.promotion(35, 41)) func `the table's row height and that of a header are lines, too`()
    async throws
  {
    let stage = try await TextStage(HighScreen(), columns: 20, rows: 10)
    stage.options.showsCursor = false
    expectRows(
      stage.paint(),
      """

       header

       own
       table's

       last
      """)
  }

  @Test(arguments: [-1, .nan, .infinity, 1e300] as [Double])
  func `a senseless height does no harm`(height: Double) async throws {
    let stage = try await TextStage(HeightScreen([height, nil]), columns: 20, rows: 20)
    let frame = stage.paint()
    #expect(frame.text.contains("row 0"))
    #expect(frame.text.contains("row 1"))
  }

  @Test func `what a row holds is never cut, and its height is known before it is drawn`() {
    var content = RowContent(kind: "", body: .column(.text("a"), .text("b"), .text("c")))
    let heights: [Double?] = [nil, 0, 44, 66, 88, 110, 132]
    for height in heights {
      content.height = height
      let composer = TextRowComposer(
        width: 20, chrome: ScreenChrome(), state: TextState(), options: TextOptions())
      let lines = composer.compose(content, NodeID(1)).lines
      #expect(lines.count == content.lineCount)
      let texts: [String?] = lines.map { $0.cells.first?.text }
      #expect(texts.filter { $0 != " " } == ["a", "b", "c"])
    }
  }
}
