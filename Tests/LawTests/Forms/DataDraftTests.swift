import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// In a form from data what was typed gives way where the data says something else of its field, with drafts or without.
@MainActor @Suite struct DataDraftTests {
  private func json(_ field: String, drafts: Bool, id: String = "") -> String {
    #"{"settings": {"drafts": \#(drafts)}, "cells": ["#
      + #"{"name": "cups", "title": "Cups", \#(id)\#(field)}]}"#
  }

  @Test(
    arguments: [
      (#""type": "integer", "value": 5"#, TableValue.integer(5)),
      (#""type": "text", "value": "one""#, .text("one")),
      (#""type": "integer", "value": 1"#, nil),
    ], [true, false])
  func `what was typed stays as long as the data says the same of its field`(
    other: (field: String, value: TableValue?), drafts: Bool
  ) async throws {
    for (text, id) in [("7", ""), ("7", #""id": "c", "#)] {
      let first = json(#""type": "integer", "value": 1"#, drafts: drafts, id: id)
      let screen = TableScreen(json: first, cells: .ready)
      let table = try await HeadlessHost.show(screen)
      try await table.type(text, into: "Cups")
      screen.show(.json(Data(json(other.field, drafts: drafts, id: id).utf8)), cells: .ready)
      try await table.settle()
      #expect(table.row("Cups")?.controls.first?.value == other.value ?? .integer(7))
      #expect(screen.form.isDirty == (drafts && other.value == nil))
      #expect(table.row("Cups")?.message == nil)
      try await screen.commitForm()
      #expect(screen.formValues["cups"] == other.value ?? .integer(7))
    }
  }

  @Test func `what is wrong with it is no longer said`() async throws {
    let screen = TableScreen(
      json: json(#""type": "integer", "value": 1"#, drafts: true), cells: .ready)
    let table = try await HeadlessHost.show(screen)
    try await table.type("many", into: "Cups")
    #expect(table.row("Cups")?.message != nil)
    let other = json(#""type": "text", "value": "one""#, drafts: true)
    screen.show(.json(Data(other.utf8)), cells: .ready)
    try await table.settle()
    #expect(table.row("Cups")?.message == nil)
    #expect(!screen.form.isDirty)
  }
}
