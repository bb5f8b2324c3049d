import Foundation
import Observation
import TableScreen

@testable import CheckedHost
@testable import UIKitStandIn

@Observable @MainActor final class Counter { var count = 1 }

/// A row of each sort.
final class PartsScreen: TableScreen {
  struct Refusal: LocalizedError { var errorDescription: String? { "Refused" } }
  let model0 = Counter()
  var log: [String] = []

  override class var settings: Settings { [.title("Parts"), .longPressable(minDuration: 0.7)] }

  override var tableData: [Section] {
    [
      Section("Rows", id: "rows", footer: "That is all.") {
        [.title: "Refused", .accessory: .switch(false, changed: PartsScreen.refuse)]
        [.title: "Count", .subtitle: "\(model0.count)", .style: .value1]
        [
          .title: "Pressed", .action: .perform(PartsScreen.tapped),
          .longPressAction: .run { [weak self] _ in self?.log.append("long press") },
          .menu: .actions([row("Copy")]), .swipeActions: .actions([row("Archive")]),
          .leadingSwipeActions: .actions([row("Pin")]),
          .editingStyle: .delete, .deleteTitle: "Remove",
        ]
        [.title: "Leads on", .accessory: .disclosure, .action: .perform(PartsScreen.tapped)]
        [.title: "Details", .accessory: .detail(note("details"))]
        [.title: "Badge", .accessory: .badge("3", note("badge"))]
        [
          .title: "Parent",
          .children: .cells {
            [.title: "One"]; [.title: "Two"]
          },
        ]
        [.title: "Slow", .action: .perform(PartsScreen.wait)]
      }
    ]
  }

  private func note(_ text: String) -> TableAction {
    .run { [weak self] _ in self?.log.append(text) }
  }
  private func row(_ title: String) -> TableRowAction {
    TableRowAction(title, note(title.lowercased()))
  }
  func refuse(_ isOn: Bool) throws { throw Refusal() }
  func tapped() { log.append("tap") }
  func wait() async throws { try await Task.sleep(for: .seconds(3_600)) }
}

@Observable @MainActor final class ControlForm {
  var slider = 1.0
  var stepper = 0
  var segment = "a"
  var menu = "r"
  var color = TableColor.red
  var rating = 1
  var day = Date(timeIntervalSince1970: 0)
  var area = ""
  var field = ""
}

/// A row for each control.
final class ControlsScreen: TableScreen {
  let values = ControlForm()
  var log: [String] = []

  override class var settings: Settings { [.style(.grouped)] }

  override var tableData: [Section] {
    func cell(_ title: String, _ kind: RowControl.Kind, _ bind: TableBinding) -> Cell {
      [
        .title: title, .bind: bind,
        .cellClass: .of(TableCellClass(AnyControlCell.self, ["kind": Box(kind)])),
      ]
    }
    return [
      Section(
        cells: [
          cell("Slider", .slider(0...5, step: 1), .to(values, \.slider)),
          cell("Stepper", .stepper(0...9, step: 1), .to(values, \.stepper)),
          cell(
            "Segments", .segments([.init(id: "a", title: "A"), .init(id: "b", title: "B")]),
            .to(values, \.segment)),
          cell(
            "Menu", .menu([.init(id: "r", title: "Red"), .init(id: "g", title: "Green")]),
            .to(values, \.menu)),
          cell("Color", .color, .to(values, \.color)),
          cell("Rating", .rating(5), .to(values, \.rating)),
          cell("Day", .field(placeholder: "", kind: .day), .to(values, \.day)),
          cell("Area", .textArea(placeholder: "More"), .to(values, \.area)),
          cell("Field", .field(placeholder: "Type", kind: .text), .to(values, \.field)),
          [
            .title: "Button", .cellClass: .of(PressCell.self),
            .controls: .handlers(["press": .perform(ControlsScreen.pressed)]),
          ],
        ])
    ]
  }

  func pressed() { log.append("pressed") }
}

struct Box: Hashable {
  let kind: RowControl.Kind; init(_ kind: RowControl.Kind) { self.kind = kind }
}

final class AnyControlCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    guard let box = row.properties["kind", as: Box.self] else { return .spacer }
    return .row(.text(row.cell.title ?? ""), .spacer, .control(row.control(kind: box.kind)))
  }
}

final class PressCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    .row(
      .text(row.cell.title ?? ""), .spacer, .control(row.control("press", .button(title: "Press"))))
  }
}

extension RowContext {
  fileprivate func control(kind: RowControl.Kind) -> RowControl {
    control(RowControl.boundName, kind)
  }
}

final class EmptyScreen: TableScreen {
  struct Offline: LocalizedError { var errorDescription: String? { "Offline" } }
  override class var settings: Settings { [.emptyText("All done.")] }
  override var tableData: [Section] { [] }
}

/// Rows that are drawn by cells of UIKit's own.
final class NativeRowsScreen: TableScreen {
  override var tableData: [Section] {
    [
      Section {
        [
          .title: "Ada", .cellClass: .of(PlayerRow.self), .accessory: .disclosure,
          .action: .run { _ in },
        ]
        [.title: "Grace", .cellClass: .of(NibRow.self)]
      }
    ]
  }
}

final class PlayerCell: UITableViewCell {
  var name: String?
  var isFromNib = false
}

class PlayerRow: NativeRow<PlayerCell> {
  override func show(_ row: RowContext, in cell: PlayerCell) {
    cell.name = row.cell.title
    // What the row says of its end counts.
    cell.accessoryType = .detailButton
  }
}

final class NibRow: PlayerRow {
  override class var nib: UINib? {
    UINib { name in
      let cell = PlayerCell(style: .default, reuseIdentifier: name)
      cell.isFromNib = true
      return cell
    }
  }
}
