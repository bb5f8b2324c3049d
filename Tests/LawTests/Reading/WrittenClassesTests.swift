import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import Testing

/// A cell class that data name is written by its name, wherever it stands.
@MainActor @Suite struct WrittenClassesTests {
  private static let names = TableDataNames(cells: .ready)

  nonisolated private static let classes = [
    "badge", "chart", "date", "day", "disclosure", "keyValue", "integer", "multiPicker", "picker",
    "progress", "rating", "stepper", "switch", "time",
  ]

  @Test(arguments: classes, ["headerView", "footerView", "accessory", "cellClass"])
  func `a ready class comes back from data`(name: String, place: String) {
    let row = #""title": "A""#
    let text =
      switch place {
      case "accessory": #"[{"cells": [{\#(row), "accessory": {"view": "\#(name)"}}]}]"#
      case "cellClass": #"[{"cells": [{\#(row), "cellClass": "\#(name)"}]}]"#
      default: #"[{"cells": [{\#(row)}], "\#(place)": {"cellClass": "\#(name)"}}]"#
      }
    let data = TableData(json: text, names: Self.names)
    guard data.mistakes.isEmpty else { return }
    let (written, leftOut) = data.json(names: Self.names)
    // A badge and what is alike say nothing without a value.
    if place == "accessory", ["badge"].contains(name) { return }
    #expect(leftOut.isEmpty, "\(leftOut)")
    #expect(written.contains("\"\(name)\""), "\(written)")
    #expect(TableData(json: written, names: Self.names).json(names: Self.names).text == written)
  }

  @Test func `a screen keeps the classes that its data was read with`() {
    let text = #"[{"cells": [{"title": "C", "name": "c", "type": "slider", "value": 0.2}]}]"#
    let screen = TableScreen(json: text, cells: .ready)
    screen.formValues["c"] = .number(0.5)
    screen.show(.json(Data(text.utf8)))
    #expect(screen.data?.mistakes == [] && screen.formValues["c"] == .number(0.5))
    screen.show(.json(Data(text.utf8)), cells: [:])
    #expect(screen.data?.mistakes.isEmpty == false)
  }
}
