import Foundation
import TableScreenTesting
import Testing

@testable import TableCore
@testable import TableScreen
@testable import TableScreenData

private final class StarsCell: TableRowCell {}

private final class ShopScreen: TableScreen {
  var owner = "Ada"
  var done: [String] = []
  override class var actions: Actions {
    [
      "edit": .perform(ShopScreen.edit), "toggle": .perform(ShopScreen.toggle),
      "remove": .perform(ShopScreen.remove),
    ]
  }
  override class var cellClasses: CellClasses { super.cellClasses + ["stars": StarsCell.self] }
  override class var bindings: Bindings { ["owner": .to(\ShopScreen.owner)] }
  func edit(_ arguments: Arguments) { done.append("edit \(arguments["id"] ?? "nothing")") }
  func toggle(_ arguments: Arguments) { done.append("toggle \(arguments["id"] ?? "nothing")") }
  func remove() { done.append("remove") }
}

/// Data is read into the descriptors that the Swift literals make.
@MainActor struct TableDataTests {
  static let table = #"""
    {
      "title": "Shop",
      "settings": {"style": "grouped", "searchable": {"placeholder": "Find"}, "longPressable": true,
        "selectable": "multiple", "rowHeight": 60, "refreshable": {"pullMessage": "Pull"}},
      "barButtons": {"trailing": [{"system": "add", "action": "edit", "prominent": true}]},
      "sections": [
        {"id": "open", "title": "Open", "footer": "Two", "tag": ["a", "b"], "indexTitle": "O",
          "defaults": {"editingStyle": "delete"},
          "cells": [
            {"id": 1, "title": "Milk", "subtitle": ["2 ", {"text": "liters", "bold": true, "color": "red"}],
              "accessory": {"view": "switch", "value": true, "action": "toggle", "label": "Bought"},
              "action": {"name": "edit", "arguments": {"id": 7}}, "arguments": {"id": 1},
              "image": {"url": "https://example.org/a.png", "radius": 4, "placeholder": "person"},
              "menu": [{"title": "Remove", "action": "remove", "destructive": true}],
              "height": 50, "tag": "first", "moveable": "withinSection"},
            null,
            {"title": "Tea", "masked": true, "style": "value1", "editingStyle": "off",
              "children": {"expanded": true, "cells": [{"title": "Green"}]}},
            {"title": "Owner", "bind": "owner", "validate": {"required": true}},
            {"title": "Guide", "cellClass": "stars", "properties": {"stars": 4, "names": ["a", "b"]}}
          ]},
        null,
        {"title": "Empty", "cells": [], "masked": true, "emptyPolicy": "hide"}
      ]
    }
    """#

  @Test func `every part of a table comes as it was written`() throws {
    let data = TableData(json: Self.table, names: ShopScreen.dataNames)
    #expect(data.mistakes == [])
    #expect(data.title == "Shop")
    let settings = data.settings.values
    #expect(settings.style == .grouped && settings.search.searchable?.placeholder == "Find")
    #expect(settings.selectable.selection == .multiple && settings.rowHeight == .fixed(60))
    #expect(settings.longPressDuration == 1 && settings.refreshable?.pull == "Pull")
    #expect(data.barButtons[.trailing]?.first?.face == .system(.add))
    #expect(data.barButtons[.trailing]?.first?.isProminent == true)
    #expect(data.sections.map(\.title) == ["Open", "Empty"])
    let section = try #require(data.sections.first)
    #expect(section.id == "open" && section.footer == "Two" && section.tags == ["a", "b"])
    #expect(section.indexTitle == "O" && section.count == 4)
    #expect(data.sections[1].isMasked && data.sections[1].emptyPolicy == .hide)
    let cells = try section.writtenCells()
    try #require(cells.count == 4)
    let milk = cells[0]
    #expect(milk.id == 1 && milk.title == "Milk" && milk.subtitle == "2 liters")
    #expect(milk.subtitleText?.runs().first?.emphasis == .bold)
    #expect(milk.subtitleText?.runs().first?.color == .red)
    #expect(milk.accessory?.isSwitch == true && milk.accessory?.label == "Bought")
    #expect(milk.image?.radius == 4 && milk.image?.placeholder == "person")
    #expect(milk.rowActions(.menu).map(\.isDestructive) == [true])
    #expect(milk.tags == ["first"] && milk.moves == .withinSection && milk.editingStyle == .delete)
    #expect(
      cells[1].isMasked && cells[1].symbol(.style) == .value1 && cells[1].editingStyle == .off)
    #expect(cells[1].children?.isExpanded == true)
    #expect(cells[3].cellClass?.type == StarsCell.self)
    #expect(cells[3].properties["names", as: [String].self] == ["a", "b"])
  }

  @Test func `a screen from JSON works: actions, switches, bindings and settings`() async throws {
    let screen = ShopScreen(json: Self.table)
    let reports = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen)
      #expect(screen.title == "Shop")
      #expect(table.titles == ["Milk", "Owner", "Guide"])
      try await table.tap("Milk")
      try await table.toggle("Milk")
      try await table.press("Add")
      try await table.choose("Remove", of: "Milk")
      #expect(screen.done == ["edit 7", "toggle 1", "edit nothing", "remove"])
      try await table.type("Grace", into: "Owner")
      #expect(screen.owner == "Grace")
      screen.unmask(.all)
      try await table.settle()
      #expect(table.titles == ["Milk", "Tea", "Green", "Owner", "Guide"])
      try await table.search("mil")
      #expect(table.titles == ["Milk"])
    }
    #expect(reports == [])
  }

  @Test func `dictionaries, lists of sections and property lists give the same as JSON`() throws {
    let json =
      #"[{"title": "A", "cells": [{"title": "x", "height": 40, "masked": true}, {"title": "y"}]}]"#
    let sections: [[String: Any]] = [
      [
        "title": "A",
        "cells": [["title": "x", "height": 40, "masked": true] as [String: Any], ["title": "y"]],
      ]
    ]
    let lists = try [PropertyListSerialization.PropertyListFormat.xml, .binary].map {
      try PropertyListSerialization.data(
        fromPropertyList: ["sections": sections], format: $0, options: 0)
    }
    let inputs: [TableDataInput] =
      [
        .json(Data(json.utf8)), .sections(sections), .dictionary(["sections": sections]),
      ] + lists.map { .propertyList($0) }
    for input in inputs {
      let data = TableData(input)
      #expect(data.mistakes == [])
      let cells = try #require(data.sections.first).writtenCells()
      #expect(cells.map(\.title) == ["x", "y"])
      #expect(cells[0].isMasked && cells[0].attribute(.height)?.plainValue as? Double == 40)
    }
    #expect(TableData(.propertyList(Data("x".utf8))).mistakes.count == 1)
  }

  @Test func `a dictionary can hold what Swift has: actions, bindings, cells and dates`() throws {
    final class Store { var name = "Ada" }
    let store = Store()
    let run: TableAction = .run { _ in }
    let binding: TableBinding = .to(store, \.name)
    let cell: TableCell = [.title: "Ready"]
    let data = TableData(
      .sections([
        [
          "cells": [
            [
              "title": "A", "action": run, "bind": binding,
              "content": Date(timeIntervalSince1970: 0),
            ],
            cell, ["title": run, "subtitle": "kept"],
          ] as [Any]
        ]
      ]))
    #expect(data.mistakes.map(\.path) == ["[0].cells[2].title"])
    let cells = try #require(data.sections.first).writtenCells()
    try #require(cells.map(\.title) == ["A", "Ready", nil])
    #expect(cells[0].action(.action) != nil && cells[0].binding != nil)
    #expect(cells[2].subtitle == "kept")
  }
}
