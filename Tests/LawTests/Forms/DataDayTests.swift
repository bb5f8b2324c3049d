import Foundation
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

@testable import TableScreen

/// Days and times of data are the same ones in every time zone, whenever a window learns of its own; and fields are told
/// apart by their names, whatever the ids of their rows.
@MainActor @Suite struct DataDayTests {
  private static func form(drafts: Bool = false) -> String {
    #"""
    {"settings": {"drafts": \#(drafts), "refreshable": true}, "cells": [
      {"title": "Day", "name": "day", "type": "day", "value": "2026-11-21"},
      {"title": "Time", "name": "time", "type": "time", "value": "18:30"},
      {"title": "Midnight", "name": "midnight", "type": "date", "value": "2026-11-21"},
      {"title": "Text", "name": "text", "type": "text"}
    ]}
    """#
  }

  private static let given =
    #"{"day":"2026-11-21","midnight":"\#(midnight)","text":"","time":"18:30"}"#
  private static let midnight = "2026-11-21T05:00:00Z"

  /// Shows a form before the time zone of its window is known, which is then told.
  private func window(
    _ screen: TableScreen, _ act: (HeadlessHost) async throws -> Void = { _ in },
    then: (HeadlessHost) async throws -> Void
  ) async throws {
    let environment = TableEnvironment(timeZone: .gmt)
    try await TableEnvironment.$current.withValue(environment) {
      let table = try await HeadlessHost.show(screen)
      try await act(table)
      environment.timeZone = try #require(TimeZone(identifier: "America/New_York"))
      table.navigator.readAgain()
      try await table.settle()
      try await then(table)
    }
  }

  private func text(_ screen: TableScreen) throws -> String {
    String(decoding: try screen.formJSON(), as: UTF8.self)
  }

  @Test func `what was given shows and goes out as it was given`() async throws {
    let screen = TableEnvironment.$current.withValue(TableEnvironment(timeZone: .gmt)) {
      TableScreen(json: Self.form(), cells: .ready)
    }
    try await window(screen) { table in
      _ = table.frame()
      let json = try text(screen)
      #expect(json.contains("2026-11-21T00:00:00Z"))
    } then: { table in
      #expect(table.frame().contains("2026-11-21") && table.frame().contains("18:30"))
      let json = try text(screen)
      #expect(json == Self.given)
    }
  }

  @Test func `what was chosen before goes out as it was chosen`() async throws {
    let screen = TableEnvironment.$current.withValue(TableEnvironment(timeZone: .gmt)) {
      TableScreen(json: Self.form(), cells: .ready)
    }
    try await window(screen) { table in
      try await table.type("2026-12-24", into: "Day")
      try await table.type("07:15", into: "Time")
    } then: { table in
      #expect(table.frame().contains("2026-12-24") && table.frame().contains("07:15"))
      let sent = try text(screen)
      #expect(sent.contains(#""day":"2026-12-24""#) && sent.contains(#""time":"07:15""#))
    }
  }

  @Test(arguments: [false, true])
  func `what was chosen stays when the same data comes again`(drafts: Bool) async throws {
    let json = Self.form(drafts: drafts)
    let screen = TableEnvironment.$current.withValue(TableEnvironment(timeZone: .gmt)) {
      TableScreen(json: json, cells: .ready)
    }
    try await window(
      screen,
      then: { table in
        try await table.type("2026-12-24", into: "Day")
        try await table.type("hello", into: "Text")
        screen.show(.json(Data(json.utf8)))
        try await table.settle()
        #expect(table.frame().contains("2026-12-24") && table.frame().contains("hello"))
      })
  }

  @Test func `fields of rows of one id are kept by their names`() async throws {
    let json = #"""
      {"sections": [{"id": "s", "cells": [{"title": "A", "id": "v", "name": "a", "type": "text"}]},
        {"id": "t", "cells": [{"title": "B", "id": "v", "name": "b", "type": "text"}]}]}
      """#
    for typed in [["A", "B"], ["A"], ["B"]] {
      let screen = TableScreen(json: json)
      let table = try await HeadlessHost.show(screen)
      for title in typed { try await table.type("in \(title)", into: title) }
      let values = screen.formValues
      let state = screen.state(withDrafts: true)
      let again = TableScreen(json: json)
      again.restore(state)
      let restarted = try await HeadlessHost.show(again)
      #expect(again.formValues == values)
      #expect(restarted.titles == ["A", "B"])
    }
  }
}
