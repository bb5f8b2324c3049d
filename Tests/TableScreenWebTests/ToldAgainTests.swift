import Foundation
import TableScreen
import TableScreenCells
import TestSupport
import Testing

@testable import TableScreenWeb

/// What each line tells again, and what the page is told in the words of the window.
@MainActor @Suite struct ToldAgainTests {
  private final class Listening: TableScreen {
    var events: [AppEvent] = []
    override var tableData: [Section] { [Section { [.title: "Row"] }] }
    override func onAppEvent(_ event: AppEvent) { events.append(event) }
  }

  @Test func `only another width or look of the window is told to the screens`() async throws {
    let screen = Listening()
    let page = try await FakePage.open([screen])
    for message in [#"["z",700]"#, #"["vis",1]"#, #"["z",700]"#, #"["vis",1]"#] {
      try page.receive(message)
    }
    #expect(screen.events == [.resized])
    for message in [#"["vis",0]"#, #"["vis",0]"#, #"["z",1200]"#, #"["vis",1]"#] {
      try page.receive(message)
    }
    #expect(screen.events == [.resized, .background, .resized, .foreground])
  }

  private final class Chosen: TableScreen {
    override class var settings: Settings { [.selectable(.multiple)] }
    override var tableData: [Section] {
      [Section { for place in 0..<3 { [.title: "Row \(place)", .id: .key(place)] } }]
    }
  }

  @Test func `how many rows are selected is said in the words of the window`() async throws {
    let words = TableWords.current
    defer { TableWords.current = words }
    TableWords.current.selected = PluralForms(one: "%d Zeile gewählt", other: "%d Zeilen gewählt")
    let page = try await FakePage.open([Chosen()])
    try await page.send("t", page.handle("Row 0"))
    #expect(page.chrome["sn"] == 1)
    #expect(page.chrome["sw"] == "1 Zeile gewählt")
    try await page.send("t", page.handle("Row 1"))
    #expect(page.chrome["sw"] == "2 Zeilen gewählt")
  }

  private final class High: TableScreen {
    override var tableData: [Section] {
      [
        Section("Sum") { [.title: "Row"] }
          .header(BadgeCell.self, properties: ["badges": ["HEAD"]], height: 120)
      ]
    }
  }

  @Test func `a header of a class has the height that it asks for`() async throws {
    let page = try await FakePage.open([High()])
    #expect(page.items.first?["y"] == 120)
  }

  @Test func `changes that are to show without animation say so to the page`() async throws {
    let screen = ListScreen()
    let page = try await FakePage.open([screen])
    page.forget()
    screen.update(animation: .off) { screen.mask(.id(1)) }
    try await page.wait { !$0.titles.contains("Item 1") }
    #expect(page.line.messages("x").first?.last == 1)
    page.forget()
    screen.update { screen.unmask(.id(1)) }
    try await page.wait { $0.titles.contains("Item 1") }
    #expect(page.line.messages("x").first?.count == 5)
  }
}
