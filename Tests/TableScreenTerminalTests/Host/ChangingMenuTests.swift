#if os(macOS) || os(Linux)
import Testing

@testable import TableScreen
@testable import TableScreenTerminal
@testable import TableScreenText

/// The choices of its row, in a menu.
private final class MenuCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    let colors = row.properties["colors", as: [String].self] ?? []
    return .row(
      .text(row.cell.title ?? ""), .spacer,
      .control(
        row.control(
          RowControl.boundName, .menu(colors.map { RowControl.Choice(id: $0, title: $0) }))))
  }
}

/// A row that can be fetched, and then opened.
@MainActor private final class Files: TableScreen {
  final class Color { var name = "red" }
  let color = Color()
  var isFetched = false
  var isThere = true
  var isButton = false
  var colors = ["red", "blue"]
  var done: [String] = []
  override var tableCells: [Cell?]? {
    [
      [.title: "First", .id: "first"],
      isThere
        ? [
          .title: "File", .id: "file", .action: .perform(Files.open),
          .menu: .actions(offers),
        ] : nil,
      [
        .title: "Color", .id: "color", .bind: .to(color, \.name),
        .cellClass: isButton ? nil : .of(MenuCell.self),
        .properties: .values(["colors": colors]),
      ],
    ]
  }
  private var offers: [TableRowAction] {
    let share = TableRowAction("Share", .perform(Files.share))
    return isFetched ? [TableRowAction("Remove", .perform(Files.remove)), share] : [share]
  }
  func open() { done.append("open") }
  func share() { done.append("share") }
  func remove() { done.append("remove") }
}

extension CursesTests {
  /// A menu that stands while its row changes.
  @Suite @MainActor struct ChangingMenus {
    private let screen = Files()

    private func change(_ terminal: TestTerminal) {
      screen.updateTableData()
      terminal.host.drawIfNeeded()
    }

    @Test
    func `the menu shows what can be done now with the same entry chosen, and closes with that`()
      throws
    {
      let terminal = try TestTerminal([screen], columns: 60, lines: 16)
      defer { terminal.close() }
      terminal.press(.down, "m")
      #expect(terminal.line(of: "Share") != nil)
      terminal.choose("Share")
      screen.isFetched = true
      change(terminal)
      #expect(terminal.line(of: "Remove") != nil)
      terminal.press(.enter)
      #expect(screen.done == ["share"])
      terminal.press("m")
      terminal.choose("Remove")
      screen.isFetched = false
      change(terminal)
      // Return would do something else than was chosen.
      #expect(terminal.line(of: "Remove") == nil)
      #expect(terminal.line(of: "Share") == nil)
      #expect(screen.done == ["share"])
    }

    @Test func `the menu closes with its row`() throws {
      let terminal = try TestTerminal([screen], columns: 60, lines: 16)
      defer { terminal.close() }
      terminal.press(.down, "m")
      screen.isThere = false
      change(terminal)
      #expect(terminal.line(of: "Share") == nil)
    }

    @Test func `the choices of a control follow it, and close with it`() throws {
      let terminal = try TestTerminal([screen], columns: 60, lines: 16)
      defer { terminal.close() }
      terminal.press(.down, .down, .enter)
      #expect(terminal.line(of: "─ Color") != nil)
      screen.colors = ["green", "blue", "red"]
      change(terminal)
      #expect(terminal.line(of: "green") != nil)
      #expect(terminal.chosen?.contains("red") == true)
      screen.isButton = true
      change(terminal)
      #expect(terminal.line(of: "green") == nil)
    }
  }
}

extension TestTerminal {
  /// Goes to an entry of the open menu.
  fileprivate func choose(_ title: String) {
    for _ in 0..<20 where chosen != title { press(.down) }
  }

  /// The title of the chosen entry of the open menu.
  fileprivate var chosen: String? {
    guard let screen = host.navigator?.visibleScreen,
      case .menu(let menu) = host.state(of: screen).text.focus
    else { return nil }
    return menu.items[menu.selected].title
  }
}
#endif
