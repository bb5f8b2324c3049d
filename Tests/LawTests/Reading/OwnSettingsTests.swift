import TableScreen
import TableScreenData
import TableScreenTesting
import Testing

/// Settings in data change what they say, and leave all else as the screen's class has it.
@MainActor @Suite struct OwnSettingsTests {
  private final class FoundScreen: TableScreen {
    override class var settings: Settings {
      [
        .searchable(placeholder: "Find it", scopes: ["All", "New"]),
        .longPressable(minDuration: 0.2), .selectable(.single, marks: false),
      ]
    }
  }

  private func show(_ screen: TableScreen) async throws -> HeadlessHost {
    try await HeadlessHost.show(screen)
  }

  private func json(_ settings: String) -> String {
    #"{"settings": \#(settings), "cells": [{"title": "Row", "action": "go"}]}"#
  }

  @Test func `what data turns on keeps the texts of the class`() async throws {
    for said in ["{}", #"{"searchable": true, "longPressable": true}"#] {
      let table = try await show(FoundScreen(json: json(said)))
      #expect(table.chrome.search?.placeholder == "Find it", "\(said)")
      #expect(table.chrome.search?.scopes == ["All", "New"], "\(said)")
      table.close()
    }
    let table = try await show(FoundScreen(json: json(#"{"searchable": {"placeholder": "New"}}"#)))
    #expect(table.chrome.search?.placeholder == "New")
    table.close()
    let plain = try await show(TableScreen(json: json(#"{"searchable": true}"#)))
    #expect(plain.chrome.search != nil)
    plain.close()
  }

  @Test(arguments: [
    (#"{"selectable": "single"}"#, false), (#"{"marksSelection": true}"#, true),
    (#"{"selectable": "multiple"}"#, false), ("{}", false),
  ])
  func `the marks of selected rows are as the class or the data says`(
    said: String, hasMark: Bool
  ) async throws {
    let table = try await show(FoundScreen(json: json(said)))
    try await table.tap("Row")
    #expect(table.frame().contains("✓") == hasMark)
    table.close()
  }

  @Test func `rows that stay selected have marks without a word on them`() async throws {
    let table = try await show(TableScreen(json: json(#"{"selectable": "single"}"#)))
    try await table.tap("Row")
    #expect(table.frame().contains("✓"))
    table.close()
  }
}
