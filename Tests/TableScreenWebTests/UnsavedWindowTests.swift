#if Web
import Observation
import TableScreen
import Testing

@testable import TableScreenWeb

/// The page knows whether the end of its window would lose drafts, so that the browser asks first.
@MainActor @Suite struct UnsavedWindowTests {
  @Observable @MainActor fileprivate final class Doc {
    var name = "old"
  }

  private class Sheet: TableScreen {
    let doc: Doc

    init(_ doc: Doc) {
      self.doc = doc
      super.init()
    }

    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] { [Section { [.title: "Name", .bind: .to(doc, \.name)] }] }
  }

  private final class FreeSheet: Sheet {
    override class var settings: Settings { [.drafts, .asksBeforeLeaving(false)] }
  }

  private final class Plain: TableScreen {
    override var tableData: [Section] { [Section { [.title: "Row"] }] }
  }

  @Test func `a window says that it has drafts, also behind another screen, until they are saved`()
    async throws
  {
    let sheet = Sheet(Doc())
    let page = try await FakePage.open([sheet])
    #expect(page.window["us"] == nil)
    try await page.send("y", page.handle("Name"), "value", "new")
    #expect(page.window["us"] == .yes)
    try await page.send("c", page.handle("Name"), "value", "new")
    sheet.open(Plain())
    try await page.wait { $0.titles == ["Row"] }
    #expect(page.window["us"] == .yes)
    try await sheet.commitForm()
    try await page.wait { $0.window["us"] == nil }
    #expect(sheet.doc.name == "new")
  }

  @Test func `a draft that is taken back leaves nothing to ask about`() async throws {
    let page = try await FakePage.open([Sheet(Doc())])
    try await page.send("c", page.handle("Name"), "value", "new")
    #expect(page.window["us"] == .yes)
    try await page.send("c", page.handle("Name"), "value", "old")
    #expect(page.window["us"] == nil)
  }

  @Test func `a form that does not ask says nothing`() async throws {
    let sheet = FreeSheet(Doc())
    let page = try await FakePage.open([sheet])
    try await page.send("c", page.handle("Name"), "value", "new")
    #expect(sheet.form.isDirty && page.window["us"] == nil)
  }
}
#endif
