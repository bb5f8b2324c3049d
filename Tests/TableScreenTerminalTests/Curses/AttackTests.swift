#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenData
import TestSupport
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  @Suite @MainActor struct AttackTests {
    /// Everything that a terminal is sent for a text, and for a harmless one in its place.
    private func written(_ text: String, _ keys: [Key]) throws -> String {
      let screen = TableScreen(json: try AttackTable.json(text))
      let terminal = try TestTerminal([screen], columns: 60, lines: 30)
      defer { terminal.close() }
      for key in keys { terminal.press(key) }
      screen.show(notice: text)
      terminal.pass(.milliseconds(10))
      return String(decoding: terminal.written, as: UTF8.self)
    }

    /// The kinds of sequence that ncurses itself sends, by their last letters; a number is no part of them.
    private func sequences(_ output: String) -> Set<String> {
      Set(
        output.matches(of: /\u{1B}(\[[0-9;?>!]*[ -\/]*[@-~]|[\]P_^X][^\u{7}\u{1B}]*|[ -\/]*[0-~])/)
          .map { match in String(match.output.0).filter { !$0.isNumber && $0 != ";" } })
    }

    @Test func `nothing that a text holds reaches the terminal as anything but characters`() throws
    {
      let keys: [Key] = [.down, .down, "/", "a", .escape, .end, "?", .escape]
      var usual: Set<String> = []
      let reports = try collecting {
        usual = sequences(try written("Harmless", keys))
        for (name, text) in Attacks.all {
          let output = try written(text, keys)
          #expect(sequences(output).subtracting(usual).subtracting(Self.further) == [], "\(name)")
          for wrong in ["\u{1B}]", "\u{1B}P", "\u{1B}_", "owned\u{7}", "\u{1B}[31;44m", "\u{1B}c"] {
            #expect(!output.contains(wrong), "\(name)")
          }
          let others = output.unicodeScalars.filter { scalar in
            scalar.properties.generalCategory == .control
              && !["\u{1B}", "\r", "\n", "\u{8}", "\u{E}", "\u{F}"].contains(scalar)
              || scalar.value == 0x202E || scalar.value == 0x202D
          }
          #expect(others.isEmpty, "\(name)")
        }
      }
      #expect(reports > 0)
    }

    /// Ways to the next place, of which ncurses takes the shortest each time.
    private static let further: Set<String> = [
      "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[G", "\u{1B}[H", "\u{1B}[d",
      "\u{1B}[J",
      "\u{1B}[K", "\u{1B}[X", "\u{1B}[b", "\u{1B}[L", "\u{1B}[M", "\u{1B}[P", "\u{1B}[@", "\u{1B}M",
      "\u{1B}[m", "\u{1B}[S", "\u{1B}[T", "\u{1B}[r", "\u{1B}(B", "\u{1B}[I", "\u{1B}[Z",
    ]

    private func collecting(_ body: () throws -> Void) throws -> Int {
      let counter = Counter()
      try TableDiagnostics.withReporter({ _ in counter.add() }) { try body() }
      return counter.count
    }
  }
}

/// How many reports came.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0
  var count: Int { lock.withLock { value } }
  func add() { lock.withLock { value += 1 } }
}
#endif
