#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenTesting

/// For how long the main actor stands still.
extension Growth {
  static func standstill() async throws -> Chart {
    var (served, shown, searched, computed) = ([Double](), [Double](), [Double](), [Double]())
    for count in counts {
      if count <= 100_000 {
        served.append(
          try await gap(of: { Outside.served(count) }) { screen in
            let host = try await HeadlessHost.show(screen)
            blackHole(host.frame(columns: 80, rows: 40))
            host.close()
          })
      }
      try await Outside.withPeople(count) { people in
        shown.append(
          try await gap(of: people) { screen in try await HeadlessHost.show(screen).close() })
        searched.append(try await firstSearch("person 1999", of: people))
      }
      computed.append(try await firstSearch("row 99999") { ComputedTitles(count) })
    }
    return Chart(
      name: "standstill", title: "The longest time that the main actor stands still",
      counts: counts,
      lines: [
        .init("cells from a server, shown", served), .init("rows of SQLite, shown", shown),
        .init("the first search in them", searched),
        .init("the first search in computed rows", computed),
      ])
  }

  private static func firstSearch(
    _ query: String, of make: @MainActor () -> TableScreen
  ) async throws -> Double {
    try await gap {
      let host = try await HeadlessHost.show(make())
      host.timeout = .seconds(300)
      return host
    } _: { host in
      try await host.search(query)
    }
  }

  /// The longest gap between two turns of the main actor, in milliseconds, the median of three runs.
  ///
  /// What has to be done before is not watched.
  private static func gap<Subject>(
    of make: @MainActor () async throws -> Subject,
    _ body: @MainActor (Subject) async throws -> Void
  ) async throws -> Double {
    var gaps: [Duration] = []
    for _ in 0..<3 {
      let subject = try await make()
      gaps.append(try await Watchdog.watch { try await body(subject) }.longest)
    }
    return Figure.median(gaps).amount
  }
}
#endif
