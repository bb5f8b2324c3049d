#if os(macOS) || os(Linux)
import Testing

@testable import TableScreenTerminal

/// Home and End in a text of several lines are those of the line, as in a window and a browser.
@Suite struct CaretOfLineTests {
  private func caret(_ text: String, from caret: Int, _ key: Key, allowsLines: Bool = true) -> Int {
    var line = LineEditor(text, caret: caret, allowsLines: allowsLines)
    if !line.handle(key) { Issue.record("\(key) means nothing") }
    return line.caret
  }

  @Test(arguments: [(Key.home, Key.end), (.control("a"), .control("e"))])
  func `the caret goes to the ends of its line`(home: Key, end: Key) {
    let text = "alpha\nbeta\r\n\nगcc"
    let lines = [0...5, 6...10, 11...11, 12...15]
    for line in lines {
      for place in line {
        #expect(caret(text, from: place, home) == line.lowerBound)
        #expect(caret(text, from: place, end) == min(line.upperBound, text.count))
      }
    }
  }

  @Test func `in a field of one line they are those of the text`() {
    #expect(caret("a\nb", from: 3, .home, allowsLines: false) == 0)
    #expect(caret("a\nb", from: 0, .end, allowsLines: false) == 3)
    #expect(caret("", from: 0, .end) == 0)
  }
}
#endif
