import Foundation
import TableScreen
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

extension CursesTests {
  /// Wide and narrow characters that take each other's place, read from the bytes that reach the terminal.
  @Suite @MainActor struct WideCharacters {
    @Test func `the letters of an index may take each other's place while it is thinned out`()
      throws
    {
      let screen = LettersScreen()
      let terminal = try TestTerminal([screen], columns: 30, lines: 7)
      defer { terminal.close() }
      var reader = ScreenReader(columns: 30, lines: 7)
      var read = 0
      for _ in 0..<2 {
        for key in Array(repeating: Key.down, count: 12) + Array(repeating: .up, count: 12) {
          if key == .down || key == .up { terminal.press("i", key, key, .enter, key) }
          let written = terminal.written
          reader.feed(written[read...])
          read = written.count
          let seen = reader.text.split(separator: "\n", omittingEmptySubsequences: false).map {
            line in
            var text = String(line)
            while text.last == " " { text.removeLast() }
            return text
          }
          #expect(seen == terminal.lines)
        }
      }
    }
  }
}

/// A screen whose index has wide letters and narrow ones.
private final class LettersScreen: TableScreen {
  override class var settings: Settings { [.title("Letters"), .indexable()] }
  override var tableData: [Section] {
    ["A", "É", "Ł", "李", "漢", "Ω", "한", "Z"].map { letter in
      Section("\(letter)") {
        [.title: "\(letter)x"]
        [.title: "\(letter)漢"]
      }
    }
  }
}
