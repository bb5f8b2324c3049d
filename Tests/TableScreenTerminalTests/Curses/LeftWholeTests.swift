#if os(macOS) || os(Linux)
import CTerminal
import Foundation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

extension CursesTests {
  /// Characters that were written beside ncurses, and what comes in their place.
  @Suite @MainActor struct LeftWholes {
    private final class Word: TableScreen {
      var word: String

      init(_ word: String) {
        self.word = word
        super.init()
      }

      override var title: String { "One" }
      override var tableData: [Section] { [Section { [.title: "\(word)", .id: "one"] }] }
    }

    private func show(_ word: String, on screen: Word, in terminal: TestTerminal) {
      screen.word = word
      screen.updateTableData()
      terminal.host.drawIfNeeded()
    }

    private func text(_ terminal: TestTerminal) -> String {
      var reader = ScreenReader(columns: 40, lines: 8, joins: true)
      reader.feed(terminal.written)
      return reader.text
    }

    @Test(arguments: [
      ("👍🏽|x", "👍|x"), ("❤️|", "❤ |"), ("©️|", "© |"), ("👩‍💻|", "👩|"), ("1\u{FE0F}|", "1 |"),
      ("e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}|", "e\u{301}\u{302}\u{303}\u{304}|"),
      ("👨‍👩‍👧‍👦|👍🏽|", "👨|👍|"), ("👍🏽👍🏽|", "👍👍🏽|"), ("👍🏽|", "x漢|"),
    ])
    func `a character becomes its own part`(before: String, after: String) throws {
      let screen = Word(before)
      let terminal = try TestTerminal([screen], columns: 40, lines: 8)
      defer { terminal.close() }
      #expect(text(terminal).contains(before))
      for word in [after, "\(after)y", before, after] {
        show(word, on: screen, in: terminal)
        #expect(text(terminal).contains("\(word) "), "\(text(terminal))")
      }
      // What has been written once more is not written with each change.
      #expect(
        terminal.surface.writer.wholes.values.allSatisfy { $0.values.allSatisfy { !$0.isOnce } })
    }

    @Test func `a look that goes on is sent once`() throws {
      let terminal = try TestTerminal([Word("x")], columns: 40, lines: 8)
      defer { terminal.close() }
      let curses = terminal.surface.terminal
      let look = curses.colors.look(of: TextStyle(.error))
      #expect(look.pair != 0)
      let before = terminal.written.count
      for (column, letter) in ["a", "b", "c"].enumerated() {
        #expect(
          ct_write_over(
            curses.handle, 3, Int32(column), letter, false, look.attributes, look.pair))
      }
      ct_send_over(curses.handle)
      let sent = String(decoding: terminal.written.dropFirst(before), as: UTF8.self)
      #expect(sent.contains("a") && sent.contains("c"))
      #expect(sent.ranges(of: "38;5;").count == 1, "\(sent.debugDescription)")
    }

    @Test(arguments: ["ansi", "xterm-256color"])
    func `what reaches the last column of the last line does not scroll`(type: String) throws {
      let family = "👨‍👩‍👧‍👦"
      // The cursor's bar and the characters before it leave the family eight columns.
      let screen = Word(String(repeating: "-", count: 31) + family)
      let terminal = try TestTerminal([screen], columns: 40, lines: 1, type: type)
      defer { terminal.close() }
      let written = String(decoding: terminal.written, as: UTF8.self)
      #expect(written.contains("👨"))
      #expect(written.contains(family) == (type != "ansi"))
      #expect(!written.contains("\u{1B}[?7l"))
    }

    /// A terminal that another program has left so that it does not block, and that takes its time.
    @Test func `a slow terminal gets all of it`() async throws {
      var (own, theirs): (Int32, Int32) = (-1, -1)
      var size = winsize(ws_row: 8, ws_col: 40, ws_xpixel: 0, ws_ypixel: 0)
      try #require(openpty(&own, &theirs, nil, nil, &size) == 0)
      let (reading, writing) = (own, theirs)
      defer { Foundation.close(reading) }
      let count = 300_000
      let reader = Task.detached {
        usleep(300_000)
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        var found = 0
        var ready = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
        while poll(&ready, 1, 2_000) > 0 {
          let got = read(reading, &bytes, bytes.count)
          guard got > 0 else { break }
          found += bytes[..<got].count { $0 == UInt8(ascii: "~") }
        }
        return found
      }
      setenv("LC_ALL", BuiltPrograms.locale, 1)
      let terminal = try CursesTerminal(
        .init(type: "xterm-256color", input: writing, output: writing), environment: [:])
      let flags = fcntl(writing, F_GETFL)
      _ = fcntl(writing, F_SETFL, flags | O_NONBLOCK)
      let text = [CChar](repeating: CChar(bitPattern: UInt8(ascii: "~")), count: count)
      ct_curses_send(terminal.handle, text, text.count)
      _ = fcntl(writing, F_SETFL, flags)
      terminal.close()
      Foundation.close(writing)
      #expect(await reader.value == count)
    }
  }
}
#endif
