import TableScreen
import TableScreenTesting
import Testing

/// Where the app gives the texts that are searched, the rows below a row count once it was expanded, open or not.
@MainActor @Suite struct BelowKnownTextTests {
  private struct Town: Identifiable, Equatable { let id: String }

  private final class Towns: TableScreen {
    override class var settings: Settings { [.searchable()] }
    override var tableData: [Section] {
      let towns = ["Oslo", "Rome"].map { Town(id: $0) }
      return [
        Section("Towns", items: towns, searchText: { $0.id }) {
          [.title: $0.id, .children: .cells([[.title: "Street of \($0.id)"]])]
        }
      ]
    }
  }

  @Test func `rows below a row that was expanded are found, and stay so`() async throws {
    let table = try await HeadlessHost.show(Towns())
    try await table.search("street")
    #expect(table.titles == [])
    try await table.endSearch()
    try await table.expand("Oslo")
    try await table.collapse("Oslo")
    try await table.search("street")
    #expect(table.titles == ["Oslo"])
    try await table.expand("Oslo")
    #expect(table.titles == ["Oslo", "Street of Oslo"])
    try await table.collapse("Oslo")
    #expect(table.titles == ["Oslo"])
    try await table.endSearch()
    #expect(table.titles == ["Oslo", "Rome"])
  }
}
