import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// What a field, a button or a row cannot use is said when the data is read, and what it can use is not.
@MainActor @Suite struct UselessKeysTests {
  private final class OwnedScreen: TableScreen {
    var owner = "Ada"
    override class var bindings: Bindings { ["owner": .to(\OwnedScreen.owner)] }
    override class var actions: Actions { ["save": .perform(OwnedScreen.save)] }
    override class var cellClasses: CellClasses {
      .ready + ["stars": StarsCell.self]
        + CellClasses([
          "light": TableCellEntry(
            TableCellClass(LightCell.self),
            properties: [TableCellProperty("lights", .choices, "The lights.")], edits: .choice)
        ])
    }
    func save() {}
  }

  private final class StarsCell: TableRowCell {}

  private final class LightCell: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      let lights = row.properties["lights", as: [[String: String]].self] ?? []
      return .text(lights.compactMap { $0["title"] }.joined(separator: " or "))
    }
  }

  private func mistakes(_ json: String) -> [TableDataMistake] {
    TableData(json: json, names: OwnedScreen.dataNames).mistakes
  }

  private func said(_ cell: String, defaults: String = "{}") -> [String] {
    mistakes(#"[{"cells": [\#(cell)], "defaults": \#(defaults)}]"#)
      .map { "\($0.path.dropFirst("[0].".count)) \($0.kind)" }
  }

  // MARK: Checks

  @Test(arguments: [
    #"{"title": "plain"}"#, #"{"title": "plain", "cellClass": "badge"}"#,
    #"{"type": "button", "title": "Save", "action": "save"}"#,
  ])
  func `checks by default that a row can never meet are said`(row: String) {
    let required = #"{"validate": {"required": true}}"#
    let field = #"{"title": "n", "name": "n"}"#
    #expect(
      said("\(field), \(row), \(row)", defaults: required) == ["defaults.validate uselessCheck"])
    #expect(said(field, defaults: required) == [])
    #expect(said("\(field), \(row)", defaults: #"{"validate": {"minimumLength": 3}}"#) == [])
  }

  @Test(arguments: [
    #"{"title": "plain", "cellClass": "stars"}"#, #"{"title": "plain", "bind": "owner"}"#,
    #"{"title": "plain", "validate": {"required": false}, "bind": "owner"}"#,
  ])
  func `checks by default of a row that may edit something are none`(row: String) {
    #expect(said(row, defaults: #"{"validate": {"required": true}}"#) == [])
  }

  @Test func `checks of a class that edits nothing are said`() {
    let row = #"{"title": "O", "cellClass": "badge", "validate": {"required": true}}"#
    #expect(said(row) == ["cells[0] namelessField"])
  }

  @Test(arguments: [
    (
      #""type": "slider", "properties": {"minimum": 0, "maximum": 5}, "validate": {"minimum": 9}"#,
      "minimum"
    ),
    (#""type": "rating", "validate": {"minimum": 6, "maximum": 8}"#, "minimum"),
    (#""type": "rating", "validate": {"maximum": -1}"#, "maximum"),
  ])
  func `checks that a control can never meet are said, and left out`(
    field: String, key: String
  ) async throws {
    let row = #"{"name": "a", "title": "A", "value": 3, \#(field)}"#
    #expect(said(row) == ["cells[0].validate.\(key) uselessCheck"])
    let screen = OwnedScreen(json: #"[{"cells": [\#(row)]}]"#)
    _ = try await TableDiagnostics.collect {
      _ = try await HeadlessHost.show(screen)
      try await screen.commitForm()
    }
  }

  @Test(arguments: [
    #""type": "rating", "validate": {"minimum": 5, "maximum": 9}"#,
    #""type": "integer", "validate": {"minimum": 9}"#,
    #""type": "slider", "validate": {"minimum": 0.5}"#,
  ])
  func `checks that it can meet are none`(field: String) {
    #expect(said(#"{"name": "a", \#(field)}"#) == [])
  }

  @Test func `a length of 0 of what is required is left out alone`() async throws {
    let row = #"{"name": "a", "title": "A", "validate": {"required": true, "maximumLength": 0}}"#
    let found = mistakes(#"[{"cells": [\#(row)]}]"#)
    #expect(found.map(\.kind) == ["emptyRange"])
    #expect(found.first?.remedy.contains("exchange") == false)
    let screen = OwnedScreen(json: #"[{"cells": [\#(row)]}]"#)
    _ = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen)
      try await table.type("x", into: "A")
      try await screen.commitForm()
      try await table.type("", into: "A")
      await #expect(throws: (any Error).self) { try await screen.commitForm() }
    }
  }

  // MARK: Bindings

  @Test func `a bound row needs no name for its type`() async throws {
    let row = #"{"title": "O", "type": "text", "bind": "owner"}"#
    #expect(said(row) == [])
    let screen = OwnedScreen(json: #"[{"cells": [\#(row)]}]"#)
    let table = try await HeadlessHost.show(screen)
    try await table.type("Bob", into: "O")
    #expect(screen.owner == "Bob")
  }

  @Test func `a name beside a binding is said`() {
    #expect(
      said(#"{"title": "O", "name": "a", "bind": "owner", "value": "v"}"#)
        == ["cells[0].bind twoBindings"])
    #expect(said(#"{"title": "O", "name": "a"}"#, defaults: #"{"bind": "owner"}"#) == [])
  }

  @Test func `the stock row has the controls that it is bound by`() async throws {
    let row = #"{"title": "O", "bind": {"first": "owner"}, "controls": {"first": "save"}}"#
    #expect(said(row) == [])
    #expect(
      said(#"{"title": "O", "bind": {"first": "owner"}, "controls": {"frist": "save"}}"#)
        == ["cells[0].controls.frist unknownControl"])
    let table = try await HeadlessHost.show(OwnedScreen(json: #"[{"cells": [\#(row)]}]"#))
    #expect(table.row("O")?.controls.map(\.name) == ["first"])
  }

  // MARK: Classes

  @Test(arguments: [
    (#"{"cellClass": "badge"}"#, #""badges": ["b", null]"#),
    (#"{"cellClass": "keyValue"}"#, #""pairs": {"a": "b", "c": null}"#),
    (
      #"{"cellClass": "segments", "bind": "owner"}"#,
      #""choices": ["Ada", {"id": "Bob", "title": "Robert b"}]"#
    ),
  ])
  func `properties are read for a class by default as for one of the row`(
    defaults: String, properties: String
  ) async throws {
    let row = #"{"title": "x", "properties": {\#(properties)}}"#
    let whole = #"\#(defaults.dropLast()), \#(row.dropFirst())"#
    let shown = try await HeadlessHost.show(
      OwnedScreen(json: #"[{"defaults": \#(defaults), "cells": [\#(row)]}]"#))
    let written = try await HeadlessHost.show(OwnedScreen(json: #"[{"cells": [\#(whole)]}]"#))
    #expect(shown.frame() == written.frame() && shown.frame().contains("b"))
    #expect(
      said(#"{"title": "x", "properties": {"titel": 1}}"#, defaults: defaults)
        == ["cells[0].properties.titel unknownKey"])
  }

  @Test(arguments: [("day", "time"), ("picker", "multiPicker"), ("number", "integer")])
  func `a class of other fields beside a type is said`(type: String, cellClass: String) {
    let options = type == "picker" ? #", "options": ["a"]"# : ""
    #expect(
      said(#"{"name": "a", "type": "\#(type)", "cellClass": "\#(cellClass)"\#(options)}"#)
        == ["cells[0].cellClass twoClasses"])
    #expect(said(#"{"name": "a", "type": "\#(type)", "cellClass": "\#(type)"\#(options)}"#) == [])
  }

  @Test func `options are the property that a class names for them`() async throws {
    let row = #"{"title": "T", "name": "t", "type": "light", "value": "red""#
    for lights in [#""options": ["red", "green"]"#, #""properties": {"lights": ["red", "green"]}"#]
    {
      #expect(said("\(row), \(lights)}") == [])
      let table = try await HeadlessHost.show(
        OwnedScreen(json: #"[{"cells": [\#(row), \#(lights)}]}]"#))
      #expect(table.frame().contains("red or green"))
      let wrong = row.replacing(#""red""#, with: #""blue""#)
      #expect(said("\(wrong), \(lights)}") == ["cells[0].value unknownOption"])
    }
    #expect(said("\(row)}") == ["cells[0] emptyOptions"])
  }

  // MARK: Names and values

  @Test func `two buttons of one name are said`() {
    let buttons = ["A", "B"].map {
      #"{"type": "button", "title": "\#($0)", "name": "go", "action": "save"}"#
    }
    #expect(said(buttons.joined(separator: ", ")) == ["cells[1].name duplicateID"])
    #expect(said(#"{"name": "go"}, \#(buttons[1])"#) == ["cells[1].name duplicateID"])
    #expect(said(#"{"name": "go"}, {"name": "go"}"#) == ["cells[1] duplicateField"])
  }

  @Test func `what a button has of a field is said`() {
    let button = #"{"type": "button", "title": "O", "action": "save""#
    #expect(said(#"\#(button), "value": "x"}"#) == ["cells[0].value uselessValue"])
    #expect(said(#"\#(button), "name": "n", "value": "x"}"#) == ["cells[0].value uselessValue"])
    #expect(
      said(#"\#(button), "validate": {"required": true}}"#) == ["cells[0].validate uselessCheck"])
    #expect(said(#"\#(button), "value": null}"#) == [])
  }

  @Test func `each choice that is none is said`() throws {
    let field = #"{"name": "a", "type": "multiPicker", "options": ["a", 5]"#
    #expect(
      said(#"\#(field), "value": ["a", true, {"x": 1}, 5]}"#)
        == ["cells[0].value[1] wrongKind", "cells[0].value[2] wrongKind"])
    #expect(said(#"\#(field), "value": ["a", null, 5]}"#) == [])
  }

  @Test func `a time is no day`() {
    #expect(
      said(#"{"name": "a", "type": "time", "value": "2026-03-04"}"#) == ["cells[0].value wrongKind"]
    )
    for (type, value) in [
      ("time", "18:30"), ("day", "2026-03-04"), ("date", "2026-03-04"),
      ("time", "2026-03-04T18:30:00Z"),
    ] {
      #expect(said(#"{"name": "a", "type": "\#(type)", "value": "\#(value)"}"#) == [])
    }
  }

  @Test func `a real number of a property list makes a field of numbers with parts`() async throws {
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: ["cells": [["name": "n", "title": "N", "value": 4.0]]], format: .xml,
      options: 0)
    let screen = OwnedScreen()
    screen.show(TableData(.propertyList(bytes), names: OwnedScreen.dataNames))
    let table = try await HeadlessHost.show(screen)
    try await table.type("4.5", into: "N")
    #expect(screen.formValues["n"] == .number(4.5))
    let whole = TableData(
      .propertyList(
        try PropertyListSerialization.data(
          fromPropertyList: ["cells": [["name": "n", "type": "integer", "value": 4.0]]],
          format: .xml, options: 0)), names: OwnedScreen.dataNames)
    #expect(whole.mistakes == [])
  }
}
