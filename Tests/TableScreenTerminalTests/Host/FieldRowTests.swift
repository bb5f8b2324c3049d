import TableScreen
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

/// A form with a control of every kind.
@MainActor private final class OrderScreen: TableScreen {
  final class Order {
    var name = "Ada"
    var isGift = false
    var size = "small"
    var note = ""
    var day = ""
  }
  let order = Order()
  var did: [String] = []
  override class var settings: Settings { [.title("Order"), .drafts] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "For", .subtitle: "whom"]
        [.title: "Name", .id: "name", .bind: .draft(order, \.name)]
        [.title: "Gift", .id: "gift", .accessory: .switch(order, \.isGift)]
        [.title: "Size", .id: "size", .cellClass: .of(OrderSizeCell.self)]
        [.title: "Note", .id: "note", .cellClass: .of(OrderNoteCell.self)]
        [.title: "Send", .id: "send", .action: .perform(OrderScreen.send)]
      }
    ]
  }
  override func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
    edge == .trailing ? [TableBarButton("Quote", action: .perform(OrderScreen.quote))] : []
  }
  func send() { did.append("send") }
  func quote() { did.append("quote") }
}

private final class OrderSizeCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    .row(
      .text(row.cell.title ?? ""), .spacer,
      .control(
        RowControl(
          "size", .menu(["small", "large"]), value: .choice("small"))))
  }
}

private final class OrderNoteCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    .control(RowControl("note", .textArea(placeholder: "Say more"), value: .text("one\ntwo")))
  }
}

/// A list among whose rows one is a field.
@MainActor private final class MixedScreen: TableScreen {
  var name = "Ada"
  override class var settings: Settings { [.title("Mixed"), .searchable()] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "First", .id: "first"]
        [.title: "Name", .id: "name", .bind: .to(\MixedScreen.name)]
        [.title: "Last", .id: "last"]
      }
    ]
  }
}

extension CursesTests {
  /// On the row of a field letters are text, and commands have other keys.
  @Suite @MainActor struct FieldRows {
    private func edit(_ terminal: TestTerminal, _ screen: Screen) -> TextEdit? {
      guard case .field(let edit) = terminal.host.state(of: screen).text.focus else { return nil }
      return edit
    }

    @Test(arguments: ["u", "w", "k"])
    func `the keys that delete text begin to edit the field under the cursor`(key: Character) throws
    {
      let screen = MixedScreen()
      let terminal = try TestTerminal([screen], columns: 60, lines: 8)
      defer { terminal.close() }
      terminal.press(.down, .control(key))
      terminal.type("Bo")
      terminal.press(.enter)
      #expect(screen.name == (key == "k" ? "AdaBo" : "Bo"))
    }

    @Test func `letters type into the field under the cursor at once`() throws {
      let screen = MixedScreen()
      let terminal = try TestTerminal([screen], columns: 60, lines: 8)
      defer { terminal.close() }
      terminal.press(.down)
      terminal.type(" q/")
      #expect(edit(terminal, screen)?.text == "Ada q/")
      #expect(!terminal.host.isQuitting && terminal.line(of: "⌕") == nil)
      terminal.press(.enter)
      #expect(screen.name == "Ada q/")
      terminal.press(.backspace, .backspace, .enter)
      #expect(screen.name == "Ada ")
      terminal.press(.down)
      terminal.type("/")
      #expect(terminal.line(of: "⌕") != nil, "elsewhere it is a command")
    }

    @Test func `what is pasted goes into the field under the cursor`() throws {
      let screen = MixedScreen()
      let terminal = try TestTerminal([screen], columns: 60, lines: 8)
      defer { terminal.close() }
      terminal.press(.down)
      terminal.act(.paste(" Lovelace"))
      terminal.press(.enter)
      #expect(screen.name == "Ada Lovelace")
    }

    @Test func `the last line names keys that nobody types`() throws {
      let screen = MixedScreen()
      let terminal = try TestTerminal([screen], columns: 70, lines: 30)
      defer { terminal.close() }
      #expect(terminal.lines.last?.contains("? all keys") == true)
      terminal.press(.down)
      let line = try #require(terminal.lines.last)
      #expect(line.contains("F1 all keys") && line.contains("alt-q quit"), "\(line)")
      #expect(line.contains("alt-/ search"), "\(line)")
      terminal.press(.function(1))
      #expect(terminal.line(of: "alt-q") != nil, "\(terminal.frame)")
    }

    @Test func `alt gives the commands of letters, and what was typed is kept`() throws {
      let screen = MixedScreen()
      let terminal = try TestTerminal([screen], columns: 60, lines: 8)
      defer { terminal.close() }
      terminal.press(.down)
      terminal.type("!")
      terminal.press(.alt("/"))
      #expect(screen.name == "Ada!")
      #expect(terminal.line(of: "⌕") != nil)
    }

    @Test func `alt with a letter that is no command leaves the text alone`() throws {
      let screen = MixedScreen()
      let terminal = try TestTerminal([screen], columns: 60, lines: 8)
      defer { terminal.close() }
      terminal.press(.down)
      terminal.type("!")
      terminal.press(.alt("y"))
      #expect(edit(terminal, screen)?.text == "Ada!")
    }

