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

  // MARK: Both readers

  private final class Prefs: TableScreen {
    var owner = "Ada"
    override class var settings: Settings { [.drafts] }
    override class var bindings: Bindings { ["owner": .to(\Prefs.owner)] }
    static var plain: TableDataNames { dataNames }
  }

  @Test(arguments: [[false, true], [true, false], [true, true], [false, false]])
  func `what was typed stays, on whichever thread the data was read`(_ elsewhere: [Bool])
    async throws
  {
    let text = Data(#"{"cells": [{"id": "o", "title": "Owner", "bind": "owner"}]}"#.utf8)
    let other = Data(
      #"{"cells": [{"id": "o", "title": "Owner", "bind": "other"}]}"#.utf8)
    let screen = Prefs()
    func show(_ text: Data, elsewhere: Bool) async {
      if elsewhere {
        screen.show(await TableData.read(json: text, names: Prefs.plain))
      } else {
        screen.show(TableData(.json(text), names: Prefs.plain))
      }
    }
    await show(text, elsewhere: elsewhere[0])
    let table = try await HeadlessHost.show(screen)
    try await table.type("Grace", into: "Owner")
    await show(text, elsewhere: elsewhere[1])
    try await table.settle()
    #expect(screen.form.isDirty)
    #expect(table.row("Owner")?.controls.first?.value == .text("Grace"))
    try await screen.commitForm()
    #expect(screen.owner == "Grace")
    try await table.type("Joan", into: "Owner")
    await show(other, elsewhere: elsewhere[1])
    try await table.settle()
    #expect(!screen.form.isDirty)
  }
}
