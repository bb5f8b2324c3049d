#if os(macOS) || os(Linux)
import Foundation
import TableScreen

/// A window with a screen of every kind of row, below another screen and beside another tab.
@MainActor final class Matter {
  let screen: MatrixScreen
  let first = PlainScreen("First")
  let host: MatrixHost
  let group = MatrixGroup()
  let rows = MatrixSource()
  let sections = MatrixSections()
  /// A group that stands in no table at first.
  let stacked = TableGroup()
  /// What operations have begun.
  var tasks: [Task<Void, Never>] = []
  /// How many that were.
  var begun = 0

  /// - Parameter ownsRows: whether the rows are those of a model, rather than of `tableData`.
  init(ownsRows: Bool) {
    let store = MatrixStore()
    (store.group, store.rows, store.sections) = (group, rows, sections)
    screen = ownsRows ? MatrixScreen(model: TableModel(store.table)) : MatrixScreen()
    screen.store = store
    host = MatrixHost([first, PlainScreen("Other")])
  }

  var model: TableModel { screen.model }
  var window: TableNavigator { host.window }

  /// The row of an id; any row where there is none.
  func row(_ id: String) -> NodeID {
    model.resolve(.id(TableCell.ID(id))).first ?? model.resolve(.all).first ?? .main
  }
}

/// What the rows are made from.
@MainActor final class MatrixStore {
  var removed: Set<String> = []
  /// The rows that a person has dragged.
  var moved: Set<String> = []
  var text = "text"
  var isOn = false
  var group: MatrixGroup?
  var rows: MatrixSource?
  var sections: MatrixSections?

  /// A section of each kind, and a row of each kind of thing to do.
  var table: [TableSection] {
    guard let group, let rows, let sections else { return [] }
    return [
      TableSection("One", id: "one", cells: own(group)).header(MatrixCell.self).footer(
        MatrixCell.self),
      TableSection("Items", items: ["i", "j", "k"].filter { !removed.contains($0) }, id: \.self) {
        [.title: $0, .editingStyle: .delete]
      },
      TableSection("Source", id: "source", source: rows),
      .sections(from: sections),
    ]
  }

  private func own(_ group: MatrixGroup) -> [TableCell] {
    let cells: [TableCell] = [
      [
        .id: "a", .title: "a", .tag: "tag", .action: .perform(MatrixScreen.act),
        .longPressAction: .perform(MatrixScreen.act), .cellClass: .of(MatrixCell.self),
        .menu: .actions([TableRowAction("offer", .perform(MatrixScreen.act))]),
        .image: .remote(URL(filePath: "/nowhere.png")),
      ],
      [
        .id: "b", .title: "b", .bind: .draft(self, \.text), .cellClass: .of(MatrixField.self),
        .validate: .with { _ in
          Probe.hit("validate")
          return nil
        },
      ],
      [.id: "c", .title: "c", .accessory: .switch(self, \.isOn)],
      [
        .id: "d", .title: "d",
        .children: .cells(
          [[.id: "d1", .title: "d1"], [.id: "d2", .title: "d2"]], expanded: true),
      ],
      [.id: "e", .title: "e", .children: .group(group, expanded: true)],
      [.id: "f", .title: "f", .editingStyle: .delete, .moveable: true],
      [.id: "g", .title: "g", .editingStyle: .insert],
      [.id: "h", .title: "h", .cellClass: .of(MatrixCell.self)],
      [.id: "l", .title: "l", .children: .cells(MatrixScreen.children)],
    ]
    let left = cells.filter { cell in !removed.contains(cell.title ?? "") }
    return left.filter { moved.contains($0.title ?? "") }
      + left.filter { !moved.contains($0.title ?? "") }
  }
}
#endif