    @Test func `on a row without a field alt changes nothing about a letter`() throws {
      let screen = CityScreen()
      let terminal = try TestTerminal([screen], columns: 60, lines: 9)
      defer { terminal.close() }
      terminal.press(.alt("j"))
      #expect(terminal.line(of: "▌Berlin") != nil)
      terminal.press(.alt("?"))
      #expect(terminal.line(of: "Berlin") == nil)
      // What lies above the rows is put away, and nothing else.
      terminal.press(.alt("k"))
      #expect(terminal.line(of: "▌Berlin") != nil)
    }

    @Test func `alt with a letter acts on no other screen than the one in view`() throws {
      for letter in "abcdefghijklmnopqrstuvwxyz123[]/?" {
        for row in 0..<6 {
          let below = CityScreen()
          let form = OrderScreen()
          let terminal = try TestTerminal([below], columns: 60, lines: 16)
          defer { terminal.close() }
          below.open(form, as: .modal)
          terminal.host.drawIfNeeded()
          for _ in 0..<row { terminal.press(.down) }
          let cursor = terminal.host.state(of: below).text.cursor
          terminal.press(.alt(letter))
          #expect(terminal.host.state(of: below).text.cursor == cursor, "\(letter) on row \(row)")
          #expect(below.did.isEmpty && !terminal.host.isQuitting, "\(letter) on row \(row)")
        }
      }
    }

    @Test func `a form that was just opened begins in its first field`() throws {
      let screen = OrderScreen()
      let terminal = try TestTerminal([screen], columns: 60, lines: 12)
      defer { terminal.close() }
      terminal.type("!")
      #expect(edit(terminal, screen)?.text == "Ada!")
    }

    @Test func `a field that nobody typed into shows what the app puts there`() throws {
      let screen = OrderScreen()
      let terminal = try TestTerminal([screen], columns: 60, lines: 12)
      defer { terminal.close() }
      screen.form["name"].value = .text("Grace")
      terminal.host.setNeedsDrawing()
      terminal.host.drawIfNeeded()
      #expect(edit(terminal, screen)?.text == "Grace", "\(terminal.frame)")
      terminal.type("!")
      screen.form["name"].value = .text("Eve")
      terminal.press(.tab)
      #expect(screen.form["name"].value == .text("Grace!"), "what was typed is kept")
    }

    @Test func `tab visits every control of a form, and then the bar`() throws {
      let screen = OrderScreen()
      let terminal = try TestTerminal([screen], columns: 60, lines: 12)
      defer { terminal.close() }
      let state = terminal.host.state(of: screen)
      func row(_ title: String) -> Bool { terminal.line(of: "▌\(title)") != nil }
      terminal.press(.tab)
      #expect(row("Gift") && edit(terminal, screen) == nil, "\(terminal.frame)")
      terminal.press(" ")
      #expect(screen.form.isDirty || screen.order.isGift)
      terminal.press(.tab)
      #expect(row("Size"), "\(terminal.frame)")
      terminal.press(.tab)
      #expect(edit(terminal, screen)?.control == "note", "\(terminal.frame)")
      terminal.press(.tab)
      #expect(row("Send") && state.text.focus == .rows, "\(terminal.frame)")
      terminal.press(.tab)
      guard case .bar = state.text.focus else {
        Issue.record("keys go to \(state.text.focus)")
        return
      }
      terminal.press(.escape, .backTab)
      #expect(edit(terminal, screen)?.control == "note", "\(terminal.frame)")
      terminal.press(.backTab, .backTab, .backTab)
      #expect(edit(terminal, screen)?.row == screen.form["name"].id)
    }

    @Test func `the arrows go from field to field, and through the lines of a text`() throws {
      let screen = OrderScreen()
      let terminal = try TestTerminal([screen], columns: 60, lines: 12)
      defer { terminal.close() }
      terminal.type("!")
      terminal.press(.down, .down, .down)
      #expect(edit(terminal, screen)?.control == "note", "\(terminal.frame)")
      #expect(screen.form["name"].value == .text("Ada!"))
      terminal.press(.up)
      terminal.type("x")
      #expect(edit(terminal, screen)?.text == "onex\ntwo")
      terminal.press(.up)
      #expect(edit(terminal, screen) == nil, "above the first line is the row above")
    }

    @Test func `escape takes back what was typed, and then leaves the form`() throws {
      let screen = OrderScreen()
      let root = CityScreen()
      let terminal = try TestTerminal([root], columns: 60, lines: 12)
      defer { terminal.close() }
      root.open(screen)
      terminal.host.drawIfNeeded()
      terminal.type("!")
      terminal.press(.escape)
      #expect(terminal.lines[0].contains("Order"))
      #expect(screen.form["name"].value == .text("Ada"))
      terminal.press(.escape)
      #expect(terminal.lines[0].contains("Cities"), "\(terminal.frame)")
    }

    @Test func `the key of a bar button works from within a field`() throws {
      let screen = OrderScreen()
      let terminal = try TestTerminal([screen], columns: 60, lines: 12)
      defer { terminal.close() }
      #expect(terminal.lines[0].contains("1 Quote"))
      terminal.type("1")
      #expect(screen.did == [])
      terminal.press(.alt("1"))
      #expect(screen.did == ["quote"])
      #expect(screen.form["name"].value == .text("Ada1"))
    }
  }
}
