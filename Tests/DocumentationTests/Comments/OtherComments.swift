// swift-format-ignore-file
// The examples in the comments of data, cells, hosts, words and the search, word for word.
import Foundation
import TableScreenCells
import TableScreenSQLite
import Testing

@testable import TableScreen
@testable import TableCore
@testable import TableScreenData
import TableScreenTesting
import TableScreenText

@MainActor struct OtherComments {
  @Test func `what is wrong in data is said`() {
    let data = TableData(json: #"[{"title": "To buy", "cells": [{"title": "Milk", "subtitel": "2 liters"}]}]"#)
    #expect(data.sections[0].count == 1)
    #expect(data.mistakes[0].description.hasPrefix("1:50: [0].cells[0].subtitel: “subtitel” is no key of a cell"))
  }

  @Test func `descriptors are written as JSON`() {
    let text =
      TableData([TableSection("Open", cells: [[.title: "Milk"]])]).json().text
      // {"sections": [{"title": "Open", "cells": [{"title": "Milk"}]}]}
    #expect(text.filter { !$0.isWhitespace } == #"{"sections":[{"title":"Open","cells":[{"title":"Milk"}]}]}"#)
  }

  @Test func `screens come from data`() async throws {
    do {
      let screen = TableScreen(json: #"[{"cells": [{"title": "Milk", "accessory": "disclosure"}]}]"#)
      #expect(try await HeadlessHost.show(screen).titles == ["Milk"])
    }
    do {
      let screen = TableScreen(json: #"{"cells": [{"name": "owner", "type": "text", "value": "Ada"}]}"#)
      #expect(screen.formValues["owner"] == .text("Ada"))
    }
    let menuAddress = URL(filePath: "/nowhere")
    let screen = TableScreen(url: menuAddress, cells: .ready)
    #expect(screen.dataURL == menuAddress)
  }

  enum Pictures {
    struct SignedLoader: TableImageLoader {
      let standard = URLImageLoader()
      func data(from url: URL, limits: TableImageLimits) async throws -> Data {
        try await standard.data(from: sign(url), limits: limits)
      }
    }
  }

  struct SignedLoader: TableDataLoader {
    let standard = URLDataLoader()
    func answer(from url: URL, unless tag: String?, limits: TableDataLimits) async throws -> TableDataAnswer {
      try await standard.answer(from: sign(url), unless: tag, limits: limits)
    }
  }

  final class RatingCell: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      let stars = row.properties["stars", as: Int.self] ?? 0
      return .row(.text(row.cell.title ?? ""), .spacer, .text(String(repeating: "★", count: stars), role: .value))
    }
  }

  final class CountCell: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      .row(.text(row.cell.title ?? ""), .spacer, .control(row.control("count", .stepper(0...9, step: 1))))
    }
  }

  @Test func `a cell class draws its rows`() async throws {
    let screen = TableScreen(model: TableModel([
      TableSection {
        [.title: "Guide", .cellClass: .of(RatingCell.self), .properties: .values(["stars": 4])]
        [.title: "Eggs", .cellClass: .of(CountCell.self)]
      }
    ]))
    let table = try await HeadlessHost.show(screen)
    #expect(table.row("Guide")?.texts.last?.text.plain == "★★★★")
    #expect(table.row("Eggs")?.controls.map(\.name) == ["count"])
  }

  @Test func `words follow counts`() {
    let rows = PluralForms(one: "%d Zeile", other: "%d Zeilen")
    #expect(rows.text(for: 3, in: Locale(identifier: "de_DE")) == "3 Zeilen")
  }

  func speaksGerman() {
    TableWords.current.locale = Locale(identifier: "de_DE")
    TableWords.current.cancel = "Abbrechen"
    TableWords.current.selected = PluralForms(one: "%d ausgewählt", other: "%d ausgewählt")
    TableWords.current.buttons[.trash] = "Löschen"
  }

  @Test func `an index finds rows`() {
    var index = SearchIndex()
    index.append(.text("Élan vital"))
    index.append(.fields(title: "Inbox", extra: "mail letters"))
    #expect(Array(index.hits(for: SearchQuery("ela"))) == [0])
  }

  @Test func `a painter draws a screen`() async throws {
    let screen = TableScreen(json: #"[{"cells": [{"title": "Milk"}]}]"#)
    _ = try await HeadlessHost.show(screen)
    let painter = TextPainter()
    var state = TextState()
    let frame = painter.paint(screen, state: &state, size: TextSize(columns: 80, rows: 24))
    print(frame.text)
    #expect(frame.text.contains("Milk"))
  }

  @Test func `sources over SQLite`() async throws {
    // SQLite keeps more files beside the database.
    let folder = URL.temporaryDirectory.appending(
      path: "people-\(UUID())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "people.db")
    let database = SQLiteDatabase(creating: url, setup: [
      "CREATE TABLE IF NOT EXISTS people (id INTEGER PRIMARY KEY, name TEXT NOT NULL)"
    ])
    try await database.execute("INSERT INTO people (name) VALUES (?)", "Ada")
    do {
      let states = SQLiteStateStore(URL(filePath: "/var/lib/lists/states.db"))
      _ = states
    }
    do {
      _ = [
        SQLiteQuery("SELECT id, name FROM people").localized(by: "name"),
        SQLiteQuery("SELECT id, name FROM people ORDER BY name COLLATE localized"),
        SQLiteQuery("SELECT * FROM people ORDER BY name COLLATE localized"),
      ]
      let people = SQLiteSource(database, SQLiteQuery("SELECT id, name FROM people ORDER BY name")) { row in
        [.title: row.text("name")]
      }
      let screen = TableScreen(model: TableModel([Section("People", source: people)]))
      #expect(try await HeadlessHost.show(screen).titles == ["Ada"])
    }
    try await database.execute("ALTER TABLE people ADD COLUMN town TEXT DEFAULT 'London'")
    let people = SQLiteSections(
      database, SQLiteQuery("SELECT id, name, town FROM people ORDER BY town, name"), section: "town"
    ) { row in [.title: row.text("name")] }
    let screen = SectionsScreen([Section { [.title: "Add"] }, .sections(from: people)])
    #expect(try await HeadlessHost.show(screen).sectionTitles == ["", "London"])
  }

  typealias Section = TableSection

  final class SectionsScreen: TableScreen {
    private let sections: [Section]
    init(_ sections: [Section]) {
      self.sections = sections
      super.init()
    }
    override var tableData: [Section] { sections }
  }
}

/// An address with a signature.
private func sign(_ url: URL) -> URL { url }
