import Foundation
import Testing

@testable import TableScreen

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
    #expect(table.row("Name")?.message == Words.current.required)
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

  @Test func `two fields of one name are said`() {
    let data = TableData(
      json: #"{"cells": [{"name": "a", "type": "text"}, {"name": "a", "type": "text"}]}"#)
    #expect(data.mistakes.map(\.what) == ["two fields are named “a”"])
  }
}
