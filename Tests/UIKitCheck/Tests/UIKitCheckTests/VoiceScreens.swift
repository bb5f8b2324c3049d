import Foundation
import TableScreen
import TableScreenCells

/// Rows that sound different.
final class VoicesScreen: TableScreen {
  var log: [String] = []
  override var tableData: [Section] {
    [
      Section("Rows", id: "rows", footer: "That is all.") {
        [.title: "Plain", .subtitle: "More about it"]
        [.title: "Tappable", .action: .perform(VoicesScreen.tapped), .accessory: .disclosure]
        [.title: "Count of 12", .cellClass: .of(.badge("2"))]
        [.title: "Value", .subtitle: "7", .style: .value1]
        [.title: "Half", .cellClass: .of(.progress(0.5))]
        [.title: "Parent", .children: .cells { [.title: "Child"] }]
        [
          .title: "Milk", .subtitle: "2 liters", .action: .perform(VoicesScreen.tapped),
          .accessory: .switch(true, changed: VoicesScreen.set),
        ]
        [.title: "Tea", .cellClass: .of(OrderCell.self)]
        [.title: "Details", .accessory: .detail(.perform(VoicesScreen.tapped))]
        [.title: "Badge", .accessory: .badge("3", .perform(VoicesScreen.tapped))]
        [
          .title: "Both", .swipeActions: .actions([row("Archive")]),
          .leadingSwipeActions: .actions([row("Pin")]), .editingStyle: .delete,
        ]
        [.title: "Leading", .leadingSwipeActions: .actions([row("Pin")])]
        [
          .title: "Menu", .swipeActions: .actions([row("Archive")]),
          .leadingSwipeActions: .actions([row("Pin")]),
          .menu: .actions([row("Archive"), row("Share"), row("Copy")]),
        ]
      },
      Section(id: "sum") { [.title: "Last"] }.header(SumEdge.self),
      Section(id: "filter") { [.title: "Very last"] }.header(FilterEdge.self),
    ]
  }
  private func row(_ title: String) -> TableRowAction {
    TableRowAction(title, .run { [weak self] _ in self?.log.append(title.lowercased()) })
  }
  func tapped() { log.append("tap") }
  func set(_ isOn: Bool) {}
}

final class OrderCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    .row(
      .text(row.cell.title ?? ""), .spacer, .control(row.control("order", .button(title: "Order"))))
  }
}

final class SumEdge: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    .row(.text("Sum"), .spacer, .text("12", role: .value))
  }
}

final class FilterEdge: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    .row(
      .text("Filter"), .spacer, .control(RowControl("clear", .button(title: "Clear"))))
  }
}

final class SelectScreen: TableScreen {
  override class var settings: Settings { [.selectable(.multiple)] }
  override var tableData: [Section] {
    [
      Section {
        [.id: 1, .title: "One"]
        [.id: 2, .title: "Two"]
      }
    ]
  }
}

final class MovesScreen: TableScreen {
  var numbers = [0, 1, 2, 3]
  var refuses = false
  override var tableData: [Section] {
    [
      Section(
        "Numbers", id: "numbers",
        cells: numbers.map {
          [
            .id: $0, .title: "\($0)", .moveable: .withinSection, .editingStyle: .delete,
            .accessory: .detail(.perform(MovesScreen.more)),
          ]
        }),
      Section("Others", id: "others") { [.title: "Fixed"] },
    ]
  }
  func more() {}
  override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
    if refuses { return updateTableData() }
    numbers.insert(numbers.remove(at: from.row), at: to.row)
  }
}

final class BarsScreen: TableScreen {
  override var tableData: [Section] { [] }
  override func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
    let act = TableAction.perform(BarsScreen.act)
    return switch edge {
    case .leading: [TableBarButton(system: .add, action: act)]
    case .trailing:
      [TableBarButton(image: "star", action: act), TableBarButton("Send", action: act)]
    case .toolbar:
      [
        TableBarButton(.row(.badge("3"), .text("new")), action: act),
        TableBarButton(system: .flexibleSpace, action: act),
        TableBarButton(system: .trash, action: act),
      ]
    }
  }
  func act() {}
}

final class FailingPagesScreen: TableScreen {
  struct Offline: LocalizedError { var errorDescription: String? { "Offline" } }
  override class var settings: Settings { [.pageable()] }
  override var tableData: [Section] {
    [Section(count: 30) { [.title: "\($0)"] }]
  }
  override func onEndReached() async throws -> Bool { throw Offline() }
}

final class ReadyScreen: TableScreen {
  var text = ""
  var number = 1
  var isOn = true
  var choice = "a"
  var color = TableColor.red
  var day = Date(timeIntervalSince1970: 0)
  var amount = 0.5

  override var tableData: [Section] {
    func cell(_ title: String, _ kind: TableCellClass, _ bind: TableBinding? = nil) -> Cell {
      [.title: title, .cellClass: .of(kind), .bind: bind]
    }
    let choices: [RowControl.Choice] = [.init(id: "a", title: "A"), .init(id: "b", title: "B")]
    let act = TableAction.perform(ReadyScreen.act)
    guard let url = URL(string: "https://example.com/page") else { return [] }
    return [
      Section(
        cells: [
          cell("Field", .textField("Type"), .to(\ReadyScreen.text)),
          cell("Secret", .secureField(), .to(\ReadyScreen.text)),
          cell("Area", .textArea(), .to(\ReadyScreen.text)),
          cell("Number", .number(unit: "kg"), .to(\ReadyScreen.number)),
          cell("Day", .date(.day), .to(\ReadyScreen.day)),
          cell("Stepper", .stepper(), .to(\ReadyScreen.number)),
          cell("Slider", .slider(0...1, low: "low", high: "high"), .to(\ReadyScreen.amount)),
          cell("Switch", .switch, .to(\ReadyScreen.isOn)),
          cell("Rating", .rating(), .to(\ReadyScreen.number)),
          cell("Segments", .segments(choices), .to(\ReadyScreen.choice)),
          cell("Color", .color, .to(\ReadyScreen.color)),
          cell("Picker", .picker(choices), .to(\ReadyScreen.choice)),
          [.title: "Button", .cellClass: .of(.button), .action: act],
          cell("Buttons", .buttons(["Yes": act, "No": act])), cell("Link", .link(url)),
          cell("Badge", .badge("3")), cell("Progress", .progress(0.25)),
          cell("Disclosure", .disclosure("On")),
          [.title: "Key", .subtitle: "Value", .cellClass: .of(.keyValue)],
          [.title: "Chart", .subtitle: "up", .cellClass: .of(.chart([1, 2, 3]))],
          [.title: "Empty", .cellClass: .of(.empty(button: "Make one")), .action: act],
          cell("Loading", .loading),
          [.title: "Portrait", .image: .named("person"), .cellClass: .of(.image())],
          [.image: .named("person"), .cellClass: .of(.image())],
        ])
    ]
  }
  func act() {}
}
