import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// What guards something in data holds also where its value cannot be read, or its key is misspelled.
@MainActor @Suite struct MistypedGuardTests {
  private func show(_ json: String) async throws -> HeadlessHost {
    try await HeadlessHost.show(TableScreen(.json(Data(json.utf8)), cells: .ready))
  }

  private func content(_ row: String, _ defaults: String = "{}") async throws -> RowContent? {
    let table = try await show(
      #"[{"defaults": \#(defaults), "cells": [{"title": "Row", "deleteAction": "x", \#(row)}]}]"#)
    return table.row("Row")
  }

  @Test(arguments: [#""masked": "yes""#, #""masked": 1"#, #""maskd": true"#])
  func `a row that was to be hidden does not show`(_ row: String) async throws {
    let table = try await show(
      #"[{"cells": [{"title": "Key", "name": "key", "value": "hush", \#(row)}, {"title": "B"}]}]"#)
    #expect(table.titles == ["B"])
    #expect(!table.frame(columns: 40, rows: 9).contains("hush"))
    let section = try await show(
      #"[{"cells": [{"title": "A"}], \#(row)}, {"cells": [{"title": "B"}]}]"#)
    #expect(section.titles == ["B"])
  }

  @Test func `a key without a value, or right, is as before`() async throws {
    let table = try await show(
      #"[{"cells": [{"title": "A", "masked": null}, {"title": "B", "masked": false, "x": 1}]}]"#)
    #expect(table.titles == ["A", "B"])
  }

  @Test(arguments: [
    #""editingStyle": "of""#, #""editingStyle": false"#, #""editingStile": "off""#,
  ]) func `a row whose editing cannot be read is not deleted`(_ row: String) async throws {
    let content = try #require(try await content(row, #"{"editingStyle": "delete"}"#))
    #expect(content.editing == .off)
  }

  @Test func `a row whose moving cannot be read stays`() async throws {
    let content = try await content(#""moveable": "never""#, #"{"moveable": true}"#)
    #expect(content?.isMoveable == false)
  }

  @Test(arguments: [#""enabled": "no""#, #""enabled": 0"#, #""enabeld": false"#])
  func `a button that may be meant to be off is`(_ key: String) async throws {
    let table = try await show(
      #"{"barButtons": {"trailing": [{"title": "Send", "action": "x", \#(key)}]}, "sections": []}"#)
    let button = try #require(table.chrome.trailing.first)
    #expect(!button.isEnabled)
  }
}
