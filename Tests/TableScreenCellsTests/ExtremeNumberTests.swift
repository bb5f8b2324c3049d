import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// Numbers from outside that no screen was made for are shown all the same.
@MainActor struct ExtremeNumberTests {
  private nonisolated static let numbers = [
    "0", "-1", "1e308", "-1e308", "5e-324", "9223372036854775807", "-9223372036854775808", "1e19",
    "100000000000",
  ]

  @Test(arguments: numbers) func `every cell shows`(_ number: String) async throws {
    let cells = [
      #"{"title": "a", "cellClass": "rating", "properties": {"count": #, "value": #}}"#,
      #"{"name": "b", "type": "slider", "value": #, "properties": {"minimum": #, "maximum": #, "step": #}}"#,
      #"{"name": "c", "type": "slider", "value": #, "properties": {"minimum": 0, "maximum": 1}}"#,
      #"{"name": "c2", "type": "slider", "value": 0, "properties": {"minimum": -1e308, "maximum": 1e308, "step": #}}"#,
      #"{"name": "d", "type": "stepper", "value": #, "properties": {"minimum": -5, "maximum": #, "step": #}}"#,
      #"{"name": "e", "type": "stepper", "value": #}"#,
      #"{"name": "f", "type": "rating", "value": 3, "properties": {"count": #}}"#,
      #"{"title": "g", "cellClass": "chart", "properties": {"numbers": [#, 0, -1, 1e308, -1e308]}}"#,
      #"{"title": "h", "cellClass": "progress", "properties": {"value": #}}"#,
      #"{"title": "i", "cellClass": "image", "image": {"name": "x", "size": 3}, "properties": {"size": #}}"#,
      #"{"name": "j", "type": "integer", "value": #, "validate": {"minimum": #, "maximum": #}}"#,
      #"{"name": "k", "type": "number", "value": #, "validate": {"minimumLength": #}}"#,
      #"{"title": "l", "height": #, "indentation": #, "id": #}"#,
    ]
    let text =
      #"{"settings": {"rowHeight": #, "pageable": {"distance": #}, "longPressable": {"minDuration": #}}, "#
      + #""cells": [\#(cells.joined(separator: ","))]}"#
    let screen = TableScreen(json: text.replacing("#", with: number), cells: .ready)
    _ = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen)
      for row in table.titles.indices { #expect(table.row(at: TablePath(0, row))?.kind != nil) }
      #expect(table.frame(columns: 60, rows: 60).count > 100)
    }
  }
}
