import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import Testing

/// No report about data quotes the value of a secret field, whatever is wrong with it, and wherever it is said to be secret.
@MainActor struct SecretDataTests {
  private nonisolated static let types = [
    "text", "textArea", "email", "password", "number", "integer", "slider", "stepper", "rating",
    "switch", "date", "day", "time", "color", "segments", "picker", "multiPicker",
  ]
  /// Values of which each is wrong for some of the types.
  private static let values = [
    #""mumps""#, "731973", "-73.1973", "true", #"["mumps"]"#, #"{"mumps": 731973}"#,
    #""2026-13-73 mumps""#,
  ]

  @Test(arguments: types, [true, false])
  func `a secret is not quoted`(type: String, isOwn: Bool) throws {
    for value in Self.values {
      let own = isOwn ? #", "secret": true"# : ""
      let defaults = isOwn ? "{}" : #"{"secret": true}"#
      let text = """
        [{"defaults": \(defaults), "cells": [{"title": "Field", "name": "field", "type": "\(type)",
        "value": \(value)\(own)\(Self.more(type))}]}]
        """
      let data = TableData(json: text, names: TableDataNames(cells: .ready))
      for mistake in data.mistakes {
        let said = "\(mistake) \(mistake.nearest ?? "")"
        for secret in ["mumps", "731973", "73.1973", "2026-13"] {
          #expect(
            !said.replacing(#/^\d+:\d+/#, with: "").contains(secret), "\(type) of \(value): \(said)"
          )
        }
      }
    }
  }

  private static func more(_ type: String) -> String {
    switch type {
    case "segments", "picker", "multiPicker": #", "options": ["mump", "flu"]"#
    case "slider", "number", "integer", "stepper": #", "properties": {"minimum": 0, "maximum": 9}"#
    default: ""
    }
  }

  @Test func `what is no secret is quoted`() {
    let text = #"[{"cells": [{"title": "A", "name": "a", "type": "color", "value": "mumps"}]}]"#
    let data = TableData(json: text, names: TableDataNames(cells: .ready))
    #expect(data.mistakes.contains { $0.what.contains("mumps") })
  }
}
