import Foundation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenWeb

@MainActor @Suite struct WebHostTests {
  @Test func `a list is drawn`() async throws {
    let page = try await FakePage.open([ListScreen()])
    #expect(page.titles == ["Things", "Item 0", "Item 1", "Item 2"])
    #expect(page.chrome["t"] == "List")
    #expect(page.chrome["q"]?["p"] == "Find")
    #expect(page.window["u"] == "/")
    #expect(page.item("Item 0")["a"]?.list?[1] == "toggle")
  }

  @Test func `a tap opens a screen, and back returns`() async throws {
    let page = try await FakePage.open([ListScreen()])
    try await page.send("t", page.handle("Item 1"))
    #expect(page.chrome["t"] == "Item 1")
    #expect(page.chrome["b"] == "List")
    #expect(page.window["u"] == "/item:1")
    #expect(page.window["n"] == 2)
    page.forget()
    try await page.send("<", .integer(page.shown))
    #expect(page.chrome["t"] == "List")
    #expect(page.titles == ["Things", "Item 0", "Item 1", "Item 2"])
    // The page has kept the list, so only the window changes.
    #expect(page.line.messages("x").isEmpty)
  }

  @Test func `a switch costs its event and an acknowledgment`() async throws {
    let screen = ListScreen()
    let page = try await FakePage.open([screen])
    page.forget()
    try await page.send("c", page.handle("Item 2"), "accessory", 1)
    #expect(screen.did == ["done 2 true"])
    for _ in 0..<100 { await Task.yield() }
    #expect(page.line.frames.joined() == #"[["a",1]]"#)
  }

  @Test func `a change by another costs its row alone`() async throws {
    let store = Store()
    let (page, other) = (
      try await FakePage.open([ListScreen(store)]), try await FakePage.open([ListScreen(store)])
    )
    page.forget()
    other.forget()
    store.items[1].name = "Tea"
    try await other.wait { $0.titles.contains("Tea") }
    try await page.wait { $0.titles.contains("Tea") }
    #expect(page.line.frames.joined().utf8.count <= 64, "\(page.line.frames)")
  }

  @Test func `a change out of view costs nothing, and rows above only the numbers`() async throws {
    let store = Store(100_000)
    let page = try await FakePage.open([ListScreen(store)])
    #expect(page.items.count <= 60)
    #expect(page.totals[1] == 100_001)
    page.forget()
    store.items[90_000].name = "Far"
    for _ in 0..<2_000 { await Task.yield() }
    #expect(page.line.frames.isEmpty)
    store.items.append(Item(id: 100_000, name: "Last"))
    try await page.wait { $0.totals[1] == 100_002 }
    #expect(page.line.frames.joined() == #"[["x",1,100002,0]]"#)
  }

