import TableScreen
import Testing

@testable import TableScreenText

/// Characters of more than two columns, as Indian scripts have them.
@Suite struct WideWordTests {
  @Test(
    arguments: [
      ("বাং", [2, 1]), ("स्त्री", [2, 2]), ("க\u{BC6}\u{BBE}", [2, 1]), ("कि", [2]), ("👨‍👩‍👧‍👦", [2]),
      ("👍🏽", [2]), ("ᄀᄀ", [2, 2]),
    ] as [(String, [Int])])
  func `a character has a column for each of its parts`(text: String, columns: [Int]) {
    let pieces = TextSanitizer().pieces(of: text, columns: 20)
    #expect(pieces.map(\.width) == columns)
    #expect(pieces.map(\.text).joined() == text)
    #expect(TextWidth.columns(of: text) == columns.reduce(0, +))
  }

  @Test func `a cut and a break leave characters whole`() {
    let parts = TextParts(TextOptions())
    for width in 1...12 {
      let lines = parts.wrapped("বাংবাং বাংলা", width: width, lines: 20)
      for line in lines where width > 2 {
        let text = line.cells.map(\.text).joined()
        #expect(text.first?.unicodeScalars.first?.properties.generalCategory == .otherLetter)
        #expect(line.cells.count <= width)
      }
      let cut = TextSanitizer().cut("বাংবাং", columns: width)
      #expect(cut.dropLast().allSatisfy { $0 == "বাং" } || width < 3, "\(cut)")
    }
  }
}
