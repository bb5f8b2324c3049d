import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A place by number means where the first of what is put there stands afterwards, for rows as for sections.
@MainActor struct PlaceTests {
  private func model(_ rows: String..., inner: [String] = ["b1", "b2"]) -> TableModel {
    TableModel([
      TableSection("A", id: "A", cells: rows.map { [.id: .key($0), .title: $0] }),
      TableSection("B", id: "B", cells: inner.map { [.id: .key($0), .title: $0] }),
      TableSection("C", id: "C", cells: []),
    ])
  }

  private func rows(_ model: TableModel, _ section: String = "A") -> [String] {
    model.cells(.section(.init(section))).map { $0.title ?? "" }
  }

  @Test func `a row moves down, up, and stays where it is named to stand`() throws {
    for place in 0..<4 {
      let model = model("a1", "a2", "a3", "a4")
      let moved = try model.moveRows("a2", to: .path(DataPath(0, place)))
      #expect(moved == [DataPath(0, place)])
      #expect(rows(model).firstIndex(of: "a2") == place)
    }
  }

  @Test func `rows stand one after the other from the place on`() throws {
    let model = model("a1", "a2", "a3", "a4")
    let moved = try model.moveRows(.section("B"), to: .path(DataPath(0, 3)))
    #expect(rows(model) == ["a1", "a2", "a3", "b1", "b2", "a4"])
    #expect(moved == [DataPath(0, 3), DataPath(0, 4)])
    try model.insertRows([[.title: "new"]], at: .path(DataPath(0, 2)))
    #expect(rows(model)[2] == "new")
  }

  @Test func `a place that cannot be is refused, and nothing changes`() throws {
    let model = model("a1", "a2", "a3")
    for path in [DataPath(0, 3), DataPath(0, -1), DataPath(3, 0)] {
      #expect(throws: TableEditError.unknownPath(path)) {
        try model.moveRows("a1", to: .path(path))
      }
    }
    #expect(throws: TableEditError.unknownPlace(3)) {
      try model.moveSections(.section("A"), to: .index(3))
    }
    #expect(rows(model) == ["a1", "a2", "a3"])
  }

  @Test func `sections and rows agree, wherever they are put`() throws {
    var random = SplitMix64(seed: Seed.value)
    for round in 0..<Effort.rounds(200) {
      let names = (0..<Int.random(in: 1...6, using: &random)).map { "r\($0)" }
      let (from, to) = (
        Int.random(in: names.indices, using: &random), Int.random(in: names.indices, using: &random)
      )
      let rows = TableModel([TableSection(cells: names.map { [.id: .key($0), .title: $0] })])
      let sections = TableModel(names.map { TableSection($0, id: .key($0), cells: []) })
      try rows.moveRows(.id(.key(names[from])), to: .path(DataPath(0, to)))
      let places = try sections.moveSections(.section(.key(names[from])), to: .index(to))
      var moved = names
      moved.insert(moved.remove(at: from), at: to)
      let place: Comment = "seed \(Seed.value), round \(round)"
      #expect(rows.cells(.path(DataPath(0, to))).map(\.title) == [names[from]], place)
      #expect((0..<names.count).map { rows.cells(.path(DataPath(0, $0)))[0].title } == moved, place)
      #expect(places == [to], place)
    }
  }

  /// How the children of a row are written.
  enum Children: CaseIterable {
    case expanded, collapsed, sections, empty, group

    @MainActor var children: TableChildren {
      let cells: [TableCell] = [[.id: "k1", .title: "k1"], [.id: "k2", .title: "k2"]]
      return switch self {
      case .expanded: .cells(cells, expanded: true)
      case .collapsed: .cells(cells)
      case .sections:
        .sections([TableSection("K", cells: [cells[0]]), TableSection("L", cells: [cells[1]])])
      case .empty: .cells([])
      case .group: .group(Kids())
      }
    }
  }

  private final class Kids: TableGroup {
    override var sections: [TableSection] {
      [TableSection("Kids", cells: ["k1", "k2"].map { [.id: $0, .title: $0] })]
    }
  }

  @Test(arguments: Children.allCases)
  func `a row that is named to stand in means its children`(kind: Children) async throws {
    let model = TableModel([
      TableSection("A", id: "A") {
        [.id: "p", .title: "p", .children: kind.children]
        [.id: "a", .title: "a"]
        [.id: "b", .title: "b"]
      }
    ])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    try model.insertRows([[.title: "new"]], at: .first(in: "p"))
    try model.moveRows("a", to: .last(in: "p"))
    try model.moveRows("b", to: .first(in: .node(model.resolve("p")[0])))
    model.setExpanded(true, of: "p")
    try await table.settle()
    let kids = kind == .empty ? [] : ["k1", "k2"]
    #expect(table.titles == ["p", "b", "new"] + kids + ["a"])
    #expect(throws: TableEditError.nothingMeant("children of id \"a\"")) {
      try model.insertRows([[.title: "new"]], at: .first(in: "a"))
    }
  }
}