  @Test func `the page gets the items that it asks for, and keeps those that it has`() async throws
  {
    let page = try await FakePage.open([ListScreen(Store(1_000))])
    let kept = page.handle("Item 30")
    page.forget()
    try page.receive(#"["v",1,25,40,30,20]"#)
    try await page.wait { $0.firsts[1] == 25 }
    #expect(page.titles.first == "Item 24")
    #expect(page.items.count == 40)
    #expect(page.handle("Item 30") == kept)
    #expect(page.line.messages("x").count == 1)
    try page.receive(#"["v",1,961,40,961,20]"#)
    try await page.wait { $0.titles.last == "Item 999" }
    #expect(page.items.count == 40)
  }

  @Test func `rows that are inserted above what is held move its place and nothing else`()
    async throws
  {
    let store = Store(1_000)
    let page = try await FakePage.open([ListScreen(store)])
    try page.receive(#"["v",1,500,40,500,20]"#)
    try await page.wait { $0.firsts[1] == 500 }
    let titles = page.titles
    page.forget()
    store.items.insert(Item(id: 5_000, name: "New"), at: 3)
    try await page.wait { $0.firsts[1] == 501 }
    #expect(page.titles == titles)
    #expect(page.line.frames.joined() == #"[["x",1,1002,501]]"#)
  }

  @Test func `sections without headers begin where their first rows say so`() async throws {
    let screen = PlainSections()
    let page = try await FakePage.open([screen])
    func openings() -> [String] { page.items.filter { $0["o"] == 1 }.map(\.firstText) }
    #expect(page.titles == ["A", "B", "C", "D"])
    #expect(openings() == ["A", "C"])
    screen.letters[1].removeFirst()
    screen.letters[0].insert("New", at: 0)
    screen.updateTableData()
    try await page.wait { $0.titles == ["New", "A", "B", "D"] }
    #expect(openings() == ["New", "D"])
  }

  @Test func `a deleted row goes`() async throws {
    let page = try await FakePage.open([ListScreen()])
    page.forget()
    try await page.send("d", .list([page.handle("Item 0")]))
    try await page.wait { $0.titles == ["Things", "Item 1", "Item 2"] }
    #expect(page.line.messages("x").first?[4] == [[1, 1, []]])
  }

  @Test func `a moved row keeps its handle and is not sent again`() async throws {
    let screen = ListScreen()
    let page = try await FakePage.open([screen])
    let handle = page.handle("Item 0")
    page.forget()
    try await page.send("m", handle, page.handle("Item 2"), 1)
    try await page.wait { $0.titles == ["Things", "Item 1", "Item 2", "Item 0"] }
    #expect(page.handle("Item 0") == handle)
    #expect(!page.line.frames.joined().contains("Item"))
    // The gap in front of a row is another place from above than from below.
    try await page.send("m", page.handle("Item 1"), page.handle("Item 0"), 0)
    try await page.wait { $0.titles == ["Things", "Item 2", "Item 1", "Item 0"] }
    try await page.send("m", page.handle("Item 0"), page.handle("Item 2"), 0)
    try await page.wait { $0.titles == ["Things", "Item 0", "Item 2", "Item 1"] }
  }

  @Test func `a dragged row lands where its mark is, on a header at the start of its section`()
    async throws
  {
    let screen = BagsScreen()
    let page = try await FakePage.open([screen])
    func mark(
      _ row: String, over target: String, _ isBehind: Int
    ) async throws -> (String, JSON)? {
      guard let handle = page.handle(row).integer, let target = page.handle(target).integer else {
        return nil
      }
      page.forget()
      try page.receive(#"["mt",\#(handle),\#(target),\#(isBehind)]"#)
      try await page.wait { !$0.line.messages("mt").isEmpty }
      guard let answer = page.line.messages("mt").last else { return nil }
      return page.items.first { $0["i"] == answer[1] }.map { ($0.firstText, answer[2]) }
    }
    try await page.wait { $0.titles == ["Full", "Book", "Page", "Soap", "Empty"] }
    // Between a row and its child there is no place for another.
    for (target, isBehind) in [("Book", 1), ("Page", 0)] {
      #expect(try await mark("Soap", over: target, isBehind) == nil, "\(target)")
    }
    for isBehind in [0, 1] {
      let landing = try #require(try await mark("Soap", over: "Empty", isBehind))
      #expect(landing == ("Empty", 1))
    }
    let landing = try #require(try await mark("Soap", over: "Full", 1))
    #expect(landing == ("Book", 0))
    try await page.send("m", page.handle("Soap"), page.handle("Empty"), 0)
    try await page.wait { $0.titles == ["Full", "Book", "Page", "Empty", "Soap"] }
    // What is in no list is no place.
    page.forget()
    try page.receive(#"["mt",0,0,0]"#)
    try await page.wait { !$0.line.messages("mt").isEmpty }
    #expect(page.line.messages("mt").last == ["mt", 0, 0])
  }

  @Test func `a search filters, and its end brings all back`() async throws {
    let page = try await FakePage.open([ListScreen(Store(20))])
    try await page.send("fb", 1)
    try await page.send("f", 1, "Item 7")
    try await page.wait { $0.titles.contains("Item 7") && !$0.titles.contains("Item 8") }
    #expect(page.chrome["q"]?["c"] == "1 of 20")
    try await page.send("fe", 1)
    try await page.wait { $0.titles.contains("Item 8") }
  }

  @Test func `long press, refresh, edit mode and scope reach the screen`() async throws {
    let screen = ListScreen()
    let page = try await FakePage.open([screen])
    try await page.send("l", page.handle("Item 1"))
    try await page.send("r", 1)
    try await page.wait { _ in screen.did.contains("refresh") }
    #expect(screen.did.first == "press 1")
    try await page.send("e", 1, 1)
    try await page.wait { $0.chrome["ed"] == 1 }
  }

  @Test func `what is typed is not sent back, and a secret never leaves`() async throws {
    let store = Store()
    let page = try await FakePage.open([DetailScreen(store, 1)])
    #expect(!page.line.frames.joined().contains("hunter2"))
    let row = page.handle("Name")
    page.forget()
    try await page.send("y", row, "value", "Item 1a")
    try await page.send("c", row, "value", "Item 1ab")
    try await page.wait { _ in store.items[1].name == "Item 1ab" }
    for _ in 0..<200 { await Task.yield() }
    page.take()
    #expect(page.line.messages("p").isEmpty)
    try await page.send("y", page.handle("Secret"), "value", "hunter3")
    for _ in 0..<200 { await Task.yield() }
    #expect(!page.line.frames.joined().contains("hunter3"))
  }

  private final class DraftScreen: TableScreen {
    let store: Store
    init(_ store: Store) {
      self.store = store
      super.init()
    }
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [Section { [.title: "Name", .bind: .to(store, \.items[0].name)] }]
    }
  }

  @Test
  func
    `a page is told once the form has dropped what is typed, and what it says late is not taken`()
    async throws
  {
    let screen = DraftScreen(Store())
    let page = try await FakePage.open([screen])
    let row = page.handle("Name")
    try await page.send("y", row, "value", "Item 01")
    #expect(screen.form.isDirty)
    page.forget()
    screen.reloadForm()
    try await page.send("c", row, "value", "Item 01")
    #expect(!screen.form.isDirty)
    #expect(page.line.messages("rt") == [["rt", row, "value"]])
    #expect(page.line.messages("p").first?.contains("Item 0") == true, "the value is said again")
    try await page.send("y", row, "value", "Item 02")
    try await page.send("c", row, "value", "Item 02")
    #expect(screen.form.isDirty && page.line.messages("rt").count == 1)
  }

  @Test func `another's row is refused, and one that has gone is left alone`() async throws {
    let store = Store()
    let page = try await FakePage.open([ListScreen(store)])
    #expect(throws: WebFault.malformed) { try page.receive(#"[1,"t",999]"#) }
    let again = try await FakePage.open([ListScreen(store)])
    let gone = again.handle("Item 0")
    store.items.removeFirst()
    try await again.wait { !$0.titles.contains("Item 0") }
    try await again.send("t", gone)
    #expect(again.chrome["t"] == "List")
    #expect(throws: WebFault.malformed) { try again.receive(#"[9,"t",1]"#) }
    #expect(throws: WebFault.malformed) { try again.receive(#"[2,"r",77]"#) }
  }

  @Test(arguments: Attacks.all.map(\.text))
  func `hostile texts stay texts`(_ text: String) async throws {
    let store = Store(0)
    store.items = [Item(id: 1, name: text)]
    let page = try await FakePage.open([ListScreen(store)])
    let shown = page.items.last?["b"]?.list?[1].text ?? ""
    #expect(shown.unicodeScalars.allSatisfy { $0 >= " " && $0 != "\u{202E}" && $0 != "\u{9B}" })
    #expect(shown.utf8.count < 40_000)
    let document = page.session.document()
    #expect(!document.contains("<b>bold"))
    #expect(document.components(separatedBy: "</script>").count == 3)
  }
}
