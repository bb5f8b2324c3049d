import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// `formValues` takes what a field can show; anything else leaves the field as it is, and what is shown is what is given back.
@MainActor @Suite struct FormValueTests {
  /// A field of data, what it shows then, and what it does not.
  private struct Case: Sendable {
    let field: String
    let taken: [TableValue]
    let refused: [TableValue]
  }

  private nonisolated static let cases = [
    Case(
      field: #""type": "slider", "properties": {"minimum": 0, "maximum": 10}, "value": 4"#,
      taken: [.number(0), .number(10), .number(2.5)],
      refused: [
        .number(99), .integer(-1), .number(10.001), .text("11"), .number(.nan), .number(.infinity),
      ]),
    Case(
      field: #""type": "slider", "value": 0.5"#, taken: [.number(1)],
      refused: [.number(1.5), .number(-0.5)]),
    Case(
      field: #""type": "stepper", "properties": {"minimum": 1, "maximum": 3}, "value": 2"#,
      taken: [.number(3), .number(1)], refused: [.number(4), .integer(0), .number(-.infinity)]),
    Case(
      field: #""type": "rating", "value": 3"#, taken: [.integer(0), .integer(5)],
      refused: [.integer(50), .integer(6), .integer(-1)]),
    Case(
      field: #""type": "rating", "properties": {"count": 8}, "value": 3"#, taken: [.integer(8)],
      refused: [.integer(9)]),
    Case(
      field: #""type": "segments", "options": ["s", "m"], "value": "m""#, taken: [.choice("s")],
      refused: [.text("zz"), .choice("zz"), .choices(["zz", "s"]), .text("")]),
    Case(
      field: #""type": "segments", "properties": {"choices": ["s", "m"]}, "value": "m""#,
      taken: [.choice("s")], refused: [.choice("zz")]),
    Case(
      field: #""type": "picker", "options": [{"id": "s", "title": "Small"}, 5], "value": "s""#,
      taken: [.choice("5"), .choice("s")], refused: [.choice("Small"), .choice("6")]),
    Case(
      field: #""type": "multiPicker", "options": ["s", "m", "l"], "value": ["m"]"#,
      taken: [.choices(["s", "l"]), .choices([])],
      refused: [.choices(["zz"]), .choices(["s", "zz"]), .choice("zz")]),
    Case(
      field: #""type": "number", "value": 1"#, taken: [.number(1e300)],
      refused: [.number(.nan), .number(.infinity)]),
    Case(
      field: #""type": "day", "value": "2026-11-21""#,
      taken: [.date(Date(timeIntervalSince1970: 1_790_000_000))],
      refused: [
        .date(Date(timeIntervalSince1970: .nan)), .date(Date(timeIntervalSince1970: .infinity)),
      ]),
  ]

  @Test(arguments: cases.indices, [true, false])
  func `what its control cannot show is left as it is`(index: Int, elsewhere: Bool) async throws {
    let (this, names) = (Self.cases[index], TableDataNames(cells: .standard + .ready))
    let json = #"{"cells": [{"name": "a", "title": "A", \#(this.field)}]}"#
    let screen = TableScreen()
    let data =
      elsewhere
      ? await TableData.read(json: Data(json.utf8), names: names)
      : TableData(json: json, names: names)
    #expect(data.mistakes == [])
    screen.show(data)
    let table = try await HeadlessHost.show(screen)
    func shown() -> TableValue? { table.row("A")?.controls.first?.value }
    for value in this.refused {
      let (before, look) = (screen.formValues["a"], table.row("A"))
      screen.formValues["a"] = value
      try await table.settle()
      // A moment that is none cannot be told.
      let (isLeft, looksSo) = (screen.formValues["a"] == before, table.row("A") == look)
      #expect(isLeft && looksSo)
    }
    for value in this.taken {
      screen.formValues["a"] = value
      try await table.settle()
      #expect(screen.formValues["a"] == value)
    }
    screen.formValues["a"] = .null
    #expect([.null, .choices([])].contains(screen.formValues["a"]))
  }

  @Test(arguments: [
    (#""type": "integer", "value": 1"#, TableValue.number(2.5), "a whole number"),
    (#""type": "integer", "value": 1"#, .number(-0.5), "a whole number"),
    (#""type": "rating", "value": 1"#, .number(2.6), "a number from 0 to 5"),
    (#""type": "rating", "value": 1"#, .integer(-4), "a number from 0 to 5"),
    (
      #""type": "slider", "properties": {"minimum": 0.5, "maximum": 10}, "value": 4"#, .number(99),
      "a number from 0.5 to 10"
    ),
    (#""type": "picker", "options": ["a", "b"], "value": "a""#, .text("zz"), "among its options"),
  ])
  func `what a field does not take is refused, and the report says what it takes`(
    field: String, value: TableValue, wanted: String
  ) async throws {
    let screen = TableScreen(
      json: #"{"cells": [{"name": "f", \#(field)}]}"#, cells: .ready)
    _ = try await HeadlessHost.show(screen)
    let before = screen.formValues["f"]
    let reports = await TableDiagnostics.collect { screen.formValues = ["f": value] }
    #expect(reports.map(\.kind) == ["unfitField"])
    #expect(reports.first?.what.contains(wanted) == true, "\(reports.map(\.what))")
    #expect(screen.formValues["f"] == before)
  }

  @Test func `the limits are those of the data in view`() async throws {
    func json(_ count: Int) -> String {
      #"{"cells": [{"name": "a", "title": "A", "type": "rating", "properties": {"count": \#(count)}}]}"#
    }
    let screen = TableScreen(json: json(5), cells: .ready)
    let table = try await HeadlessHost.show(screen)
    screen.show(.json(Data(json(8).utf8)), cells: .ready)
    try await table.settle()
    screen.formValues["a"] = .integer(8)
    #expect(screen.formValues["a"] == .integer(8))
  }
}
