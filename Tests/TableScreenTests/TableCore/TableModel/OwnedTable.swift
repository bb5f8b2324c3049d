import TableScreen
import TableScreenTesting

/// A screen that owns its rows: A with a1, a2 and a3, B with b1, and C without any.
@MainActor struct OwnedTable {
  let model: TableModel
  let screen: TableScreen
  let table: HeadlessHost

  /// Shows the table; `attributes` are what every row has beside id and title.
  init(
    _ attributes: TableCell = [:],
    make: @MainActor (TableModel) -> TableScreen = TableScreen.init(model:)
  )
    async throws
  {
    model = TableModel(
      [("A", ["a1", "a2", "a3"]), ("B", ["b1"]), ("C", [])].map { name, rows in
        TableSection(
          name, id: TableCell.ID(name), cells: rows.map { Self.cell($0).merging(attributes) })
      })
    screen = make(model)
    table = try await HeadlessHost.show(screen)
  }

  static func cell(_ name: String) -> TableCell { [.id: TableCell.ID(name), .title: name] }

  static func cells(_ names: String...) -> [TableCell] { names.map { cell($0) } }

  /// The titles of the rows, by section.
  var rows: [[String]] { table.titlesBySection }

  /// What the newest change set says, in words.
  var last: String { table.changes.last.map { "\($0)" } ?? "no change" }
}
