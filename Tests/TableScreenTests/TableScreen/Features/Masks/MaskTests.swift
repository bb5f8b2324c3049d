import TableScreenTesting
import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

/// Rows a to d in H0, e and f in H1, g in a section without title; each row has its title as id and tag.
final class LetterScreen: TableScreen {
  var sections = [("H0", ["a", "b", "c", "d"]), ("H1", ["e", "f"]), ("", ["g"])]
  var tags: [String: String] = [:]
  var taps: [DataPath?] = []
  override class var settings: Settings { [.searchable()] }

  override var tableData: [Section] {
    sections.map { title, rows in
      Section(
        title.isEmpty ? nil : title, footer: title == "H1" ? "F1" : nil,
        cells: rows.map { row in
          [
            .id: .key(row), .title: row, .tag: tags[row] ?? row,
            .action: .run { [weak self] context in self?.taps.append(context.dataPath) },
          ]
        })
    }
  }
}

/// What is hidden by hand: rows, sections and groups, by any name, before and after they are read.
@MainActor struct MaskTests {
  let screen = LetterScreen()

  private func shown() async throws -> HeadlessHost { try await HeadlessHost.show(screen) }

  private func path(_ section: Int, _ row: Int) -> TableSelector { .path(DataPath(section, row)) }

  private func log(_ table: HeadlessHost) -> [String] { table.changes.map { "\($0)" } }

  @Test(.structure("PS-01")) func `without masks both kinds of path are the same`() async throws {
    let table = try await shown()
    for (section, count) in [4, 2, 1].enumerated() {
      for row in 0..<count {
        let (data, shown) = (DataPath(section, row), TablePath(section, row))
        #expect(table.layout.tablePath(of: data) == shown)
        #expect(table.layout.dataPath(at: shown) == data)
      }
    }
  }

  @Test(.structure("PS-02", "PS-03", "PS-05")) func `a masked row goes, once`() async throws {
    let table = try await shown()
    screen.mask(path(0, 1))
    #expect(log(table) == ["delete [T(0,1)]"])
    #expect(table.titles(in: 0) == ["a", "c", "d"])
    #expect(table.layout.tablePath(of: DataPath(0, 1)) == nil)
    #expect(screen.isMasked(path(0, 1)))
    #expect(!screen.isMasked(path(0, 2)))
    screen.mask(path(0, 1))
    #expect(table.changes.count == 1)
  }

  @Test(.structure("PS-06")) func `showing what shows does nothing`() async throws {
    let table = try await shown()
    screen.unmask(path(1, 0))
    #expect(table.changes.isEmpty)
  }

  @Test(.structure("PS-07")) func `a row returns between those that show`() async throws {
    let table = try await shown()
    screen.mask("b")
    screen.mask("d")
    screen.unmask(path(0, 1))
    #expect(log(table).last == "insert [T(0,1)]")
    #expect(table.titles(in: 0) == ["a", "b", "c"])
  }

  @Test(.structure("PS-08", "PS-09")) func `a section without visible rows keeps its header`()
    async throws
  {
    let table = try await shown()
    screen.mask(.rows(0..<4, section: 0))
    #expect(log(table) == ["delete [T(0,0), T(0,1), T(0,2), T(0,3)]"])
    #expect(table.sectionTitles == ["H0", "H1", ""])
    screen.unmask(path(0, 2))
    #expect(log(table).last == "insert [T(0,0)]")
    #expect(table.layout.dataPath(at: TablePath(0, 0)) == DataPath(0, 2))
  }

  @Test(.structure("PS-10")) func `toggling twice leads back`() async throws {
    let table = try await shown()
    screen.toggleMask(path(0, 3))
    screen.toggleMask(path(0, 3))
    #expect(log(table) == ["delete [T(0,3)]", "insert [T(0,3)]"])
    #expect(table.titles(in: 0) == ["a", "b", "c", "d"])
  }

