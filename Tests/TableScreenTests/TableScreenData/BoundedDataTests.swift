import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import TestSupport
import Testing

/// What comes from elsewhere costs what its limits say, in nodes, in words and in work of the main actor.
@MainActor struct BoundedDataTests {
  private static func unknownKeys(_ count: Int) -> Data {
    let cells = (0..<count).map { #"{"titel\#($0)": "row"}"# }.joined(separator: ",")
    return Data("[{\"cells\": [\(cells)]}]".utf8)
  }

  private static func screen(_ data: Data) -> TableScreen {
    let screen = TableScreen()
    screen.dataURL = URL(string: "http://127.0.0.1/")
    screen.dataLoader = OneAnswer(data: data)
    return screen
  }

  /// Shows a table from a server, and returns what was reported and the work that it took.
  private static func shown(
    _ data: Data, _ check: (HeadlessHost) throws -> Void = { _ in }
  ) async throws -> (reports: [TableDiagnostic], meter: ReadingMeter) {
    let meter = ReadingMeter()
    let reports = try await TableDiagnostics.collect {
      try await ReadingMeter.$current.withValue(meter) {
        let table = try await HeadlessHost.show(screen(data))
        try check(table)
        table.close()
      }
    }
    return (reports, meter)
  }

  // MARK: The main actor

  @Test func `the main actor reads, checks and compares nothing of a table from a server`()
    async throws
  {
    let count = 20_000
    let (reports, meter) = try await Self.shown(Self.unknownKeys(count)) { table in
      #expect(table.page.count > 0)
      #expect(table.screen?.data?.sections.first?.count == count)
    }
    #expect(meter.onMain.values == 0)
    #expect(meter.onMain.bytes == 0)
    #expect(meter.onMain.guesses == 0)
    #expect(meter.elsewhere.values > count)
    #expect(reports.count == 101)
  }

  @Test func `neighbors are looked for only of keys that are listed`() async throws {
    func guesses(_ count: Int) async throws -> Int {
      try await Self.shown(Self.unknownKeys(count)).meter.elsewhere.guesses
    }
    let hundred = try await guesses(100)
    #expect(hundred > 0)
    #expect(try await guesses(10_000) == hundred)
  }

  @Test func `cell classes with properties of their own, actions and bindings are read elsewhere`()
    async throws
  {
    final class NamesScreen: TableScreen {
      var owner = "Ada"
      var edited = 0
      override class var cellClasses: CellClasses {
        super.cellClasses
          + CellClasses([
            "plain": TableCellEntry(TableCellClass(TableRowCell.self, ["size": 4, "names": ["a"]]))
          ])
      }
      override class var actions: Actions { ["edit": .perform(NamesScreen.edit)] }
      override class var bindings: [String: TableBinding] { ["owner": .to(\NamesScreen.owner)] }
      func edit() { edited += 1 }
    }
    let text =
      #"[{"cells": [{"title": "A", "cellClass": "plain", "action": "edit"}, {"title": "B", "bind": "owner"}]}]"#
    let screen = NamesScreen()
    screen.dataURL = URL(string: "http://127.0.0.1/")
    screen.dataLoader = OneAnswer(data: Data(text.utf8))
    let meter = ReadingMeter()
    let table = try await ReadingMeter.$current.withValue(meter) {
      try await HeadlessHost.show(screen)
    }
    #expect(screen.data?.mistakes == [])
    #expect(meter.onMain.values == 0)
    #expect(screen.cell(at: TablePath(0, 0))?.cellClass?.properties["size", as: Int.self] == 4)
    try await table.tap("A")
    #expect(screen.edited == 1)
    try await table.type("Grace", into: "B")
    #expect(screen.owner == "Grace")
  }

  @Test func `a refresh is compared by rows, and read elsewhere`() async throws {
    let old = Data(#"[{"cells": [{"id": 1, "title": "A"}, {"id": 2, "title": "B"}]}]"#.utf8)
    let new = Data(#"[{"cells": [{"id": 2, "title": "B!"}, {"id": 3, "title": "C"}]}]"#.utf8)
    let screen = Self.screen(old)
    let meter = ReadingMeter()
    try await ReadingMeter.$current.withValue(meter) {
      let table = try await HeadlessHost.show(screen)
      screen.dataLoader = OneAnswer(data: new)
      try await table.refresh()
      #expect(table.titles == ["B!", "C"])
    }
    #expect(meter.onMain.values == 0 && meter.onMain.bytes == 0)
  }

  // MARK: Nodes

  @Test func `one limit counts all that becomes a node`() {
    func table(_ text: String) -> TableData { TableData(json: text, limits: .init(nodes: 10)) }
    let sections = table(
      "[" + Array(repeating: #"{"cells": []}"#, count: 30).joined(separator: ",") + "]")
    #expect(sections.sections.count == 10)
    #expect(sections.mistakes.map(\.kind) == ["tooManyNodes"])
    #expect(sections.mistakes.first?.path == "[10]")
    let cells = table(
      "[{\"cells\": [" + Array(repeating: "{}", count: 30).joined(separator: ",") + "]}]")
    #expect(cells.sections.map(\.count) == [9])
    #expect(cells.mistakes.map(\.kind) == ["tooManyNodes"])
    let hosts = Array(repeating: #"{"children": [{}]}"#, count: 30).joined(separator: ",")
    let nested = table("[{\"cells\": [\(hosts)]}]")
    // Each is a row, a list of children and the row in it.
    #expect(nested.sections.first?.count == 3)
    #expect(nested.mistakes.map(\.kind) == ["tooManyNodes"])
    let buttons = Array(repeating: #"{"title": "a", "action": "b"}"#, count: 30).joined(
      separator: ",")
    #expect(
      table("{\"barButtons\": {\"leading\": [\(buttons)]}, \"cells\": []}").mistakes.map(\.kind)
        == ["tooManyNodes"])
  }

  @Test func `as many sections as fit into the bytes end at the limit of nodes`() {
    let count = 20_000
    let text = "[" + String(repeating: #"{"cells":[]},"#, count: count) + #"{"cells":[]}]"#
    let data = TableData(json: text, limits: .init(nodes: 5_000, sections: .max))
    #expect(data.sections.count == 5_000 && TableDataLimits().nodes == 120_000)
    #expect(data.mistakes.map(\.kind) == ["tooManyNodes"])
  }

  // MARK: Words

  private nonisolated static let longTexts: [(name: String, text: String)] = [
    ("letters", String(repeating: "a", count: 20_000)),
    ("emoji of families", String(repeating: "👩‍👩‍👧‍👦", count: 5_000)),
    ("flags", String(repeating: "🇩🇪", count: 5_000)),
    ("one letter under many marks", "e" + String(repeating: "\u{301}", count: 10_000)),
  ]

  @Test(arguments: longTexts.map(\.name))
  func `what is long is cut where it is quoted, and says so`(_ name: String) async throws {
    let long = try #require(Self.longTexts.first { $0.name == name }?.text)
    let tables = [
      #"[{"cells": [{"KEY": 1}]}]"#, #"[{"cells": [{"style": "KEY"}]}]"#,
      #"[{"cells": [{"masked": "KEY"}]}]"#, #"[{"cells": [{"cellClass": "KEY"}]}]"#,
      #"[{"cells": [{"title": "a", "id": "KEY"}, {"title": "KEY", "id": "KEY"}]}]"#,
      #"[{"cells": [{"type": "KEY", "name": "a"}]}]"#, #"{"KEY": [], "cells": []}"#,
      #"[{"cells": [{"name": "KEY", "type": "text"}, {"name": "KEY", "type": "text"}]}]"#,
      #"[{"cells": [{"title": [{"text": "a", "color": "KEY"}]}]}]"#,
      #"[{"cells": [{"controls": {"KEY": 5}}]}]"#, #"[{"KEY": 1, "KEY": 2, "cells": []}]"#,
      #"[{"cells": [{"validate": {"pattern": "(KEY"}}]}]"#, #"[{"KEY" 1, "cells": []}]"#,
      #"[{"cells": [{"type": "picker", "name": "a", "options": ["KEY", "b"], "value": "c"}]}]"#,
    ]
    for table in tables {
      let data = TableData(json: table.replacing("KEY", with: long))
      #expect(!data.mistakes.isEmpty, "\(table)")
      for mistake in data.mistakes {
        #expect(mistake.description.utf8.count < 20_000, "\(table): \(mistake.kind)")
        #expect(mistake.what.count < 1_100 && mistake.path.count < 1_100, "\(table)")
      }
    }
  }

  @Test(arguments: longTexts.map(\.name))
  func `a long text is cut between two characters`(_ name: String) throws {
    let long = try #require(Self.longTexts.first { $0.name == name }?.text)
    let data = TableData(json: "[{\"cells\": [{\"\(long)\": 1}]}]")
    let what = try #require(data.mistakes.first?.what)
    let end = "…” (\(long.utf8.count) bytes) is no key of a cell"
    #expect(what.hasSuffix(end))
    let shown = what.dropFirst().dropLast(end.count)
    #expect(shown.utf8.count <= 400)
    #expect(long.utf8.starts(with: shown.utf8))
    let whole =
      name.contains("marks") ? "" : String(repeating: String(long.first ?? "a"), count: 40)
    if !whole.isEmpty {
      let unit = whole.prefix(1).utf8.count
      #expect(shown.utf8.count.isMultiple(of: unit), "a character is cut in two")
    }
  }

  @Test func `a key of megabytes gives a short line`() {
    let data = TableData(
      json: "[{\"cells\": [{\"\(String(repeating: "k", count: 2_000_000))\": 1}]}]")
    let line = data.mistakes.first?.description ?? ""
    #expect(line.contains("(2000000 bytes)") && line.utf8.count < 1_500)
  }

  @Test func `reports of what shows are cut, too`() async throws {
    let long = String(repeating: "long ", count: 200_000)
    let reports = try await TableDiagnostics.collect {
      let model = TableModel([
        TableSection(long, cells: [[.id: long, .title: long], [.id: long, .title: long]])
      ])
      _ = try await HeadlessHost.show(TableScreen(model: model))
    }
    #expect(!reports.isEmpty)
    #expect(reports.allSatisfy { $0.description.utf8.count < 5_000 })
  }

  // MARK: Duplicate ids

  @Test func `ids that stand twice are said with line, column and path, once each`() {
    let data = TableData(
      json: """
        [{"cells": [{"id": "a"}, {"id": "b"},
          {"id": "a"}, {"id": "a"}, {"name": "b", "type": "text"},
          {"id": 1, "children": [{"id": 2}, {"id": 2}]}]},
         {"cells": [{"id": "a"}]}]
        """)
    let found = data.mistakes.filter { $0.kind == "duplicateID" }
    #expect(
      found.map(\.description).map { $0.prefix { $0 != ";" } } == [
        #"2:10: [0].cells[2].id: duplicate id "a""#, #"2:38: [0].cells[4].name: duplicate id "b""#,
        #"3:44: [0].cells[5].children[1].id: duplicate id 2"#,
      ])
    #expect(!data.isBroken)
  }

  @Test(arguments: [
    (#""id": "a""#, #"{"title": "A"}, {"title": "B"}"#, "id"),
    (#""name": "a", "type": "text""#, #"{"title": "A"}, {"title": "B"}"#, nil),
    (#""id": "a""#, #"{"id": "a"}, {"title": "B"}"#, "id"),
    (#""id": "a""#, #"{"id": "b"}, {"title": "B"}"#, nil),
    (#""title": "T""#, #"{"id": "b"}, {"title": "B"}"#, nil),
  ])
  func `an id that defaults give to several rows is said`(
    _ defaults: String, _ cells: String, _ key: String?
  ) {
    let data = TableData(json: #"[{"defaults": {\#(defaults)}, "cells": [\#(cells)]}]"#)
    let found = data.mistakes.filter { $0.kind == "duplicateID" }.map(\.description)
    #expect(found.count == (key == nil ? 0 : 1))
    if let key { #expect(found.first?.contains("[0].defaults.\(key): duplicate id") == true) }
  }

  @Test func `showing says them as the data does, and not once more`() async throws {
    let reports = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(
        TableScreen(json: #"[{"cells": [{"id": "a", "title": "A"}, {"id": "a", "title": "B"}]}]"#))
      #expect(table.titles == ["A", "B"])
    }
    #expect(reports.map(\.kind) == ["duplicateID"])
    #expect(reports.first?.place.key == "[0].cells[1].id, line 1, column 47")
  }

  // MARK: Pictures

  @Test(arguments: ["mailto:a@example.org", "tel:123"])
  func `addresses of mail and telephones are no pictures`(_ address: String) {
    for cell in [#"{"image": {"url": "URL"}}"#, #"{"image": "URL"}"#] {
      let data = TableData(json: "[{\"cells\": [\(cell.replacing("URL", with: address))]}]")
      #expect(data.mistakes.map(\.kind).contains("wrongKind"), "\(cell)")
    }
    let link = TableData(
      json: #"[{"cells": [{"title": [{"text": "a", "link": "\#(address)"}]}]}]"#)
    #expect(link.mistakes == [])
  }
}

private struct OneAnswer: TableDataLoader {
  let data: Data
  func answer(
    from url: URL, unless tag: String?, limits: TableDataLimits
  ) async throws -> TableDataAnswer { .data(data, tag: nil) }
}
