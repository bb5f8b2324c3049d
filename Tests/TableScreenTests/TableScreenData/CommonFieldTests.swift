import Foundation
import TableScreenCells
import TableScreenData
import TableScreenTesting
import TestSupport
import Testing

@testable import TableScreen

/// The law of defaults in data: a row that does not have a key is the row that has that of the section's defaults.
@MainActor @Suite struct CommonFieldTests {
  /// Keys of fields, with values that suit each other.
  private static let fields: [[(String, String)]] = [
    [("type", #""secure""#), ("value", #""hush""#)],
    [("type", #""integer""#), ("value", "3"), ("validate", #"{"maximum": 9}"#)],
    [("type", #""picker""#), ("options", #"["a", "b"]"#), ("value", #""a""#)],
    [("cellClass", #""switch""#), ("value", "true")],
    [("type", #""slider""#), ("properties", #"{"minimum": 2, "maximum": 9}"#), ("value", "5")],
    [("value", "4.5"), ("subtitle", #""below""#)],
    [("value", "true"), ("secret", "false")],
    [("type", #""textArea""#), ("value", #""one\ntwo""#), ("secret", "true")],
  ]

  private func shown(_ rows: [[String: String]], _ defaults: [String: String]) async throws
    -> String
  {
    func object(_ keys: [String: String]) -> String {
      "{"
        + keys.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(
          separator: ", ")
        + "}"
    }
    let cells = rows.map(object).joined(separator: ", ")
    let json = #"[{"defaults": \#(object(defaults)), "cells": [\#(cells)]}]"#
    let screen = TableScreen(.json(Data(json.utf8)), cells: .ready)
    let table = try await HeadlessHost.show(screen)
    defer { table.close() }
    let values = screen.formValues.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return "\(screen.data?.mistakes.map(\.what) ?? [])\n\(values)\n\(table.frame())"
  }

  @Test func `a row has the field of the defaults where it has none of its own`() async throws {
    var random = SplitMix64(seed: Seed.value)
    for field in Self.fields {
      for _ in 0..<4 {
        let common = field.filter { _ in Bool.random(using: &random) }
        // Limits stand where the type is, whose value they bound.
        let defaults = Dictionary(uniqueKeysWithValues: common)
        let rows = (0..<2).map { ["title": "\"Row \($0)\"", "name": "\"row\($0)\""] }
        let own = field.filter { defaults[$0.0] == nil }
        let written = rows.map { row in row.merging(field) { $1 } }
        let short = rows.map { row in row.merging(own) { $1 } }
        let (expected, found) = (
          try await shown(written, [:]), try await shown(short, defaults)
        )
        #expect(expected == found, "\(defaults)")
      }
    }
  }

  @Test func `what a row has of its own it keeps`() async throws {
    let rows = [
      ["title": #""A""#, "name": #""a""#, "type": #""text""#, "value": #""own""#],
      ["title": #""B""#, "name": #""b""#, "value": #""b""#],
      ["title": #""C""#, "name": #""c""#, "type": #""integer""#],
      ["title": #""D""#],
    ]
    let found = try await shown(
      rows, ["type": #""picker""#, "options": #"["a", "b"]"#, "value": #""a""#])
    #expect(found.hasPrefix("[]\n"), "\(found)")
    #expect(found.contains(#"["a: text(\"own\")", "b: choice(\"b\")", "c: null"]"#), "\(found)")
  }
}
