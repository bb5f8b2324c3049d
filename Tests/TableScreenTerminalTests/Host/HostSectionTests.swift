#if os(macOS) || os(Linux)
import TableScreen
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  @Suite @MainActor struct Sections {
    @Test func `the index of one's own leads to rows`() throws {
      let terminal = try TestTerminal([PeopleScreen()], columns: 50, lines: 9)
      defer { terminal.close() }
      terminal.press("i")
      terminal.type("z")
      #expect(terminal.line(of: "▌Zoe") != nil)
      terminal.press(.escape, .home)
      #expect(terminal.line(of: "▌Ann") != nil)
    }

    @Test func `headers of one's own are drawn, and told to the screen once`() throws {
      let screen = PeopleScreen()
      let terminal = try TestTerminal([screen], columns: 50, lines: 9)
      defer { terminal.close() }
      #expect(terminal.lines[1].hasPrefix(" Everybody "))
      #expect(terminal.lines[2].hasPrefix(" Friends (1) "))
      terminal.press(.down, .up)
      #expect(screen.told == [0])
    }

    @Test func `a control in the header of the table does nothing, and harms nothing`() throws {
      let screen = PeopleScreen()
      screen.header = .row(
        .text("Everybody"), .control(RowControl("on", .toggle, value: .flag(true))))
      let terminal = try TestTerminal([screen], columns: 50, lines: 9)
      defer { terminal.close() }
      for column in 0..<50 {
        terminal.act(.mouse(MouseEvent(kind: .press, line: 1, column: column)))
      }
      #expect(terminal.lines[1].hasPrefix(" Everybody "))
      #expect(terminal.line(of: "▌Ann") != nil)
    }
  }
}

private final class CountHeader: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    .row(.text(row.cell.title ?? ""), .badge("\(row.properties["count", as: Int.self] ?? 0)"))
  }
}

@MainActor private final class PeopleScreen: TableScreen {
  var told: [Int] = []
  override class var settings: Settings { [.title("People"), .indexable()] }
  var header = RowElement.text("Everybody")
  override var tableHeader: RowElement? { header }
  override var tableIndex: [TableIndexEntry]? {
    [TableIndexEntry("F", section: "Friends"), TableIndexEntry("Z", row: .id("zoe"))]
  }
  override var tableData: [Section] {
    [
      Section("Friends") { [.title: "Ann"] }.header(CountHeader.self, properties: ["count": 1]),
      Section("Others") {
        for name in ["Ben", "Cleo", "Dan"] { [.title: name] }
        [.title: "Zoe", .id: "zoe"]
      },
    ]
  }
  override func willDisplayHeader(section: Int) { if section == 0 { told.append(section) } }
}
#endif
