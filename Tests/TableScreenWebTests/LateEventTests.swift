import Foundation
import Observation
import TableScreen
import TableScreenCells
import TestSupport
import Testing

@testable import TableScreenWeb

/// What a person chose in a page that had not heard yet that something else stands there.
@MainActor @Suite struct LateEventTests {
  @Observable @MainActor final class Facts {
    var actions = ["Archive", "Delete"]
    var buttons = ["Archive all", "Delete all"]
    var cities = ["Rome", "Oslo", "Paris"]
    var city = "Rome"
    var selected: Set<Int> = []
    @ObservationIgnored var did: [String] = []
  }

  final class Letters: TableScreen {
    let facts: Facts
    init(_ facts: Facts) {
      self.facts = facts
      super.init()
    }
    override class var settings: Settings { [.title("Letters")] }
    override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
      edge == .trailing
        ? facts.buttons.map { BarButton($0, action: .perform(Letters.run, $0)) } : []
    }
    override var tableData: [Section] {
      [
        Section {
          [
            .title: "Letter", .id: "letter",
            .menu: .actions(
              facts.actions.map { TableRowAction($0, .perform(Letters.run, $0)) }),
          ]
          [
            .title: "City", .id: "city", .bind: .to(facts, \.city),
            .cellClass: .of(.segments(facts.cities.map { RowControl.Choice(stringLiteral: $0) })),
          ]
          [.title: "Ask", .action: .confirm("Sure?", then: .perform(Letters.ask))]
        }
      ]
    }
    func run(_ name: String) { facts.did.append(name) }
    func ask() { facts.did.append("asked") }
  }

  @Test func `a row action that has gone is not taken for the one in its place`() async throws {
    let facts = Facts()
    let page = try await FakePage.open([Letters(facts)])
    let row = page.handle("Letter")
    facts.actions = ["Delete"]
    try await page.wait { $0.item("Letter")["r"]?["m"]?.list?.count == 1 }
    try await page.send("a", row, "m", 0, "Archive")
    #expect(facts.did.isEmpty)
    try await page.send("a", row, "m", 1, "Delete")
    #expect(facts.did == ["Delete"], "found where it stands now")
  }

  @Test func `of two row actions of one title the one that was pressed runs`() async throws {
    let facts = Facts()
    facts.actions = ["Share", "Share"]
    let page = try await FakePage.open([Letters(facts)])
    try await page.send("a", page.handle("Letter"), "m", 1, "Share")
    #expect(facts.did == ["Share"])
    #expect(WebHost.place(of: "Share", at: 1, among: ["Share", "Share"]) == 1)
    #expect(WebHost.place(of: "Share", at: 7, among: ["Copy", "Share"]) == 1)
    #expect(WebHost.place(of: "Share", at: 0, among: ["Copy"]) == nil)
    #expect(WebHost.place(of: nil, at: 1, among: ["Copy"]) == nil)
  }

  @Test func `a bar button that has gone is not taken for the one in its place`() async throws {
    let facts = Facts()
    let page = try await FakePage.open([Letters(facts)])
    let id = JSON.integer(page.shown)
    facts.buttons = ["Delete all"]
    try await page.wait { $0.chrome["r"]?.list?.count == 1 }
    try await page.send("b", id, "r", 0, "Archive all")
    #expect(facts.did.isEmpty)
    try await page.send("b", id, "r", 1, "Delete all")
    #expect(facts.did == ["Delete all"])
  }

  @Test
  func `a choice is the one that was chosen, and one that has gone is none and ends no line`()
    async throws
  {
    let facts = Facts()
    let page = try await FakePage.open([Letters(facts)])
    let row = page.handle("City")
    facts.cities = ["Oslo", "Paris"]
    try await page.wait { $0.item("City").encoded.contains(#"["Oslo","Paris"]"#) }
    try await page.send("c", row, "value", 1, "Oslo")
    #expect(facts.city == "Oslo")
    try await page.send("c", row, "value", 2, "Paris")
    #expect(facts.city == "Paris")
    page.forget()
    try await page.send("c", row, "value", 0, "Rome")
    #expect(facts.city == "Paris")
    #expect(page.line.messages("p").count == 1, "the page is told what is chosen")
    try await page.send("c", row, "value", 7)
    try await page.send("c", row, "value", "a text")
    try await page.send("y", row, "value", "a text")
    try await page.send("tab", 3)
    #expect(facts.city == "Paris")
    #expect(PageMessage(#"[1,"c",5,"value",[1]]"#) == nil, "no page sends that")
    #expect(PageMessage(#"[1,"c",5,"value",1,2]"#) == nil)
  }

  @Test func `an answer is to its question, and not to the next one`() async throws {
    let facts = Facts()
    let page = try await FakePage.open([Letters(facts)])
    try await page.send("t", page.handle("Ask"))
    try await page.wait { $0.window["q"] != nil }
    let number = try #require(page.window["q"]?["n"])
    try await page.send("q", 0, number)
    try await page.wait { _ in facts.did == ["asked"] }
    try await page.send("t", page.handle("Ask"))
    try await page.wait { $0.window["q"] != nil }
    try await page.send("q", 0, number)
    try await page.send("q", -1, number)
    #expect(facts.did == ["asked"])
    let next = try #require(page.window["q"]?["n"])
    #expect(next != number)
    try await page.send("q", 0, next)
    try await page.wait { _ in facts.did == ["asked", "asked"] }
    #expect(page.window["q"] == nil)
  }
}
