import TableScreenTesting

@testable import TableCore
@testable import TableScreen

/// A group whose rows name it: `Y 0,1` is row 1 of section 0 of Y; some of them have groups below.
final class PinnedGroup: TableGroup {
  let name: String
  var counts: [Int]
  var pins: [DataPath: TableGroup] = [:]
  var hidden: Set<DataPath> = []
  var deleted: [DataPath] = []
  var isDeletable = false

  init(_ name: String, _ counts: Int..., pins: [(Int, Int, TableGroup, Bool)] = []) {
    self.name = name
    self.counts = counts
    for (section, row, group, isExpanded) in pins {
      self.pins[DataPath(section, row)] = group
      if !isExpanded { hidden.insert(DataPath(section, row)) }
    }
  }

  override var sections: [TableSection] {
    counts.enumerated().map { section, count in
      TableSection(cells: (0..<count).map { cell(DataPath(section, $0)) })
    }
  }

  private func cell(_ path: DataPath) -> TableCell {
    let title = "\(name) \(path.section),\(path.row)"
    let isExpanded = !hidden.contains(path)
    return [
      .id: .key(title), .title: title, .editingStyle: isDeletable ? .delete : .off,
      .children: pins[path].map { TableChildren(.group($0), expanded: isExpanded) },
    ]
  }

  override func onCellDeleted(_ cell: TableCell, at path: DataPath) async throws -> TableDeletion? {
    deleted.append(path)
    counts[path.section] -= 1
    return .done
  }
}

/// Add (1); Red (3, 3) with Y (3) below its first row; Sw (1) with Y2 (3), collapsed; Blue (1, 1, 1) with Sw3 (1)
/// below the only row of its second section, and Y3 (3) below that of Sw3.
@MainActor struct NestedGroups {
  let y = PinnedGroup("Y", 3)
  let y2 = PinnedGroup("Y2", 3)
  let y3 = PinnedGroup("Y3", 3)
  let sw3: PinnedGroup
  let add = PinnedGroup("Add", 1)
  let red: PinnedGroup
  let sw: PinnedGroup
  let blue: PinnedGroup
  let screen = TableScreen()
  let table: HeadlessHost

  init() async throws {
    sw3 = PinnedGroup("Sw3", 1, pins: [(0, 0, y3, true)])
    red = PinnedGroup("Red", 3, 3, pins: [(0, 0, y, true)])
    sw = PinnedGroup("Sw", 1, pins: [(0, 0, y2, false)])
    blue = PinnedGroup("Blue", 1, 1, 1, pins: [(1, 0, sw3, true)])
    for group in [add, red, sw, blue] { try screen.model.insert(group) }
    table = try await HeadlessHost.show(screen)
  }

  var model: TableModel { screen.model }

  /// What stands at a position on screen: its group's name, section and row.
  func title(_ section: Int, _ row: Int) -> String? {
    table.layout.row(at: TablePath(section, row)).flatMap { model.cell($0.id)?.title }
  }

  /// The position as written of what stands on screen, as its title says it where all is right.
  func written(_ section: Int, _ row: Int) -> String? {
    let path = TablePath(section, row)
    guard let data = table.layout.dataPath(at: path),
      let group = model.tree.group(data.group)?.object as? PinnedGroup
    else { return nil }
    return "\(group.name) \(data.section),\(data.row)"
  }

  /// Where a row of a group stands on screen, by its position as written.
  func place(_ group: PinnedGroup, _ section: Int, _ row: Int) -> TablePath? {
    guard let id = model.tree.groups.values.first(where: { $0.object === group })?.id else {
      return nil
    }
    return table.layout.tablePath(of: DataPath(group: id, section: section, row: row))
  }

  /// What came and went last, in words; a row whose children show or hide is refreshed besides.
  var last: String { table.changes.last.map { "\($0.structure)" } ?? "no change" }
}
