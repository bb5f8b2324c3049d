import Foundation
import TableScreen
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

extension CursesTests {
  /// Where one is in a long table.
  @Suite @MainActor struct Positions {
    private func thumb(_ terminal: TestTerminal) -> [Int] {
      terminal.lines.indices.filter { terminal.lines[$0].hasSuffix("┃") }
    }

    @Test func `the last line has the number of the row and of all rows`() throws {
      let terminal = try TestTerminal([LongScreen(155_455)], columns: 60, lines: 12)
      defer { terminal.close() }
      let count = 155_455.formatted(.number.locale(TableWords.current.locale))
      #expect(terminal.lines.last?.hasSuffix(" 1/\(count)") == true, "\(terminal.frame)")
      terminal.press(.down, .down, .down)
      #expect(terminal.lines.last?.hasSuffix(" 4/\(count)") == true, "\(terminal.frame)")
      terminal.press(.end)
      #expect(terminal.lines.last?.hasSuffix(" \(count)/\(count)") == true, "\(terminal.frame)")
    }

    @Test func `a scrollbar stands at its ends only at the ends of the table`() throws {
      let terminal = try TestTerminal([LongScreen(10_000)], columns: 60, lines: 12)
      defer { terminal.close() }
      #expect(thumb(terminal) == [1], "\(terminal.frame)")
      terminal.press(.pageDown, .pageDown)
      #expect(thumb(terminal) == [2])
      terminal.press(.end)
      #expect(thumb(terminal) == [10])
      terminal.press(.pageUp, .pageUp)
      #expect(thumb(terminal) == [9])
    }

    @Test func `a table that fits has neither`() throws {
      let terminal = try TestTerminal([LongScreen(5)], columns: 60, lines: 12)
      defer { terminal.close() }
      #expect(thumb(terminal) == [])
      #expect(terminal.lines.last?.contains("/") == false)
    }

    final class TallScreen: TableScreen {
      let count: Int
      var made: Set<Int> = []
      init(_ count: Int) {
        self.count = count
        super.init()
      }
      override var tableData: [Section] {
        [Section(count: count) { [unowned self] in row($0) }]
      }
      private func row(_ index: Int) -> Cell {
        made.insert(index)
        return [.title: "Row \(index)", .subtitle: "below"]
      }
    }

    // What is made may say that it can be edited, or has children: a host that makes more than it shows shows other things
    // than one that shows the same rows without a scrollbar, as the player of a recording.
    @Test func `no row out of view is made to know the position`() throws {
      for lines in 8...14 {
        for count in 1...14 {
          let screen = TallScreen(count)
          let terminal = try TestTerminal([screen], columns: 60, lines: lines)
          defer { terminal.close() }
          let shown = screen.made.filter { terminal.line(of: "Row \($0)") != nil }
          #expect(screen.made == shown, "\(count) rows in \(lines) lines")
          #expect(thumb(terminal).isEmpty == (2 * count <= lines - 2), "\(terminal.frame)")
        }
      }
    }

    @Test func `the keys come first where there is little room`() throws {
      let terminal = try TestTerminal([LongScreen(155_455)], columns: 20, lines: 6)
      defer { terminal.close() }
      #expect(terminal.lines.last?.contains("? all keys") == true, "\(terminal.frame)")
    }

    @Test func `a click on the scrollbar scrolls there, and dragging goes on`() throws {
      let terminal = try TestTerminal([LongScreen(10_000)], columns: 60, lines: 12)
      defer { terminal.close() }
      terminal.act(.mouse(MouseEvent(kind: .press, line: 10, column: 59)))
      #expect(terminal.line(of: "Row 9999") != nil, "\(terminal.frame)")
      terminal.act(.mouse(MouseEvent(kind: .drag, line: 1, column: 59)))
      #expect(terminal.line(of: "Row 0") != nil, "\(terminal.frame)")
      terminal.act(.mouse(MouseEvent(kind: .release, line: 1, column: 59)))
    }
  }

  /// The notice of an error goes when it was read.
  @Suite @MainActor struct ReadNotices {
    private func refused(_ screen: Screen = CityScreen()) throws -> TestTerminal {
      let terminal = try TestTerminal([screen], columns: 60, lines: 12)
      screen.show(error: "It went wrong")
      terminal.host.drawIfNeeded()
      #expect(terminal.line(of: "It went wrong") != nil)
      return terminal
    }

    @Test(arguments: [Key.down, "j", .pageDown, .end, .tab, .enter])
    func `a key that goes on puts it away`(key: Key) throws {
      let terminal = try refused()
      defer { terminal.close() }
      terminal.press(key)
      #expect(terminal.line(of: "It went wrong") == nil)
    }

    @Test func `escape puts it away first, and then does what it always does`() throws {
      let root = CityScreen()
      let terminal = try TestTerminal([root], columns: 60, lines: 12)
      defer { terminal.close() }
      let place = PlaceScreen("Rome")
      root.open(place)
      place.show(error: "It went wrong")
      terminal.host.drawIfNeeded()
      #expect(terminal.lines.last?.contains("esc dismiss") == true, "\(terminal.frame)")
      terminal.press(.escape)
      #expect(terminal.line(of: "It went wrong") == nil)
      #expect(terminal.lines[0].contains("Rome"))
      terminal.press(.escape)
      #expect(terminal.lines[0].contains("Cities"))
    }
  }
}
