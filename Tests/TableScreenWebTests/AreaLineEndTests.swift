#if Web
import Observation
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenWeb

/// The line ends of a text of several lines, of which a browser's area knows line feeds alone.
@MainActor @Suite struct AreaLineEndTests {
  @Observable @MainActor fileprivate final class Doc {
    var text: String
    init(_ text: String) { self.text = text }
  }

  private final class Sheet: TableScreen {
    let doc: Doc

    init(_ text: String) {
      doc = Doc(text)
      super.init()
    }

    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Text", .bind: .to(doc, \.text), .cellClass: .of(.textArea())]
        }
      ]
    }
  }

  /// Returns the text that a page has in its area.
  private func shown(_ page: FakePage) -> String? {
    page.items.first?.value(ofControl: "value")?.text
  }

  @Test(arguments: ["one\r\ntwo\r\nthree", "one\rtwo\rthree", "one\r\ntwo\nthree\rfour"])
  func `a letter that is typed and taken away again changes nothing`(_ text: String) async throws {
    let screen = Sheet(text)
    let page = try await FakePage.open([screen])
    let plain = try #require(shown(page))
    #expect(!plain.utf8.contains(0x0D))
    let row = page.items.first?["i"] ?? .null
    try await page.send("y", row, "value", .text(plain + "x"))
    #expect(screen.form.isDirty)
    try await page.send("y", row, "value", .text(plain))
    try await page.send("c", row, "value", .text(plain))
    #expect(!screen.form.isDirty)
    #expect(screen.doc.text.utf8.elementsEqual(text.utf8))
    #expect(shown(page) == plain)
  }

  @Test
  func `what is typed stands among the line ends that were there, and new ones are like them`()
    async throws
  {
    let screen = Sheet("one\r\ntwo\r\nthree")
    let page = try await FakePage.open([screen])
    let row = page.items.first?["i"] ?? .null
    try await page.send("y", row, "value", "one\nand\ntwo\nthree")
    try await page.send("c", row, "value", "one\nand\ntwo\nthree")
    try await screen.commitForm()
    #expect(screen.doc.text.utf8.elementsEqual("one\r\nand\r\ntwo\r\nthree".utf8))
    #expect(shown(page) == "one\nand\ntwo\nthree")
  }
}
#endif
