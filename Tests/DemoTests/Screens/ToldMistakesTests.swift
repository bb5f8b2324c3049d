import DemoScreens
import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import TestSupport
import Testing

/// A table that is tried out says what is wrong with it where that is read, and keeps its secrets.
@MainActor @Suite struct ToldMistakesTests {
  private struct Loader: TableDataLoader {
    let text: String
    func answer(
      from url: URL, unless tag: String?, limits: TableDataLimits
    ) async throws -> TableDataAnswer { .data(Data(text.utf8), tag: nil) }
  }

  @Test func `what is wrong with the answer of an address stands above it`() async throws {
    let screen = DataScreen(at: "http://127.0.0.1/mist.json")
    screen.dataLoader = Loader(text: #"{"title": "M", "fo": 1, "cells": [{"title": "x"}]}"#)
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["x"])
    let frame = table.frame(columns: 80, rows: 12)
    #expect(frame.contains("http://127.0.0.1/mist.json:1:16: fo: “fo” is no key"))
    screen.dataLoader = Loader(text: #"{"title": "M", "cells": [{"title": "y"}]}"#)
    try await table.refresh()
    #expect(table.titles == ["y"])
    #expect(!table.frame(columns: 80, rows: 12).contains("mist.json"))
  }

  @Test func `what is wrong with a form is told where it begins, too`() async throws {
    let folder = try TemporaryFolder()
    let rows = (0..<30).map { #"{"title": "Row \#($0)"}"# }.joined(separator: ", ")
    let file = try folder.write(
      #"{"foo": 1, "cells": [\#(rows), {"title": "F", "name": "f", "type": "text"}]}"#,
      to: "form.json")
    let table = try await HeadlessHost.show(
      DataScreen(at: file))
    #expect(table.chrome.notice?.text.contains("“foo” is no key") == true)
  }

  @Test func `what a form holds is shown without its secrets`() async throws {
    let screen = DataScreen(
      text: #"""
        {"barButtons": {"trailing": [{"title": "Save", "action": "submit"}]}, "cells": [
          {"title": "P", "name": "p", "type": "secure", "value": "geheim"},
          {"title": "S", "name": "s", "type": "text", "secret": true, "value": "auch"},
          {"title": "I", "name": "i", "type": "integer", "secret": true, "value": 1234},
          {"title": "E", "name": "e", "type": "secure"},
          {"title": "N", "name": "n", "type": "text", "value": "Ada"}
        ]}
        """#)
    #expect(screen.data?.secretFields == ["p", "s", "i", "e"])
    let table = try await HeadlessHost.show(screen)
    try await table.press("Save")
    #expect(table.chrome.notice?.text == #"{"e":"","i":"•••","n":"Ada","p":"•••","s":"•••"}"#)
  }
}
