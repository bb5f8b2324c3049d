import TableScreen
import TableScreenTesting
import Testing

/// Short ways to say common things.
@MainActor struct ShorthandTests {
  @Test func `a flat list of cells is a table of one section`() async throws {
    let screen = FlatScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.titlesBySection == [["One", "Two"]])
    screen.isExpert = true
    screen.updateTableData()
    #expect(table.titlesBySection == [["One", "Expert", "Two"]])
    #expect(table.changes.last?.insertedPaths == [TablePath(0, 1)])
  }

  @Test func `sections that are nil are left out of every reading`() async throws {
    let screen = OptionalScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.sectionTitles == ["Open"])
    screen.isExpert = true
    screen.updateTableData()
    #expect(table.sectionTitles == ["Open", "Expert"])
    #expect(table.changes.last?.insertedSections == [1])
    screen.isExpert = false
    screen.updateTableData()
    #expect(table.sectionTitles == ["Open"])
  }

  @Test func `a screen without anything is empty`() async throws {
    let table = try await HeadlessHost.show(TableScreen())
    #expect(table.layout.sectionCount == 0)
    #expect(TableSection.list([nil, nil]).isEmpty)
  }
}

private final class FlatScreen: TableScreen {
  var isExpert = false
  override var tableCells: [Cell?]? {
    [[.title: "One"], isExpert ? [.title: "Expert"] : nil, [.title: "Two"]]
  }
}

private final class OptionalScreen: TableScreen {
  var isExpert = false
  override var tableData: [Section] {
    Section.list(
      Section("Open") { [.title: "One"] }, isExpert ? Section("Expert") { [.title: "Two"] } : nil)
  }
}
