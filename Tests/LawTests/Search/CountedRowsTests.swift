import TableScreen
import TableScreenTesting
import Testing

/// A search that finds all it looks at says so: what is found is rows, and so is what it is counted against.
@MainActor @Suite struct CountedRowsTests {
  private final class Rows: TableScreen {
    override class var settings: Settings { [.searchable()] }
    var isExpanded = true
    override var tableData: [Section] {
      [
        Section {
          [.title: "sun"]
          [
            .title: "sum", .id: "host",
            .children: .sections(
              [
                Section("Part", id: "part") {
                  [.title: "sea"]
                  [.title: "salt", .id: "salt"]
                },
                Section("Other", id: "other") { [.title: "sky"] },
              ], expanded: isExpanded, showsTitles: true),
          ]
        },
        Section("Masked", id: "masked") {
          [.title: "sand"]
          [.title: "snow", .id: "snow", .masked: true]
          [
            .title: "storm", .id: "storm", .masked: true,
            .children: .cells(expanded: true) { [.title: "sleet"] },
          ]
        },
      ]
    }
  }

  private func counts(_ table: HeadlessHost) -> [Int?] {
    [table.chrome.search?.found, table.chrome.search?.total]
  }

  @Test func `titles of sections below rows, and rows that are hidden, are not counted`()
    async throws
  {
    let screen = Rows()
    let table = try await HeadlessHost.show(screen)
    try await table.search("s")
    #expect(table.titles.contains("Part"))
    #expect(counts(table) == [6, 6])
    try await table.search("sea")
    #expect(table.titles == ["sum", "Part", "sea"])
    #expect(counts(table) == [1, 6])
    try await table.search("s")
    screen.unmask("snow")
    #expect(counts(table) == [7, 7])
    screen.unmask("storm")
    #expect(counts(table) == [9, 9])
    screen.mask("salt")
    #expect(counts(table) == [8, 8])
    screen.mask(.section("other"))
    #expect(counts(table) == [7, 7])
    screen.mask("host")
    #expect(counts(table) == [5, 5])
    screen.mask(.section("masked"))
    #expect(counts(table) == [1, 1])
  }

  private struct Word: Identifiable, Equatable { let id: String }

  private final class Words: TableScreen {
    override class var settings: Settings { [.searchable()] }
    override var tableData: [Section] {
      [
        Section(items: ["sun", "sea", "sky"].map { Word(id: $0) }) {
          [.title: $0.id, .masked: $0.id != "sun"]
        }
      ]
    }
  }

  @Test func `rows that are made for the search, and are hidden, are not counted`() async throws {
    let table = try await HeadlessHost.show(Words())
    try await table.search("s")
    #expect(table.titles == ["sun"])
    #expect(counts(table) == [1, 1])
  }
}
