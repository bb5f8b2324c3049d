#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// Characters of several parts stay whole in lines that are alike, which ncurses scrolls and writes again by itself.
  @Suite @MainActor struct ScrolledWholes {
    private static let words = "Development"
    private static let whole = "👩‍💻 \(words)"

    private final class People: TableScreen {
      var cells: [TableCell]
      init(_ cells: [TableCell]) {
        self.cells = cells
        super.init()
      }
      override var title: String { "People" }
      override var tableData: [Section] { [Section(cells: cells)] }
    }

    /// A terminal with somebody who reads what reaches it.
    private struct Reading {
      let terminal: TestTerminal
      private var reader: ScreenReader
      private var count = 0

      @MainActor init(_ screen: Screen, type: String) throws {
        terminal = try TestTerminal([screen], columns: 60, lines: 24, type: type)
        reader = ScreenReader(columns: 60, lines: 24, joins: true)
      }

      /// Expects that no line has a part of the character.
      @MainActor mutating func expectWholes(_ location: SourceLocation = #_sourceLocation) {
        let written = terminal.written
        reader.feed(written.dropFirst(count))
        count = written.count
        let lines = reader.text.split(separator: "\n").filter { $0.contains(words) }
        #expect(!lines.isEmpty && lines.allSatisfy { $0.contains(whole) }, sourceLocation: location)
      }
    }

    private func title(_ number: Int) -> String {
      "Person \(number) " + String(repeating: "\(number * 7919) ", count: 1 + number % 4)
    }

    @Test(arguments: ["screen-256color", "xterm-256color"])
    func `as the rows scroll`(type: String) throws {
      let cells = (1...79).map { number -> TableCell in
        [.title: title(number), .subtitle: Self.whole]
      }
      var reading = try Reading(People(cells), type: type)
      defer { reading.terminal.close() }
      reading.expectWholes()
      for key: Key in Array(repeating: "j", count: 40) + Array(repeating: "k", count: 40) {
        reading.terminal.press(key)
        reading.expectWholes()
      }
    }

    @Test(arguments: ["screen-256color", "xterm-256color"])
    func `as rows come and go above them`(type: String) throws {
      let cells =
        (1...12).map { number -> TableCell in [.title: title(number)] }
        + (1...120).map { number -> TableCell in [.title: Self.whole, .id: number] }
      let screen = People(cells)
      var reading = try Reading(screen, type: type)
      defer { reading.terminal.close() }
      reading.expectWholes()
      for step in 0..<8 {
        if step < 4 { screen.cells.remove(at: 1) } else { screen.cells.insert(cells[step], at: 1) }
        screen.updateTableData()
        reading.terminal.host.drawIfNeeded()
        reading.expectWholes()
      }
    }
  }
}
#endif
