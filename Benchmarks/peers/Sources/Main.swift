import Foundation
import TableScreen

/// Measures each workload by ours and by each peer in turn, and prints a table.
///
/// Ours is the whole path, from what `tableData` returns to the change set at a host; theirs is the difference alone.
@main @MainActor enum Main {
  static func main() {
    print("| 100,000 rows | ours, ms | moves |", terminator: "")
    for peer in Peer.all { print(" \(peer.name) | moves |", terminator: "") }
    print()
    print("| --- | ---: | ---: |" + String(repeating: " ---: | ---: |", count: Peer.all.count))
    for workload in Workload.all(100_000) { measure(workload) }
  }

  private static func measure(_ workload: Workload) {
    let screen = RowsScreen([workload.old])
    let (host, navigator) = SilentHost.show(screen)
    var ours: [Duration] = []
    var theirs = Peer.all.map { _ in [Duration]() }
    var moves = Peer.all.map { _ in 0 }
    var ownMoves = 0
    for _ in 0..<7 {
      ours.append(
        ContinuousClock().measure {
          screen.rows = [workload.new]
          screen.updateTableData()
        })
      ownMoves = host.last.movedRows.count
      screen.rows = [workload.old]
      screen.updateTableData()
      for (place, peer) in Peer.all.enumerated() {
        let time = ContinuousClock().measure {
          moves[place] = peer.difference(workload.old, workload.new)
        }
        theirs[place].append(time)
      }
    }
    let own = milliseconds(ours)
    print("| \(workload.name) | \(figure(own)) | \(ownMoves) |", terminator: "")
    for place in Peer.all.indices {
      let other = milliseconds(theirs[place])
      print(" \(figure(other)) (\(figure(other / own)) ×) | \(moves[place]) |", terminator: "")
    }
    print()
    withExtendedLifetime(navigator) {}
  }

  private static func milliseconds(_ times: [Duration]) -> Double {
    times.sorted()[times.count / 2] / .milliseconds(1)
  }

  private static func figure(_ number: Double) -> String {
    number.formatted(.number.precision(.significantDigits(2)))
  }
}
