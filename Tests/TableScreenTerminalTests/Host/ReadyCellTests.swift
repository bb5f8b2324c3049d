#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenTerminal

/// Ready-made cells whose controls a terminal draws in a way of its own.
@MainActor private final class ReadyScreen: TableScreen {
  final class Values {
    var day = Date(timeIntervalSince1970: 0)
    var color = TableColor.red
    var stars = 2
    var secret = "swordfish"
    var fruit = "Fig"
    var isOn = false
  }

  override class var settings: Settings { [.title("Ready"), .style(.grouped)] }

  let values = Values()
  var pressed: [String] = []

  override var tableData: [Section] {
    [
      Section {
        [.title: "Day", .bind: .to(values, \.day), .cellClass: .of(.date(.day))]
        [.title: "Color", .bind: .to(values, \.color), .cellClass: .of(.color)]
        [.title: "Stars", .bind: .to(values, \.stars), .cellClass: .of(.rating(3))]
        [.title: "Secret", .bind: .to(values, \.secret), .cellClass: .of(.secureField())]
        [
          .title: "Fruit", .bind: .to(values, \.fruit),
          .cellClass: .of(.picker(["Apple", "Fig"])),
        ]
        [.title: "Send", .action: .perform(ReadyScreen.send), .cellClass: .of(.button)]
        [
          .title: "More",
          .cellClass: .of(
            .buttons(["Call": .perform(ReadyScreen.call), "Write": .perform(ReadyScreen.write)])),
        ]
        [.title: "Chart", .cellClass: .of(.chart([0, 1, 2, 3]))]
        [.title: "Switch", .bind: .to(values, \.isOn), .cellClass: .of(.switch)]
        [.title: "Children", .children: .cells { [.title: "Child"] }]
        [
          .title: "Nothing", .cellClass: .of(.empty(button: "Make one")),
          .action: .perform(ReadyScreen.send),
        ]
      }
    ]
  }

  func send() { pressed.append("send") }
  func call() { pressed.append("call") }
  func write() { pressed.append("write") }
}

/// A time that waits for a commit.
@MainActor private final class TimeScreen: TableScreen {
  private let values: ReadyScreen.Values
  init(_ values: ReadyScreen.Values) {
    self.values = values
    super.init()
  }
  override var tableData: [Section] {
    [
      Section {
        [.title: "Time", .bind: .draft(values, \.day), .cellClass: .of(.date(.time))]
      }
    ]
  }
}

/// A picker of more choices than fit.
@MainActor private final class LongPick: TableScreen {
  private let screen: ReadyScreen
  init(_ screen: ReadyScreen) {
    self.screen = screen
    screen.values.fruit = "60"
    super.init()
  }
  override var tableData: [Section] {
    let choices = (0..<100).map { RowControl.Choice(id: "\($0)", title: "Fruit \($0)") }
    return [
      Section {
        [.title: "Fruit", .bind: .to(screen.values, \.fruit), .cellClass: .of(.picker(choices))]
      }
    ]
  }
}

extension CursesTests {
  @Suite @MainActor struct ReadyCells {
    private let screen = ReadyScreen()
    private var values: ReadyScreen.Values { screen.values }

    private func open(
      row: Int = 0, type: String = "xterm-256color", isASCII: Bool = false
    ) throws -> TestTerminal {
      let terminal = try TestTerminal(
        [screen], columns: 60, lines: 26, type: type, isASCII: isASCII)
      for _ in 0..<row { terminal.press(.down) }
      return terminal
    }

    private func day(_ text: String) throws -> Date {
      let control = RowControl("", .field(placeholder: "", kind: .day))
      guard case .date(let date) = control.entered(text) else { throw CocoaError(.formatting) }
      return date
    }

    @Test func `a day is changed by arrows, or typed, and what is none is refused`() throws {
      values.day = try day("2024-02-28")
      let terminal = try open()
      defer { terminal.close() }
      terminal.press(.right)
      #expect(values.day == (try day("2024-02-29")))
      terminal.press(.right, .left, .left)
      #expect(values.day == (try day("2024-02-28")))
      terminal.press(.enter, .backspace)
      terminal.type("1")
      terminal.press(.enter)
      #expect(values.day == (try day("2024-02-21")))
      terminal.press(.enter, .backspace, .backspace)
      terminal.type("31")
      terminal.press(.enter)
      #expect(values.day == (try day("2024-02-21")))
      #expect(terminal.line(of: "not a day") != nil)
      terminal.press(.escape)
      #expect(terminal.line(of: "2024-02-21") != nil)
    }

    @Test func `a time that waits for a commit keeps its day while it is typed`() async throws {
      values.day = try day("2024-02-28")
      let form = TimeScreen(values)
      let terminal = try TestTerminal([form], columns: 50, lines: 8)
      defer { terminal.close() }
      terminal.press(.enter)
      for _ in 0..<5 { terminal.press(.backspace) }
      terminal.type("7:5")
      terminal.press(.tab)
      #expect(terminal.line(of: "07:05") != nil)
      terminal.press(.escape, .left)
      #expect(terminal.line(of: "06:50") != nil)
      for _ in 0..<28 { terminal.press(.left) }
      #expect(terminal.line(of: "23:50") != nil)
      try await form.commitForm()
      let control = RowControl(
        "", .field(placeholder: "", kind: .date), value: .date(values.day))
      #expect(control.editText == "2024-02-28 23:50")
    }

