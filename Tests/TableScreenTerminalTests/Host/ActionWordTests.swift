import TableScreen
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

@MainActor private final class LibraryScreen: TableScreen {
  var isThere = false
  override class var settings: Settings { [.title("Library"), .longPressable()] }
  override var tableData: [Section] {
    [
      Section {
        [
          .title: "Dune", .action: .perform(LibraryScreen.fetch),
          .actionTitle: isThere ? "Read" : "Fetch",
          .longPressAction: .perform(LibraryScreen.fetch), .longPressTitle: "Details",
        ]
        [.title: "Emma", .accessory: .button("Remove", .perform(LibraryScreen.fetch))]
        [.title: "Ivanhoe", .action: .perform(LibraryScreen.fetch)]
      }
    ]
  }
  func fetch() {
    isThere = true
    updateTableData()
  }
}

extension CursesTests {
  /// Keys are named by what they do to the row that the cursor is on.
  @Suite @MainActor struct ActionWords {
    @Test func `the last line says what the key does to this row, now`() throws {
      let terminal = try TestTerminal([LibraryScreen()], columns: 60, lines: 8)
      defer { terminal.close() }
      #expect(terminal.lines.last?.contains("⏎ fetch") == true, "\(terminal.frame)")
      terminal.press(.enter)
      #expect(terminal.lines.last?.contains("⏎ read") == true, "\(terminal.frame)")
      terminal.press(.down)
      #expect(terminal.lines.last?.contains("⏎ remove") == true, "\(terminal.frame)")
      terminal.press(.down)
      #expect(terminal.lines.last?.contains("⏎ press") == true, "\(terminal.frame)")
    }

    @Test func `the menu names a long press by what it does`() throws {
      let terminal = try TestTerminal([LibraryScreen()], columns: 60, lines: 12)
      defer { terminal.close() }
      terminal.press("m")
      #expect(terminal.line(of: "Details") != nil, "\(terminal.frame)")
      #expect(terminal.line(of: "Long press") == nil)
      #expect(terminal.line(of: "Fetch") != nil)
    }
  }
}

/// Rows of which several can be chosen, some with a badge at their end.
@MainActor private final class ChoiceScreen: TableScreen {
  override class var settings: Settings { [.title("Choice"), .selectable(.multiple)] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "Ada", .subtitle: "12", .style: .value1]
        [.title: "Grace", .subtitle: "7", .style: .value1]
      }
    ]
  }
}

extension CursesTests {
  @Suite @MainActor struct Boxes {
    @Test func `several rows are chosen in boxes, by space, and nothing moves`() throws {
      let screen = ChoiceScreen()
      let terminal = try TestTerminal([screen], columns: 40, lines: 6)
      defer { terminal.close() }
      #expect(
        terminal.lines[1...2] == [
          "▌[ ] Ada                             12", " [ ] Grace                            7",
        ], "\(terminal.frame)")
      terminal.press(" ", .down, " ")
      #expect(screen.selectedRows.count == 2)
      #expect(
        terminal.lines[1...2] == [
          " [x] Ada                             12", "▌[x] Grace                            7",
        ], "\(terminal.frame)")
      terminal.press(" ")
      #expect(screen.selectedRows.count == 1)
    }

    @Test func `a click on the box is enough`() throws {
      let screen = ChoiceScreen()
      let terminal = try TestTerminal([screen], columns: 40, lines: 6)
      defer { terminal.close() }
      terminal.click("[ ] Grace")
      #expect(screen.selectedRows.count == 1)
    }
  }

  /// Keys stand where they act.
  @Suite @MainActor struct ShownKeys {
    @Test func `in edit mode the row of the cursor shows its keys`() throws {
      let terminal = try TestTerminal([CityScreen()], columns: 60, lines: 9)
      defer { terminal.close() }
      terminal.press("e")
      #expect(terminal.line(of: "▌d⊖ Athens") == 2, "\(terminal.frame)")
      #expect(terminal.lines[2].contains("JK ≡"))
      #expect(terminal.line(of: "  ⊖ Berlin") == 3)
      #expect(!terminal.lines[3].contains("JK"))
      terminal.press(.down)
      #expect(terminal.line(of: "▌d⊖ Berlin") == 3, "\(terminal.frame)")
    }

    @Test func `a bar button shows the digit that presses it`() throws {
      let screen = CityScreen()
      screen.setBarButtons(
        .trailing,
        [
          TableBarButton("Map", action: .perform(CityScreen.add)),
          TableBarButton("Add", action: .perform(CityScreen.add)),
        ])
      let terminal = try TestTerminal([screen], columns: 60, lines: 9)
      defer { terminal.close() }
      #expect(terminal.lines[0].contains("1 Map  2 Add"), "\(terminal.frame)")
      terminal.press("2")
      #expect(screen.did == ["add"])
    }

    @Test func `the menu of a row opens where the pointer is`() throws {
      let terminal = try TestTerminal([CityScreen()], columns: 70, lines: 14)
      defer { terminal.close() }
      terminal.act(.mouse(MouseEvent(kind: .secondaryPress, line: 2, column: 12)))
      let line = try #require(terminal.line(of: "╭─ Athens"))
      #expect(line == 3, "\(terminal.frame)")
      let column = terminal.lines[line].prefix { $0 != "╭" }.count
      #expect(column == 12, "\(terminal.frame)")
    }

    @Test func `a row that expands has another sign than one that opens a screen`() throws {
      let terminal = try TestTerminal([FormScreen()], columns: 50, lines: 9)
      defer { terminal.close() }
      let line = try #require(terminal.line(of: "More"))
      #expect(terminal.lines[line].contains("▸"))
      terminal.click("▸")
      #expect(terminal.lines[line].contains("▾"), "\(terminal.frame)")
    }

    @Test func `a placeholder cannot be read as a value`() throws {
      for isASCII in [false, true] {
        let terminal = try TestTerminal(
          [AskingScreen()], columns: 50, lines: 6, isASCII: isASCII)
        defer { terminal.close() }
        let line = try #require(terminal.line(of: "Ada Lovelace"))
        #expect(terminal.lines[line].contains("[Ada Lovelace]") == isASCII)
        #expect(!terminal.lines[line].contains("_"))
      }
    }

    @Test func `what is waited for is cancelled by one key, as the last line says`() throws {
      let screen = CityScreen()
      let terminal = try TestTerminal([screen], columns: 70, lines: 9)
      defer { terminal.close() }
      screen.wait(for: "Reading") { _ in try await Task.sleep(for: .seconds(1_000)) }
      terminal.host.drawIfNeeded()
      let line = try #require(terminal.lines.last)
      #expect(line.contains("esc cancel") && !line.contains("x esc"), "\(terminal.frame)")
      terminal.press(.escape)
    }
  }
}

@MainActor private final class AskingScreen: TableScreen {
  var name = ""
  override var tableData: [Section] {
    [
      Section {
        [.title: "First"]
        [.title: "Name", .cellClass: .of(AskingCell.self)]
      }
    ]
  }
}

private final class AskingCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    .row(
      .text(row.cell.title ?? ""), .spacer,
      .control(
        RowControl(
          "name", .field(placeholder: "Ada Lovelace", kind: .text), value: .text(""))))
  }
}
