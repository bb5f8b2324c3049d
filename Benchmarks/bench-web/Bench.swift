#if os(macOS) || os(Linux)
import Foundation
import Observation
import TableScreen
import TableScreenWeb

/// Rows that all windows share.
@Observable @MainActor final class RowStore {
  struct Row: Identifiable, Equatable {
    let id: Int
    var title: String
    var isOn = false
  }

  var rows: [Row]

  init(_ count: Int) { rows = (0..<count).map { Row(id: $0, title: "Row \($0)") } }
}

/// A list of rows with switches, which can be searched.
final class RowsScreen: TableScreen {
  private let store: RowStore

  init(_ store: RowStore) {
    self.store = store
    super.init()
  }

  override class var settings: Settings { [.title("Rows"), .searchable()] }

  override func onLoad() {
    super.onLoad()
    setBarButton(.leading, BarButton("Far", action: .perform(RowsScreen.changeFar)))
    setBarButton(.trailing, BarButton("Near", action: .perform(RowsScreen.changeNear)))
  }

  override var tableData: [Section] {
    [
      Section("Rows", items: store.rows) { row in
        [.title: row.title, .accessory: .switch(row.isOn, changed: RowsScreen.set, row.id)]
      }
    ]
  }

  func set(_ isOn: Bool, _ id: Int) { store.rows[id].isOn = isOn }

  /// Changes a row in view.
  func changeNear() { store.rows[3].title = "Row 3 \(Int.random(in: 100...999))" }

  /// Changes a row out of view.
  func changeFar() { store.rows[store.rows.count - 1].title = "Row \(Int.random(in: 100...999))" }
}

/// Serves that many rows on a port of the system's: bench-web COUNT.
@main struct Bench {
  static func main() async throws {
    #if Web
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000
    let store = RowStore(count)
    var options = WebOptions()
    (options.limits.sessions, options.limits.sessionsOfOne) = (2_000, 2_000)
    options.limits.messagesPerSecond = 10_000
    try await WebApp.run(port: 0, options: options) { _ in RowsScreen(store) }
    #else
    print("built without the web host's server; see Benchmarks/web/run")
    #endif
  }
}
#else
/// Does nothing: this system has no command line.
@main struct Bench {
  static func main() {}
}
#endif
