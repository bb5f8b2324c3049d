#if os(macOS) || os(Linux)
import TableScreen
import TestSupport
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

extension CursesTests {
  /// A step of the cursor draws two rows; all else has to be as if the whole screen had been drawn.
  @Suite @MainActor struct CursorStepLaws {
    @Test(arguments: (0..<12).map { Seed.value &+ UInt64($0) })
    func `a frame after a step is the frame that is drawn anew`(seed: UInt64) throws {
      var random = SplitMix64(seed: seed)
      let screen = random.once(in: 2) ? MixedScreen(&random) : GroupedScreen(&random)
      let size = (Int.random(in: 20...90, using: &random), Int.random(in: 5...30, using: &random))
      let terminal = try TestTerminal([screen], columns: size.0, lines: size.1)
      defer { terminal.close() }
      for step in 0..<Effort.rounds(150) {
        let keys: [Key] = [.down, .down, .down, .up, .up, "j", "k", .pageDown, .pageUp, "G", "g"]
        terminal.press(keys.randomElement(using: &random) ?? .down)
        let comment: Comment = "step \(step) of seed \(seed)"
        let state = terminal.host.state(of: screen)
        let (frame, text) = (try #require(state.frame), state.text)
        let lines = terminal.lines
        terminal.host.setNeedsDrawing()
        terminal.host.drawIfNeeded()
        let whole = try #require(state.frame)
        #expect(frame.grid == whole.grid, comment)
        #expect(frame.hits == whole.hits, comment)
        #expect(frame.rows == whole.rows && frame.caret == whole.caret, comment)
        #expect(text == state.text, comment)
        #expect(lines == terminal.lines, comment)
      }
    }

    @Test func `a step within a page asks no row for its elements`() throws {
      let screen = CountingScreen()
      let terminal = try TestTerminal([screen], columns: 60, lines: 20)
      defer { terminal.close() }
      terminal.press(.down)
      let asked = CountedCell.asked
      for _ in 0..<5 { terminal.press(.down) }
      for _ in 0..<5 { terminal.press(.up) }
      #expect(CountedCell.asked == asked)
      #expect(terminal.line(of: "▌Row 1") != nil)
    }

    @Test func `a page asks the rows that it leaves, and those that it reaches, once`() throws {
      let screen = CountingScreen()
      let terminal = try TestTerminal([screen], columns: 60, lines: 20)
      defer { terminal.close() }
      terminal.press(.pageDown)
      let asked = CountedCell.asked
      terminal.press(.pageDown)
      let rows = try #require(terminal.host.state(of: screen).frame?.rows.count)
      #expect(rows > 10)
      // The one that the cursor is on says which keys there are, before and after.
      #expect(CountedCell.asked - asked <= 2 * rows + 2)
      // Nobody is asked for less than he has to say by then.
      let again = CountedCell.asked
      terminal.host.setNeedsDrawing()
      terminal.host.drawIfNeeded()
      #expect(CountedCell.asked - again >= rows)
    }

    @Test func `a step onto a row that other keys work on says so`() throws {
      let screen = MixedKeysScreen()
      let terminal = try TestTerminal([screen], columns: 100, lines: 12)
      defer { terminal.close() }
      terminal.press(.down)
      #expect(terminal.lines.last?.contains("delete") == false)
      terminal.press(.down)
      #expect(terminal.lines.last?.contains("delete") == true)
      terminal.press(.up)
      #expect(terminal.lines.last?.contains("delete") == false)
    }
  }
}

/// Rows of many kinds, in several sections.
private class MixedScreen: TableScreen {
  private let sections: [TableSection]

  init(_ random: inout SplitMix64) {
    sections = (0..<Int.random(in: 1...4, using: &random)).map { section in
      TableSection(
        random.once(in: 3) ? nil : "Section \(section)",
        footer: random.once(in: 3) ? "What it is about." : nil,
        cells: (0..<Int.random(in: 0...15, using: &random)).map { Self.cell($0, &random) })
    }
    super.init()
  }

  override class var settings: TableSettings { [.selectable(.multiple)] }
  override var tableData: [TableSection] { sections }

  private static func cell(_ number: Int, _ random: inout SplitMix64) -> TableCell {
    let parts: [TableCell] = [
      [.subtitle: "東京 and more\nof it"], [.accessory: .switch(true)], [.height: 88],
      [.accessory: .disclosure], [.image: .named("star", size: 44)], [.indentation: 2],
    ]
    var cell: TableCell = [.title: "Row \(number)"]
    for part in parts where random.once(in: 5) { cell.merge(part) }
    return cell
  }
}

private final class GroupedScreen: MixedScreen {
  override class var settings: TableSettings { [.style(.grouped)] }
}

private final class CountedCell: TableRowCell {
  static var asked = 0

  override func body(for row: RowContext) -> RowElement {
    Self.asked += 1
    return super.body(for: row)
  }
}

private final class CountingScreen: TableScreen {
  override var tableData: [TableSection] {
    [
      TableSection("Rows", count: 100) {
        [.title: "Row \($0) ", .cellClass: .of(CountedCell.self)]
      }
    ]
  }
}

private final class MixedKeysScreen: TableScreen {
  override var tableData: [TableSection] {
    [
      TableSection(
        "Rows",
        cells: (0..<5).map {
          $0 == 2 ? [.title: "Deletable", .editingStyle: .delete] : [.title: "Row \($0)"]
        })
    ]
  }
}
#endif
