import TableScreen
import Testing

@testable import TableScreenText

/// A syllable of several columns stays whole or away where lines are cut, and where something is drawn over them.
@MainActor struct SyllableCutTests {
  private static let syllable = "स्त्री"
  private static let word = String(repeating: syllable, count: 6)

  /// Returns whether all syllables of a line are whole.
  private func isWhole(_ line: String) -> Bool {
    line.replacing(Self.syllable, with: "").unicodeScalars.allSatisfy { scalar in
      !(0x900...0x97F).contains(scalar.value)
    }
  }

  @Test func `a cut line`() {
    for width in 0...30 {
      var line = TextLine(glyphs: "[")
      line.append(TextParts(TextOptions()).line(Self.word, width: 30))
      var copy = line
      let all = line.width
      copy.fit(width)
      line.cut(width, ellipsis: "…")
      #expect(line.width == min(width, all) && copy.width == width)
      for line in [line, copy] {
        #expect(isWhole(line.cells.map(\.text).joined()))
      }
    }
  }

  @Test func `what is drawn over it, and what the edge cuts`() {
    for column in 0..<24 {
      for count in 1...6 {
        var grid = TextGrid(columns: 24, rows: 1)
        grid.put(Self.word, at: 0, 0)
        let over = String(repeating: "x", count: count)
        grid.put(over, at: column, 0)
        #expect(isWhole(grid.lines[0]), "\(grid.lines[0])")
        grid.clear(column..<column + 1, 0)
        #expect(isWhole(grid.lines[0]))
      }
      var grid = TextGrid(columns: column + 1, rows: 1)
      grid.put(TextParts(TextOptions()).line(Self.word, width: 24).cells, at: 0, 0)
      #expect(isWhole(grid.lines[0]))
    }
  }

  private final class Bar: TableScreen {
    override class var settings: Settings { [.title("Words")] }
    override var tableData: [Section] {
      [Section { [.title: SyllableCutTests.word] }]
    }
    override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
      [BarButton(SyllableCutTests.word, action: .run { _ in })]
    }
  }

  @Test func `buttons of the bars, and a page over a row`() async throws {
    let stage = try await TextStage(Bar(), columns: 40, rows: 8)
    stage.options.allHelp = TextStage.help
    for focus in [TextFocus.rows, .help(scroll: 0)] {
      stage.state.focus = focus
      for columns in 10...60 {
        stage.size.columns = columns
        for line in stage.paint().lines { #expect(isWhole(line), "\(columns): \(line)") }
      }
    }
  }
}
