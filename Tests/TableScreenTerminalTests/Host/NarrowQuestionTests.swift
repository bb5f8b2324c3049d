#if os(macOS) || os(Linux)
import TableScreen
import TableScreenTerminal
import TableScreenText
import TestSupport
import Testing

extension CursesTests {
  /// Whoever is asked whether to delete something can read what, however narrow the terminal is.
  @Suite @MainActor struct NarrowQuestions {
    /// Rows with something around them.
    private final class Crowded: TableScreen {
      let name: String
      let depth: Int

      init(_ name: String, depth: Int) {
        (self.name, self.depth) = (name, depth)
        super.init()
      }

      override class var settings: Settings { [.title("Things"), .editable()] }
      override var tableData: [Section] {
        [
          Section {
            [
              .title: name, .indentation: depth, .editingStyle: .delete,
              .moveable: .withinSection, .accessory: .badge("new"),
            ]
          }
        ]
      }
    }

    @Test(arguments: ["Buy milk", "Athens", "漢字の行", "A name that is longer than any line of it"])
    func `the question shows its beginning, and what is cut is marked`(name: String) throws {
      for depth in [0, 9] {
        for isEditing in [false, true] {
          for columns in 10...70 {
            let screen = Crowded(name, depth: depth)
            let terminal = try TestTerminal([screen], columns: columns, lines: 8)
            defer { terminal.close() }
            screen.setEditing(isEditing)
            terminal.press("d")
            check(terminal.lines, name, "\(columns) columns, depth \(depth), \(isEditing)")
          }
        }
      }
    }

    private func check(_ lines: [String], _ name: String, _ place: String) {
      guard let line = lines.first(where: { $0.hasPrefix("▌") }) else {
        Issue.record("no question at \(place)")
        return
      }
      let text = line.drop { $0 == "▌" || $0 == " " || $0 == "⊖" }
      #expect(text.hasPrefix("Delete"), "\(line) at \(place)")
      #expect(!line.contains("“”"), "\(line) at \(place)")
      #expect(line.contains(name) || line.contains("…"), "\(line) at \(place)")
    }

    @Test func `a row without a title is asked about by what a screen reader says of it`() throws {
      final class Pictures: TableScreen {
        override var tableData: [Section] {
          [
            Section { [.subtitle: "A cup", .editingStyle: .delete] }
          ]
        }
      }
      let terminal = try TestTerminal([Pictures()], columns: 50, lines: 8)
      defer { terminal.close() }
      terminal.press("d")
      #expect(terminal.line(of: "Delete “A cup”?") != nil)
    }

    @Test func `the answers stand there where there is room for them`() throws {
      for (columns, isThere) in [(50, true), (36, true), (20, false)] {
        let terminal = try TestTerminal([Crowded("Buy milk", depth: 0)], columns: columns, lines: 8)
        defer { terminal.close() }
        terminal.press("d")
        let line = terminal.lines.first { $0.hasPrefix("▌") }
        #expect(line?.contains("⏎ yes  esc no") == isThere, "\(columns): \(line ?? "")")
      }
    }
  }
}
#endif
