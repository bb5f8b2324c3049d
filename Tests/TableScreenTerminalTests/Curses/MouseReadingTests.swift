#if os(macOS) || os(Linux)
import CTerminal
import Foundation
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// What the mouse does is heard, however its reports come, as one key is that is pressed after another.
  @Suite @MainActor struct MouseReading {
    private static let press = "\u{1B}[<0;67;3M"
    private static let release = "\u{1B}[<0;67;3m"
    private static let click = [event(.press), event(.release)]

    private static func event(
      _ kind: MouseEvent.Kind, line: Int = 2, column: Int = 66
    ) -> InputEvent {
      .mouse(MouseEvent(kind: kind, line: line, column: column))
    }

    /// What is heard of reports that come at once.
    private func heard(_ text: String, at type: String = "xterm-256color") throws -> [InputEvent] {
      let typed = try TypingPerson(at: type)
      defer { typed.close() }
      typed.type(text)
      return typed.read()
    }

    @Test(arguments: [1, 2, 3, 20])
    func `clicks that come at once are as many presses and releases, in order`(count: Int) throws {
      let text = String(repeating: Self.press + Self.release, count: count)
      #expect(try heard(text) == Array(repeating: Self.click, count: count).flatMap(\.self))
    }

    @Test func `a drag that comes at once is a press, a way and a release`() throws {
      #expect(
        try heard(Self.press + "\u{1B}[<32;67;4M\u{1B}[<32;60;5M\u{1B}[<0;60;5m") == [
          Self.event(.press), Self.event(.drag, line: 3), Self.event(.drag, line: 4, column: 59),
          Self.event(.release, line: 4, column: 59),
        ])
    }

    @Test func `buttons, the wheel and keys are heard in the order in which they come`() throws {
      #expect(
        try heard("\u{1B}[<2;67;3M\u{1B}[<2;67;3mj\u{1B}[<64;67;3M\u{1B}[<65;67;3M\u{1B}OA") == [
          Self.event(.secondaryPress), .key("j"), Self.event(.wheelUp), Self.event(.wheelDown),
          .key(.up),
        ])
      #expect(try heard("\u{1B}[<4;67;3M") == [Self.event(.press)], "with a key held")
      #expect(try heard("\u{1B}[<1;67;3M\u{1B}[<1;67;3m\u{1B}[<128;67;3Mk") == [.key("k")])
    }

    @Test(arguments: 1...9)
    func `a report that comes in pieces is one`(length: Int) throws {
      let typed = try TypingPerson()
      defer { typed.close() }
      // What begins a key belongs together: after a moment it is the escape key.
      typed.type("\u{1B}[<")
      var events = typed.read()
      var rest = Array("0;67;3M".utf8)[...]
      while !rest.isEmpty {
        typed.type(Array(rest.prefix(length)))
        rest = rest.dropFirst(length)
        events += typed.read()
      }
      typed.type(Self.release)
      #expect(events + typed.read() == Self.click)
    }

    @Test func `what is no report is nothing, and what follows is heard`() throws {
      for text in [
        "\u{1B}[<M", "\u{1B}[<0;67M", "\u{1B}[<0;0;0M", "\u{1B}[<;;M",
        "\u{1B}[<0;99999999999999999999;3M", "\u{1B}[<" + String(repeating: "1;", count: 500) + "M",
      ] {
        #expect(try heard(text + "j") == [.key("j")], "\(text.debugDescription)")
      }
      #expect(try heard("\u{1B}[<0;3q") == [.key("q")])
      #expect(try heard("\u{1B}[<0;3\u{1B}OA" + Self.press) == [.key(.up), Self.event(.press)])
    }

    @Test(arguments: ["screen-256color", "xterm-256color"])
    func `terminals that know no numbers are heard, too`(type: String) throws {
      let (press, release) = ("\u{1B}[M c#", "\u{1B}[M#c#")
      #expect(
        try heard(press + release + "j" + press + release, at: type)
          == Self.click + [.key("j")] + Self.click)
    }

    @Test func `a paste behind a click is one`() throws {
      #expect(
        try heard(Self.press + Self.release + "\u{1B}[200~one\u{1B}[201~" + Self.press)
          == Self.click + [.paste("one"), Self.event(.press)])
    }
  }
}
#endif
