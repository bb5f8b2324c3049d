import TableScreen
import TableScreenTesting
import Testing

/// What a host draws while a row is dragged is what comes of it when the row is let go.
@MainActor @Suite struct DropTests {
  /// Bags with things, some of which hold others, and one of which is hidden.
  private final class Bags: TableScreen {
    override init() {
      super.init(
        model: TableModel([
          Section("One", id: "one", cells: ["a", "b", "c"].map(Self.thing)),
          Section(
            "Two", id: "two",
            cells: [Self.holder(showsTitles: true), Self.thing("d"), Self.thing("e")]),
          Section("Three", id: "three", cells: []),
          Section(
            "Four", id: "four",
            cells: [Self.thing("f"), Self.fixed("g"), Self.holder(showsTitles: false)]),
        ]))
    }

    override func onLoad() { mask(.id("d")) }

    override func destination(of cell: Cell, from: TablePath, proposed: TablePath) -> TablePath {
      // Into the first place of the last bag nothing goes.
      proposed == TablePath(3, 0) ? from : proposed
    }

    static func thing(_ title: String) -> Cell {
      [.id: .key(title), .title: title, .moveable: true]
    }

    static func fixed(_ title: String) -> Cell {
      [.id: .key(title), .title: title, .moveable: .withinSection]
    }

    static func holder(showsTitles: Bool) -> Cell {
      let name = showsTitles ? "holder" : "shelf"
      return [
        .id: .key(name), .title: name, .moveable: true,
        .children: .sections(
          [
            Section("\(name) 1", cells: ["x", "y"].map { thing("\(name) \($0)") }),
            Section("\(name) 2", cells: [thing("\(name) z")]),
          ], expanded: true, showsTitles: showsTitles),
      ]
    }
  }

  @Test func `a row lands right under the row whose line was drawn, and elsewhere none is drawn`()
    async throws
  {
    let start = Bags()
    let first = try await HeadlessHost.show(start)
    let rows = (0..<first.layout.sectionCount).flatMap { section in
      (0..<first.layout.rowCount(in: section)).map { TablePath(section, $0) }
    }
    let gaps = (0..<first.layout.sectionCount).flatMap { section in
      (0...first.layout.rowCount(in: section)).map { TablePath(section, $0) }
    }
    var (landed, refused) = (0, 0)
    for path in rows where first.row(at: path)?.isMoveable == true {
      for gap in gaps {
        let screen = Bags()
        let table = try await HeadlessHost.show(screen)
        let before = table.titlesBySection
        let row = try #require(table.layout.row(at: path)?.id)
        guard let drop = screen.drop(of: row, into: gap) else {
          let isBelow = gap.section == path.section && gap.row > path.row
          screen.send(.move(row, to: TablePath(gap.section, gap.row - (isBelow ? 1 : 0))))
          #expect(table.titlesBySection == before, "\(path) into \(gap)")
          refused += 1
          continue
        }
        screen.send(.move(row, to: drop.path))
        #expect(table.titlesBySection != before, "\(path) into \(gap)")
        let end = try #require(table.layout.tablePath(of: row))
        let above = table.layout.row(at: TablePath(end.section, end.row - 1))?.id
        #expect(drop.above == above, "\(path) into \(gap): \(before) \(table.titlesBySection)")
        #expect(drop.section == table.layout.sectionID(at: end.section))
        landed += 1
      }
    }
    #expect(landed > 80 && refused > 30, "\(landed) \(refused)")
  }
}
