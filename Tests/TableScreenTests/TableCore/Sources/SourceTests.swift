import TableScreen
import TableScreenTesting
import Testing

struct Glyph: Identifiable, Equatable, Sendable {
  var id: String
  var note = ""
}

/// Three sections of letters, of which a source can take over any.
final class GlyphsScreen: TableScreen {
  var sources: [Int: RowSource] = [:]
  override class var settings: Settings { [.searchable()] }
  override var tableData: [Section] {
    [
      Section("H0", source: sources[0]) {
        for id in ["a", "b", "c", "d"] { [.id: TableCell.ID(id), .title: id, .tag: id] }
      },
      Section("H1", footer: "F1", source: sources[1]) {
        for id in ["e", "f"] { [.id: TableCell.ID(id), .title: id, .tag: id] }
      },
      Section(source: sources[2]) { [.id: "g", .title: "g", .tag: "g"] },
    ]
  }
}

/// A source gives a section its rows in place of those written.
@MainActor struct SourceTests {
  static func letters(_ ids: String...) -> ArraySource<Glyph> {
    ArraySource(ids.map { Glyph(id: $0) }) { [.title: $0.id, .subtitle: $0.note] }
  }

  func shown(_ source: RowSource? = nil, in section: Int = 1) async throws -> (
    HeadlessHost, GlyphsScreen
  ) {
    let screen = GlyphsScreen()
    screen.sources[section] = source
    return (try await HeadlessHost.show(screen), screen)
  }

  @Test(.structure("PS-17")) func `a section becomes dynamic and keeps its title and footer`()
    async throws
  {
    let (table, screen) = try await shown()
    screen.sources[1] = Self.letters("x", "y", "z")
    screen.updateTableData()
    #expect(table.titlesBySection == [["a", "b", "c", "d"], ["x", "y", "z"], ["g"]])
    #expect(table.layout.content(ofSection: 1).title == "H1")
    #expect(table.layout.content(ofSection: 1).footer == "F1")
    #expect(table.changes.count == 1)
  }

  @Test(.structure("PS-18")) func `paths tell sourced rows from written ones`() async throws {
    let source = Self.letters("x", "y", "z")
    let (table, screen) = try await shown()
    let e = try #require(screen.model.resolve(.id("e")).first)
    screen.setSource(source, of: .section("H1"))
    #expect(table.layout.writtenPath(at: TablePath(1, 0)) == nil)
    #expect(table.layout.writtenPath(at: TablePath(0, 1)) == DataPath(section: 0, row: 1))
    #expect(table.layout.tablePath(of: e) == nil)
    #expect(table.layout.tablePath(ofWritten: DataPath(section: 1, row: 0)) == nil)
    #expect(table.layout.tablePath(ofWritten: DataPath(section: 0, row: 1)) == TablePath(0, 1))
    let index = try #require(table.layout.sourceIndex(at: TablePath(1, 2)))
    #expect(source.items[index].id == "z")
    #expect(table.layout.sourceIndex(at: TablePath(0, 2)) == nil)
    #expect(table.layout.dataPath(at: TablePath(1, 2)) == DataPath(section: 1, row: 2))
  }

  @Test(.structure("PS-19")) func `masks of written rows wait under the source`() async throws {
    let (table, screen) = try await shown()
    screen.mask(.id("e"))
    screen.setSource(Self.letters("x", "e"), of: .section("H1"))
    #expect(table.titles(in: 1) == ["x", "e"], "another row of that id is another row")
    screen.setSource(nil, of: .section("H1"))
    #expect(table.titles(in: 1) == ["f"])
    screen.unmask(.id("e"))
    #expect(table.titles(in: 1) == ["e", "f"])
  }

  @Test(.structure("PS-19")) func `masks wait while the data says which source shows`() async throws
  {
    let (table, screen) = try await shown()
    screen.mask(.id("e"))
    screen.sources[1] = Self.letters("x")
    screen.updateTableData()
    #expect(table.titles(in: 1) == ["x"])
    screen.updateTableData()
    screen.sources[1] = nil
    screen.updateTableData()
    #expect(table.titles(in: 1) == ["f"])
  }

  @Test(.structure("PS-23")) func `new items are one minimal update`() async throws {
    let source = Self.letters("x", "y", "z")
    let (table, _) = try await shown(source)
    source.items = ["x", "z", "w"].map { Glyph(id: $0) }
    #expect(table.titles(in: 1) == ["x", "z", "w"])
    #expect(table.changes.count == 1)
    #expect(table.changes[0].deletedPaths == [TablePath(1, 1)])
    #expect(table.changes[0].insertedPaths == [TablePath(1, 2)])
    #expect(table.changes[0].refreshedRows == [])
    table.forgetChanges()
    source.items = Array(source.items)
    #expect(table.changes.isEmpty)
  }

