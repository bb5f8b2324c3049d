import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// A field that data narrows never shows another value than it sends.
@MainActor struct NarrowedFieldTests {
  /// A field of data with a value that a person gave, and whether the field as described later takes it.
  struct Field: Sendable, CustomTestStringConvertible {
    let type: String
    let before: String
    let after: String
    let value: TableValue
    let isTaken: Bool

    var testDescription: String { "\(type): \(before), then \(after)" }
  }

  nonisolated static let fields: [Field] =
    ["slider", "stepper"].flatMap { type in
      [(5, false), (8, true), (20, true)].map { most, isTaken in
        Field(
          type: type, before: #""properties": {"minimum": 0, "maximum": 10}"#,
          after: #""properties": {"minimum": 0, "maximum": \#(most)}"#, value: .number(8),
          isTaken: isTaken)
      }
    }
    + [(5, false), (8, true)].map { count, isTaken in
      Field(
        type: "rating", before: #""properties": {"count": 10}"#,
        after: #""properties": {"count": \#(count)}"#, value: .integer(8), isTaken: isTaken)
    }
    + ["segments", "picker", "multiPicker"].flatMap { type in
      [(#"["S", "M"]"#, false), (#"["L", "M"]"#, true), (#"["S", "M", "L", "XL"]"#, true)].map {
        options, isTaken in
        Field(
          type: type, before: #""options": ["S", "M", "L"]"#, after: #""options": \#(options)"#,
          value: type == "multiPicker" ? .choices(["L"]) : .choice("L"), isTaken: isTaken)
      }
    }

  private static func table(_ field: Field, _ rest: String, drafts: Bool) -> TableDataInput {
    .json(
      Data(
        #"{"settings": {"drafts": \#(drafts)}, "cells": [{"title": "Field", "name": "field", "type": "\#(field.type)", \#(rest)}]}"#
          .utf8))
  }

  @Test(arguments: fields, [false, true])
  func `a value that the field takes no more gives way, and any other stays`(
    field: Field, drafts: Bool
  ) async throws {
    let screen = TableScreen(.json(Data(#"{"cells": []}"#.utf8)), cells: .ready)
    screen.show(Self.table(field, field.before, drafts: drafts), cells: .ready)
    let table = try await HeadlessHost.show(screen)
    let initial = try #require(screen.formValues["field"])
    if field.type.hasSuffix("icker") {
      try await table.tap("Field")
      try await table.tap("L")
      if field.type == "multiPicker" { try await table.back() }
    } else {
      try await table.set(field.value, of: "Field")
    }
    screen.show(Self.table(field, field.after, drafts: drafts), cells: .ready)
    try await table.settle()
    #expect(screen.data?.mistakes == [])
    let shown = try #require(
      table.row("Field")?.controls.first?.value ?? screen.formValues["field"])
    try await screen.commitForm()
    let sent = try #require(screen.formValues["field"])
    #expect(sent == (field.isTaken ? field.value : initial))
    #expect(Double(shown) == Double(sent))
    let reports = try await TableDiagnostics.collect { screen.formValues["field"] = sent }
    #expect(reports.isEmpty)
  }
}
