import TableScreen
import TableScreenTesting
import Testing

/// How many rows a search found, and how many it looks at.
@MainActor struct SearchCountTests {
  private class Folders: TableScreen {
    override class var settings: Settings { [.searchable()] }
    override var tableData: [Section] {
      [
        Section {
          [
            .title: "Inbox", .id: "inbox",
            .children: .cells(expanded: true) {
              [
                .title: "Work",
                .children: .cells(expanded: true) {
                  [.title: "Invoices", .id: "invoices"]
                  [.title: "Hint on invoices", .id: "hint", .searchable: false]
                },
              ]
            },
          ]
          [.title: "Add a folder", .id: "add", .searchable: false]
          [.title: "About", .searchable: false]
        }
      ]
    }
  }

  private final class Matched: Folders {
    override class var settings: Settings {
      [.searchable { cell, text in cell.title?.lowercased().contains(text.lowercased()) == true }]
    }
  }

  private struct Word: Identifiable, Equatable { let id: Int }

  private final class Words: TableScreen {
    override class var settings: Settings { [.searchable()] }
    var words = (0..<100).map { Word(id: $0) }
    override var tableData: [Section] {
      [Section(items: words) { [.title: "word \($0.id)", .searchable: $0.id % 4 != 0] }]
    }
  }

  private func counts(_ table: HeadlessHost) -> [Int?] {
    [table.chrome.search?.found, table.chrome.search?.total]
  }

  @Test(arguments: [false, true])
  func `rows that stay for one below them were not found, and others nobody looks at`(
    isMatched: Bool
  ) async throws {
    let screen = isMatched ? Matched() : Folders()
    let table = try await HeadlessHost.show(screen)
    try await table.search("invoices")
    #expect(table.titles == ["Inbox", "Work", "Invoices"])
    #expect(counts(table) == [1, 3])
    try await table.collapse("Work")
    #expect(counts(table) == [1, 3], "it is found below a row that shows")
    try await table.search("add")
    #expect(table.titles == [])
    #expect(counts(table) == [0, 3])
    try await table.search("o")
    #expect(counts(table) == [3, 3])
    screen.mask("add")
    #expect(counts(table) == [3, 3])
    screen.mask("invoices")
    #expect(counts(table) == [2, 2])
    screen.mask("inbox")
    #expect(counts(table) == [0, 0])
  }

  @Test func `rows that are made when needed are looked at, or are not, as they say`() async throws
  {
    let screen = Words()
    let table = try await HeadlessHost.show(screen)
    try await table.search("word")
    #expect(counts(table) == [75, 75])
    screen.words.remove(at: 0)
    screen.words.remove(at: 0)
    screen.updateTableData()
    try await table.settle()
    #expect(counts(table) == [74, 74])
    screen.words.swapAt(0, 50)
    screen.updateTableData()
    try await table.settle()
    try await table.search("word 1")
    #expect(counts(table) == [8, 74])
  }
}
