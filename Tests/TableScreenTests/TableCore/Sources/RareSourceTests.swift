import TableScreen
import TableScreenTesting
import Testing

/// Sources that say too much, too late, or of themselves.
@MainActor struct RareSourceTests {
  typealias Section = TableSection

  /// Says that it has changed whenever it is read.
  private final class RestlessSource: RowSource {
    var readings = 0
    var isRestless = true
    override var rows: TableSection {
      readings += 1
      if isRestless { didChange() }
      return TableSection { [.title: "row"] }
    }
  }

  func letters(_ ids: String...) -> ArraySource<Glyph> {
    ArraySource(ids.map { Glyph(id: $0) }) { [.title: $0.id] }
  }

  @Test func `a source that changes whenever it is read is stopped with a report`() async throws {
    let source = RestlessSource()
    let found = await TableDiagnostics.collect {
      let table = try? await HeadlessHost.show(ClosureScreen { [Section(source: source)] })
      source.didChange()
      #expect(table?.titles == ["row"])
      #expect(source.readings < 100)
      source.isRestless = false
      source.didChange()
      #expect(table?.titles == ["row"])
    }
    #expect(!found.isEmpty && found.allSatisfy { $0.kind == "restlessUpdates" })
    #expect(!found.isEmpty)
  }

  @Test func `of sources that follow each other in an update the last one shows`() async throws {
    let (first, second, third) = (letters("a"), letters("b"), letters("c"))
    let screen = ClosureScreen { [Section("A", id: "A", source: first)] }
    let table = try await HeadlessHost.show(screen)
    table.forgetChanges()
    screen.update {
      screen.setSource(second, of: .section("A"))
      second.items.append(Glyph(id: "late"))
      screen.setSource(third, of: .section("A"))
      first.items = []
      third.items.append(Glyph(id: "d"))
      second.items = []
    }
    #expect(table.titles == ["c", "d"])
    #expect(table.changes.count == 1)
    #expect(!first.isShown && !second.isShown)
  }

  @Test func `what a source says after the screen has closed is not heard`() async throws {
    let source = letters("a")
    let root = TableScreen()
    let table = try await HeadlessHost.show(root)
    let screen = ClosureScreen { [Section(source: source)] }
    root.open(screen)
    try await table.settle()
    screen.close()
    try await table.settle()
    source.items = []
    source.didChange(failure: LostContact())
    source.setLoading(true)
    #expect(!source.isShown)
    #expect(table.visibleScreen === root)
    #expect(root.chrome.waiting == nil)
  }

  @Test func `edits of sourced rows last until the source is read again`() async throws {
    let source = letters("a", "b", "c")
    let model = TableModel([
      Section("A", id: "A", source: source), Section("B", id: "B", cells: []),
    ])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    try model.deleteRows("a")
    #expect(throws: TableEditError.self) { try model.moveRows("b", to: .last(in: .section("B"))) }
    try model.editRows("c", merging: [.title: "edited"])
    try model.insertRows([[.title: "new"]], at: .first(in: .section("A")))
    #expect(table.titlesBySection == [["new", "b", "edited"], []])
    source.items.removeLast()
    #expect(table.titlesBySection == [["a", "b"], []])
    source.items.append(Glyph(id: "d"))
    #expect(table.titlesBySection == [["a", "b", "d"], []])
  }

  @Test func `a masked child of a collapsed host can be edited, and shows right afterwards`()
    async throws
  {
    let model = TableModel([
      Section {
        [
          .id: "host", .title: "Host",
          .children: .cells {
            [.id: "x", .title: "x"]
            [.id: "y", .title: "y", .masked: true]
          },
        ]
      }
    ])
    let screen = TableScreen(model: model)
    let table = try await HeadlessHost.show(screen)
    try model.insertRows([[.id: "z", .title: "z"]], at: .after("y"))
    try model.editRows("y", merging: [.title: "Y"])
    try model.deleteRows("x")
    #expect(table.titles == ["Host"])
    #expect(table.changes.isEmpty)
    try await table.expand("Host")
    #expect(table.titles == ["Host", "z"])
    screen.unmask("y")
    #expect(table.titles == ["Host", "Y", "z"])
  }
}
