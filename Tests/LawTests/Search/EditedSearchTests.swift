import TableScreen
import TableScreenTesting
import Testing

/// Edits by hand while a search runs: it goes on from what it knows, and finds what a new search finds.
@MainActor @Suite struct EditedSearchTests {
  @Test func `rows that go, come and change during a search leave the others indexed`()
    async throws
  {
    let screen = ManyRows()
    let table = try await HeadlessHost.show(screen)
    try await table.search("row 9")
    let found = table.titles.count
    #expect(found == 1_111)

    func expect(_ count: Int, _ what: Comment) throws {
      let search = try #require(table.chrome.search)
      #expect(!search.isIndexing, what)
      #expect(search.found == count, what)
      #expect(table.titles.count == count, what)
    }
    try screen.update {
      for id in ["9", "91", "100"] { try screen.model.deleteRows(.id(TableCell.ID(id))) }
    }
    try expect(found - 2, "two of those that are deleted were found")
    try screen.model.insertRows(
      [[.title: "row 9 again"], [.title: "other"]], at: .after(.id("92")))
    try expect(found - 1, "one of those that came is found")
    try screen.model.editRows(.id("92"), merging: [.title: "renamed"])
    try expect(found - 2, "a row that says something else is found no longer")
    try screen.model.editRows(.id("200"), merging: [.title: "row 9 in place of 200"])
    try expect(found - 1, "and one that says it now is")
    try screen.model.moveRows(.id("93"), to: .first(in: .section("S")))
    try expect(found - 1, "a row that moves is found where it stands")
    #expect(table.titles.first == "row 93")

    let known = table.titles
    try await table.endSearch()
    try await table.search("row 9")
    #expect(table.titles == known)
  }
}

private final class ManyRows: TableScreen {
  override class var settings: Settings { [.searchable()] }

  override init() {
    super.init(
      model: TableModel([
        TableSection(
          "S", id: "S",
          cells: (0..<20_001).map { [.id: "\($0)", .title: "row \($0)"] as TableCell }
        )
      ]))
  }
}
