import TableScreen
import TableScreenTesting
import Testing

/// A section of an id that was deleted before is that section again, as a row is that row.
@MainActor struct ReturningSectionTests {
  enum Way: CaseIterable { case inOneUpdate, later, renamedOnly }

  private let item = Item("item")
  private let model = TableModel()
  private let screen: TableScreen
  private let table: HeadlessHost

  init() async throws {
    screen = Selecting(model: model)
    table = try await HeadlessHost.show(screen)
    try model.insertSections(
      [section, TableSection("Last", id: "last") { [.title: "z"] }], at: .index(0))
  }

  private final class Selecting: TableScreen {
    override class var settings: Settings { [.selectable(.multiple)] }
  }

  private var section: TableSection { named("Songs") }

  private func named(_ title: String) -> TableSection {
    TableSection(title, id: "songs") {
      [
        .title: "a", .id: "a", .bind: .draft(item, \.count),
        .children: .cells { [.title: "below", .id: "below", .bind: .draft(self.item, \.price)] },
      ]
      [.title: "b", .id: "b"]
      [.title: "c", .id: "c"]
    }
  }

  private func delete() throws { try model.deleteSections(.section("songs")) }

  private func insert(_ title: String = "Songs") throws {
    try model.insertSections([named(title)], at: .index(0))
  }

  private func replace(_ way: Way) async throws {
    switch way {
    case .inOneUpdate:
      try model.update {
        try delete()
        try insert()
      }
    case .later:
      try delete()
      #expect(table.titles == ["z"])
      try await table.settle()
      try insert()
    case .renamedOnly:
      try model.update {
        try delete()
        try insert("Renamed")
      }
    }
    try await table.settle()
  }

  @Test(arguments: Way.allCases) func `its rows find what is remembered about them`(way: Way)
    async throws
  {
    let row = model.resolve("a")
    screen.select("a")
    screen.setExpanded(true, of: "a")
    screen.mask("b")
    #expect(table.titles == ["a", "below", "c", "z"])
    try await replace(way)
    #expect(table.titles == ["a", "below", "c", "z"])
    #expect(model.resolve("a") == row)
    #expect(screen.selectedRows == row)
  }

  @Test(arguments: Way.allCases) func `it is hidden still`(way: Way) async throws {
    screen.mask(.section("songs"))
    #expect(table.titles == ["z"])
    try await replace(way)
    #expect(table.titles == ["z"])
    screen.unmask(.section("songs"))
    #expect(table.titles == ["a", "b", "c", "z"])
  }

  @Test(arguments: Way.allCases) func `its drafts return with it`(way: Way) async throws {
    screen.setExpanded(true, of: "a")
    screen.form["a"].value = .integer(5)
    screen.form["below"].value = .number(2.5)
    try await replace(way)
    #expect(screen.form["a"].value == .integer(5))
    #expect(screen.form["below"].value == .number(2.5))
    #expect(screen.form.dirtyRows.count == 2)
    try await screen.commitForm()
    #expect(item.count == 5)
    #expect(item.price == 2.5)
  }

  @Test func `what was typed into a deleted section is not written`() async throws {
    screen.setExpanded(true, of: "a")
    screen.form["a"].value = .integer(5)
    screen.form["below"].value = .number(2.5)
    // Another row is typed into later, and something is read meanwhile.
    screen.mask("b")
    try delete()
    #expect(!screen.form.isDirty)
    #expect(screen.form.dirtyRows == [])
    try await screen.commitForm()
    #expect(item.writes == [])
    #expect(item.price == 1.5)
  }

  @Test func `a section that left in the same turn gives its rows to another one`() async throws {
    let row = model.resolve("a")
    screen.select("a")
    try model.update {
      try delete()
      try model.insertRows([[.title: "a", .id: "a"]], at: .last(in: .section("last")))
    }
    try await table.settle()
    #expect(table.titles == ["z", "a"])
    #expect(model.resolve("a") == row)
    #expect(screen.selectedRows == row)
  }
}
