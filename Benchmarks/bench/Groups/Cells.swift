#if os(macOS) || os(Linux)
import TableScreen
import TableScreenTesting

/// Tables of dictionary cells, written as a user writes them.
@MainActor enum Cells {
  static func run(_ report: Report) async throws {
    try await opening(report)
    try await reading(report, NumbersScreen(100_000), "from a map")
    try await reading(report, BuiltScreen(100_000), "from a builder")
  }

  /// A million cells from a `map`, to the first page of rows.
  private static func opening(_ report: Report) async throws {
    let numbers = NumbersScreen(1_000_000).numbers
    let screen = NumbersScreen(0)
    let table = try await HeadlessHost.show(screen)
    defer { table.close() }
    report.measure("show 1,000,000 cells from a map", against: "[String: Any]", runs: 3) {
      screen.numbers = numbers
      screen.updateTableData()
      blackHole(table.page)
    } _: {
      blackHole(numbers.map(dictionary))
    } between: {
      screen.numbers = []
      screen.updateTableData()
    }
  }

  /// 100,000 cells read again with one in a hundred changed.
  private static func reading(_ report: Report, _ screen: NumbersScreen, _ form: String)
    async throws
  {
    let name = "re-read 100,000 cells \(form), 1 % changed"
    guard report.wants(name) else { return }
    let table = try await HeadlessHost.show(screen)
    defer { table.close() }
    var round = 0
    func change() {
      round += 1
      for index in stride(from: 0, to: screen.numbers.count, by: 100) {
        screen.numbers[index].title = "Changed \(index) in \(round)"
      }
    }
    report.announce(name)
    let all = inTurn(runs: 15) {
      screen.updateTableData()
    } _: {
      blackHole(screen.numbers.map(dictionary))
    } between: {
      change()
    }
    let closure = inTurn(runs: 15, { blackHole(screen.tableData) }, {}).ours
    report.note(name, all.ours, against: "[String: Any]", all.theirs)
    report.note(
      "  of that the framework's own part", .milliseconds(all.ours.amount - closure.amount),
      against: "[String: Any]", all.theirs)
  }

  private static func dictionary(_ number: NumbersScreen.Number) -> [String: Any] {
    ["id": number.id, "title": number.title, "subtitle": "row"]
  }
}
#endif
