#if os(macOS) || os(Linux)
import CTerminal
import Foundation
import TableScreen
import Testing

@testable import TableScreenTerminal

/// Rows whose tap does each of the things that it can do.
@MainActor private final class TapScreen: TableScreen {
  override class var settings: Settings { [.title("Taps")] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "acts", .action: .perform(TapScreen.act), .accessory: .disclosure]
        [.title: "expands", .children: .cells(expanded: false) { [.title: "inside"] }]
        [.title: "nothing"]
        [.title: "ticks", .action: .perform(TapScreen.act), .accessory: .checkmark]
        [.title: "runs", .action: .perform(TapScreen.act)]
      }
    ]
  }
  func act() {}
}

/// A row with everything that the last line can name.
@MainActor private final class ShelfScreen: TableScreen {
  override class var settings: Settings { [.title("Shelf"), .searchable(), .refreshable()] }
  override var tableData: [Section] {
    [
      Section {
        [
          .title: "A title of some length", .editingStyle: .delete, .moveable: .withinSection,
          .action: .perform(ShelfScreen.act),
        ]
        [.title: "Another", .editingStyle: .delete, .moveable: .withinSection]
      }
    ]
  }
  func act() {}
}

@MainActor private final class PickScreen: TableScreen {
  override class var settings: Settings { [.title("Picks"), .selectable(.multiple)] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "one"]; [.title: "two"]
      }
    ]
  }
}

@MainActor private final class BusyHeaderScreen: TableScreen {
  override class var settings: Settings { [.title("Busy")] }
  var isBusy = true
  override var tableHeader: RowElement? { isBusy ? .row(.spinner, .text("checking")) : nil }
  override var tableData: [Section] {
    [
      Section {
        [.title: "row"]
      }.header(BusyCell.self, properties: ["busy": isBusy])
    ]
  }
}

private final class BusyCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    row.properties["busy", as: Bool.self] == true ? .row(.spinner, .text("syncing")) : .text("idle")
  }
}

@MainActor private final class BarScreen: TableScreen {
  override class var settings: Settings { [.title("Bar"), .refreshable()] }
  var did: [String] = []
  override var tableData: [Section] {
    [
      Section {
        [.title: "one"]
        [.title: "two", .editingStyle: .delete]
      }
    ]
  }
  override func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
    var busy = TableBarButton("Never", action: .perform(BarScreen.sort))
    busy.isEnabled = false
    switch edge {
    case .trailing: return [busy, TableBarButton("Sort", action: .perform(BarScreen.sort))]
    case .toolbar: return [TableBarButton("Clear", action: .perform(BarScreen.clear))]
    case .leading: return []
    }
  }
  func sort() { did.append("sort") }
  func clear() { did.append("clear") }
}

extension CursesTests {
  @Suite @MainActor struct Taps {
    /// What is drawn with ink and paper exchanged.
    private func marked(_ terminal: TestTerminal) -> String {
      var text = ""
      for line in 0..<terminal.surface.terminal.size.lines {
        for column in 0..<terminal.surface.terminal.size.columns {
          let cell = terminal.cell(line, column)
          if cell.attributes & ct_reverse != 0 { text += cell.text }
        }
      }
      return text
    }

    @Test func `tab goes through what can be pressed around the rows, and back to them`() throws {
      let screen = BarScreen()
      let terminal = try TestTerminal([screen], columns: 60, lines: 8)
      defer { terminal.close() }
      #expect(marked(terminal) == "")
      var seen: [String] = []
      for _ in 0..<4 {
        terminal.press(.tab)
        seen.append(marked(terminal))
      }
      #expect(seen == ["↻", "2 Sort", "Edit", "3 Clear"])
      terminal.press(.tab)
      #expect(marked(terminal) == "")
      terminal.press(.backTab)
      #expect(marked(terminal) == "3 Clear")
      terminal.press(.enter)
      #expect(screen.did == ["clear"])
      #expect(marked(terminal) == "")
      terminal.press(.tab, .right, " ")
      #expect(screen.did == ["clear", "sort"])
      terminal.press(.tab)
      #expect(terminal.lines[7].contains("⏎ press"))
      terminal.press(.escape)
      #expect(marked(terminal) == "")
      #expect(!terminal.host.isQuitting)
    }

    @Test func `a button that goes while keys go to it gives them back to the rows`() throws {
      let screen = BarScreen()
      let terminal = try TestTerminal([screen], columns: 60, lines: 8)
      defer { terminal.close() }
      terminal.press(.backTab)
      #expect(marked(terminal) == "3 Clear")
      screen.setBarButtons(.toolbar, [])
      terminal.host.drawIfNeeded()
      terminal.press(.down)
      #expect(terminal.line(of: "▌two") != nil)
    }

    @Test func `the last line says what return does to a row`() throws {
      let terminal = try TestTerminal([TapScreen()], columns: 60, lines: 8)
      defer { terminal.close() }
      #expect(terminal.lines[7].contains("⏎ open"))
      terminal.press(.down)
      #expect(terminal.lines[7].contains("⏎→ expand"))
      #expect(!terminal.lines[7].contains("open"))
      terminal.press(.enter)
      #expect(terminal.line(of: "inside") != nil)
      #expect(terminal.lines[7].contains("⏎← collapse"))
      terminal.press("m")
      #expect(terminal.lines.filter { $0.contains("Collapse") }.count == 1)
      terminal.press(.escape, .enter)
      #expect(terminal.line(of: "inside") == nil)
      terminal.press(.down)
      #expect(!terminal.lines[7].contains("⏎"))
      for _ in 0..<2 {
        terminal.press(.down)
        #expect(terminal.lines[7].contains("⏎ press"))
      }
    }

    @Test func `edit mode names the key that deletes, where there is room for few`() throws {
      let terminal = try TestTerminal([ShelfScreen()], columns: 46, lines: 6)
      defer { terminal.close() }
      #expect(!terminal.lines[5].contains("delete"))
      terminal.press("e")
      #expect(terminal.lines[5].contains("d delete"))
    }

    @Test func `a menu is as wide as its title`() throws {
      let terminal = try TestTerminal([ShelfScreen()], columns: 60, lines: 12)
      defer { terminal.close() }
      terminal.press("m")
      #expect(terminal.line(of: "─ A title of some length ") != nil)
    }

    @Test func `where rows are selected the last line says so`() throws {
      let terminal = try TestTerminal([PickScreen()], columns: 60, lines: 6)
      defer { terminal.close() }
      #expect(terminal.lines[5].contains("⏎ select"))
      terminal.press(.enter)
      #expect(terminal.lines[5].contains("⏎ deselect"))
      #expect(terminal.lines[0].hasSuffix("1 selected"))
    }

    @Test func `a spinner in a header turns, and the host rests without one`() throws {
      let screen = BusyHeaderScreen()
      let terminal = try TestTerminal([screen], columns: 40, lines: 8)
      defer { terminal.close() }
      #expect(terminal.line(of: "⠋  syncing") != nil)
      #expect(terminal.line(of: "⠋  checking") != nil)
      terminal.pass(.milliseconds(100))
      #expect(terminal.line(of: "⠙  syncing") != nil)
      #expect(terminal.line(of: "⠙  checking") != nil)
      screen.isBusy = false
      screen.updateTableData()
      terminal.host.drawIfNeeded()
      #expect(terminal.line(of: "idle") != nil)
      #expect(terminal.host.deadline == nil)
    }
  }
}
#endif
