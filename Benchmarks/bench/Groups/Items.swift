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
    try await deletion(report)
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

  /// What a person waits for who deletes a row: its action, and the reading of the data that has lost it.
  private static func deletion(_ report: Report) async throws {
    let screen = ShrinkingScreen(1_000_000)
    let table = try await HeadlessHost.show(screen)
    defer { table.close() }
    var old = screen.numbers
    report.measure(
      "a row deleted by a person, of 1,000,000 items", against: "the same in an array", runs: 11
    ) {
      screen.delete(.path(DataPath(0, screen.numbers.count / 2)))
    } _: {
      old.removeAll { [id = old[old.count / 2].id] in $0.id == id }
    }
  }
}

/// Rows of items that a person deletes.
private final class ShrinkingScreen: TableScreen {
  private(set) var numbers: [NumbersScreen.Number]

  init(_ count: Int) {
    numbers = NumbersScreen(count).numbers
    super.init()
  }

  override var tableData: [Section] {
    [
      Section(items: numbers) { number in
        [
          .title: number.title, .editingStyle: .delete,
          .deleteAction: .perform(ShrinkingScreen.remove, number),
        ]
      }
    ]
  }

  private func remove(_ number: NumbersScreen.Number) {
    numbers.removeAll { $0.id == number.id }
  }
}
#endif
