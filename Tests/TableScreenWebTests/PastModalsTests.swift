#if Web
import Observation
import TableScreen
import Testing

@testable import TableScreenWeb

/// An address leads past the modals that are open, as it leads past screens.
@MainActor @Suite struct PastModalsTests {
  @Observable @MainActor fileprivate final class Doc {
    var name = "old"
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

  private final class Sheet: TableScreen {
    let doc = Doc()
    override class var settings: Settings { [.title("Sheet"), .drafts] }
    override var tableData: [Section] { [Section { [.title: "Name", .bind: .to(doc, \.name)] }] }
  }

  /// Opens a window of two tabs with a modal, in which screens are open above the first one.
  private func open(_ modal: Screen, above count: Int) async throws -> FakePage {
    let root = Named("inbox")
    let page = try await FakePage.open([root, Named("archive")]) { Named($0) }
    root.open(modal, as: .modal)
    var top = modal
    for place in 0..<count {
      let next = Named("step \(place)")
      top.open(next)
      top = next
    }
    try await page.wait { $0.window["n"] == .integer(2 + count) }
    return page
  }

  @Test(
    arguments: [
      ("/archive", ["archive"]), ("/archive/letter", ["letter"]), ("/inbox", ["inbox"]),
      ("/inbox/letter", ["letter"]),
    ], 0..<2)
  func `an address is reached past a modal`(
    _ wanted: (path: String, titles: [String]), _ count: Int
  ) async throws {
    let page = try await open(Named("note"), above: count)
    try await page.send("go", .text(wanted.path))
    try await page.wait { $0.window["m"] == nil }
    #expect(page.window["u"] == .text(wanted.path))
    #expect(page.titles == wanted.titles)
  }

  @Test func `a form in a modal asks first, and who stays is led nowhere`() async throws {
    for answer in [1, 2] {
      let page = try await open(Sheet(), above: 0)
      try await page.wait { $0.titles == ["Name"] }
      try await page.send("c", page.handle("Name"), "value", "new")
      try await page.send("go", "/archive/letter")
      try await page.wait { $0.window["q"] != nil }
      try await page.send("q", .integer(answer))
      try await page.wait { $0.window["q"] == nil }
      #expect(page.titles == [answer == 1 ? "letter" : "Name"])
      #expect(page.window["u"] == (answer == 1 ? "/archive/letter" : "/inbox"))
    }
  }
}
#endif
