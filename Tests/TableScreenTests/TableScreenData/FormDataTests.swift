import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import Testing

/// A form that data describes gives its values back by name.
@MainActor struct FormDataTests {
  private static let form = #"""
    {"settings": {"drafts": true}, "cells": [
      {"title": "Name", "name": "name", "type": "text", "value": "Ada",
        "validate": {"required": true, "minimumLength": 2}},
      {"title": "Age", "name": "age", "type": "integer",
        "validate": {"minimum": 18, "maximum": 99}},
      {"title": "Email", "name": "email", "validate": {"pattern": "[^@]+@[^@]+", "message": "Type an address"}},
      {"title": "News", "name": "news", "value": true},
      {"title": "Weight", "name": "weight", "value": 1.5},
      {"title": "Since", "name": "since", "type": "date", "value": "2026-11-21T10:00:00Z"},
      {"title": "Save", "action": "submit"}
    ]}
    """#

  @Test func `what is typed comes back by name when the form is committed`() async throws {
    let screen = TableScreen(json: Self.form)
    let table = try await HeadlessHost.show(screen)
    #expect(screen.data?.mistakes == [])
    #expect(screen.formValues["name"] == .text("Ada") && screen.formValues["age"] == .null)
    try await table.type("Grace", into: "Name")
    try await table.type("36", into: "Age")
    try await table.type("grace@example.org", into: "Email")
    try await table.toggle("News")
    #expect(screen.formValues["name"] == .text("Ada"))
    try await table.tap("Save")
    let json = try JSONSerialization.jsonObject(with: screen.formJSON()) as? [String: Any]
    #expect(json?["name"] as? String == "Grace")
    #expect(json?["age"] as? Int == 36)
    #expect(json?["email"] as? String == "grace@example.org")
    #expect(json?["news"] as? Bool == false)
    #expect(json?["weight"] as? Double == 1.5)
    #expect(json?["since"] as? String == "2026-11-21T10:00:00Z")
  }

  @Test func `a form that is wrong says so in its rows, and its values stay`() async throws {
    let screen = TableScreen(json: Self.form)
    let table = try await HeadlessHost.show(screen)
    try await table.type("", into: "Name")
    try await table.type("7", into: "Age")
    try await table.type("nobody", into: "Email")
    try await table.tap("Save")
    #expect(table.row("Name")?.message == TableWords.current.required)
    #expect(table.row("Age")?.message == "This is out of range; type a number from 18 to 99")
    #expect(table.row("Email")?.message == "Type an address")
    #expect(screen.formValues["name"] == .text("Ada"))
    try await table.type("G", into: "Name")
    #expect(table.row("Name")?.message == "This is too short; type 2 characters or more")
  }

  @Test func `values are set by name, shown at once, and those that make no sense are not taken`()
    async throws
  {
    let screen = TableScreen(
      sections: [
        [
          "cells": [
            ["title": "Name", "name": "name", "type": "text"],
            ["title": "Age", "name": "age", "type": "integer", "value": 3] as [String: Any],
          ]
        ]
      ])
    let table = try await HeadlessHost.show(screen)
    screen.formValues["name"] = .text("Grace")
    screen.formValues["age"] = .text("many")
    screen.formValues["nobody"] = .text("x")
    try await table.settle()
    #expect(table.row("Name")?.controls.first?.value == .text("Grace"))
    #expect(screen.formValues == ["name": .text("Grace"), "age": .integer(3)])
    try await table.type("4", into: "Age")
    #expect(screen.formDictionary["age"] as? Int == 4)
  }

  @Test
  func `other data keeps what was typed where the field is the same, and takes what it says anew`()
    async throws
  {
    func form(_ age: Int, _ more: String = "") -> String {
      #"{"cells": [{"title": "Name", "name": "name", "type": "text", "value": "Ada"}, "#
        + #"{"title": "Age", "name": "age", "type": "integer", "value": \#(age)}\#(more)]}"#
    }
    let screen = TableScreen(json: form(3))
    let table = try await HeadlessHost.show(screen)
    try await table.type("Grace", into: "Name")
    try await table.type("4", into: "Age")
    let count = table.changes.count
    screen.show(.json(Data(form(5, #", {"title": "More"}"#).utf8)))
    try await table.settle()
    #expect(screen.formValues == ["name": .text("Grace"), "age": .integer(5)])
    #expect(table.titles == ["Name", "Age", "More"])
    #expect(table.changes.dropFirst(count).allSatisfy { $0.deletedRows.isEmpty })
  }

  private static func form(drafts: Bool, name: String?, more: String = "") -> TableDataInput {
    let field = name.map {
      #"{"title": "Name", "name": "name", "type": "text", "value": "\#($0)"}, "#
    }
    return .json(
      Data(
        (#"{"settings": {"drafts": \#(drafts)}, "cells": ["# + (field ?? "") + more
          + #"{"title": "Age", "name": "age", "type": "integer"}]}"#).utf8))
  }

  @Test(arguments: [false, true])
  func `what was typed is there again when its field is, though an answer left the field out`(
    drafts: Bool
  ) async throws {
    let screen = TableScreen(Self.form(drafts: drafts, name: "Ada"))
    let table = try await HeadlessHost.show(screen)
    try await table.type("Grace", into: "Name")
    for _ in 0..<2 {
      screen.show(Self.form(drafts: drafts, name: nil))
      try await table.settle()
      #expect(screen.formValues == ["age": .null], "a field that is not there has no value")
    }
    screen.show(Self.form(drafts: drafts, name: "Ada"))
    try await table.settle()
    #expect(table.row("Name")?.controls.first?.value == .text("Grace"))
    #expect(screen.formValues["name"] == .text(drafts ? "Ada" : "Grace"))
    if drafts {
      try await screen.commitForm()
      #expect(screen.formValues["name"] == .text("Grace"))
    }
  }

  @Test func `a field that comes back with another value has that, then and later`() async throws {
    let screen = TableScreen(Self.form(drafts: false, name: "Ada"))
    let table = try await HeadlessHost.show(screen)
    try await table.type("Grace", into: "Name")
    screen.show(Self.form(drafts: false, name: nil))
    screen.show(Self.form(drafts: false, name: "Barbara"))
    #expect(screen.formValues["name"] == .text("Barbara"))
    screen.show(Self.form(drafts: false, name: "Ada"))
    #expect(screen.formValues["name"] == .text("Ada"))
    try await table.settle()
  }

  @Test func `a value that an app gave is there again, too, and reset forgets what is away`()
    async throws
  {
    let screen = TableScreen(Self.form(drafts: false, name: "Ada"))
    let table = try await HeadlessHost.show(screen)
    screen.formValues["name"] = .text("Grace")
    screen.show(Self.form(drafts: false, name: nil))
    screen.show(Self.form(drafts: false, name: "Ada"))
    #expect(screen.formValues["name"] == .text("Grace"))
    let reset = #"{"title": "Reset", "action": "reset"}, "#
    screen.show(Self.form(drafts: false, name: nil, more: reset))
    try await table.tap("Reset")
    screen.show(Self.form(drafts: false, name: "Ada"))
    #expect(screen.formValues["name"] == .text("Ada"))
  }

  @Test func `of fields that are away the newest thousand are remembered`() async throws {
    let names = (0..<1_500).map { "f\($0)" }
    func form(_ names: [String]) -> TableDataInput {
      let cells = names.map { #"{"name": "\#($0)", "type": "text"}"# }.joined(separator: ",")
      return .json(Data("{\"cells\": [\(cells)]}".utf8))
    }
    let screen = TableScreen(form(names))
    let table = try await HeadlessHost.show(screen)
    for name in names { screen.formValues[name] = .text("typed") }
    screen.show(form(Array(names.dropFirst(800))))
    screen.show(form([]))
    screen.show(form(names))
    let values = screen.formValues
    #expect(values.values.count { $0 == .text("typed") } == 1_000)
    #expect(names.dropFirst(800).allSatisfy { values[$0] == .text("typed") })
    try await table.settle()
  }

  @Test func `two fields of one name are said`() {
    let data = TableData(
      json: #"{"cells": [{"name": "a", "type": "text"}, {"name": "a", "type": "text"}]}"#)
    #expect(data.mistakes.map(\.what) == ["two fields are named “a”"])
  }
}
