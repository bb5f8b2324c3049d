#if Web
import Observation
import TableScreen
import Testing

@testable import TableScreenWeb

/// A field of a long list whose row is scrolled so far away that its page drops it: the page leaves the field then.
@MainActor @Suite struct FarFieldTests {
  @Observable @MainActor fileprivate final class Doc: Identifiable {
    let id: Int
    var name = "old"

    init(_ id: Int) { self.id = id }
  }

  private class Names: TableScreen {
    let docs = (0..<400).map { Doc($0) }
    override var tableData: [Section] {
      [
        Section(
          "S",
          cells: docs.map { doc in
            [.title: "Name \(doc.id)", .bind: .to(doc, \.name)]
          })
      ]
    }
  }

  private final class DraftNames: Names {
    override class var settings: Settings { [.drafts] }
  }

  private func look(_ page: FakePage, at position: Int) async throws {
    try page.receive(
      #"["v",\#(page.shown),\#(position),60,\#(position + 20),10]"#)
    try await page.wait { $0.firsts[$0.shown] == position }
  }

  @Test(arguments: [false, true]) func `what is typed is written once it is left`(
    hasDrafts: Bool
  ) async throws {
    let screen = hasDrafts ? DraftNames() : Names()
    let page = try await FakePage.open([screen])
    let row = page.handle("Name 1")
    try await page.send("y", row, "value", "new")
    try await look(page, at: 200)
    #expect(!page.titles.contains("Name 1"))
    try await page.send("c", row, "value", "newer")
    if hasDrafts { try await screen.commitForm() }
    #expect(screen.docs[1].name == "newer")
    try await look(page, at: 0)
    let fresh = FakePage(page.session)
    page.session.take(fresh.line, isFresh: false)
    try await fresh.wait { $0.titles.contains("Name 1") }
    #expect(page.item("Name 1")["b"] == fresh.item("Name 1")["b"])
  }

  @Test func `what is typed before the page knows is written, too`() async throws {
    let screen = Names()
    let page = try await FakePage.open([screen])
    let row = page.handle("Name 1")
    try page.receive(#"["at",\#(page.shown),\#(row.integer ?? 0)]"#)
    try await look(page, at: 200)
    try await page.send("y", row, "value", "new")
    try await page.send("c", row, "value", "newer")
    #expect(screen.docs[1].name == "newer")
  }

  @Test func `a row that comes back is the one it was, and one that nobody is in is forgotten`()
    async throws
  {
    let screen = Names()
    let page = try await FakePage.open([screen])
    let (row, other) = (page.handle("Name 1"), page.handle("Name 2"))
    try await page.send("y", row, "value", "new")
    for _ in 0..<3 {
      try await look(page, at: 200)
      try await look(page, at: 0)
    }
    #expect(page.handle("Name 1") == row && page.handle("Name 2") != other)
    try await page.send("c", other, "value", "newer")
    try await page.send("c", page.handle("Name 2"), "value", "two")
    try await page.send("c", row, "value", "one")
    #expect(screen.docs[1].name == "one" && screen.docs[2].name == "two")
  }
}
#endif
