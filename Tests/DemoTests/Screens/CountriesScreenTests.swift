import Foundation
import TableScreen
import TableScreenTesting
import Testing

@testable import DemoScreens

/// Countries are chosen, compared and looked at.
@MainActor struct CountriesScreenTests {
  @Test func `every country stands on its continent`() async throws {
    let table = try await HeadlessHost.show(CountriesScreen())
    #expect(table.layout.rowCount == Country.all.count)
    #expect(table.sectionTitles.contains("Europe"))
    let europe = try #require(table.sectionTitles.firstIndex(of: "Europe"))
    #expect(table.titles(in: europe).contains("France"))
    let row = try #require(table.row("France"))
    #expect(row.body.flattened.contains(.badge("EUR")))
    #expect(row.texts.first?.text.plain == "🇫🇷")
  }

  @Test func `a continent has a header and a footer of its own`() async throws {
    let table = try await HeadlessHost.show(CountriesScreen())
    let europe = try #require(table.sectionTitles.firstIndex(of: "Europe"))
    let count = table.titles(in: europe).count
    #expect(table.header(of: europe)?.body.flattened.contains(.badge("\(count)")) == true)
    let footer = table.footer(of: europe)?.texts.first?.text.plain
    #expect(footer?.hasPrefix("Most pay with: Euro (") == true)
  }

  @Test func `what was chosen is counted and can be compared`() async throws {
    let table = try await HeadlessHost.show(CountriesScreen())
    #expect(table.chrome.toolbar.first?.label == "Choose countries")
    #expect(table.chrome.toolbar.map(\.isEnabled) == [false, false, false])
    try await table.tap("France")
    try await table.search("japan")
    try await table.tap("Japan")
    try await table.endSearch()
    #expect(table.chrome.toolbar.first?.label == "Compare 2")
    #expect(table.row("France")?.accessory == .checkmark)
    try await table.press("Compare 2")
    #expect(table.sectionTitles == ["Language", "Currency", "Measures"])
    #expect(table.fact("🇫🇷  France") == "French")
    try await table.back()
    try await table.press("Clear")
    #expect(table.chrome.toolbar.first?.label == "Choose countries")
  }

  @Test func `the index has two letters for each continent`() async throws {
    let table = try await HeadlessHost.show(CountriesScreen())
    #expect(table.chrome.index.map(\.title) == table.sectionTitles.map { String($0.prefix(2)) })
    try await table.jump(to: "Eu")
    #expect(table.sectionTitles[table.top.section] == "Europe")
  }

  @Test func `a continent counts as seen when its header comes into view`() async throws {
    let table = try await HeadlessHost.show(CountriesScreen())
    _ = table.frame(columns: 60, rows: 20)
    try await table.settle()
    let count = table.sectionTitles.count
    #expect(table.chrome.toolbar.last?.label == "Seen 1 of \(count)")
    try await table.jump(to: "Eu")
    _ = table.frame(columns: 60, rows: 20)
    try await table.settle()
    #expect(table.chrome.toolbar.last?.label == "Seen 2 of \(count)")
  }

  @Test func `a country says what the system knows, with pictures of every kind`() async throws {
    let table = try await HeadlessHost.show(CountriesScreen())
    try await table.choose("Details", of: "Japan")
    #expect(table.chrome.title == "Japan")
    #expect(table.chrome.titleView == .row(.text("🇯🇵"), .text("Japan")))
    #expect(table.fact("Currency") == "Japanese Yen")
    #expect(table.fact("Language") == "Japanese")
    let images = table.page.flatMap { row in
      row.body.flattened.compactMap { if case .image(let image) = $0 { image } else { nil } }
    }
    #expect(images.map(\.radius) == [0, 12, 12, 4])
    #expect(images.allSatisfy { $0.size == 24 })
  }

  @Test func `a search finds the language, too`() async throws {
    let table = try await HeadlessHost.show(CountriesScreen())
    try await table.search("swahili")
    #expect(table.titles.contains("Tanzania"))
  }
}
