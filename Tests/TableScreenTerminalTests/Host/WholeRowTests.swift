#if os(macOS) || os(Linux)
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

extension CursesTests {
  /// A click takes nothing away that was typed, moved or asked for.
  @Suite @MainActor struct WholeRows {
    private final class Values {
      var text = "old"
      var isOn = false
      var letters = ["Ada", "Bob", "Cy"]
    }

    private final class Fields: TableScreen {
      let values = Values()
      override class var settings: Settings { [.title("Fields")] }
      override var tableData: [Section] {
        [
          Section {
            [.title: "Field", .bind: .to(values, \.text), .cellClass: .of(.textField())]
            [
              .title: "Switch", .bind: .to(values, \.isOn), .editingStyle: .delete,
            ]
          }
        ]
      }
    }

    @Test func `a click into a field keeps what is typed there`() throws {
      let screen = Fields()
      let terminal = try TestTerminal([screen], columns: 60, lines: 10)
      defer { terminal.close() }
      terminal.press(.enter)
      terminal.type("abc")
      terminal.click("oldabc", offset: 2)
      terminal.click("oldabc", kind: .release, offset: 2)
      terminal.type("d")
      #expect(terminal.line(of: "oldabcd") != nil, "\(terminal.frame)")
      terminal.press(.escape)
      #expect(screen.values.text == "old")
      #expect(terminal.line(of: "oldabcd") == nil)
    }

    @Test func `a right click on a switch opens the menu of its row`() throws {
      let screen = Fields()
      let terminal = try TestTerminal([screen], columns: 60, lines: 10)
      defer { terminal.close() }
      let frame = try #require(terminal.host.state(of: screen).frame)
      let hit = try #require(
        frame.hits.first { if case .value(_, _, .flag) = $0.target { true } else { false } })
      terminal.act(
        .mouse(MouseEvent(kind: .secondaryPress, line: hit.row, column: hit.columns.lowerBound)))
      guard case .menu = terminal.host.state(of: screen).text.focus else {
        Issue.record("\(terminal.frame)")
        return
      }
      #expect(!screen.values.isOn)
    }

    @Test func `a menu opened by a click stays in a terminal that becomes lower`() throws {
      final class Long: TableScreen {
        override class var settings: Settings { [.title("Long")] }
        override var tableData: [Section] {
          [Section { for row in 0..<60 { [.title: "Row \(row).", .editingStyle: .delete] } }]
        }
      }
      let screen = Long()
      let terminal = try TestTerminal([screen], columns: 60, lines: 40)
      defer { terminal.close() }
      terminal.click("Row 33.", kind: .secondaryPress)
      #expect(terminal.line(of: "Delete") != nil, "\(terminal.frame)")
      terminal.resize(columns: 60, lines: 14)
      #expect(terminal.line(of: "Delete") != nil, "\(terminal.frame)")
    }

    private final class Letters: TableScreen {
      let values = Values()
      override class var settings: Settings { [.title("Letters"), .editable()] }
      override var tableData: [Section] {
        [
          Section {
            for letter in values.letters { [.id: .key(letter), .title: letter, .moveable: true] }
          }
        ]
      }
      override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
        values.letters.insert(values.letters.remove(at: from.row), at: to.row)
      }
    }

    @Test(arguments: [Key.escape, "j", .control("l")])
    func `a key lets go of the row that the mouse holds`(key: Key) throws {
      let screen = Letters()
      let terminal = try TestTerminal([screen], columns: 60, lines: 12)
      defer { terminal.close() }
      terminal.press("e")
      terminal.click("Ada")
      #expect(terminal.host.state(of: screen).text.moving != nil)
      terminal.press(key)
      #expect(terminal.host.state(of: screen).text.moving == nil)
      #expect(screen.chrome.isEditing)
      terminal.click("Cy", kind: .release)
      #expect(screen.values.letters == ["Ada", "Bob", "Cy"])
    }

    @Test func `a whole color takes the place of the sign that its text begins with`() throws {
      final class Paint: TableScreen {
        var color: TableColor? = .teal
        override class var settings: Settings { [.title("Paint")] }
        override var tableData: [Section] {
          [Section { [.title: "Color", .bind: .to(\Paint.color), .cellClass: .of(.color)] }]
        }
      }
      for (pasted, meant) in [
        ("#ff8800", TableColor.rgb(red: 255, green: 136, blue: 0)),
        ("ff8800", .rgb(red: 255, green: 136, blue: 0)), ("blue", .blue),
      ] {
        let screen = Paint()
        let terminal = try TestTerminal([screen], columns: 60, lines: 20)
        defer { terminal.close() }
        terminal.press(.enter)
        for _ in 0..<30 {
          guard case .menu(let menu) = terminal.host.state(of: screen).text.focus else { break }
          if menu.selected < menu.items.count - 1 { terminal.press(.down) }
        }
        terminal.press(.enter)
        terminal.act(.paste(pasted))
        terminal.press(.enter)
        #expect(screen.color == meant, "\(terminal.frame)")
      }
    }
  }
}
#endif
