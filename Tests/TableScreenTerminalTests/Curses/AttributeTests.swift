#if os(macOS) || os(Linux)
import CTerminal
import Foundation
import TableScreen
import Testing

@testable import TableScreenTerminal

/// Texts with attributes.
@MainActor final class RichScreen: TableScreen {
  override class var settings: Settings { [.title("Rich")] }

  private func text(_ title: String, _ emphasis: TableEmphasis) -> AttributedString {
    var text = AttributedString(title)
    text.tableEmphasis = emphasis
    return text
  }

  private func text(_ title: String, _ color: TableColor) -> AttributedString {
    var text = AttributedString(title)
    text.tableColor = color
    return text
  }

  private var link: AttributedString {
    var text = AttributedString("link")
    text.link = URL(string: "https://example.org")
    return text
  }

  override var tableData: [Section] {
    [
      Section {
        [.title: "first"]
        [.title: text("bold", .bold) + " " + text("slanted", .italic)]
        [.title: text("gone", .strikethrough) + " " + text("under", .underline)]
        [.title: text("red", .red) + " " + text("green", .green)]
        [.title: text("rgb", .rgb(red: 255, green: 135, blue: 0)), .subtitle: text("dim", .gray)]
        [.title: link]
      }
    ]
  }
}

extension CursesTests {
  @Suite @MainActor struct Attributes {
    private func open(
      _ environment: [String: String] = [:], type: String = "xterm-256color"
    ) throws
      -> TestTerminal
    {
      try TestTerminal(
        [RichScreen()], columns: 40, lines: 10, type: type, environment: environment)
    }

    /// What ncurses holds at the start of a text.
    private func cell(_ text: String, _ terminal: TestTerminal) throws
      -> (text: String, attributes: UInt32, pair: Int16)
    {
      for (line, content) in terminal.lines.enumerated() {
        guard let found = content.range(of: text) else { continue }
        return terminal.cell(
          line, content.distance(from: content.startIndex, to: found.lowerBound))
      }
      return try #require(nil, "no \(text)")
    }

    @Test func `bold, slanted and underlined texts are written so`() throws {
      let terminal = try open()
      defer { terminal.close() }
      #expect(try cell("bold", terminal).attributes & ct_bold != 0)
      #expect(try cell("slanted", terminal).attributes & ct_italic != 0)
      #expect(try cell("slanted", terminal).attributes & ct_bold == 0)
      #expect(try cell("under", terminal).attributes & ct_underline != 0)
      #expect(try cell("link", terminal).attributes & ct_underline != 0)
    }

    @Test func `a struck text is struck where the terminal can, and else dim`() throws {
      let able = try open()
      #expect(able.lines[3].hasPrefix(" g\u{336}o\u{336}n\u{336}e\u{336} under"))
      able.close()
      let unable = try open(type: "linux")
      defer { unable.close() }
      #expect(unable.lines[3].hasPrefix(" gone under"))
      #expect(try cell("gone", unable).attributes & ct_dim != 0)
    }

    @Test func `colors are the nearest ones, on the row of the cursor too`() throws {
      let terminal = try open(["COLORFGBG": "15;0"])
      defer { terminal.close() }
      let (red, green) = (try cell("red", terminal).pair, try cell("green", terminal).pair)
      let plain = try cell("under", terminal).pair
      #expect(Set([red, green, plain]).count == 3)
      #expect(colors(of: red) == [203, -1])
      #expect(colors(of: green) == [114, -1])
      #expect(colors(of: try cell("rgb", terminal).pair) == [208, -1])
      terminal.press(.down, .down, .down)
      #expect(terminal.line(of: "▌red") != nil)
      #expect(colors(of: try cell("red", terminal).pair) == [203, 236])
    }

    @Test func `eight colors have the nearest too`() throws {
      let terminal = try open(type: "linux")
      defer { terminal.close() }
      #expect(colors(of: try cell("red", terminal).pair) == [1, -1])
      #expect(colors(of: try cell("rgb", terminal).pair) == [3, -1])
    }

    @Test func `colors that are refused are not written, the rest is`() throws {
      let terminal = try open(["NO_COLOR": "1"])
      defer { terminal.close() }
      #expect(try cell("red", terminal).pair == 0)
      #expect(try cell("bold", terminal).attributes & ct_bold != 0)
      #expect(try cell("slanted", terminal).attributes & ct_italic != 0)
    }

    @Test func `a link is opened by return, and its address shown`() throws {
      let terminal = try open()
      defer { terminal.close() }
      terminal.press(.end)
      #expect(terminal.lines[9].contains("⏎ open link"))
      terminal.press(.enter)
      #expect(terminal.line(of: "https://example.org") != nil)
    }

    private func colors(of pair: Int16) -> [Int16] {
      var (ink, paper) = (Int16(), Int16())
      ct_read_pair(pair, &ink, &paper)
      return [ink, paper]
    }

    @Test func `a color by its parts is the nearest of the palette`() {
      #expect(CursesColors.cubeInk(0, 0, 0) == 16)
      #expect(CursesColors.cubeInk(255, 255, 255) == 231)
      #expect(CursesColors.cubeInk(255, 0, 0) == 196)
      #expect(CursesColors.cubeInk(95, 135, 175) == 67)
      #expect(CursesColors.cubeInk(128, 128, 128) == 244)
      #expect(CursesColors.cubeInk(8, 8, 8) == 232)
      #expect(CursesColors.cubeInk(238, 238, 238) == 255)
    }
  }
}
#endif
