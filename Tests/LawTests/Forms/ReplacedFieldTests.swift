import Foundation
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

@testable import TableScreen

/// A field of data takes no value of another field whose place it has taken, and a form of data inside a screen keeps its
/// values over a restart as any other.
@MainActor @Suite struct ReplacedFieldTests {
  private func json(_ field: String) -> String {
    #"{"cells": [{"id": "f", "name": "age", "title": "Age", \#(field)}]}"#
  }

  @Test(
    arguments: [
      (#""type": "integer", "value": 5"#, TableValue.integer(5)),
      (#""type": "switch", "value": true"#, .flag(true)),
      (#""type": "number", "value": 1.5"#, .number(1.5)),
    ])
  func `what is being typed does not go to the field that takes the place`(
    other: (field: String, value: TableValue)
  ) async throws {
    let screen = TableScreen(json: json(#""type": "text""#), cells: .ready)
    let table = try await HeadlessHost.show(screen)
    try await table.type("abc", into: "Age", staying: true)
    screen.show(.json(Data(json(other.field).utf8)), cells: .ready)
    try await table.settle()
    #expect(screen.formValues["age"] == other.value)
    #expect(table.row("Age")?.controls.first?.value == other.value)
    #expect(table.row("Age")?.message == nil)
  }

  private struct Down: Error {}

  private final class Server: TableScreen {
    var meanwhile: () -> Void = {}
    override class var settings: Settings { [.drafts] }
    override func onSubmit() async throws {
      try await commitForm()
      meanwhile()
      throw Down()
    }
  }

  @Test func `a save that fails puts nothing back into a field of another kind`() async throws {
    let screen = Server()
    screen.show(.json(Data(json(#""type": "text", "value": "first""#).utf8)), cells: .ready)
    let table = try await HeadlessHost.show(screen)
    try await table.type("second", into: "Age")
    let other = Data(json(#""type": "integer", "value": 7"#).utf8)
    screen.meanwhile = { screen.show(.json(other)) }
    await #expect(throws: Down.self) { try await screen.submitForm() }
    try await table.settle()
    #expect(screen.formValues["age"] == .integer(7))
  }

  // MARK: Restarts

  private final class Frame: TableScreen {
    let inner = TableScreen(
      json: #"{"cells": [{"id": "f", "name": "age", "title": "Age", "type": "text"}]}"#,
      cells: .ready)
    override var tableData: [Section] { [Section { [.title: "Above"] }] }
    override func onLoad() { addChild(inner) }
  }

  @Test func `the values of a child screen from data are there after a restart`() async throws {
    let frame = Frame()
    let table = try await HeadlessHost.show(frame)
    try await table.type("forty", into: "Age")
    #expect(frame.inner.formValues["age"] == .text("forty"))
    let state = try JSONEncoder().encode(frame.state(withDrafts: true))
    let again = Frame()
    again.restore(try JSONDecoder().decode(TableState.self, from: state))
    let restored = try await HeadlessHost.show(again)
    try await restored.settle()
    #expect(again.inner.formValues["age"] == .text("forty"))
  }

  private final class Price {
    var amount = Decimal(string: "1.5") ?? 0
    var seats = 1
  }

  private final class Prices: TableScreen {
    let price = Price()
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section {
          [
            .id: "a", .title: "Amount",
            .bind: .to(price, \.amount).formatted(.number(fractionDigits: 0...3)),
          ]
          [.id: "s", .title: "Seats", .bind: .to(price, \.seats)]
        }
      ]
    }
  }

  @Test func `a number is the same after a restart in any language`() async throws {
    let old = TableWords.current
    defer { TableWords.current = old }
    TableWords.current.locale = Locale(identifier: "de_DE")
    let screen = Prices()
    let table = try await HeadlessHost.show(screen)
    try await table.type("1,234", into: "Amount")
    try await table.type("many", into: "Seats")
    let state = try JSONEncoder().encode(screen.state(withDrafts: true))
    let again = Prices()
    again.restore(try JSONDecoder().decode(TableState.self, from: state))
    _ = try await HeadlessHost.show(again)
    #expect(again.form["a"].value(as: Decimal.self) == Decimal(string: "1.234"))
    #expect(again.form["s"].value == .text("many") && again.form["s"].message != nil)
  }
}
