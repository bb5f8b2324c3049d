#if os(macOS) || os(Linux)
import TableCore
import TableScreen

/// The price of the inspector: for each edit that is recorded, and for each while nobody looks.
@MainActor enum Inspection {
  private static let edits = 1_000

  static func run(_ report: Report) async throws {
    let cells = (0..<10_000).map { (number: Int) -> TableCell in
      [.id: number, .title: "Title \(number)"]
    }
    let model = TableModel([TableSection("Numbers", cells: cells)])
    let screen = TableScreen(model: model)
    let (host, navigator) = SilentHost.show(screen)
    defer { navigator.end() }
    var round = 0
    func edit() {
      for number in 0..<edits {
        round += 1
        let row = TableSelector.path(DataPath(0, number))
        try? model.editRows(row, merging: [.title: "Title \(round)"])
      }
    }
    let log = Listener()
    report.measure(
      "1,000 edits of a row, each recorded", against: "nobody looks", runs: 15
    ) {
      screen.record(for: log) {}
      edit()
      screen.stopRecording(for: log)
    } _: {
      edit()
    }
    var count = 0
    report.measure("note 1,000,000 causes while nobody looks", runs: 15) {
      for _ in 0..<1_000_000 { because(.call("edit")) { count &+= 1 } }
    }
    blackHole(count)
    blackHole(host.last)
  }

  /// Somebody who looks.
  private final class Listener {}
}
#endif
