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

  private final class OneCellScreen: TableScreen {
    private let cellClass: TableCellClass

    init(_ cellClass: TableCellClass) {
      self.cellClass = cellClass
      super.init()
    }

    override var tableData: [Section] {
      [Section { [.title: "Row", .cellClass: .of(cellClass)] }]
    }
  }

  private nonisolated static let charts: [([Double], String)] = [
    ([1, .nan, 3], "▁ █"), ([1, .infinity, 3], "▁██"), ([1, -.infinity, 3], "▁▁█"),
    ([-1e308, 0, 1e308], "▁▅█"), ([.nan, 2, .nan, 2], " ▅ ▅"), ([.infinity, 2], "█▁"),
  ]

  @Test(arguments: charts)
  func `a chart has a gap for what is no number, and what is infinite stands at its edge`(
    numbers: [Double], bars: String
  ) async throws {
    let screen = OneCellScreen(.chart(numbers))
    let frame = try await HeadlessHost.show(screen).frame(columns: 30, rows: 6)
    #expect(frame.contains(bars), "\(frame)")
  }

  @Test func `progress that is no number is not known, and beyond a whole it is all`() async throws
  {
    func line(_ fraction: Double?) async throws -> String {
      let screen = OneCellScreen(.progress(fraction))
      return try await HeadlessHost.show(screen).frame(columns: 30, rows: 6)
    }
    try await #expect(line(.nan) == line(nil))
    try await #expect(line(.infinity).contains("100%"))
    try await #expect(line(-1e308).contains(" 0%"))
  }
}
