import Testing

@testable import TableScreen
@testable import TableScreenTesting
@testable import TableScreenText

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
  var notes = ["Buy milk": "Two liters, the blue ones"]
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

/// Compares a frame with a picture; spaces at the ends of lines are left out.
@MainActor func expect(
  _ frame: TextFrame, _ picture: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(frame.text == picture, "\n\(frame.text)\n", sourceLocation: sourceLocation)
}

/// Compares the lines below the title, as far as there are any, with a picture.
@MainActor func expectRows(
  _ frame: TextFrame, _ picture: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  var lines = frame.lines.dropFirst()
  while lines.last?.isEmpty == true { lines.removeLast() }
  let text = lines.joined(separator: "\n")
  #expect(text == picture, "\n\(text)\n", sourceLocation: sourceLocation)
}

/// A screen in a headless window, with what a host of characters keeps for it.
@MainActor final class TextStage {
  let host: HeadlessHost
  let screen: TableScreen
  let painter = TextPainter()
  var state = TextState()
  var options = TextOptions()
  var size: TextSize

  init(
    _ screen: TableScreen, columns: Int = 60, rows: Int = 12, waiting: Bool = true
  ) async throws {
    self.screen = screen
    size = TextSize(columns: columns, rows: rows)
    host = HeadlessHost.start([screen])
    if waiting { try await host.settle() }
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

/// A row for each portable element.
final class ElementsScreen: TableScreen {
  override class var settings: Settings { [.title("Elements"), .style(.grouped)] }
  static let names = [
    "switch", "slider", "stepper", "field", "secret", "area", "segments", "menu", "button", "badge",
    "progress", "unknown", "spinner", "disabled", "image", "long", "wrapped",
  ]
  override var tableData: [Section] {
    [
      Section(
        "All",
        footer: "A footer is wrapped between its words where a line ends, and goes on below.",
        cells: Self.names.map { [.title: $0, .cellClass: .of(ElementCell.self)] }),
      Section {
        [.title: "detail", .accessory: .detail]
        [.title: "checkmark", .accessory: .checkmark]
      },
    ]
  }
}

final class ElementCell: TableRowCell {
  private func control(_ kind: RowControl.Kind, _ value: TableValue, isEnabled: Bool = true)
    -> RowElement
  {
    .control(RowControl("control", kind, value: value, isEnabled: isEnabled))
  }

  override func body(for row: RowContext) -> RowElement {
    let name = row.cell.title ?? ""
    let title = RowElement.text(name)
    let choices = ["A", "B", "C"].map { RowControl.Choice(id: $0.lowercased(), title: $0) }
    let field = RowControl.Kind.field(placeholder: "Your name", kind: .text)
    switch name {
    case "switch": return .row(title, .spacer, control(.toggle, .flag(false)))
    case "slider": return .row(title, .spacer, control(.slider(0...1, step: nil), .number(0.75)))
    case "stepper": return .row(title, .spacer, control(.stepper(0...3, step: 1), .integer(3)))
    case "field": return .row(title, .spacer, control(field, .text("")))
    case "secret":
      let kind = RowControl.Kind.field(placeholder: "", kind: .secure)
      return .row(title, .spacer, control(kind, .text("abcde")))
    case "area":
      let text = "Several lines, broken between words,\nor where the text says so"
      return .column(title, control(.textArea(placeholder: ""), .text(text)))
    case "segments": return .row(title, .spacer, control(.segments(choices), .choice("b")))
    case "menu": return .row(title, .spacer, control(.menu(choices), .choice("c")))
    case "button": return control(.button(title: "Sign out"), .null)
    case "badge": return .row(title, .badge("3"), .spacer, .text("value", role: .value))
    case "progress": return .row(title, .spacer, .progress(0.62))
    case "unknown": return .row(title, .spacer, .progress(nil))
    case "spinner": return .row(.spinner, title)
    case "disabled": return .row(title, .spacer, control(.toggle, .flag(true), isEnabled: false))
    case "image":
      let column = RowElement.column(title, .text("Below it", role: .subtitle))
      return .row(.image(TableImage(.named("star"))), column, .spacer, .text("value", role: .value))
    case "long":
      let long = String(repeating: "long ", count: 20)
      return .row(
        .text(long), .spacer, .text("a value of some length", role: .value),
        control(.toggle, .flag(true)))
    default:
      var text = RowText(
        "A text of which its author says that it may take two lines", role: .caption)
      text.lines = 2
      return .column(title, .text(text))
    }
  }
}

/// A section for each letter.
final class LettersScreen: TableScreen {
  override class var settings: Settings { [.title("Letters"), .indexable()] }
  override var tableData: [Section] {
    (0..<26).compactMap { Unicode.Scalar(65 + $0).map { String($0) } }
      .map { letter in
        Section(letter) {
          [.title: "\(letter)1"]; [.title: "\(letter)2"]
        }
      }
  }
}

final class FolderScreen: TableScreen {
  override class var settings: Settings { [.title("Slow")] }
  override var chrome: ScreenChrome {
    var chrome = super.chrome
    chrome.waiting = "Reading the folder…"
    return chrome
  }
}

final class LibraryScreen: TableScreen {
  override class var settings: Settings {
    [.title("Library"), .searchable(scopes: ["All", "Titles", "Notes"])]
  }
  override var tableData: [Section] { [Section { [.title: "Atlas", .subtitle: "Old maps"] }] }
}
