import Foundation
import TableScreen
import Testing

@testable import TableScreenWeb

/// The parts of rows as messages hold them.
@MainActor @Suite struct ElementWriterTests {
  private let writer = ElementWriter(content: nil, pictures: PictureStore())

  @Test func `bytes that are no picture are a failure without words`() {
    #expect(writer.json(.image(.data(Data([1, 2, 3])))) == ["i", "", .object(["x": ""])])
    let png = Data([0x89, 0x50, 0x4E, 0x47])
    guard case .list(let parts) = writer.json(.image(.data(png))) else {
      Issue.record("no list")
      return
    }
    #expect(parts.count == 2 && parts.last != "")
  }

  @Test func `a chart is heights in thousandths with gaps, and names its first numbers`() {
    #expect(
      writer.json(.chart([1, .nan, 3, 2])) == ["c", [0, .null, 1000, 500], "1, –, 3, 2"])
    #expect(
      writer.json(.chart([-1e308, 1e308, .infinity])) == [
        "c", [0, 1000, 1000], "-1e+308, 1e+308, ∞",
      ])
    #expect(writer.json(.chart([.nan, -.infinity])) == ["c", [.null, 0], "–, -∞"])
    #expect(writer.json(.chart([])) == ["c", [], ""])
  }

  @Test func `progress that is no number is not known`() {
    #expect(writer.json(.progress(.nan)) == ["p"])
    #expect(writer.json(.progress(nil)) == ["p"])
    #expect(writer.json(.progress(.infinity)) == ["p", .number(1)])
    #expect(writer.json(.progress(0.12345)) == ["p", .number(0.123)])
  }

  @Test func `a row has a name of its own where its texts are not all that is said`() {
    func name(_ label: String, _ parts: RowElement..., message: String? = nil) -> JSON? {
      var content = RowContent(kind: "row", body: .stack(RowStack(.horizontal, parts)))
      content.accessibilityLabel = label
      content.message = message
      return ItemWriter.row(content, PictureStore())["z"]
    }
    let pear = RowElement.text(RowText("Pear", role: .value))
    #expect(name("Picker", .text("Picker"), pear) == nil)
    #expect(name("Picker", pear, .text("Picker")) == "Picker, Pear")
    #expect(name("Inbox", .text("Inbox"), .badge("3 new")) == "Inbox, 3 new")
    #expect(name("Size", .text("Size"), message: "Choose one") == "Size, Choose one")
    #expect(name("Done", .text("Done"), .progress(0.5)) == "Done, 50%")
    // The page shows how far work has come by a bar with a value of its own.
    var busy = RowContent(kind: "row", body: .text("Fetch"))
    (busy.accessibilityLabel, busy.isBusy, busy.progress) = ("Fetch", true, 0.5)
    #expect(ItemWriter.row(busy, PictureStore())["z"] == nil)
    #expect(busy.accessibilityValue == "50%")
  }
}
