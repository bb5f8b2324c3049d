import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// A control of a number that holds none shows none.
@MainActor struct UnsetNumberTests {
  private nonisolated static let types = [
    #""type": "stepper", "properties": {"minimum": 3, "maximum": 9}"#,
    #""type": "stepper""#,
    #""type": "slider", "properties": {"minimum": 3, "maximum": 9}"#,
  ]

  private func screen(_ field: String) -> TableScreen {
    TableScreen(
      json: #"{"cells": [{"title": "Cups", "name": "cups", \#(field)}]}"#, cells: .ready)
  }

  @Test(arguments: types) func `shown is what the form holds`(_ field: String) async throws {
    let screen = screen(field)
    let table = try await HeadlessHost.show(screen)
    #expect(screen.formValues["cups"] == .null)
    let frame = "\(table.frame(columns: 60, rows: 4))"
    #expect(frame.contains("–"), "\(frame)")
    #expect(!frame.contains { $0.isNumber }, "\(frame)")
    try await table.set(.number(3), of: "Cups")
    #expect(screen.formValues["cups"] == .number(3))
    #expect("\(table.frame(columns: 60, rows: 4))".contains("3"))
  }

  private final class Kitchen: TableScreen {
    var cups: Int?
    var level: Double?
    override var tableData: [Section] {
      [
        Section {
          [.title: "Cups", .bind: .to(\Kitchen.cups), .cellClass: .of(.stepper(1...4))]
          [.title: "Level", .bind: .to(\Kitchen.level), .cellClass: .of(.slider(1...4))]
        }
      ]
    }
  }

  @Test func `a property without a value shows none`() async throws {
    let screen = Kitchen()
    let table = try await HeadlessHost.show(screen)
    let frame = "\(table.frame(columns: 60, rows: 4))"
    #expect(!frame.contains { $0.isNumber }, "\(frame)")
    for title in ["Cups", "Level"] {
      let control = try #require(table.row(title)?.controls.first)
      // The first step leads to where the range begins.
      #expect(control.number(movedBy: 1) == 1)
      #expect(control.number(movedBy: -1) == 1)
    }
    screen.cups = 2
    screen.updateTableData()
    try await table.settle()
    let control = try #require(table.row("Cups")?.controls.first)
    #expect(control.number(movedBy: 1) == 3)
    #expect(control.number(movedBy: -1) == 1)
    #expect(control.number(movedBy: 5) == 4)
  }
}
