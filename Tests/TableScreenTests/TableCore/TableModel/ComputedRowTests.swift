import TableScreen
import TableScreenTesting
import Testing

private final class CountScreen: TableScreen {
  var count = 5
  var isEdited = false
  override class var settings: Settings { [.selectable(.multiple)] }
  override var tableData: [Section] {
    [
      Section(id: "first", count: count) { [.title: "first \($0)"] },
      Section(id: "second", count: 2) { [.title: "second \($0)"] },
    ]
  }
}

/// The id of a row of `Section(count:)` is its index.
@MainActor struct ComputedRowTests {
  private let screen = CountScreen()

  @Test func `a row is named by its index`() async throws {
    let table = try await HeadlessHost.show(screen)
    let third = try #require(screen.model.resolve(.id(3)).first)
    #expect(table.layout.tablePath(of: third) == TablePath(0, 3))
    #expect(screen.model.resolve(.id(5)) == [])
    #expect(screen.model.resolve("3") == [])
    screen.select(.id(3))
    #expect(screen.selectedIDs == [3])
    screen.mask(.id(1))
    #expect(table.titles(in: 0) == ["first 0", "first 2", "first 3", "first 4"])
    #expect(screen.model.resolve(.id(3)) == [third])
  }

  @Test func `a row keeps its name when others are taken out by hand`() async throws {
    let table = try await HeadlessHost.show(screen)
    try screen.model.deleteRows(.id(1))
    try screen.model.editRows(.id(3), merging: [.title: "edited"])
    #expect(table.titles(in: 0) == ["first 0", "first 2", "edited", "first 4"])
    #expect(
      screen.model.resolve(.id(1)).map { table.layout.tablePath(of: $0) } == [TablePath(1, 1)])
  }

  @Test func `masks by path survive shrinking and growing`() async throws {
    let table = try await HeadlessHost.show(screen)
    screen.mask(.path(DataPath(0, 3)))
    screen.count = 1
    screen.updateTableData()
    #expect(table.titles(in: 0) == ["first 0"])
    screen.count = 5
    screen.updateTableData()
    #expect(table.titles(in: 0) == ["first 0", "first 1", "first 2", "first 4"])
  }

  @Test func `rows of one index in two sections are two rows`() async throws {
    let table = try await HeadlessHost.show(screen)
    screen.select(.path(DataPath(0, 4)))
    screen.mask(.path(DataPath(0, 3)))
    screen.count = 3
    screen.updateTableData()
    #expect(screen.selectedRows == [])
    #expect(table.titles(in: 1) == ["second 0", "second 1"])
    #expect(table.titles(in: 0) == ["first 0", "first 1", "first 2"])
  }
}
