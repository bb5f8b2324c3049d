#if Web
import Observation
import TableScreen
import Testing

@testable import TableScreenWeb

/// A form that asks what becomes of its drafts is on the way to another place, and not its end.
@MainActor @Suite struct PastDraftsTests {
  @Observable @MainActor fileprivate final class Doc {
    var name = "old"
  }

  private final class Sheet: TableScreen {
    let doc = Doc()
    override class var settings: Settings { [.title("Sheet"), .drafts] }
    override var restorationName: String? { "sheet" }
    override var tableData: [Section] { [Section { [.title: "Name", .bind: .to(doc, \.name)] }] }
  }

  private final class Named: TableScreen {
    let name: String

    init(_ name: String) {
      self.name = name
      super.init()
    }

    override var restorationName: String? { name }
    override var tableData: [Section] { [Section { [.title: name] }] }
  }

  /// Opens a window with a form with drafts, or two, above a list.
  private func typed(forms: Int = 1) async throws -> (page: FakePage, root: Named) {
    let root = Named("list")
    let page = try await FakePage.open([root]) { Named($0) }
    var below: Screen = root
    for place in 0..<forms {
      let sheet = Sheet()
      below.open(sheet)
      below = sheet
      try await page.wait { $0.window["n"] == .integer(place + 2) && $0.titles == ["Name"] }
      try await page.send("c", page.handle("Name"), "value", "new")
    }
    return (page, root)
  }

  private func answer(_ page: FakePage, _ place: Int) async throws {
    try await page.wait { $0.window["q"] != nil }
    try await page.send("q", .integer(place))
  }

  @Test(arguments: [1, 2]) func `an address is reached once the drafts are discarded`(
    _ forms: Int
  ) async throws {
    let (page, _) = try await typed(forms: forms)
    try await page.send("go", "/other/more")
    for _ in 0..<forms { try await answer(page, 1) }
    try await page.wait { $0.titles == ["more"] }
    #expect(page.window["u"] == "/other/more")
    #expect(page.window["n"] == 3)
    #expect(page.window["q"] == nil)
  }

  @Test func `who stays in the form stays there, and leaves it later for the list alone`()
    async throws
  {
    let (page, _) = try await typed()
    try await page.send("go", "/other")
    try await answer(page, 2)
    #expect(page.titles == ["Name"] && page.window["u"] == "/sheet")
    try await page.send("<", .integer(page.shown))
    try await answer(page, 1)
    try await page.wait { $0.titles == ["list"] }
    #expect(page.window["u"] == "/")
  }

  @Test func `several steps back are gone once the drafts are discarded`() async throws {
    let (page, root) = try await typed(forms: 2)
    try await page.send("to", 1)
    try await answer(page, 1)
    try await answer(page, 1)
    try await page.wait { $0.titles == ["list"] }
    #expect(page.window["n"] == 1)
    #expect(page.session.host.navigator?.visibleScreen === root)
  }
}
#endif
