#if GTK
import TableScreen
import Testing

@testable import TableScreenGTK

/// How much of a long text is shown.
struct LongTextTests {
  private let words = (0..<1_500).map { "word\($0)" }

  @Test func `a text on any number of lines shows whole, and one of a few as much as they hold`() {
    let letter = words.joined(separator: " ")
    #expect(ShownText(letter, lines: 0).text == letter)
    #expect(ShownText(letter, lines: 5).text == letter)
    let lines = words.joined(separator: "\r\n")
    #expect(ShownText(lines, lines: 0).text == words.joined(separator: "\n"))
  }

  @Test(arguments: [0, 1, 3]) func `what is cut off ends with an ellipsis`(_ lines: Int) {
    let bound = ShownText.columns(of: lines)
    let shown = ShownText(String(repeating: "a", count: bound + 10), lines: lines)
    #expect(shown.text.count == bound && shown.text.hasSuffix("a…"))
    #expect(shown.bytes(before: [3, bound + 5]) == [3: 3, bound + 5: bound - 1])
    let whole = String(repeating: "a", count: bound)
    #expect(ShownText(whole, lines: lines).text == whole)
  }
}
#endif
