#if os(macOS) || os(Linux)
import Testing

@testable import TableScreenTerminal

@Suite struct LineEditorTests {
  private func edit(_ text: String, caret: Int? = nil, _ keys: Key...) -> (String, Int) {
    var line = LineEditor(text, caret: caret)
    for key in keys { if !line.handle(key) { Issue.record("\(key) means nothing") } }
    return (line.text, line.caret)
  }

  @Test func `typing goes to the caret`() {
    #expect(edit("ac", caret: 1, "b") == ("abc", 2))
    #expect(edit("bc", .home, "a", .end, "d") == ("abcd", 4))
  }

  @Test func `deleting takes whole characters`() {
    #expect(edit("e\u{301}👨‍👩‍👧", .backspace) == ("e\u{301}", 1))
    #expect(edit("e\u{301}x", caret: 0, .delete) == ("x", 0))
    #expect(edit("", .backspace, .delete) == ("", 0))
  }

  @Test func `a combining mark joins the letter before it`() {
    #expect(edit("ex", caret: 1, .character("\u{301}")) == ("e\u{301}x", 1))
  }

  @Test func `words and ends are deleted by control keys`() {
    #expect(edit("one two  ", .control("w")) == ("one ", 4))
    #expect(edit("one two", caret: 3, .control("k")) == ("one", 3))
    #expect(edit("one two", caret: 4, .control("u")) == ("two", 0))
  }

  @Test func `in several lines words and ends are deleted in theirs`() {
    func edit(_ text: String, caret: Int? = nil, _ key: Key) -> (String, Int) {
      var area = LineEditor(text, caret: caret, allowsLines: true)
      if !area.handle(key) { Issue.record("\(key) means nothing") }
      return (area.text, area.caret)
    }
    #expect(edit("one\ntwo", .control("w")) == ("one\n", 4))
    #expect(edit("one\r\ntwo three", .control("w")) == ("one\r\ntwo ", 8))
    #expect(edit("one\n  ", .control("w")) == ("one\n", 4))
    #expect(edit("one\ttwo", .control("w")) == ("one\t", 4))
    #expect(edit("one\ntwo", caret: 5, .control("u")) == ("one\nwo", 4))
    #expect(edit("one\ntwo", caret: 1, .control("k")) == ("o\ntwo", 1))
    // At the end of a line the line end is what is deleted.
    #expect(edit("one\r\n", .control("w")) == ("one", 3))
    #expect(edit("one\ntwo", caret: 4, .control("u")) == ("onetwo", 3))
    #expect(edit("one\ntwo", caret: 3, .control("k")) == ("onetwo", 3))
  }

  @Test func `what is pasted is one line without control characters`() {
    var line = LineEditor()
    line.insert("a\r\nb\tc\u{1B}[31m\u{7}\u{9B}")
    #expect(line.text == "a b c[31m")
    var area = LineEditor(allowsLines: true)
    area.insert("a\r\nb\tc\u{1B}")
    #expect(area.text == "a\nb\tc")
  }

  @Test func `the caret stays within the text`() {
    #expect(LineEditor("ab", caret: 9).caret == 2)
    #expect(LineEditor("ab", caret: -1).caret == 0)
    #expect(edit("ab", .right, .right) == ("ab", 2))
  }
}
#endif
