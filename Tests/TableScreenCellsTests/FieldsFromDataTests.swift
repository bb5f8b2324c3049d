import Foundation
import TableScreenCells
import TableScreenTesting
import Testing

@testable import TableScreen
@testable import TableScreenData

/// The cells of this library as data names them.
@MainActor struct FieldsFromDataTests {
  private static let form = #"""
    {"cells": [
      {"title": "Name", "name": "name", "type": "text", "value": "Ada", "properties": {"placeholder": "Yours"}},
      {"title": "Password", "name": "password", "type": "secure"},
      {"title": "About", "name": "about", "type": "textArea", "value": "a\nb"},
      {"title": "Guests", "name": "guests", "type": "stepper", "value": 2, "properties": {"minimum": 0, "maximum": 9}},
      {"title": "Age", "name": "age", "type": "integer", "value": 36},
      {"title": "Weight", "name": "weight", "type": "number", "value": 2.5, "properties": {"unit": "kg"}},
      {"title": "Volume", "name": "volume", "type": "slider", "value": 3, "properties": {"minimum": 0, "maximum": 10}},
      {"title": "News", "name": "news", "type": "switch", "value": true},
      {"title": "Size", "name": "size", "type": "segments", "options": ["Small", {"id": "l", "title": "Large"}], "value": "l"},
      {"title": "Country", "name": "country", "type": "picker", "options": ["Chile", "Ghana"], "value": "Ghana"},
      {"title": "Topics", "name": "topics", "type": "multiPicker", "options": [1, 2, 3], "value": [1, 3]},
      {"title": "Since", "name": "since", "type": "date", "value": "2026-11-21T10:00:00Z"},
      {"title": "Born", "name": "born", "type": "day", "value": "1990-02-28"},
      {"title": "Wake", "name": "wake", "type": "time", "value": "06:30"},
      {"title": "Color", "name": "color", "type": "color", "value": "red"},
      {"title": "Stars", "name": "stars", "type": "rating", "value": 4, "properties": {"count": 5}},
      {"title": "Save", "type": "button", "action": "submit"}
    ]}
    """#

  @Test(arguments: [
    (#""value": "Bo""#, false), (#""validate": {"required": true}"#, false),
    (#""properties": {"placeholder": "Nobody"}"#, true),
  ])
  func `a picker begins with none where it has no value at first, and needs none`(
    key: String, offersNone: Bool
  ) async throws {
    let json =
      #"[{"cells": [{"title": "Guide", "name": "guide", "type": "picker", "options": ["Ada", "Bo"], \#(key)}]}]"#
    let screen = TableScreen(json: json, cells: .ready)
    #expect(screen.data?.mistakes == [])
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Guide")
    #expect(table.titles == (offersNone ? ["None"] : []) + ["Ada", "Bo"])
  }

  @Test func `every field shows its value and gives it back by name`() async throws {
    let screen = TableScreen(json: Self.form, cells: .ready)
    #expect(screen.data?.mistakes == [])
    let table = try await HeadlessHost.show(screen)
    let values = screen.formDictionary
    let wanted: [String: Any] = [
      "name": "Ada", "password": "", "about": "a\nb", "guests": 2, "age": 36, "weight": 2.5,
      "volume": 3, "news": true, "size": "l", "country": "Ghana", "topics": [1, 3],
      "since": "2026-11-21T10:00:00Z", "born": "1990-02-28", "wake": "06:30", "color": "red",
      "stars": 4,
    ]
    #expect(NSDictionary(dictionary: values) == NSDictionary(dictionary: wanted))
    let kinds = table.titles.compactMap { table.row($0)?.controls.first?.kind }
    #expect(kinds.count == 15)
    try await table.type("Grace", into: "Name")
    try await table.set(.choice("Small"), of: "Size")
    try await table.toggle("News")
    try await table.tap("Country")
    try await table.tap("Chile")
    try await table.press(in: "Save")
    #expect(screen.formValues["name"] == .text("Grace"))
    #expect(screen.formValues["size"] == .choice("Small"))
    #expect(screen.formValues["news"] == .flag(false))
    #expect(screen.formValues["country"] == .choice("Chile"))
    #expect(table.frame(columns: 60, rows: 30).contains("Large"))
  }

  @Test func `what a cell does not take, and a value that is no option, is said`() {
    func first(_ cell: String) -> TableDataMistake? {
      let data = TableData(
        json: #"{"cells": [\#(cell)]}"#, names: TableDataNames(cells: .standard + .ready))
      return data.mistakes.first
    }
    let property = first(#"{"name": "a", "type": "slider", "properties": {"minimun": 3}}"#)
    #expect(property?.path == "cells[0].properties.minimun" && property?.nearest == "minimum")
    let option = first(#"{"name": "a", "type": "segments", "options": ["Small"], "value": "Smal"}"#)
    #expect(option?.path == "cells[0].value" && option?.nearest == "Small")
    let type = first(#"{"name": "a", "type": "badge"}"#)
    #expect(type?.path == "cells[0].type")
    #expect(first(#"{"title": "x", "cellClass": "badge", "properties": {"badges": ["3"]}}"#) == nil)
    #expect(
      first(#"{"cellClass": "link", "properties": {"url": "javascript:x"}}"#)?.path.hasSuffix("url")
        == true)
  }

  @Test func `a step that leads nowhere, and half a range, are said`() {
    func mistakes(_ type: String, _ properties: String) -> [TableDataMistake] {
      TableData(
        json: #"{"cells": [{"name": "a", "type": "\#(type)", "properties": \#(properties)}]}"#,
        names: TableDataNames(cells: .standard + .ready)
      ).mistakes
    }
    for type in ["stepper", "slider"] {
      for step in ["0", "-1", "-0.5"] {
        let found = mistakes(type, #"{"minimum": 0, "maximum": 9, "step": \#(step)}"#)
        #expect(found.map(\.path) == ["cells[0].properties.step"])
        #expect(found.first?.what.hasPrefix("expected a number above 0") == true)
      }
      #expect(mistakes(type, #"{"minimum": 0, "maximum": 9, "step": 0.5}"#) == [])
    }
    #expect(mistakes("stepper", #"{"minimum": 0}"#) == [])
    for (end, other) in [("minimum", "maximum"), ("maximum", "minimum")] {
      let found = mistakes("slider", #"{"\#(end)": 0}"#)
      #expect(found.map(\.path) == ["cells[0].properties.\(end)"])
      #expect(found.first?.what == "“\(end)” stands without “\(other)”")
    }
  }

  @Test func `a text that is no color is a mistake, and is refused`() async throws {
    func screen(_ value: String) -> TableScreen {
      TableScreen(
        json:
          #"{"cells": [{"title": "Color", "name": "color", "type": "color", "value": "\#(value)"}]}"#,
        cells: .ready)
    }
    for text in ["#xyz", "#ff88001", "blueish"] {
      let mistake = screen(text).data?.mistakes.first
      #expect(mistake?.path == "cells[0].value")
      #expect(mistake?.what == "“\(text)” is no color")
    }
    #expect(screen("gren").data?.mistakes.first?.nearest == "green")
    let screen = screen("#F80")
    #expect(screen.data?.mistakes == [])
    let table = try await HeadlessHost.show(screen)
    #expect(screen.formValues == ["color": .choice("#ff8800")])
    for text in ["#xyz", "blueish"] {
      try await table.type(text, into: "Color")
      #expect(screen.formValues == ["color": .choice("#ff8800")])
      #expect(table.row("Color")?.message == TableWords.current.notAColor)
    }
    try await table.type("Teal", into: "Color")
    #expect(screen.formDictionary["color"] as? String == "teal")
    #expect(table.row("Color")?.message == nil)
    screen.formValues["color"] = .text("nothing")
    #expect(screen.formDictionary["color"] as? String == "teal")
    screen.formValues["color"] = .null
    #expect(screen.formDictionary["color"] is NSNull)
  }

  @Test func `every cell class of the library can be named`() throws {
    let files = try #require(
      FileManager.default.enumerator(atPath: DocumentationTests.sources.path()))
    let named = Set(
      TableCellClasses.ready.entries.values.compactMap { $0.cellClass.map { "\($0.type)" } })
    var found = 0
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(
        contentsOf: DocumentationTests.sources.appending(path: file), encoding: .utf8)
      for match in text.matches(of: /public final class (\w+Cell)/) {
        found += 1
        // Its actions are no data; `controls` of a row of one's own class are.
        if match.1 == "ButtonsCell" { continue }
        #expect(named.contains(String(match.1)), "\(match.1)")
      }
    }
    #expect(found >= 22)
  }
}

/// What is written as JSON is read back without a mistake.
@MainActor struct PropertiesInDataTests {
  @Test func `what the ready cells say in Swift has its form in data`() throws {
    let names = TableDataNames(cells: .standard + .ready)
    let site = try #require(URL(string: "https://example.org/a?b=c"))
    let script = try #require(URL(string: "javascript:alert(1)"))
    let cells: [TableCell] = [
      [.title: "Site", .cellClass: .of(.link(site))],
      [.title: "Facts", .cellClass: .of(.keyValue(["From": "Oslo", "Weight": "2 kg"]))],
      [
        .title: "Size",
        .cellClass: .of(.segments([.init(id: "s", title: "Small"), "Large"])),
      ],
      [.title: "Script", .cellClass: .of(.link(script))],
    ]
    let (text, leftOut) = TableData([TableSection("S", cells: cells)]).json(names: names)
    #expect(leftOut.map(\.path) == ["sections[0].cells[3].properties.url"])
    let read = TableData(json: text, names: names)
    #expect(read.mistakes == [])
    let read0 = try #require(read.sections.first)
    guard case .cells(let again) = read0.authoredRows else {
      Issue.record("\(text)")
      return
    }
    for (cell, other) in zip(cells, again).prefix(3) {
      let bodies = [cell, other].map { cell in
        let row = RowContext(id: NodeID(1), cell: cell, isEditing: false)
        return cell.kind.type.init().body(for: row)
      }
      #expect(bodies[0] == bodies[1], "\(text)")
    }
    #expect(read.json(names: names).text == text)
  }

  @Test func `properties that a class does not take are left out, and said`() {
    let names = TableDataNames(cells: .standard + .ready)
    let cell: TableCell = [
      .title: "Level", .cellClass: .of(.slider(0...10)),
      .properties: .values(["note": "mine", "step": -1, "low": "off"]),
    ]
    let alone: TableCell = [
      .title: "Alone", .cellClass: .of(SliderCell.self), .properties: .values(["minimum": 3]),
    ]
    let (text, leftOut) = TableData([TableSection("S", cells: [cell, alone])]).json(names: names)
    #expect(
      Set(leftOut.map(\.path)) == [
        "sections[0].cells[0].properties.note", "sections[0].cells[0].properties.step",
        "sections[0].cells[1].properties.minimum",
      ])
    #expect(leftOut.allSatisfy { $0.kind == "noForm" })
    #expect(TableData(json: text, names: names).mistakes == [])
    #expect(text.contains("\"low\""))
  }

  @Test(arguments: ["picker", "multiPicker", "segments"])
  func `a field with nothing to choose from is a mistake, once`(type: String) {
    let names = TableDataNames(cells: .standard + .ready)
    func mistakes(_ more: String) -> [String] {
      TableData(json: #"{"cells": [{"type": "\#(type)", "name": "a"\#(more)}]}"#, names: names)
        .mistakes.map(\.kind)
    }
    #expect(mistakes("") == ["emptyOptions"])
    #expect(mistakes(#", "options": []"#) == ["emptyOptions"])
    #expect(mistakes(#", "options": ["s"]"#) == [])
    #expect(mistakes(#", "properties": {"choices": ["s"]}"#) == [])
    #expect(mistakes(#", "options": 5"#) == ["wrongKind"])
  }

  @Test func `each class makes the row that data gives it to, with and without a name`()
    async throws
  {
    for (name, entry) in TableCellClasses.ready.entries.sorted(by: { $0.key < $1.key }) {
      let type = try #require(entry.cellClass?.type)
      for field in ["", #""name": "f", "#, #""name": "f", "type": "\#(name)", "#] {
        let takesOptions = entry.properties?.contains { $0.kind == .choices } == true
        let options = takesOptions && !field.isEmpty ? #""options": ["a"], "# : ""
        let text = #"{"cells": [{\#(field)\#(options)"title": "A", "cellClass": "\#(name)"}]}"#
        let names = TableDataNames(cells: .standard + .ready)
        let data = TableData(json: text, names: names)
        let screen = TableScreen()
        screen.show(data)
        _ = try await HeadlessHost.show(screen)
        let cell = try #require(screen.cell(at: TablePath(0, 0)))
        let isRight = cell.rowCellClass == type
        #expect(isRight || !data.mistakes.isEmpty, "\(text): \(data.mistakes)")
        if field.isEmpty || entry.edits != nil {
          #expect(isRight && data.mistakes.isEmpty, "\(text)")
        }
        let elsewhere = await TableData.read(json: Data(text.utf8), names: names)
        #expect(elsewhere.mistakes == data.mistakes)
      }
    }
  }

  @Test func `two classes for one row are said`() throws {
    for text in [
      #"{"name": "a", "type": "text", "cellClass": "switch"}"#,
      #"{"name": "a", "cellClass": "badge"}"#,
      #"{"type": "slider", "name": "a", "cellClass": "link"}"#,
    ] {
      let data = TableData(
        json: #"{"cells": [\#(text)]}"#, names: TableDataNames(cells: .standard + .ready))
      #expect(data.mistakes.map(\.path) == ["cells[0].cellClass"], "\(data.mistakes)")
    }
  }

  @Test func `a field takes the kind of its class`() throws {
    let screen = TableScreen(
      json: #"""
        {"cells": [{"name": "news", "cellClass": "switch"}, {"name": "v", "cellClass": "slider", "value": 0.5}]}
        """#, cells: .ready)
    #expect(screen.formValues == ["news": .flag(false), "v": .number(0.5)])
  }
}
