#if os(macOS) || os(Linux)
import TableScreen
import TableScreenTesting

/// The first search of a table, which makes its index while the main actor goes on.
extension Searching {
  static func stalls(_ report: Report, _ titles: [String]) async throws {
    try await report.stall("the first search in 1,000,000 titles: standstill") {
      try await HeadlessHost.show(TitlesScreen(titles))
    } _: { host in
      try await host.search("bergton")
    }
    // Each run takes 20 seconds, in which a machine that is shared stops for some milliseconds now and then: three show whether it
    // was that.
    try await report.stall("the first search in 10,000,000 computed rows: standstill", runs: 3) {
      try await HeadlessHost.show(ComputedTitles(10_000_000))
    } _: { host in
      host.timeout = .seconds(300)
      try await host.search("row 99999")
    }
    let all = ComputedTitles(10_000_000)
    // What it took when the goal was set.
    try await report.time(
      "all hits of the first search in 10,000,000 computed rows", goal: .milliseconds(21_000),
      runs: 1
    ) {
      let host = try await HeadlessHost.show(all)
      host.timeout = .seconds(300)
      try await host.search("row 99999")
      host.close()
    }
    try await firstHits(report, "1,000,000 titles", of: { TitlesScreen(titles) })
    try await firstHits(report, "10,000,000 computed rows", of: { ComputedTitles(10_000_000) })
  }

  /// The time from the first key of a search to the first rows that it finds.
  private static func firstHits(
    _ report: Report, _ what: String, of make: () -> TableScreen
  ) async throws {
    let name = "first hits of the first key in \(what)"
    guard report.wants(name) else { return }
    report.announce(name)
    var times: [Duration] = []
    for _ in 0..<3 {
      let screen = make()
      let host = try await HeadlessHost.show(screen)
      let start = ContinuousClock.now
      screen.send(.beginSearch)
      screen.send(.search("an"))
      while screen.layout.rowCount == 0 { await Task.yield() }
      times.append(.now - start)
      host.close()
    }
    report.note(name, .median(times), goal: .milliseconds(100))
  }
}

/// Rows that are computed when they are shown or looked through.
final class ComputedTitles: TableScreen {
  private let count: Int

  init(_ count: Int) {
    self.count = count
    super.init()
  }

  override class var settings: Settings { [.searchable()] }
  override var tableData: [Section] {
    [Section(count: count) { [.title: "Ann’s row \($0)"] }]
  }
}
#endif
