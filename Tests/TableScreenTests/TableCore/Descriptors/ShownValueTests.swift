import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import Testing

/// Numbers, dates and addresses under the keys of texts show as the locale of the words writes them.
///
/// The words are those of all screens, so they are changed without a pause in which another test could read them.
@MainActor struct ShownValueTests {
  private let moment = Date(timeIntervalSince1970: 1_769_860_800)

  private func withLocale<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    let locale = TableWords.current.locale
    defer { TableWords.current.locale = locale }
    TableWords.current.locale = Locale(identifier: name)
    return try body()
  }

  private func show(_ cell: TableCell) async throws -> HeadlessHost {
    try await HeadlessHost.show(TableScreen(model: TableModel([TableSection(cells: [cell])])))
  }

  @Test func `numbers show as the locale writes them`() async throws {
    let cell: TableCell = [.title: 1_234_567, .subtitle: 0.5]
    let texts = { [cell.titleText?.plain, cell.subtitleText?.plain] }
    #expect(withLocale("en_US", texts) == ["1,234,567", "0.5"])
    #expect(withLocale("de_DE", texts) == ["1.234.567", "0,5"])
    let table = try await show(cell)
    #expect(table.row(at: TablePath(0, 0))?.texts.map(\.text.plain) == texts())
    let others: [(any CellValue, String)] = [
      (Int64(5), "5"), (UInt8(200), "200"), (UInt64.max, "18,446,744,073,709,551,615"),
      (Float(0.1), "0.1"),
      (Decimal(string: "12345678901234567.89") ?? 0, "12,345,678,901,234,567.89"),
    ]
    for (value, text) in others {
      var cell = TableCell()
      cell[.title] = value
      #expect(withLocale("en_US") { cell.title } == text)
    }
  }

  @Test func `a date shows as the locale writes it`() {
    let style = Date.FormatStyle(date: .abbreviated, time: .shortened)
    let cell: TableCell = [.title: moment]
    for name in ["en_US", "de_DE", "ja_JP"] {
      #expect(
        withLocale(name) { cell.title }
          == moment.formatted(style.locale(Locale(identifier: name))))
    }
  }

  @Test func `an address shows, and a tap opens it`() async throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let table = try await show([.title: "Site", .subtitle: url])
    #expect(table.row("Site")?.texts.map(\.text.plain) == ["Site", "https://example.org/a"])
    #expect(table.row("Site")?.tap == .link)
    let other = try await show([.title: "File", .subtitle: URL(filePath: "/etc/passwd")])
    #expect(other.row("File")?.tap == nil)
  }

  @Test func `a search finds what shows, and nil shows nothing`() async throws {
    let count: Int? = nil
    let screen = ClosureScreen {
      [TableSection(cells: [[.title: 15, .subtitle: count], [.title: "other"]])]
    }
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["15", "other"])
    try await table.search("15")
    #expect(table.titles == ["15"])
    let cell: TableCell = [.title: "a", .subtitle: count]
    #expect(cell.keys == [.title])
  }

  @Test func `a number in data shows as one in Swift does`() {
    let data = TableData(json: #"[{"cells": [{"title": 5000, "subtitle": 1.5}]}]"#)
    #expect(data.mistakes == [])
    let cells = data.sections[0].cells ?? []
    #expect(cells.first?[.title] as? Int == 5_000)
    withLocale("en_US") {
      #expect(cells.map(\.title) == ["5,000"])
      #expect(cells.map(\.subtitle) == ["1.5"])
    }
  }

  @Test func `a row with a wrong value has a mark that leads to the report`() async throws {
    let screen = ClosureScreen {
      [
        TableSection(
          "S",
          cells: [
            [.title: "Wrong", .subtitle: true],
            [.title: "Busy", .style: 3, .action: .run { _ in }],
            [.title: "Right", .subtitle: "fine"],
          ])
      ]
    }
    _ = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen)
      let marked = table.titles.filter {
        table.row($0)?.elements.contains(.badge("!")) == true
      }
      #expect(marked == ["Wrong", "Busy"])
      try await table.tap("Wrong")
      #expect(table.visibleScreen.title == "Report of a mistake")
      let words = table.frame(columns: 60, rows: 24)
      #expect(words.contains("found true"))
      #expect(words.contains("ClosureScreen, section S, row Wrong, key subtitle"))
      #expect(words.contains("give the key a value"))
      try await table.back()
      let menu = try #require(table.row("Busy")?.rowActions[.menu])
      #expect(menu.map(\.title) == ["Report of a mistake"])
      try await table.choose("Report of a mistake", of: "Busy")
      #expect(table.visibleScreen.title == "Report of a mistake")
      try await table.back()
      TableDiagnostics.marksRows = false
      defer { TableDiagnostics.marksRows = true }
      let quiet = try await show([.title: "Wrong", .subtitle: true])
      #expect(quiet.row("Wrong")?.elements.contains(.badge("!")) == false)
      #expect(quiet.row("Wrong")?.tap == nil)
    }
  }
}
