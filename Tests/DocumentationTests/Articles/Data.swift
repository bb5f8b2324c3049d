// swift-format-ignore-file
// The examples of “Tables from data”, word for word.
import Foundation
import TableScreen
import TableScreenData
import TableScreenCells
import Testing
import TableScreenTesting

final class MenuScreen: TableScreen {
  var owner = "Ada"

  override class var actions: Actions { ["order": .perform(MenuScreen.order)] }
  override class var cellClasses: CellClasses { super.cellClasses + .ready }
  override class var bindings: Bindings { ["owner": .to(\MenuScreen.owner)] }

  func order(_ arguments: Arguments) {
    show(notice: "Ordered: \(arguments["dish", as: String.self] ?? "nothing")")
  }
}

final class TrafficLightCell: ControlCell {
  override func control(for row: RowContext) -> RowControl.Kind {
    .segments((row.properties["lights", as: [String].self] ?? []).map { RowControl.Choice(stringLiteral: $0) })
  }
}

final class StreetScreen: TableScreen {
  override class var cellClasses: CellClasses {
    .ready + CellClasses([
      "trafficLight": TableCellEntry(
        TableCellClass(TrafficLightCell.self),
        properties: [TableCellProperty("lights", .texts, "The lights, from top to bottom.")], edits: .text)
    ])
  }
}

@MainActor struct DataExamples {
  @Test func `a field of one's own has a type of its own`() async throws {
    let street = #"[{"cells": [{"title": "Now", "name": "now", "type": "trafficLight", "value": "red", "properties": {"lights": ["red", "green"]}}]}]"#
    let screen = StreetScreen(json: street)
    let table = try await HeadlessHost.show(screen)
    try await table.set(.text("green"), of: "Now")
    #expect(screen.formValues["now"] == .text("green"))
    #expect(screen.data?.mistakes == [])
  }

  @Test func `a table is a text of JSON`() async throws {
    let json = try #require(try Repository.article("TablesFromData").blocks.first { $0.language == "json" }?.text)
    let screen = MenuScreen(.json(Data(json.utf8)))
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["Soup", "Bread", "Owner"])
    try await table.tap("Soup")
    #expect(table.chrome.notice?.text == "Ordered: soup")
  }

  @Test func `what is wrong is said, and all else shows`() {
    let data = TableData(json: #"[{"cells": [{"title": "Soup", "subtitel": "Hot"}, {"title": true}]}]"#)
    #expect(data.sections[0].count == 2)
    #expect(data.mistakes.map(\.path) == ["[0].cells[0].subtitel", "[0].cells[1].title"])
    #expect(data.mistakes[0].nearest == "subtitle")
  }

  @Test func `the file of an app has no mistakes`() throws {
    let file = try #require(try Repository.article("TablesFromData").blocks.first { $0.language == "json" }?.text)
    let data = TableData(.json(Data(file.utf8)), names: MenuScreen.dataNames)
    #expect(data.mistakes == [])
  }

  @Test func `other data is one update`() async throws {
    let screen = TableScreen(json: #"[{"cells": [{"title": "Soup"}, {"title": "Bread"}]}]"#)
    let table = try await HeadlessHost.show(screen)
    table.forgetChanges()
    screen.show(.json(Data(#"[{"cells": [{"title": "Bread"}]}]"#.utf8)))
    try await table.settle()
    #expect(table.changes.map(\.deletedPaths) == [[TablePath(0, 0)]])
  }

  @Test func `a form gives its values back`() async throws {
    let form = #"{"cells": [{"title": "Cups", "name": "cups", "type": "integer", "value": 1}]}"#
    let screen = TableScreen(json: form, cells: .ready)
    let table = try await HeadlessHost.show(screen)
    try await table.type("3", into: "Cups")
    #expect(screen.formValues["cups"] == .integer(3))
    #expect(String(decoding: try screen.formJSON(), as: UTF8.self) == #"{"cups":3}"#)

    screen.formValues = try .init(json: #"{"cups": 4}"#)
    #expect(screen.formValues["cups"] == .integer(4))
    let saved = try JSONEncoder().encode(screen.formValues)
    screen.formValues = try JSONDecoder().decode([String: TableValue].self, from: saved)
    let data = Data(#"{"cups": 5}"#.utf8)
    screen.formValues = try .init(json: data)
    #expect(screen.formValues["cups"] == .integer(5))
  }

  @Test func `a table is loaded from an address`() async throws {
    let address = URL.temporaryDirectory.appending(path: "menu-\(UUID()).json")
    try Data(#"[{"cells": [{"title": "Soup"}]}]"#.utf8).write(to: address)
    defer { try? FileManager.default.removeItem(at: address) }

    let screen = TableScreen(url: address, cells: .ready)
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["Soup"])

    try Data(#"[{"cells": [{"title": "Soup"}, {"title": "Bread"}]}]"#.utf8).write(to: address)
    try await table.refresh()
    #expect(table.titles == ["Soup", "Bread"])
  }

  @Test func `descriptors are written as JSON`() {
    let data = TableData([TableSection("Open", cells: [[.title: "Milk"]])])
    #expect(data.json().text.filter { !$0.isWhitespace } == #"{"sections":[{"title":"Open","cells":[{"title":"Milk"}]}]}"#)
  }
}
