import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// What a source, or the placeholder that stands for its sections, says of rows and sections holds for each of them.
@MainActor @Suite struct DescribedBySourceTests {
  private struct Person: Identifiable, Equatable {
    var id: Int
    var name: String
  }

  private struct Down: Error {}

  enum Rows: CaseIterable { case items, count, cells }

  private static func section(_ rows: Rows) -> TableSection {
    switch rows {
    case .items: TableSection(items: [Person(id: 1, name: "Ada")]) { [.title: $0.name] }
    case .count: TableSection(count: 1) { _ in [.title: "Ada"] }
    case .cells: TableSection(cells: [[.title: "Ada"]])
    }
  }

  private final class People: RowSource {
    let kind: Rows
    init(_ kind: Rows) { self.kind = kind }
    override var rows: TableSection {
      section(kind).defaults([.editingStyle: .delete, .subtitle: "of the source"])
    }
  }

  private final class Shown: TableScreen {
    let section: TableSection
    init(_ section: TableSection) {
      self.section = section
      super.init()
    }
    override var tableData: [Section] { [section] }
  }

  @Test(arguments: Rows.allCases) func `the rows of a source have its defaults`(rows: Rows)
    async throws
  {
    let table = try await HeadlessHost.show(Shown(TableSection("P", source: People(rows))))
    var row = try #require(table.row("Ada"))
    #expect(row.editing == .delete)
    #expect(row.texts.map(\.text.plain) == ["Ada", "of the source"])
    let screen = Shown(
      TableSection("P", source: People(rows)).defaults([
        .subtitle: "the section's", .moveable: true,
      ]
      ).map { cell in
        var cell = cell
        cell.title = (cell.title ?? "") + "!"
        return cell
      })
    let other = try await HeadlessHost.show(screen)
    for _ in 0..<2 {
      row = try #require(other.row("Ada!"))
      #expect(row.editing == .delete && row.isMoveable)
      #expect(row.texts.map(\.text.plain) == ["Ada!", "of the source"])
      screen.updateTableData()
      try await other.settle()
    }
  }

  // MARK: The placeholder of sections

  private final class Parts: SectionSource {
    var rows: RowSource?
    override var sections: [TableSection] {
      ["a", "b"].map { name in
        if let rows { return TableSection(name, id: .key(name), source: rows) }
        return TableSection(name, id: .key(name), cells: [[.title: "row \(name)"]])
      }
    }
  }

  private final class Head: TableRowCell {
    override func body(for row: RowContext) -> RowElement { .text("HEAD") }
  }

  private func texts(_ content: RowContent?) -> [String] {
    (content?.texts ?? []).map(\.text.plain)
  }

  @Test func `its views and its footer are those of each section`() async throws {
    let parts = Parts()
    let views = try await HeadlessHost.show(
      Shown(.sections(from: parts).header(Head.self).footer(Head.self)))
    for section in 0..<2 {
      #expect(texts(views.header(of: section)) == ["HEAD"])
      #expect(texts(views.footer(of: section)) == ["HEAD"])
    }
    var placeholder = TableSection.sections(from: Parts())
    placeholder.footer = "Below"
    let text = try await HeadlessHost.show(Shown(placeholder))
    #expect(text.frame(columns: 30, rows: 12).split(separator: "Below").count == 3)
  }

  @Test func `a source that shows no items shows those of no other source either`() async throws {
    let parts = Parts()
    parts.rows = People(.items)
    let table = try await HeadlessHost.show(Shown(.sections(from: parts)))
    #expect(table.titlesBySection == [["Ada"], ["Ada"]])
    parts.sectionCells = { $0 == "a" ? [[.title: "in place of them"]] : [] }
    parts.showsItems = false
    parts.didChange()
    try await table.settle()
    #expect(table.titlesBySection == [["in place of them"], []])
    parts.showsItems = true
    parts.didChange()
    try await table.settle()
    #expect(table.titlesBySection == [["Ada"], ["Ada"]])
  }

  // MARK: Failures

  @Test(arguments: [false, true])
  func `a failure shows above the first section that is left`(byEdit: Bool) async throws {
    let parts = Parts()
    let screen = Shown(.sections(from: parts))
    let table = try await HeadlessHost.show(screen)
    parts.didChange(failure: Down())
    try await table.settle()
    let failed = try #require(table.titlesBySection.first?.first)
    #expect(table.titlesBySection == [[failed, "row a"], ["row b"]])
    if byEdit {
      try screen.model.editSections(.section("a")) { $0 = $0.masked() }
    } else {
      screen.mask(.section("a"))
    }
    try await table.settle()
    #expect(table.titlesBySection == [[failed, "row b"]])
  }
}
