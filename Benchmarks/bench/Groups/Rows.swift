#if os(macOS) || os(Linux)
import TableScreen
import TableScreenData

/// What rows cost to describe and to keep.
@MainActor enum Rows {
  private static let count = 100_000

  static func run(_ report: Report) async throws {
    let numbers = NumbersScreen(count).numbers
    memory(report, numbers)
    literals(report, numbers)
    dictionaries(report, numbers)
    report.measure(
      "1,000,000 computed rows ready", runs: 101
    ) {
      blackHole(TableSection(count: 1_000_000) { [.title: "Row \($0)"] })
    }
  }

  private static func memory(_ report: Report, _ numbers: [NumbersScreen.Number]) {
    let cells = Memory.kept { numbers.map(NumbersScreen.cell) }
    let dictionaries = Memory.kept { numbers.map(dictionary) }
    report.note(
      "a cell of id, title and subtitle", perRow(cells, .bytesPerRow), against: "[String: Any]",
      perRow(dictionaries, .bytesPerRow))
    let screen = ItemsScreen(0)
    let host = SilentHost.show(screen)
    let items = Memory.kept {
      screen.numbers = numbers
      screen.updateTableData()
    }
    report.note(
      "an item in a table, its text included", perRow(items, .bytesPerRow))
    withExtendedLifetime(host) {}
  }

  private static func literals(_ report: Report, _ numbers: [NumbersScreen.Number]) {
    let name = "a cell from a literal"
    guard report.wants(name) else { return }
    report.announce(name)
    let times = inTurn(runs: 15) {
      blackHole(numbers.map(NumbersScreen.cell))
    } _: {
      blackHole(numbers.map(dictionary))
    }
    report.note(name, perRow(times.ours), against: "[String: Any]", perRow(times.theirs))
  }

  private static func dictionaries(_ report: Report, _ numbers: [NumbersScreen.Number]) {
    let name = "a row read from a dictionary"
    guard report.wants(name) else { return }
    report.announce(name)
    let rows: [[String: Any]] = numbers.map { ["title": $0.title, "subtitle": "row"] }
    let table: [String: Any] = ["sections": [["cells": rows]]]
    let times = inTurn(runs: 3) {
      blackHole(TableData(.dictionary(table)).sections)
    } _: {
      blackHole(numbers.map(dictionary))
    }
    report.note(name, perRow(times.ours), against: "[String: Any]", perRow(times.theirs))
  }

  private static func perRow(_ bytes: Double, _ unit: Figure.Unit) -> Figure {
    Figure(amount: bytes / Double(count), unit: unit)
  }

  private static func perRow(_ time: Figure) -> Figure {
    Figure(amount: time.amount * 1_000_000 / Double(count), unit: .nanosecondsPerRow)
  }

  private static func dictionary(_ number: NumbersScreen.Number) -> [String: Any] {
    ["id": number.id, "title": number.title, "subtitle": "row"]
  }
}
#endif