    @Test func `a color is changed by arrows, or chosen from those that have a name`() throws {
      let terminal = try open(row: 1)
      defer { terminal.close() }
      terminal.press(.right)
      #expect(values.color == .orange)
      terminal.click("Orange")
      #expect(terminal.line(of: "Purple") != nil)
      terminal.press(.down, .enter)
      #expect(values.color == .yellow)
    }

    @Test func `a color is typed by its parts, and what is none is said under it`() throws {
      let terminal = try open(row: 1)
      defer { terminal.close() }
      terminal.press(.enter)
      terminal.click("as #ff8800")
      terminal.type("08f")
      #expect(terminal.line(of: "#08f") != nil)
      #expect(values.color == .red)
      terminal.press(.enter)
      #expect(values.color == .rgb(red: 0, green: 136, blue: 255))
      #expect(terminal.line(of: "#0088ff") != nil)
      terminal.press(.enter, .enter)
      for _ in 0..<7 { terminal.press(.backspace) }
      terminal.type("#ggg")
      terminal.press(.enter)
      #expect(terminal.line(of: "not a color; type a name, such as teal") != nil)
      #expect(terminal.line(of: "#ggg") != nil)
      #expect(values.color == .rgb(red: 0, green: 136, blue: 255))
      terminal.press(.escape)
      #expect(terminal.line(of: "not a color") == nil)
      #expect(terminal.line(of: "#0088ff") != nil)
    }

    @Test func `a picker begins at the choice in force`() throws {
      let terminal = try open(row: 4)
      defer { terminal.close() }
      terminal.press(.enter, .enter)
      #expect(values.fruit == "Fig")
      let picker = try TestTerminal([LongPick(screen)], columns: 40, lines: 10)
      defer { picker.close() }
      picker.press(.enter)
      #expect(picker.line(of: "Fruit 60") != nil)
      picker.press(.enter)
      #expect(values.fruit == "60")
    }

    @Test func `the last line says what return does`() throws {
      let terminal = try open()
      defer { terminal.close() }
      func help() -> String { terminal.lines.last ?? "" }
      #expect(help().contains("⏎ edit"))
      terminal.press(.down)
      #expect(help().contains("⏎ choose"))
      terminal.press(.down)
      #expect(!help().contains("⏎"))
      terminal.press(.down, .down)
      #expect(help().contains("⏎ open"))
      terminal.press(.down)
      #expect(help().contains("⏎ send"))
      terminal.press(.down)
      #expect(help().contains("⏎ call"))
      terminal.press(.down, .down)
      #expect(help().contains("⏎ switch"))
      terminal.press(.down)
      #expect(help().contains("expand") && !help().contains("open"))
      terminal.press(.enter)
      #expect(help().contains("collapse"))
      terminal.press(.down, .down)
      #expect(help().contains("⏎ make one"))
    }

    @Test func `stars are given by arrows and by clicks`() throws {
      let terminal = try open(row: 2)
      defer { terminal.close() }
      terminal.press(.right)
      #expect(values.stars == 3)
      terminal.press(.left, .left, .left, .left)
      #expect(values.stars == 0)
      terminal.click("☆☆☆", offset: 1)
      #expect(values.stars == 2)
      terminal.click("★★☆", offset: 1)
      #expect(values.stars == 0)
    }

    @Test func `a secret is not shown while it is typed`() throws {
      let terminal = try open(row: 3)
      defer { terminal.close() }
      terminal.press(.enter)
      terminal.type("!?")
      #expect(terminal.line(of: "swordfish") == nil)
      #expect(terminal.line(of: "!?") == nil)
      #expect(terminal.line(of: "•••••••••••") != nil)
      terminal.press(.enter)
      #expect(values.secret == "swordfish!?")
    }

    @Test func `return opens a picker, and return on a choice leads back with it`() throws {
      let terminal = try open(row: 4)
      defer { terminal.close() }
      terminal.press(.enter)
      #expect(terminal.line(of: "Apple") != nil)
      terminal.press(.up, .enter)
      #expect(values.fruit == "Apple")
      #expect(terminal.line(of: "Fruit") != nil)
    }

    @Test func `buttons are pressed by return and by a click`() throws {
      let terminal = try open(row: 5)
      defer { terminal.close() }
      terminal.press(.enter)
      terminal.click("[ Send ]", offset: 2)
      terminal.press(.down, .tab, .tab, .enter)
      terminal.click("[ Call ]", offset: 2)
      #expect(screen.pressed == ["send", "send", "write", "call"])
    }

    @Test func `nothing is lost without colors and without UTF-8`() throws {
      let terminal = try open(type: "vt100", isASCII: true)
      defer { terminal.close() }
      for text in ["## Red v", "**.", "*********", "[ Send ]", "_-=#"] {
        #expect(terminal.line(of: text) != nil, "\(text)")
      }
      let isASCII = terminal.lines.allSatisfy { $0.allSatisfy(\.isASCII) }
      #expect(isASCII)
    }
  }
}
#endif
