#if os(macOS) || os(Linux)
import CTerminal
import Foundation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenTerminal

/// ncurses has one current terminal, so its tests follow each other.
@Suite(.serialized) @MainActor enum CursesTests {}

extension CursesTests {
  @Suite @MainActor struct Frames {
    @Test func `a plain list`() throws {
      let terminal = try TestTerminal([CityScreen()], columns: 60, lines: 9)
      defer { terminal.close() }
      #expect(terminal.lines[0].contains("Cities"))
      #expect(terminal.lines[1].hasPrefix(" Near ───"))
      #expect(terminal.lines[2].hasPrefix("▌Athens"))
      #expect(terminal.lines[3].hasPrefix(" Berlin"))
      #expect(terminal.lines[4].hasPrefix(" Far ───"))
      #expect(terminal.lines[8].hasPrefix(" ↑↓ move  ⏎ open"))
      #expect(terminal.lines[8].hasSuffix("q quit"))
    }

    @Test func `a search as it is typed`() throws {
      let terminal = try TestTerminal([CityScreen()], columns: 60, lines: 9)
      defer { terminal.close() }
      terminal.press("/")
      terminal.type("ro")
      #expect(terminal.line(of: "Cairo") != nil)
      #expect(terminal.line(of: "Athens") == nil)
      #expect(terminal.lines[1].hasPrefix(" ⌕ ro"))
      #expect(terminal.lines[1].contains("1 of 4"))
      terminal.press(.escape)
      #expect(terminal.line(of: "Athens") != nil)
    }

    @Test func `wide characters stay whole while others move under them`() throws {
      let titles = ["日本語", "a日本語", "日本語テ", "b日本語", "é日 本"]
      let terminal = try TestTerminal([TitlesScreen(titles, times: 8)], columns: 40, lines: 8)
      defer { terminal.close() }
      for key in Array(repeating: Key.down, count: 30) + Array(repeating: .up, count: 30) {
        terminal.press(key)
        // The scrollbar stands at the end of some of them.
        let rows = terminal.lines[1..<7].map { line in
          String(line.dropFirst().prefix { $0 != "┃" }).trimmingCharacters(in: .whitespaces)
        }
        #expect(rows.allSatisfy { titles.contains($0) }, "\(rows)")
      }
    }

    @Test func `the row that the cursor is on can be told without color`() throws {
      let terminal = try TestTerminal(
        [CityScreen()], columns: 60, lines: 9, environment: ["NO_COLOR": "1"])
      defer { terminal.close() }
      #expect(terminal.surface.terminal.colors.depth == .none)
      let chosen = terminal.cell(2, 1)
      let other = terminal.cell(3, 1)
      #expect(terminal.cell(2, 0).text == "▌")
      #expect(chosen.attributes & ct_bold != 0)
      #expect(other.attributes & ct_bold == 0)
      for line in 0..<9 {
        for column in 0..<60 { #expect(terminal.cell(line, column).pair == 0) }
      }
    }

    @Test func `with colors the cursor has the accent`() throws {
      let terminal = try TestTerminal([CityScreen()], columns: 60, lines: 9)
      defer { terminal.close() }
      #expect(terminal.surface.terminal.colors.depth == .many)
      #expect(terminal.cell(2, 0).pair != terminal.cell(3, 1).pair)
    }

    @Test func `eight colors are enough`() throws {
      let terminal = try TestTerminal([CityScreen()], columns: 60, lines: 9, type: "linux")
      defer { terminal.close() }
      #expect(terminal.surface.terminal.colors.depth == .eight)
      #expect(terminal.lines[2].hasPrefix("▌Athens"))
    }

    @Test func `where there is only ASCII nothing else is written`() throws {
      let terminal = try TestTerminal(
        [FormScreen()], columns: 60, lines: 14, isASCII: true)
      defer { terminal.close() }
      #expect(terminal.line(of: "Name") != nil)
      #expect(terminal.lines.allSatisfy { $0.allSatisfy(\.isASCII) })
      terminal.press(.function(1))
      #expect(terminal.lines.allSatisfy { $0.allSatisfy(\.isASCII) })
      #expect(terminal.line(of: "edit the text") != nil)
    }

    @Test(arguments: [(20, 1), (20, 3), (40, 10), (200, 50), (1, 1)])
    func `any size is drawn`(columns: Int, lines: Int) throws {
      let terminal = try TestTerminal([FormScreen()], columns: 60, lines: 9)
      defer { terminal.close() }
      terminal.resize(columns: columns, lines: lines)
      #expect(terminal.lines.count == lines)
      terminal.press("?", .escape, .down, .enter, .end)
      terminal.resize(columns: 60, lines: 9)
      #expect(terminal.line(of: "Form") != nil)
    }
  }

  @Suite @MainActor struct Writing {
    private func bytes(of terminal: TestTerminal, _ act: () -> Void) -> (bytes: Int, cells: Int) {
      let (before, cells) = (terminal.written.count, terminal.surface.writer.cellsWritten)
      act()
      return (terminal.written.count - before, terminal.surface.writer.cellsWritten - cells)
    }

