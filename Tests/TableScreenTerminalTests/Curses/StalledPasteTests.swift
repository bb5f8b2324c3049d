#if os(macOS) || os(Linux)
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// What comes of a paste after a pause in which its end seemed lost is pasted, too, and what a person types then is typed.
  @Suite @MainActor struct StalledPastes {
    private let begin = "\u{1B}[200~"
    private let end = "\u{1B}[201~"

    /// Pastes the beginning of a text, and lets so much time pass that its end seems lost.
    private func stall(_ typed: TypingPerson, after bytes: [UInt8] = Array("ab".utf8)) {
      typed.type(Array(begin.utf8) + bytes)
      #expect(typed.read() == [])
      typed.terminal.endPaste()
      #expect(typed.finish() == [.paste("ab")])
    }

    @Test(arguments: ["d", "d and the rest\rd of it\u{1B}[A", String(repeating: "q", count: 9_000)])
    func `none of the rest is a key`(rest: String) throws {
      let typed = try TypingPerson()
      defer { typed.close() }
      stall(typed)
      typed.type(rest + end + "j")
      #expect(typed.read() == [.paste(rest), .key("j")])
      typed.type("k\u{1B}OA")
      #expect(typed.read() == [.key("k"), .key(.up)])
    }

    @Test func `a long rest may come in several reads, and stall again`() throws {
      let typed = try TypingPerson()
      defer { typed.close() }
      stall(typed)
      let words = "quit, delete and discard "
      typed.type(words)
      #expect(typed.read() == [])
      typed.type("d")
      #expect(typed.read() == [])
      typed.terminal.endPaste()
      #expect(typed.finish() == [.paste(words + "d")])
      typed.type("x" + end)
      #expect(typed.read() == [.paste("x")])
      typed.type("x")
      #expect(typed.read() == [.key("x")])
    }

    @Test(arguments: 1...5) func `a pause within the end leaves none of it to be heard`(cut: Int)
      throws
    {
      let typed = try TypingPerson()
      defer { typed.close() }
      let bytes = Array(end.utf8)
      stall(typed, after: Array("ab".utf8) + bytes[..<cut])
      typed.type(bytes[cut...] + Array("j".utf8))
      #expect(typed.read() == [.key("j")])
    }

    @Test func `a pause within a character leaves it whole`() throws {
      let typed = try TypingPerson()
      defer { typed.close() }
      stall(typed, after: Array("ab".utf8) + [0xC3])
      typed.type([0xA9, 0x71] + Array(end.utf8))
      #expect(typed.read() == [.paste("éq")])
    }

    @Test(
      arguments: [
        ("q", [.key("q")]), ("\u{3}q", [.key(.control("c")), .key("q")]), ("\r", [.key(.enter)]),
        ("漢字かな漢字かな", "漢字かな漢字かな".map { .key(.character($0)) }),
        (
          String(repeating: "\u{1B}OA", count: 9),
          [InputEvent](repeating: .key(.up), count: 9)
        ),
        ("\u{1B}[200~two\u{1B}[201~j", [.paste("two"), .key("j")]),
        ("k\u{1B}[200~two\u{1B}[201~j", [.key("k"), .paste("two"), .key("j")]),
      ] as [(String, [InputEvent])])
    func `what is typed after a lost end is heard`(text: String, events: [InputEvent]) throws {
      let typed = try TypingPerson()
      defer { typed.close() }
      stall(typed)
      typed.type(text)
      #expect(typed.read() == events)
      typed.type("d and what a person types who is fast")
      #expect(typed.read().first == .key("d"))
    }
  }
}
#endif
