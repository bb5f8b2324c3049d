import TableScreenTesting
import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

/// Groups in a stack and below rows, to any depth: paths, expansion and edits.
@MainActor struct NestedGroupTests {
  @Test(.structure("BG-11", "BG-13", "BG-14", "BG-15")) func `paths lead through all levels`()
    async throws
  {
    let nested = try await NestedGroups()
    #expect(nested.table.titlesBySection.map(\.count) == [1, 6, 3, 1, 1, 5, 1])
    for (section, titles) in nested.table.titlesBySection.enumerated() {
      for (row, title) in titles.enumerated() {
        #expect(nested.written(section, row) == title, "T(\(section),\(row))")
      }
    }
    #expect(
      nested.table.titles(in: 5) == ["Blue 1,0", "Sw3 0,0", "Y3 0,0", "Y3 0,1", "Y3 0,2"])
    #expect(nested.place(nested.y3, 0, 2) == TablePath(5, 4))
    #expect(nested.place(nested.sw3, 0, 0) == TablePath(5, 1))
    #expect(nested.table.layout.dataPath(at: TablePath(10, 0)) == nil)
  }

  @Test(.structure("BG-17")) func `expanding shows all rows below, once`() async throws {
    let nested = try await NestedGroups()
    nested.screen.setExpanded(true, of: "Sw 0,0")
    #expect(nested.last == "insert [T(3,1), T(3,2), T(3,3)]")
    nested.screen.setExpanded(true, of: "Sw 0,0")
    #expect(nested.table.changes.count == 1)
  }

  @Test(.structure("BG-18", "BG-19")) func `what is hidden keeps its state`() async throws {
    let nested = try await NestedGroups()
    nested.screen.setExpanded(false, of: "Blue 1,0")
    #expect(nested.last == "delete [T(5,1), T(5,2), T(5,3), T(5,4)]")
    nested.screen.setExpanded(true, of: "Blue 1,0")
    #expect(nested.last == "insert [T(5,1), T(5,2), T(5,3), T(5,4)]")
    nested.screen.setExpanded(false, of: "Sw3 0,0")
    #expect(nested.last == "delete [T(5,2), T(5,3), T(5,4)]")
    nested.screen.setExpanded(false, of: "Blue 1,0")
    nested.screen.setExpanded(true, of: "Blue 1,0")
    #expect(nested.table.titles(in: 5) == ["Blue 1,0", "Sw3 0,0"])
  }

  @Test(.structure("BG-21")) func `two groups below neighbors do not shift each other wrongly`()
    async throws
  {
    let (x, z) = (PinnedGroup("X", 2), PinnedGroup("Z", 2))
    let host = PinnedGroup("H", 3, pins: [(0, 0, x, true), (0, 1, z, true)])
    let screen = TableScreen()
    try screen.model.insert(host)
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["H 0,0", "X 0,0", "X 0,1", "H 0,1", "Z 0,0", "Z 0,1", "H 0,2"])
    #expect(table.path(of: "Z 0,0") == TablePath(0, 4))
    screen.setExpanded(false, of: "H 0,0")
    #expect(table.changes.map { "\($0.structure)" } == ["delete [T(0,1), T(0,2)]"])
    #expect(table.path(of: "Z 0,0") == TablePath(0, 2))
  }

  @Test(.structure("BG-22")) func `a group of several sections is flattened below its row`()
    async throws
  {
    let inner = PinnedGroup("I", 2, 1)
    let host = PinnedGroup("H", 2, pins: [(0, 0, inner, false)])
    let screen = TableScreen()
    try screen.model.insert(host)
    let table = try await HeadlessHost.show(screen)
    screen.setExpanded(true, of: "H 0,0")
    #expect(table.changes.map { "\($0.structure)" } == ["insert [T(0,1), T(0,2), T(0,3)]"])
    #expect(table.titles == ["H 0,0", "I 0,0", "I 0,1", "I 1,0", "H 0,1"])
    let path = try #require(table.layout.dataPath(at: TablePath(0, 3)))
    #expect((path.section, path.row) == (1, 0))
    #expect(screen.model.tree.group(path.group)?.object === inner)
  }

  @Test(.structure("BG-23", "BG-07")) func `a group outside the stack has no place`() async throws {
    let nested = try await NestedGroups()
    let stranger = PinnedGroup("Stranger", 1)
    #expect(nested.place(stranger, 0, 0) == nil)
    try nested.model.insert(nested.red, .last)
    #expect(nested.table.changes.isEmpty)
    #expect(throws: TableEditError.unknownGroup) { try nested.model.remove(stranger) }
  }

  @Test(.structure("BG-09")) func `a group without sections takes no place`() async throws {
    let nested = try await NestedGroups()
    let empty = PinnedGroup("Empty")
    try nested.model.insert(empty, .after(nested.add))
    #expect(nested.table.changes.isEmpty)
    #expect(nested.place(nested.red, 0, 0) == TablePath(1, 0))
    try nested.model.remove(empty)
    #expect(nested.table.changes.isEmpty)
  }

  @Test(.structure("BG-25", "BG-26")) func `children stand, and go, with their row`() async throws {
    let nested = try await NestedGroups()
    try nested.model.insertRows([[.title: "new"]], at: .before("Red 0,0"))
    #expect(nested.last == "insert [T(1,0)]")
    #expect(nested.table.titles(in: 1).prefix(3) == ["new", "Red 0,0", "Y 0,0"])
    try nested.model.deleteRows("Red 0,0")
    #expect(nested.last == "delete [T(1,1), T(1,2), T(1,3), T(1,4)]")
  }

  @Test(.structure("BG-27", "BG-29"), arguments: (1...20).map { UInt64($0) })
  func `children stay with their sections`(seed: UInt64) throws {
    var random = SplitMix64(seed: Seed.value &+ seed)
    func section(_ name: Int) -> TableSection {
      TableSection(
        "\(name)", id: TableCell.ID(name),
        cells: [
          [
            .id: name, .title: "\(name)",
            .children: .cells([[.title: "below \(name)"]], expanded: true),
          ]
        ])
    }
    let model = TableModel((0..<3).map(section))
    var reference = [0, 1, 2]
    for name in 3..<30 {
      if reference.isEmpty || Bool.random(using: &random) {
        let place = Int.random(in: 0...reference.count, using: &random)
        try model.insertSections([section(name)], at: .index(place))
        reference.insert(name, at: place)
      } else {
        let gone = reference.remove(at: Int.random(in: reference.indices, using: &random))
        try model.deleteSections(.section(TableCell.ID(gone)))
      }
      let shown = (0..<model.layout.sectionCount).map { section in
        (0..<model.layout.rowCount(in: section)).compactMap { row in
          model.layout.row(at: TablePath(section, row)).flatMap { model.cell($0.id)?.title }
        }
      }
      #expect(shown == reference.map { ["\($0)", "below \($0)"] }, "seed \(seed)")
    }
  }

  @Test(.structure("BG-35")) func `a row that moves takes its children along`() async throws {
    let nested = try await NestedGroups()
    try nested.model.moveRows("Red 0,0", to: .after("Red 0,2"))
    #expect(
      nested.table.titles(in: 1)
        == ["Red 0,1", "Red 0,2", "Red 0,0", "Y 0,0", "Y 0,1", "Y 0,2"])
    #expect(nested.table.changes.last?.deletedRows == [])
  }

  @Test(.structure("BG-39")) func `a deletion is the group's own, with its own path`() async throws
  {
    let nested = try await NestedGroups()
    #expect(nested.table.row("Y 0,1")?.editing == .off)
    nested.y.isDeletable = true
    nested.screen.updateTableData()
    try await nested.table.delete("Y 0,1")
    let path = try #require(nested.y.deleted.first)
    #expect((path.section, path.row) == (0, 1))
    #expect(nested.model.tree.group(path.group)?.object === nested.y)
    #expect(nested.table.titles(in: 1).contains("Y 0,2") == false)
  }

  @Test(.structure("BG-41")) func `the rows that have children are known`() async throws {
    let nested = try await NestedGroups()
    let hosts = nested.model.hosts.compactMap { nested.model.cell($0)?.title }
    #expect(hosts == ["Red 0,0", "Sw 0,0", "Blue 1,0", "Sw3 0,0"])
    #expect(nested.model.hosts.map { nested.model.isExpanded($0) } == [true, false, true, true])
  }

  @Test(.structure("BG-42", "BG-43")) func `children are attached to a shown row, and taken away`()
    async throws
  {
    let nested = try await NestedGroups()
    try nested.model.editRows(
      "Red 1,0", merging: [.children: .group(PinnedGroup("P", 2), expanded: true)])
    #expect(nested.table.titles(in: 2) == ["Red 1,0", "P 0,0", "P 0,1", "Red 1,1", "Red 1,2"])
    try nested.model.editRows("Red 0,0") { $0.remove(.children) }
    #expect(nested.table.titles(in: 1) == ["Red 0,0", "Red 0,1", "Red 0,2"])
    #expect(nested.last.hasPrefix("delete [T(1,1), T(1,2), T(1,3)]"))
  }

  @Test(.structure("BG-45")) func `a thousand groups are all found`() throws {
    let model = TableModel([])
    let groups = (0..<1_000).map { PinnedGroup("G\($0)", 10) }
    try model.update { for group in groups { try model.insert(group) } }
    for place in stride(from: 0, to: 1_000, by: 7) {
      let row = try #require(model.layout.row(at: TablePath(place, 9))?.id)
      #expect(model.resolve(.id(TableCell.ID("G\(place) 0,9"))) == [row])
      let path = try #require(model.dataPath(of: row))
      #expect(model.tree.group(path.group)?.object === groups[place])
      #expect(model.layout.tablePath(of: path) == TablePath(place, 9))
    }
  }

  @Test func `the titles of children's sections show where that is wanted`() async throws {
    final class TitledScreen: TableScreen {
      var isRenamed = false
      override class var settings: Settings { [.searchable()] }
      override var tableData: [Section] {
        [
          Section {
            [
              .title: "Host",
              .children: .sections(
                [
                  Section(isRenamed ? "Renamed" : "Early", id: "early", cells: [[.title: "one"]]),
                  Section("Late", cells: [[.title: "two"]]),
                ], expanded: true, showsTitles: true),
            ]
            [.title: "Next"]
          }
        ]
      }
    }
    let screen = TitledScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles(in: 0) == ["Host", "Early", "one", "Late", "two", "Next"])
    let line = TablePath(0, 1)
    #expect(table.layout.dataPath(at: line) == nil)
    #expect(table.row(at: line)?.isTappable == false)
    #expect(table.row(at: line)?.indentation == 1)
    #expect(
      table.layout.row(at: line).flatMap { table.layout.tablePath(of: $0.id) } == line)
    screen.isRenamed = true
    screen.updateTableData()
    #expect(table.titles(in: 0)[1] == "Renamed")
    #expect(table.changes.map { "\($0)" } == ["reconfigure T(0,1) as T(0,1)"])
    try await table.search("two")
    #expect(table.titles == ["Host", "Late", "two"])
  }
}
