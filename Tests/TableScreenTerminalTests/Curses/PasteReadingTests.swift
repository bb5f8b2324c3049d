#if os(macOS) || os(Linux)
import CTerminal
import Foundation
import TableScreen
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// What is pasted is read in pieces, and what is typed behind it reaches ncurses all the same.
  @Suite @MainActor struct PasteReading {
    private let begin = "\u{1B}[200~"
    private let end = "\u{1B}[201~"

    @Test func `a long paste is a few pieces, and not as many units as characters`() throws {
      let typed = try TypingPerson()
      defer { typed.close() }
      typed.type(begin + String(repeating: "x", count: 3_000) + end)
      #expect(typed.terminal.read().count <= 4)
    }

    @Test(arguments: 1...9)
    func `a paste that comes in pieces of any length is one text`(length: Int) throws {
      let typed = try TypingPerson()
      defer { typed.close() }
      let text = "q\u{1B}[Ad\u{1B}[20é漢🎉\u{1B}\u{1B}[201\u{1B}[201;~z"
      var events: [InputEvent] = []
      var rest = Array((text + end).utf8)[...]
      typed.type(begin)
      events += typed.read()
      while !rest.isEmpty {
        typed.type(Array(rest.prefix(length)))
        rest = rest.dropFirst(length)
        events += typed.read()
      }
      #expect(events == [.paste(text)])
    }

    @Test func `keys behind a paste are keys, and one more paste is one`() throws {
      let typed = try TypingPerson()
      defer { typed.close() }
      typed.type(
        begin + "one" + end + "j\u{1B}OA\u{1B}[<0;3;3Mé" + begin + "two" + end + "\r" + begin + end
          + "k")
      let events = typed.read()
      #expect(
        events.filter { if case .mouse = $0 { false } else { true } } == [
          .paste("one"), .key("j"), .key(.up), .key("é"), .paste("two"), .key(.enter), .paste(""),
          .key("k"),
        ])
      typed.type("later")
      #expect(typed.read() == "later".map { .key(.character($0)) })
    }

    @Test func `a character whose bytes come one by one is one key`() throws {
      let typed = try TypingPerson()
      defer { typed.close() }
      var events: [InputEvent] = []
      for byte in "aéb漢🎉".utf8 {
        typed.type([byte])
        events += typed.read()
      }
      #expect(events == "aéb漢🎉".map { .key(.character($0)) })
    }

    @Test func `what follows the beginning of a character that never ends is heard`() throws {
      let typed = try TypingPerson()
      defer { typed.close() }
      var events: [InputEvent] = []
      for bytes: [UInt8] in [
        [0xC3], [0x62], [0xE6, 0xBC], Array("\u{1B}OA".utf8), [0xA2, 0xFF], [0x63],
      ] {
        typed.type(bytes)
        events += typed.read()
      }
      #expect(events == [.key("b"), .key(.up), .key("c")])
    }

    @Test func `what is no character is left out of a paste`() throws {
      let typed = try TypingPerson()
      defer { typed.close() }
      typed.type(Array(begin.utf8) + [0x61, 0xFF, 0xC3, 0x62, 0xE6, 0xBC] + Array(end.utf8))
      #expect(typed.read() == [.paste("ab")])
    }

    @Test func `of too long a paste the beginning is kept, and the key behind it heard`() throws {
      let typed = try TypingPerson()
      defer { typed.close() }
      let most = InputDecoder.longestPaste
      var events: [InputEvent] = []
      typed.type(begin)
      for _ in 0..<(most / 32_768 + 3) {
        typed.type(String(repeating: "é", count: 16_384))
        events += typed.read()
        typed.type(String(repeating: "x", count: 16_384))
        events += typed.read()
      }
      typed.type(end + "j")
      events += typed.read()
      guard case .paste(let text)? = events.first else {
        Issue.record("nothing was pasted")
        return
      }
      #expect(text.unicodeScalars.count == most)
      #expect(events.dropFirst() == [.key("j")])
    }
  }
}
#endif
