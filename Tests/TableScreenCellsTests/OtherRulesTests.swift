import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// A message about a field goes, or says something else, once data brings other rules for what was typed.
@MainActor @Suite struct OtherRulesTests {
  private static func json(
    _ rules: String, type: String = "integer", value: String = "5", title: String = "Rules",
    drafts: Bool = false
  ) -> String {
    #"""
    {"title": "\#(title)", "settings": {"drafts": \#(drafts)}, "cells": [
      {"title": "Age", "name": "age", "type": "\#(type)", "value": \#(value), "validate": {\#(rules)}},
      {"title": "Row"}
    ]}
    """#
  }

  private static func show(_ json: String, in screen: TableScreen) {
    screen.show(.json(Data(json.utf8)), cells: .ready)
  }

  /// A screen with a field into which 999 was typed, though it took 9 at most.
  private static func refusing(drafts: Bool) async throws -> (TableScreen, HeadlessHost) {
    let screen = TableScreen(json: json(#""maximum": 9"#, drafts: drafts), cells: .ready)
    let table = try await HeadlessHost.show(screen)
    try await table.type("999", into: "Age")
    #expect(table.row("Age")?.message == "This is too large; type 9 or less")
    return (screen, table)
  }

  /// The text that the field shows.
  private func text(_ table: HeadlessHost) -> String? {
    table.row("Age")?.controls.first.flatMap { String($0.value) }
  }

  @Test(arguments: [false, true], [#""maximum": 1000"#, #""minimum": 1"#, ""])
  func `what is right by other rules is taken, and nothing is said of it`(
    drafts: Bool, rules: String
  ) async throws {
    let (screen, table) = try await Self.refusing(drafts: drafts)
    Self.show(Self.json(rules, drafts: drafts), in: screen)
    try await table.settle()
    #expect(table.row("Age")?.message == nil)
    #expect(text(table) == "999")
    // A draft waits for its commit all the same.
    #expect(screen.formValues["age"] == .integer(drafts ? 5 : 999))
    try await screen.commitForm()
    #expect(screen.formValues["age"] == .integer(999))
  }

  @Test(arguments: [false, true])
  func `what is wrong by other rules is told by these`(drafts: Bool) async throws {
    let (screen, table) = try await Self.refusing(drafts: drafts)
    Self.show(Self.json(#""maximum": 99"#, drafts: drafts), in: screen)
    try await table.settle()
    #expect(table.row("Age")?.message == "This is too large; type 99 or less")
    #expect(text(table) == "999")
    Self.show(
      Self.json(#""maximum": 99, "message": "Nobody is older""#, drafts: drafts), in: screen)
    try await table.settle()
    #expect(table.row("Age")?.message == "Nobody is older")
    #expect(text(table) == "999")
    #expect(screen.formValues["age"] == .integer(5))
    Self.show(Self.json(#""maximum": 1000"#, drafts: drafts), in: screen)
    try await table.settle()
    #expect(table.row("Age")?.message == nil)
    #expect(screen.formValues["age"] == .integer(drafts ? 5 : 999))
  }

  @Test(arguments: [false, true])
  func `by the same rules all stays`(drafts: Bool) async throws {
    let (screen, table) = try await Self.refusing(drafts: drafts)
    Self.show(Self.json(#""maximum": 9"#, title: "Other", drafts: drafts), in: screen)
    try await table.settle()
    #expect(table.row("Age")?.message == "This is too large; type 9 or less")
    #expect(text(table) == "999")
    #expect(screen.formValues["age"] == .integer(5))
  }

  @Test func `nothing is said of an empty field that may be empty by now`() async throws {
    let screen = TableScreen(
      json: Self.json(#""required": true"#, type: "text", value: #""""#), cells: .ready)
    let table = try await HeadlessHost.show(screen)
    await #expect(throws: TableFormError.self) { try await screen.checkForm() }
    #expect(table.row("Age")?.message != nil)
    Self.show(Self.json("", type: "text", value: #""""#), in: screen)
    try await table.settle()
    #expect(table.row("Age")?.message == nil)
  }

  @Test func `what was typed into a field goes with its message where another has its name`()
    async throws
  {
    let (screen, table) = try await Self.refusing(drafts: false)
    Self.show(Self.json(#""maximum": 9"#, type: "number"), in: screen)
    try await table.settle()
    #expect(table.row("Age")?.message == nil)
    #expect(text(table).flatMap { Double($0) } == 5)
  }

  @Test func `a field in use is left alone, and checked when it is left`() async throws {
    let (screen, table) = try await Self.refusing(drafts: false)
    try await table.type("7", into: "Age", staying: true)
    Self.show(Self.json(#""maximum": 1000"#), in: screen)
    try await table.settle()
    #expect(screen.formValues["age"] == .integer(5))
    try await table.type("7", into: "Age")
    #expect(table.row("Age")?.message == nil)
    #expect(screen.formValues["age"] == .integer(7))
  }

  @Test func `a row that Swift says anew is checked by its own rules, too`() async throws {
    let screen = Names()
    let table = try await HeadlessHost.show(screen)
    await #expect(throws: TableFormError.self) { try await screen.checkForm() }
    #expect(table.row("Name")?.message != nil)
    screen.isRequired = false
    screen.updateTableData()
    try await table.settle()
    #expect(table.row("Name")?.message == nil)
  }
}

@MainActor private final class Names: TableScreen {
  final class Person { var name = "" }

  let person = Person()
  var isRequired = true

  override var tableData: [Section] {
    let cell: Cell =
      isRequired
      ? [
        .title: "Name", .id: "name", .cellClass: .of(.textField()), .bind: .to(person, \.name),
        .validate: .required(),
      ]
      : [.title: "Name", .id: "name", .cellClass: .of(.textField()), .bind: .to(person, \.name)]
    return [Section(cells: [cell])]
  }
}