    @Test(arguments: [100, 1_000_000])
    func `moving the cursor by a row writes two rows, however many there are`(count: Int) throws {
      let screen = LongScreen(count)
      let terminal = try TestTerminal([screen], columns: 60, lines: 20)
      defer { terminal.close() }
      terminal.press("j")
      let made = screen.made
      let written = bytes(of: terminal) { terminal.press("j") }
      // Beside the rows it is the number of the row on the last line.
      #expect(written.cells <= 2 * 60 + 2)
      #expect(written.bytes <= 200)
      #expect(screen.made - made <= 20)
    }

    @Test func `where nothing changed nothing is written`() throws {
      let terminal = try TestTerminal([CityScreen()], columns: 60, lines: 20)
      defer { terminal.close() }
      let written = bytes(of: terminal) {
        terminal.host.setNeedsDrawing()
        terminal.host.drawIfNeeded()
      }
      #expect(written == (0, 0))
    }

    /// A text that somebody else wrote, with a name for it that can be printed.
    struct Outside: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let text: String

      static let all = [
        "escape sequences": "\u{1B}[2J\u{1B}]0;pwned\u{7}",
        "single-byte sequences": "\u{9B}31m\u{9D}0;x\u{9C}",
        "turned directions": "a\u{202E}b\u{2066}c\u{200F}",
        "control characters": "\u{0}\u{8}\u{D}\n\t\u{7F}",
        "nothing": "",
        "many marks": "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}x",
        "wide characters": "漢字かな",
        "emoji": "👨‍👩‍👧‍👦🇩🇪❤️👍🏽",
        "marks alone": "\u{301}\u{301}",
        "what cannot be seen": "\u{FEFF}\u{200B}\u{AD}",
        "formats": "%s%n%d",
        "a megabyte": String(repeating: "x\u{1B}[31m", count: 1 << 17),
      ].map { Outside(testDescription: $0, text: $1) }
    }

    @Test(arguments: Outside.all)
    func `a text from outside never reaches the terminal as it is`(outside: Outside) throws {
      let terminal = try TestTerminal([OutsideScreen(outside.text)], columns: 30, lines: 12)
      defer { terminal.close() }
      terminal.press("j", "m", .enter, "?")
      let written = String(decoding: terminal.written, as: UTF8.self).unicodeScalars
      for scalar in written {
        let isOurs = ["\u{1B}", "\r", "\n", "\u{8}", "\u{F}", "\u{E}"].contains(scalar)
        #expect(isOurs || scalar.properties.generalCategory != .control, "\(scalar.value)")
        // Joiners inside a character stay.
        #expect(
          scalar.properties.generalCategory != .format || scalar == "\u{200D}", "\(scalar.value)")
      }
      let all = String(String.UnicodeScalarView(written))
      #expect(!all.contains("\u{1B}]"))
      #expect(!all.contains("\u{1B}[31m"))
      #expect(terminal.lines.count == 12)
    }

    @Test(arguments: [
      ("a", 1, [[97]]), ("漢", 2, [[0x6F22]]), ("e\u{301}", 1, [[0x65, 0x301]]),
      ("🇩🇪", 2, [[0x1F1E9], [0x1F1EA]]), ("❤️", 2, [[0x2764], [0x20]]),
      ("👨‍👩‍👧", 2, [[0x1F468]]), ("漢", 1, [[0x3F]]), ("\u{7}", 1, [[0x3F]]),
    ])
    func `a character takes the columns of its cell`(text: String, width: Int, groups: [[Int]]) {
      setenv("LC_ALL", BuiltPrograms.locale, 1)
      setlocale(LC_ALL, "")
      #expect(CursesCell(text, width: width).groups == groups.map { $0.map { wchar_t($0) } })
    }
  }

  @Suite @MainActor struct Opening {
    private func error(of type: String?, _ environment: [String: String] = [:]) -> TerminalError? {
      let input = open("/dev/null", O_RDWR)
      defer { close(input) }
      var streams = CursesTerminal.Streams()
      (streams.type, streams.input, streams.output) = (type, input, input)
      do {
        try CursesTerminal(streams, environment: environment).close()
        return nil
      } catch { return error as? TerminalError }
    }

    @Test func `a terminal that cannot be used is said to be so`() {
      #expect(error(of: "nonsense\u{1B}") == .unknownTerminal("nonsense\u{1B}"))
      #expect(error(of: nil) == .unknownTerminal(""))
      #expect(error(of: "dumb") == .tooSimple("dumb"))
      #expect(error(of: "xterm-256color") == nil)
      #expect(!"\(TerminalError.unknownTerminal("x\u{1B}[2J"))".contains("\u{1B}"))
      var nothing = CursesTerminal.Streams()
      (nothing.type, nothing.input, nothing.output) = ("xterm", -1, -1)
      #expect(throws: TerminalError.notATerminal) { try CursesTerminal(nothing).close() }
    }

    @Test(arguments: [
      (nil, CursesColors.Background.unknown), ("", .unknown), ("15;0", .dark),
      ("0;default;15", .light), ("0;7", .light), ("12;8", .dark), ("x", .unknown),
    ])
    func `the background is read from the environment`(
      variable: String?, background: CursesColors.Background
    ) {
      #expect(CursesColors.background(variable) == background)
    }

    @Test func `colors can be refused`() {
      #expect(CursesColors.depth(count: 256, isRefused: true) == .none)
      #expect(CursesColors.depth(count: 256, isRefused: false) == .many)
      #expect(CursesColors.depth(count: 8, isRefused: false) == .eight)
      #expect(CursesColors.depth(count: -1, isRefused: false) == .none)
    }
  }
}
#endif
