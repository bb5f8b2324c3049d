import TableScreen
import TableScreenTesting
import Testing

/// Sources in a table that is a screen's own, which is edited and never read again.
@MainActor struct OwnedSourceTests {
  let model = TableModel()
  let glyphs = ArraySource([Glyph(id: "x"), Glyph(id: "y")]) { [.title: $0.id] }

  func shown() async throws -> HeadlessHost {
    try model.insertSections(
      [
        TableSection("A") { [.title: "a"] }, TableSection("B", source: glyphs),
        TableSection("C") { [.title: "c"] },
      ], at: .index(0))
    return try await HeadlessHost.show(TableScreen(model: model))
  }

  @Test func `an inserted section shows its source`() async throws {
    let table = try await shown()
    #expect(table.titlesBySection == [["a"], ["x", "y"], ["c"]])
    glyphs.items.removeFirst()
    #expect(table.changes.last?.deletedPaths == [TablePath(1, 0)])
    try model.deleteSections(.section("B"))
    #expect(!glyphs.isShown)
  }

  @Test func `an edit gives a section a source, and takes it away`() async throws {
    let table = try await shown()
    try model.editSections(.section("A")) { $0.source = glyphs }
    #expect(table.titlesBySection == [["x", "y"], ["x", "y"], ["c"]])
    try model.editSections(.section("A")) { $0.source = nil }
    #expect(table.titlesBySection == [["a"], ["x", "y"], ["c"]])
  }

  @Test func `sections of a source stand where they were inserted`() async throws {
    let table = try await shown()
    let people = KeyedSource([Townsperson(id: 1, name: "Ada", town: "Bath")], by: { $0.town }) {
      [.title: $0.name]
    }
    try model.insertSections([.sections(from: people)], at: .after(.section("A")))
    #expect(table.sectionTitles == ["A", "Bath", "B", "C"])
    people.items = []
    #expect(table.sectionTitles == ["A", "B", "C"])
    people.items = [
      Townsperson(id: 2, name: "Bo", town: "York"), Townsperson(id: 3, name: "Cy", town: "Deal"),
    ]
    #expect(table.sectionTitles == ["A", "York", "Deal", "B", "C"])
    try model.deleteSections(.section("York"))
    people.items.removeLast()
    #expect(table.sectionTitles == ["A", "York", "B", "C"], "the source decides which there are")
  }

  @Test func `what changed while the screen was closed shows when it opens again`() async throws {
    let first = try await shown()
    first.close()
    glyphs.items.append(Glyph(id: "z"))
    let screen = TableScreen(model: model)
    let again = try await HeadlessHost.show(screen)
    #expect(again.titlesBySection == [["a"], ["x", "y", "z"], ["c"]])
  }

  @Test func `what all rows of a section have, sourced ones have too`() async throws {
    let people = KeyedSource([Townsperson(id: 1, name: "Ada", town: "Bath")], by: { $0.town }) {
      [.title: $0.name]
    }
    let table = try await HeadlessHost.show(
      ClosureScreen { [glyphs] in
        [
          TableSection(source: glyphs).defaults([.height: 30]),
          .sections(from: people).defaults([.height: 40]),
        ]
      })
    #expect(table.row("x")?.height == 30)
    #expect(table.row("Ada")?.height == 40)
  }
}
