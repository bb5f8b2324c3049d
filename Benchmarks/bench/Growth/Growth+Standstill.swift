#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenTesting

/// For how long the main actor stands still.
extension Growth {
  static func standstill() async throws -> Chart {
    var (served, shown, searched, computed) = ([Double](), [Double](), [Double](), [Double]())
    for count in counts {
      if count <= 100_000 { served.append(try await gap { try await Outside.serve(count) }) }
      try await Outside.withPeople(count) { people in
        shown.append(try await gap { try await HeadlessHost.show(people()).close() })
        let host = try await HeadlessHost.show(people())
        host.timeout = .seconds(300)
        searched.append(try await gap { try await host.search("person 1999") })
        host.close()
      }
      let host = try await HeadlessHost.show(ComputedTitles(count))
      host.timeout = .seconds(300)
      computed.append(try await gap { try await host.search("row 99999") })
      host.close()
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

  /// The longest gap between two turns of the main actor, in milliseconds.
  private static func gap(_ body: @MainActor () async throws -> Void) async throws -> Double {
    try await Watchdog.watch(body).longest / .milliseconds(1)
  }
}
#endif
