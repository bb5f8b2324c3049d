import TableScreen
import Testing

@testable import TableScreenWeb

/// Long texts and charts of many numbers, as messages hold them.
@MainActor @Suite struct WholeTextTests {
  private let writer = ElementWriter(content: nil, pictures: PictureStore())

  private func text(_ text: String, lines: Int) -> String? {
    writer.json(.text(RowText(TableText(text), lines: lines))).list?[1].text
  }

  @Test func `a text on any number of lines is there whole`() {
    let letter = (0..<1_500).map { "word\($0)" }.joined(separator: " ")
    #expect(text(letter, lines: 0) == letter)
    #expect(text(letter, lines: 5) == letter)
    #expect(ItemWriter.edge("f", text: letter)["b"]?.list?[1].text == letter)
  }

  @Test(arguments: [0, 1, 3]) func `what is cut off ends with an ellipsis`(_ lines: Int) throws {
    let bound = WebText.columns(of: lines)
    let shown = try #require(text(String(repeating: "a", count: bound + 10), lines: lines))
    #expect(shown.count == bound && shown.hasSuffix("a…"))
    let whole = String(repeating: "a", count: bound)
    #expect(text(whole, lines: lines) == whole)
  }

  @Test func `a chart of many numbers is all of them, as the means of neighbors`() throws {
    // It rises, and then falls.
    let numbers = (0..<2_000).map { Double(min($0, 1_999 - $0)) }
    let drawn = try #require(writer.json(.chart(numbers)).list?[1].list)
    let heights = drawn.compactMap(\.integer)
    #expect(heights.count == 1_000)
    #expect(heights.first == 1 && heights.last == 1)
    #expect(heights.max() == heights[499] && heights[499] > 990)
  }
}
