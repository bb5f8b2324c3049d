#if os(macOS) || os(Linux)
import CTerminal
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// A paste or a control string whose end never comes takes in what is typed for a while, and not for good.
  @Suite @MainActor struct LostEndTests {
    private func units(_ text: String) -> [InputDecoder.Unit] {
      text.unicodeScalars.map { .character($0.value) }
    }

    @Test(arguments: ["", "\u{1B}[20", "\u{1B}[201"])
    func `a paste without an end is what has come of it, and then keys are heard`(rest: String)
      throws
    {
      let typed = try TypingPerson()
      defer { typed.close() }
      var decoder = InputDecoder()
      typed.type("\u{1B}[200~ab" + rest)
      #expect(decoder.decode(typed.terminal.read()) == [])
      #expect(decoder.isUnfinished)
      typed.terminal.endPaste()
      #expect(decoder.finish() == [.paste("ab")])
      #expect(!decoder.isUnfinished)
      #expect(decoder.finish() == [])
      typed.type("\u{3}q")
      #expect(decoder.decode(typed.terminal.read()) == [.key(.control("c")), .key("q")])
      typed.type("\u{1B}[200~two\u{1B}[201~j")
      #expect(decoder.decode(typed.terminal.read()) == [.paste("two"), .key("j")])
      #expect(!decoder.isUnfinished)
    }

    @Test(arguments: [
      "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P>|name 1\u{1B}\\", "\u{1B}]11;rgb:00/00/00\u{7}",
      "\u{1B}]11;rgb:00/00/00\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
    ])
    func `no letter of a control string is a command`(text: String) {
      var decoder = InputDecoder()
      #expect(decoder.decode(units(text + "j")) == [.key("j")])
      // It may come in two reads.
      #expect(decoder.decode(units(String(text.prefix(6)))) == [])
      #expect(decoder.isUnfinished)
      #expect(decoder.decode(units(String(text.dropFirst(6)) + "k")) == [.key("k")])
      #expect(!decoder.isUnfinished)
    }

    @Test(
      arguments: [
        ("\u{1B}", .escape), ("\u{3}", .control("c")), ("\r", .enter), ("\u{1B}[A", .up),
        ("\u{7F}", .backspace),
      ] as [(String, Key)])
    func `a control string without an end is ended by a key that types nothing`(
      text: String, key: Key
    ) {
      var decoder = InputDecoder()
      #expect(decoder.decode(units("\u{1B}P1;x")) == [])
      #expect(decoder.decode(units("abc")) == [])
      #expect(decoder.decode(units(text)) == [.key(key)])
      #expect(decoder.decode(units("q")) == [.key("q")])
    }

    @Test func `a control string without an end is ended by time`() {
      var decoder = InputDecoder()
      #expect(decoder.decode(units("\u{1B}]11;x")) == [])
      #expect(decoder.finish() == [])
      #expect(decoder.decode(units("q")) == [.key("q")])
    }

    @Test func `a letter together with Alt is a key as before`() {
      var decoder = InputDecoder()
      #expect(decoder.decode(units("\u{1B}P")) == [.key(.alt("P"))])
      #expect(decoder.decode(units("\u{1B}]a")) == [.key(.alt("]")), .key("a")])
      #expect(!decoder.isUnfinished)
    }
  }
}
#endif
