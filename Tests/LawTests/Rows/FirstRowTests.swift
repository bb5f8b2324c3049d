import TableScreen
import TableScreenTesting
import Testing

/// The first row that shows is found without a list of all rows.
@MainActor @Suite struct FirstRowTests {
  private final class Long: TableScreen {
    override class var settings: Settings { [.indexable()] }
    override var tableIndex: [TableIndexEntry]? {
      [TableIndexEntry("B", row: .section("big")), TableIndexEntry("T", row: .tag("two"))]
    }
    override var tableData: [Section] {
      [
        Section("Zero", id: "zero", cells: [[.title: "first"]]),
        // A list of all these takes 8 GB.
        Section("Big", id: "big", count: 1_000_000_000) { [.title: "big \($0)"] },
        Section("Two", id: "two", cells: [[.title: "x"], [.title: "y"]]).tagged("two"),
      ]
    }
  }

  @Test func `a section of any length is scrolled to, and stands in the index`() async throws {
    let screen = Long()
    let table = try await HeadlessHost.show(screen)
    #expect(table.chrome.index.map(\.section) == [1, 2])
    for (selector, path) in [
      (TableSelector.section("big"), TablePath(1, 0)), (.section("two"), TablePath(2, 0)),
      (.all, TablePath(0, 0)), (.tag("two"), TablePath(2, 0)),
    ] {
      screen.scroll(to: selector, at: .top)
      try await table.settle()
      // The last rows cannot stand at the top of the screen.
      if path.section < 2 { #expect(table.top == path, "\(selector)") }
    }
  }

  private final class Nested: TableScreen {
    override class var settings: Settings { [.indexable()] }
    override var tableIndex: [TableIndexEntry]? {
      [TableIndexEntry("K", row: .children(of: "host")), TableIndexEntry("S", row: .section("s"))]
    }
    override var tableData: [Section] {
      [
        Section("S", id: "s") {
          [.id: "top", .title: "top"]
          [
            .id: "host", .title: "host",
            .children: .cells([[.id: "k1", .title: "k1"], [.id: "k2", .title: "k2"]]),
          ]
        }
      ]
    }
  }

  @Test func `hidden rows, and those of collapsed children, are passed over`() async throws {
    let screen = Nested()
    let table = try await HeadlessHost.show(screen)
    func places() -> [TablePath] { table.chrome.index.map { TablePath($0.section, $0.row ?? 0) } }
    #expect(places() == [TablePath(0, 0)])
    try await table.expand("host")
    #expect(places() == [TablePath(0, 2), TablePath(0, 0)])
    screen.mask("k1")
    screen.mask("top")
    try await table.settle()
    #expect(table.titles == ["host", "k2"])
    #expect(places() == [TablePath(0, 1), TablePath(0, 0)])
    screen.mask(.section("s"))
    try await table.settle()
    #expect(places().isEmpty)
  }
}
