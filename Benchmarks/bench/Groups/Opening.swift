#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenTerminal
import TableScreenTesting

/// From a screen that nobody has shown yet to its first frame.
@MainActor enum Opening {
  static func run(_ report: Report) async throws {
    let (input, output) = (open("/dev/null", O_RDONLY), open("/dev/null", O_WRONLY))
    defer {
      close(input)
      close(output)
    }
    func frame(_ screen: Screen) {
      let terminal = try? OffscreenTerminal(
        [screen], columns: 80, lines: 40, input: input, output: output)
      terminal?.close()
    }
    report.measure(
      "first frame of 1,000,000 computed rows, terminal", against: "of 10 rows", runs: 51
    ) {
      frame(ComputedScreen(1_000_000))
    } _: {
      frame(ComputedScreen(10))
    }
    let rows = ItemsScreen(100_000).numbers
    report.measure("first frame of 100,000 items, terminal", runs: 21) {
      let screen = ItemsScreen(0)
      screen.numbers = rows
      frame(screen)
    }
    try await headless(report, rows)
  }

  /// Load, search, edit and read back, without a host to draw.
  private static func headless(_ report: Report, _ rows: [NumbersScreen.Number]) async throws {
    let name = "load, search, edit and read back 100,000 items, headless"
    guard report.wants(name) else { return }
    report.announce(name)
    var times: [Duration] = []
    for _ in 0..<5 {
      let start = ContinuousClock.now
      let screen = ItemsScreen(0)
      screen.numbers = rows
      let table = try await HeadlessHost.show(screen)
      try await table.search("row 9999")
      try await table.endSearch()
      screen.numbers[5].title = "Edited"
      screen.updateTableData()
      blackHole(table.page)
      table.close()
      times.append(.now - start)
    }
    report.note(name, .median(times))
  }
}

/// As many rows as asked for, each computed when it is shown.
private final class ComputedScreen: TableScreen {
  private let count: Int

  init(_ count: Int) {
    self.count = count
    super.init()
  }

  override var tableData: [Section] {
    [Section(count: count) { [.title: "Title of row \($0)", .subtitle: "row"] }]
  }
}
#endif
