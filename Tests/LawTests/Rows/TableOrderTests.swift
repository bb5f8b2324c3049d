import TableScreen
import TableScreenTesting
import Testing

/// Rows of children stand between those above and below their host, for look-ups as on screen.
@MainActor @Suite struct TableOrderTests {
  private final class Outline: TableScreen {
    override var tableData: [Section] {
      [
        Section {
          [
            .title: "A", .id: "a",
            .children: .cells(expanded: true) {
              [.title: "A 1", .tag: "t", .id: "same", .children: .cells { [.title: "A 1 1"] }]
            },
          ]
          [.title: "B", .id: "b", .tag: "t", .children: .cells { [.title: "B 1"] }]
        }
      ]
    }
  }

  @Test func `a selector, the first of several and the rows with children follow it`() async throws
  {
    let screen = Outline()
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["A", "A 1", "B"])
    #expect(screen.model.cells(.tag("t")).map(\.title) == ["A 1", "B"])
    #expect(screen.node(tag: "t") == screen.model.resolve("same").first)
    #expect(screen.model.hosts.map { screen.model.cell($0)?.title } == ["A", "A 1", "B"])
  }

  private final class Titled: TableScreen {
    var policy: TableEmptyPolicy?
    override var tableData: [Section] {
      var empty = Section("Empty", cells: [])
      empty.emptyPolicy = policy
      var hidden = Section("Hidden") { [.title: "x", .masked: true] }
      hidden.emptyPolicy = policy
      let full = Section("Full") { [.title: "y", .id: "y"] }
      let children = TableChildren.sections(
        [empty, hidden, full], expanded: true, showsTitles: true)
      return [Section { [.title: "Host", .id: "host", .children: children] }]
    }
  }

  @Test func `a line names no empty section that is to be hidden`() async throws {
    let screen = Titled()
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["Host", "Empty", "Hidden", "Full", "y"])
    screen.policy = .hide
    screen.updateTableData()
    try await table.settle()
    #expect(table.titles == ["Host", "Full", "y"])
  }

  @Test func `the next row is a row, and no line that names a section`() async throws {
    let screen = Titled()
    _ = try await HeadlessHost.show(screen)
    let host = try #require(screen.model.resolve("host").first)
    let row = try #require(screen.model.resolve("y").first)
    #expect(screen.nextRow(after: host) == row && screen.previousRow(before: row) == host)
  }

  private final class Long: TableScreen {
    override class var settings: Settings { [.indexable()] }
    override var tableData: [Section] {
      [
        Section("A", count: 40) { [.title: "a \($0)"] },
        Section("E", cells: []),
        Section("Z", id: "z", count: 40) { [.title: "z \($0)"] }.tagged("last"),
      ]
    }
  }

  @Test func `a section stands for its rows when it is scrolled to`() async throws {
    for selector in [TableSelector.section("z"), .tag("last")] {
      let screen = Long()
      let table = try await HeadlessHost.show(screen)
      screen.scroll(to: selector, at: .top)
      try await table.settle()
      #expect(table.top == TablePath(2, 0))
    }
    let screen = Long()
    _ = try await HeadlessHost.show(screen)
    let reports = await TableDiagnostics.collect { screen.scroll(to: .id("nothing")) }
    #expect(reports.map(\.kind) == ["nothingMeant"])
  }

  @Test func `a frame shows the section without rows that the index has led to`() async throws {
    let table = try await HeadlessHost.show(Long())
    try await table.jump(to: "E")
    let frame = table.frame(columns: 30, rows: 8)
    #expect(frame.contains("E") && frame.contains("z 0") && !frame.contains("a 0"))
    #expect(table.frame(columns: 30, rows: 8, withoutSecrets: true).contains("z 0"))
  }

  @Test func `an error's notice outlasts the rows that a host foresees`() async throws {
    let screen = Long()
    let table = try await HeadlessHost.show(screen)
    let rows = [try #require(screen.layout.row(at: TablePath(0, 0))?.id)]
    screen.show(error: "It failed")
    screen.send(.approaching(rows))
    screen.send(.turnedAway(rows))
    #expect(table.chrome.notice?.text == "It failed")
    screen.send(.tap(rows[0]))
    #expect(table.chrome.notice == nil)
  }
}
