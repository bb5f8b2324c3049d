import TableScreen
import TableScreenData
import Testing

private final class LightsCell: TableRowCell {}

/// What is written of options and buttons.
@MainActor @Suite struct WrittenPartTests {
  @Test func `options under a name of one's own stay whole numbers`() throws {
    let lights = TableCellEntry(
      TableCellClass(LightsCell.self),
      properties: [TableCellProperty("lights", .choices, "The lights.")], edits: .choice)
    let names = TableDataNames(cells: .standard + TableCellClasses(["lights": lights]))
    let data = TableData(
      json: #"{"cells": [{"name": "a", "type": "lights", "options": [1, 2], "value": 2}]}"#,
      names: names)
    let (text, leftOut) = data.json(names: names)
    #expect(data.mistakes == [] && leftOut == [])
    let screen = TableScreen(json: text, cells: names.cells)
    #expect(try String(decoding: screen.formJSON(), as: UTF8.self) == #"{"a":2}"#)
    #expect(TableData(json: text, names: names).json(names: names).text == text)
  }

  @Test func `a button that is left out is named by its place`() {
    let buttons = [
      TableBarButton("A", action: .named("a")), TableBarButton("B", action: .runNow { _ in }),
    ]
    let leftOut = TableData([], barButtons: [.trailing: buttons]).json().leftOut
    #expect(leftOut.map(\.path) == ["barButtons.trailing[1]"])
  }

  @Test func `of many refused properties none is written`() {
    let numbers = Array(repeating: "x", count: 200)
    let lights = TableCellEntry(
      TableCellClass(LightsCell.self),
      properties: [
        TableCellProperty("a", .numbers, "Numbers."), TableCellProperty("b", .flag, "A flag."),
      ])
    let names = TableDataNames(cells: .standard + TableCellClasses(["lights": lights]))
    let cell: TableCell = [
      .title: "A",
      .cellClass: .of(TableCellClass(LightsCell.self, ["a": numbers, "b": "on"])),
    ]
    let (text, leftOut) = TableData([TableSection(cells: [cell])]).json(names: names)
    #expect(leftOut.count == 2 && TableData(json: text, names: names).mistakes == [], "\(text)")
  }
}
