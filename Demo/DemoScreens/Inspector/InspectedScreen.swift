import Foundation
import Observation
public import TableScreen
import TableScreenInspector

/// A screen with something to look into: hidden, collapsed and computed rows, and a store that changes.
public final class InspectedScreen: TableScreen {
  private let store = CounterStore()

  override public class var settings: Settings {
    [.title("Look inside"), .style(.grouped), .searchable()]
  }

  override public var tableData: [Section] {
    [
      Section("Inspector", id: "inspector", footer: "It is a screen like any other, and live.") {
        [
          .id: "open", .title: "Look inside", .accessory: .disclosure,
          .subtitle: Self.keys,
          .lines: 0, .action: .perform(InspectedScreen.lookInside),
        ]
      },
      Section("What changes", id: "changes") {
        [
          .id: "count", .title: "Count", .subtitle: "\(store.count)", .style: .value1,
          .tag: "counter", .action: .perform(InspectedScreen.countOn),
        ]
        [
          .id: "every second", .title: "Count every second",
          .accessory: .switch(store.isRunning, changed: InspectedScreen.run),
        ]
      },
      Section("What does not show", id: "hidden") {
        [.id: "masked", .title: "Masked", .masked: true]
        [
          .id: "collapsed", .title: "Collapsed",
          .children: .cells { [.id: "below", .title: "Below"] },
        ]
      },
      Section("A hundred thousand", id: "many", count: 100_000, cell: InspectedScreen.row),
    ]
  }

  /// How the inspector is opened elsewhere: the same text on every host, since each plays what another has recorded.
  private static let keys =
    "In a debug build F12 does so on every screen, Control-Shift-D in windows and in browsers whose server offers it, a shake on a phone"

  override public var tableHeader: RowElement? {
    .tour(
      "Rows that show and rows that do not, and a number that counts; the inspector says of each what it is and why."
    )
  }

  private func row(_ place: Int) -> Cell { [.title: "Row \(place + 1)"] }

  private func lookInside() { open(InspectorScreen(of: self), as: .modal) }

  private func countOn() { store.count += 1 }

  /// Counts while the switch is on, and for as long as the screen is open.
  private func run(_ isOn: Bool) async throws {
    store.isRunning = isOn
    guard isOn else { return }
    wait(for: "Counting") { [store] in
      // A person may cancel the wait, too.
      defer { store.isRunning = false }
      while store.isRunning {
        try await Task.sleep(for: .seconds(1))
        if store.isRunning { store.count += 1 }
      }
    }
  }
}

/// A number that counts up.
@Observable @MainActor private final class CounterStore {
  var count = 0
  var isRunning = false
}
