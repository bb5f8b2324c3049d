import Testing

@testable import TableScreen

/// A screen of time zones: searchable, with an index, refreshable.
final class ZonesScreen: TableScreen {
  override class var settings: Settings {
    [.title("Time zones"), .searchable(placeholder: "Search zones"), .indexable(), .refreshable()]
  }
  static let zones: [(String, [(String, String)])] = [
    ("America", [("Halifax", "10:32"), ("Lima", "09:32"), ("Paramaribo", "11:32")]),
    ("Asia", [("Kathmandu", "20:17"), ("Tokyo", "23:32")]),
    ("Europe", [("Paris", "16:32"), ("Sparta", "17:32")]),
    ("Pacific", [("Apia", "04:32")]),
  ]
  override var tableData: [Section] {
    Self.zones.map { title, zones in
      Section(
        title,
        cells: zones.map {
          [
            .title: $0.0, .subtitle: $0.1, .style: .value1, .accessory: .disclosure,
            .action: .run { _ in },
          ]
        })
    }
  }
}

/// A form: grouped, with a row of every usual kind.
final class FormScreen: TableScreen {
  override class var settings: Settings { [.title("Settings"), .style(.grouped)] }
  var name = "Ada Lovelace"
  var hasNotifications = true
  override var tableData: [Section] {
    [
      Section("Account", footer: "Applies to every list.") {
        [.title: "Name", .bind: .to(\FormScreen.name)]
        [.title: "Notifications", .accessory: .switch(\FormScreen.hasNotifications)]
        [.title: "Text size", .cellClass: .of(SizeCell.self)]
        [
          .title: "Advanced",
          .children: .cells(expanded: true) {
            [.title: "Log level", .subtitle: "Verbose", .style: .value1, .accessory: .disclosure]
          },
        ]
      }
    ]
  }
}

/// A slider between two words.
final class SizeCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    .row(
      .text(row.cell.title ?? ""), .spacer, .text("small", role: .caption),
      .control(RowControl("size", .slider(0...10, step: 1), value: .number(4))),
      .text("large", role: .caption))
  }
}

/// Rows that can be deleted and moved, some with a note below their title.
final class ChoresScreen: TableScreen {
  override class var settings: Settings { [.title("To do")] }
  var chores = ["Buy milk", "Call Ada", "Water the plants"]
  var notes = ["Buy milk": "Two litres, the blue ones"]
  override var tableData: [Section] {
    [
      Section(
        "Open",
        cells: chores.map { chore in
          [
            .id: .key(chore), .title: chore, .subtitle: notes[chore], .editingStyle: .delete,
            .deleteAction: .perform(ChoresScreen.remove, chore), .moveable: true,
          ]
        })
    ]
  }
  func remove(_ chore: String) { chores.removeAll { $0 == chore } }
}

/// A million rows, which count how often one of them is asked for.
final class MillionScreen: TableScreen {
  override class var settings: Settings { [.title("Numbers")] }
  var asked = 0
  var count = 1_000_000
  override var tableData: [Section] {
    [Section("A million", count: count, cell: MillionScreen.row)]
  }
  func row(_ index: Int) -> Cell {
    asked += 1
    return [.title: "Row \(index)"]
  }
}

/// Sections of rows of one, two and three lines.
final class UnevenScreen: TableScreen {
  let heights: [[Int]]
  let isGrouped: Bool
  init(_ heights: [[Int]], isGrouped: Bool = false) {
    self.heights = heights
    self.isGrouped = isGrouped
    super.init()
  }
  override var chrome: ScreenChrome {
    var chrome = super.chrome
    if isGrouped { chrome.style = .grouped }
    return chrome
  }
  override var tableData: [Section] {
    heights.enumerated().map { section, rows in
      Section(
        section % 3 == 2 ? nil : "Section \(section)", footer: section % 2 == 1 ? "The end" : nil,
        cells: rows.enumerated().map { row, height in
          [
            .title: "\(section).\(row)", .cellClass: .of(TallCell.self),
            .properties: .values(["height": height]),
          ]
        })
    }
  }
}

final class TallCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    let height = row.properties["height", as: Int.self] ?? 1
    let lines = (0..<height).map { RowElement.text("\(row.cell.title ?? "")/\($0)") }
    return .stack(RowStack(.vertical, lines))
  }
}

/// A screen in a headless window, with what a host of characters keeps for it.
@MainActor final class TextStage {
  let host: HeadlessHost
  let screen: TableScreen
  let painter = TextPainter()
  var state = TextState()
  var options = TextOptions()
  var size: TextSize

  init(_ screen: TableScreen, columns: Int = 60, rows: Int = 12) async throws {
    self.screen = screen
    size = TextSize(columns: columns, rows: rows)
    host = try await HeadlessHost.show(screen)
  }

  @discardableResult func paint() -> TextFrame {
    painter.paint(screen, state: &state, size: size, options: options)
  }

  func move(_ motion: TextMotion) {
    painter.move(motion, on: screen, state: &state, size: size, options: options)
  }

  /// The row of that title, as far as it is on screen.
  func row(_ title: String) throws -> NodeID {
    for section in 0..<screen.layout.sectionCount {
      for row in 0..<screen.layout.rowCount(in: section) {
        guard let id = screen.layout.row(at: TablePath(section, row))?.id else { continue }
        if screen.model.cell(id)?.title == title { return id }
      }
    }
    return try #require(nil as NodeID?, "no row \(title)")
  }

  static let help: [TextOptions.Help] = [
    .init("↑↓", "move"), .init("⏎", "open"), .init("/", "search"), .init("r", "refresh"),
    .init("i", "index"), .init("?", "all keys"), .init("q", "quit"),
  ]
}