  @Test(.structure("PS-11"), arguments: (1...50).map { UInt64($0) })
  func `paths lead there and back under any masks`(seed: UInt64) async throws {
    var random = SplitMix64(seed: Seed.value &+ seed)
    let model = TableModel(screen.describedOnce)
    let rows = model.tree.allSections.flatMap { $0.rows.column.ids.map { NodeID($0) } }
    for _ in 0..<20 {
      model.setMasked(
        Bool.random(using: &random), of: .node(rows.randomElement(using: &random) ?? rows[0]))
      let hidden = rows.filter { model.isMasked(node: $0) }
      #expect(model.layout.rowCount == rows.count - hidden.count)
      for row in rows where !hidden.contains(row) {
        let data = try #require(model.layout.dataPath(of: row))
        let shown = try #require(model.layout.tablePath(of: data))
        #expect(model.layout.dataPath(at: shown) == data)
        #expect(model.layout.row(at: shown)?.id == row)
      }
      for row in hidden { #expect(model.layout.tablePath(of: row) == nil) }
    }
  }

  @Test(.structure("PS-13", "PS-14", "PS-15"))
  func `tags find hidden rows, and the first of several`()
    async throws
  {
    screen.tags = ["b": "x", "e": "x"]
    let table = try await shown()
    screen.mask("c")
    #expect(screen.dataPath(tag: "c") == DataPath(0, 2))
    #expect(screen.node(tag: "c").flatMap { table.layout.tablePath(of: $0) } == nil)
    #expect(screen.dataPath(tag: "zz") == nil)
    #expect(screen.dataPath(tag: "x") == DataPath(0, 1))
    #expect(screen.tags(at: TablePath(1, 0)) == ["x"])
  }

  @Test(.structure("PS-21")) func `a place that is not there is left alone`() async throws {
    let table = try await shown()
    screen.mask(path(0, 9))
    #expect(table.changes.isEmpty)
    #expect(!screen.isMasked(path(0, 9)))
    #expect(table.titles(in: 0).count == 4)
  }

  @Test(.structure("PS-22")) func `a mask before the first reading is heeded by it`() async throws {
    screen.mask(path(0, 1))
    screen.mask(.section("H1"))
    let table = try await shown()
    #expect(table.titles == ["a", "c", "d", "g"])
    #expect(table.changes.isEmpty)
  }

  @Test(.structure("PS-26")) func `an action learns where its row was written`() async throws {
    let table = try await shown()
    screen.mask("b")
    try await table.tap("c")
    #expect(screen.taps == [DataPath(0, 2)])
  }

  @Test(.structure("PS-27")) func `masks survive a new reading`() async throws {
    let table = try await shown()
    screen.mask("b")
    screen.sections[0].1 = ["z", "b", "a", "c"]
    screen.updateTableData()
    #expect(table.titles(in: 0) == ["z", "a", "c"])
  }

  @Test(.structure("PS-29")) func `hidden and shown again within an update is nothing`()
    async throws
  {
    let table = try await shown()
    screen.update {
      screen.mask("a")
      screen.unmask("a")
    }
    #expect(table.changes.isEmpty)
  }

  @Test(.structure("PS-30")) func `a section is hidden as a whole`() async throws {
    let table = try await shown()
    screen.mask(.section("H1"))
    #expect(log(table) == ["delete sections [1]"])
    #expect(table.path(of: "g") == TablePath(1, 0))
    #expect(screen.node(tag: "e").map { screen.visibility(of: $0) } == [.ancestor])
    screen.unmask(.section("H1"))
    #expect(log(table).last == "insert sections [1]")
  }

  @Test(.structure("PS-31")) func `several tags are one change`() async throws {
    let table = try await shown()
    screen.mask(.tags(["a", "f"]))
    #expect(log(table) == ["delete [T(0,0), T(1,1)]"])
  }

  @Test(.structure("PS-33")) func `a search never shows what is hidden`() async throws {
    let table = try await shown()
    screen.mask("b")
    try await table.search("b")
    #expect(table.titles == [])
    let reasons = screen.node(tag: "b").flatMap { screen.visibility(of: $0) }
    #expect(reasons == [.masked])
    let filtered = screen.node(tag: "a").flatMap { screen.visibility(of: $0) }
    #expect(filtered == [.filtered])
    let sections = ["H0", "H1"].flatMap { screen.model.resolve(.section(TableCell.ID($0))) }
    #expect(sections.map { screen.visibility(of: $0) } == [[.filtered], [.filtered]])
    try await table.endSearch()
    #expect(table.titles(in: 0) == ["a", "c", "d"])
  }
}

extension LetterScreen {
  /// What it would show, without showing it.
  var describedOnce: [TableSection] { tableData }
}
