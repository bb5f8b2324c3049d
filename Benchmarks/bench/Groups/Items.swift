#if os(macOS) || os(Linux)
import TableScreen
import TableScreenTesting

/// Tables of items, whose cells are made when they are shown.
@MainActor enum Items {
  static func run(_ report: Report) async throws {
    let screen = ItemsScreen(1_000_000)
    let table = try await HeadlessHost.show(screen)
    defer { table.close() }
    var round = 0
    var old = screen.numbers
    func change() {
      round += 1
      old = screen.numbers
      for index in stride(from: 0, to: 1_000_000, by: 100) {
        screen.numbers[index].title = "Changed \(index) in \(round)"
      }
    }
    change()
    report.measure(
      "re-read 1,000,000 items, 1 % changed", against: "a plain == walk"
    ) {
      screen.updateTableData()
    } _: {
      blackHole(zip(old, screen.numbers).count { $0 == $1 })
    } between: {
      change()
    }
    let (long, short) = (ItemsScreen(1_000_000), ItemsScreen(1_000))
    let tables = (try await HeadlessHost.show(long), try await HeadlessHost.show(short))
    var place = 0
    report.measure(
      "a page of 1,000,000 rows", against: "a page of 1,000 rows", runs: 201
    ) {
      place += 37
      tables.0.scroll(to: TablePath(0, place * 991 % 999_000), at: .top, in: long)
      blackHole(tables.0.page)
    } _: {
      tables.1.scroll(to: TablePath(0, place % 900), at: .top, in: short)
      blackHole(tables.1.page)
    }
  }
}
#endif
