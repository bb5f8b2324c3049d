#if os(macOS) || os(Linux)
import CTerminal
import Foundation
import TableScreen
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// Keys that the description of a terminal adds to those of ncurses are taken for nothing else.
  @Suite @MainActor struct DescribedKeys {
    @Test(arguments: ["linux", "rxvt", "rxvt-unicode-256color", "xterm-256color"])
    func `no key of a description begins a paste or a report of the mouse`(type: String) throws {
      let typed = try TypingPerson(at: type)
      defer { typed.close() }
      for sequence in [
        "\u{1B}[Z", "\u{1B}OA", "\u{1B}Oa", "\u{1B}Ob", "\u{1B}Oc", "\u{1B}Od", "\u{1B}[3$",
        "\u{1B}[3^", "\u{1B}[3@", "\u{1B}[a", "\u{1B}[b", "\u{1B}[1;5A",
      ] {
        typed.type(sequence)
        _ = typed.read()
        typed.type("7")
        #expect(typed.read() == [.key("7")], "\(sequence.dropFirst()) of \(type)")
      }
    }

    @Test(arguments: ["linux", "rxvt", "xterm-256color"])
    func `shift and the tab key is heard by whatever name a description has it`(
      type: String
    ) throws {
      let typed = try TypingPerson(at: type)
      defer { typed.close() }
      typed.type("\u{1B}[Z")
      #expect(typed.read() == [.key(.backTab)])
    }

    @Test(arguments: ["rxvt", "xterm", "xterm-256color", "linux"])
    func `the number pad types whatever a description says of its keys`(type: String) throws {
      let typed = try TypingPerson(at: type)
      defer { typed.close() }
      for (sent, key) in zip("pqrstuvwxyn", "0123456789.") {
        typed.type("\u{1B}O\(sent)")
        #expect(typed.read() == [.key(.character(key))], "\(sent) of \(type)")
      }
    }

    @Test func `the arrows of rxvt with shift are heard`() throws {
      let typed = try TypingPerson(at: "rxvt-unicode-256color")
      defer { typed.close() }
      typed.type("\u{1B}[a\u{1B}[b")
      #expect(typed.read() == [.key(.shiftUp), .key(.shiftDown)])
    }
  }
}
#endif
