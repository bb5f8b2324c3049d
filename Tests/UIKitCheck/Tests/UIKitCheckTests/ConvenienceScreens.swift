import Foundation
import Observation
import TableScreen

@testable import CheckedHost
@testable import UIKitStandIn

/// A list of things with all that keys are for.
final class ThingsScreen: TableScreen {
  var log: [String] = []
  override class var settings: Settings {
    [
      .title("Things"), .searchable(), .refreshable(), .selectable(.multiple), .longPressable(),
    ]
  }
  override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    edge == .trailing ? [BarButton("Add", action: .perform(ThingsScreen.add))] : []
  }
  func add() { log.append("add") }
  override func onRefresh() async throws { log.append("refresh") }
  override func onAppEvent(_ event: AppEvent) {
    if case .url(let url) = event { log.append(url.absoluteString) }
  }

  override convenience init() {
    self.init(
      model: TableModel([
        TableSection(
          "Drinks", id: "drinks",
          cells: ["Tea", "Milk", "Juice"].map { title in
            [
              .id: title, .title: title, .editingStyle: .delete,
              .moveable: true,
            ]
          }),
        TableSection(
          "Food", id: "food",
          cells: [
            [.id: "bread", .title: "Bread", .moveable: .withinSection],
            [.id: "salt", .title: "Salt"],
            [
              .id: "pressed", .title: "Pressed", .moveable: true,
              .longPressAction: .run { _ in },
            ],
          ]),
      ]))
  }
}

/// A row with a field, one that leads on, and a preview of where it leads.
@Observable final class MailScreen: TableScreen {
  @ObservationIgnored var log: [String] = []
  var note = ""
  override class var settings: Settings { [.title("Letters")] }
  override var restorationName: String? { "letters" }
  override var tableData: [Section] {
    [
      Section {
        [.title: "Note", .bind: .to(\MailScreen.note)]
        [.title: "Ada", .tag: "letter", .action: .perform(MailScreen.read)]
        [
          .title: "Grace", .tag: "letter", .action: .perform(MailScreen.read),
          .menu: .actions([
            TableRowAction("Archive", .run { [weak self] _ in self?.log.append("archive") })
          ]),
        ]
        [.title: "Plain"]
      }
    ]
  }
  func read() { open(LetterScreen()) }
  override func previewScreen(for cell: Cell) -> Screen? {
    cell.tags.contains("letter") ? LetterScreen() : nil
  }
  override func onAppEvent(_ event: AppEvent) {
    if case .url(let url) = event { log.append(url.absoluteString) }
  }
}

final class LetterScreen: TableScreen {
  static var log: [String] = []
  override class var settings: Settings { [.title("Letter")] }
  override var restorationName: String? { "letter" }
  override var tableData: [Section] { [Section { [.title: "Dear reader"] }] }
  override func onAppear() { Self.log.append("appear") }
  override func onDismiss() { Self.log.append("dismiss") }
  override func onAppEvent(_ event: AppEvent) {
    if case .url(let url) = event { Self.log.append(url.absoluteString) }
  }
}