  @Test(.structure("PS-25")) func `heights are those of the cells`() async throws {
    let (table, screen) = try await shown()
    screen.sources[0] = ArraySource([Glyph(id: "x")]) { [.title: $0.id, .height: 30] }
    screen.sources[2] = ArraySource([Glyph(id: "z")]) { [.title: $0.id, .height: 90] }
    screen.updateTableData()
    #expect(
      [table.row("x")?.height, table.row("e")?.height, table.row("z")?.height] == [30, nil, 90])
    #expect(table.row("x")?.indentation == 0)
  }

  @Test(.structure("PS-34")) func `a source without items leaves a section with its title`()
    async throws
  {
    let source = Self.letters()
    let (table, _) = try await shown(source)
    #expect(table.titlesBySection == [["a", "b", "c", "d"], [], ["g"]])
    #expect(table.sectionTitles[1] == "H1")
    source.items = [Glyph(id: "x")]
    #expect(table.changes.last?.insertedPaths == [TablePath(1, 0)])
  }

  @Test func `a sourced row is masked by id, and stays so when it moves`() async throws {
    let source = Self.letters("x", "y", "z")
    let (table, screen) = try await shown(source)
    screen.mask(.id("y"))
    source.items.reverse()
    #expect(table.titles(in: 1) == ["z", "x"])
    screen.unmask(.id("y"))
    #expect(table.titles(in: 1) == ["z", "y", "x"])
  }

  @Test func `another source takes the place of the first, rows of one id stay`() async throws {
    let (first, second) = (Self.letters("x", "y"), Self.letters("y", "z"))
    let (table, screen) = try await shown(first)
    screen.setSource(second, of: .section("H1"))
    #expect(table.changes.last?.deletedPaths == [TablePath(1, 0)])
    #expect(table.changes.last?.insertedPaths == [TablePath(1, 1)])
    table.forgetChanges()
    first.items = []
    #expect(table.changes.isEmpty, "the first is not asked any more")
    #expect(!first.isShown)
    second.items = []
    #expect(table.titles(in: 1) == [])
  }

  @Test func `changes of several sources in one update are one change`() async throws {
    let (a, b) = (Self.letters("x"), Self.letters("y"))
    let (table, screen) = try await shown(a)
    screen.setSource(b, of: .section("H0"))
    table.forgetChanges()
    screen.update {
      a.items.append(Glyph(id: "x2"))
      b.items.append(Glyph(id: "y2"))
    }
    #expect(table.changes.count == 1)
    #expect(table.changes[0].insertedPaths == [TablePath(0, 1), TablePath(1, 1)])
  }

  @Test func `one source shows in two screens`() async throws {
    let source = Self.letters("x")
    let (a, _) = try await shown(source)
    let (b, _) = try await shown(source, in: 2)
    source.items.append(Glyph(id: "y"))
    #expect(a.titles(in: 1) == ["x", "y"])
    #expect(b.titles(in: 2) == ["x", "y"])
  }

  @Test func `search and end of search go by the newest items`() async throws {
    let source = Self.letters("xa", "xb")
    let (table, _) = try await shown(source)
    try await table.search("xb")
    #expect(table.titles == ["xb"])
    source.items.append(Glyph(id: "xbc"))
    try await table.settle()
    #expect(table.titles == ["xb", "xbc"])
    try await table.endSearch()
    #expect(table.titles(in: 1) == ["xa", "xb", "xbc"])
  }

  @Test func `content decides what is drawn again`() async throws {
    let source = ArraySource(
      [Glyph(id: "x", note: "1"), Glyph(id: "y", note: "1")], id: \.id, content: \.note
    ) { [.title: $0.id, .subtitle: $0.note] }
    let (table, _) = try await shown(source)
    source.items[1].note = "2"
    #expect(table.changes.count == 1)
    #expect(table.changes[0].refreshedRows.map(\.new) == [TablePath(1, 1)])
  }

  // MARK: Lifetime

  @Test(.structure("BG-46")) func `an event after the screen has gone is ignored`() async throws {
    let source = Self.letters("x")
    weak var screen: GlyphsScreen?
    do {
      let (table, shown) = try await shown(source)
      screen = shown
      table.close()
    }
    await Task.yield()
    #expect(screen == nil, "a source does not keep its screens")
    #expect(!source.isShown)
    source.items = []
  }

  @Test func `a table lets go of its source when it closes`() async throws {
    weak var source: ArraySource<Glyph>?
    let (table, screen) = try await shown()
    do {
      let letters = Self.letters("x")
      source = letters
      screen.setSource(letters, of: .section("H1"))
    }
    #expect(source != nil, "a table keeps what it shows")
    #expect(table.titles(in: 1) == ["x"])
    table.close()
    #expect(source == nil)
  }

  @Test func `rows of a source have actions, edits and undo as others`() async throws {
    let source = ArraySource([Glyph(id: "x"), Glyph(id: "y")]) { letter in
      [.title: letter.id, .deleteAction: .perform(GlyphDeletionScreen.remove, letter)]
    }
    let screen = GlyphDeletionScreen(source)
    let table = try await HeadlessHost.show(screen)
    try await table.delete("x")
    #expect(table.titles == ["y"])
    #expect(source.items.map(\.id) == ["y"])
  }
}

final class GlyphDeletionScreen: TableScreen {
  let source: ArraySource<Glyph>
  init(_ source: ArraySource<Glyph>) {
    self.source = source
    super.init()
  }
  override var tableData: [Section] { [Section(source: source)] }
  func remove(_ letter: Glyph) { source.items.removeAll { $0 == letter } }
}
