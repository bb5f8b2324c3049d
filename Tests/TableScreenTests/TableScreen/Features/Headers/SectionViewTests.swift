import Observation
import TableScreenTesting
import Testing

@testable import TableCore
@testable import TableScreen
@testable import TableScreenText

/// Headers and footers of one's own.
@MainActor struct SectionViewTests {
  let store = SumStore()

  @Test(.structure("DX-33"))
  func `a header is made by a class, from the section's title and properties`() async throws {
    let table = try await HeadlessHost.show(SumScreen(store))
    #expect(table.header(of: 0)?.texts.map(\.text.plain) == ["Open", "sum 4"])
    #expect(table.footer(of: 0)?.texts.map(\.text.plain) == ["All of them", "sum 0"])
    #expect(table.header(of: 1) == nil, "a plain text")
    #expect(table.header(of: 0)?.height == 30)
  }

  @Test func `a change refreshes the header, and nothing else`() async throws {
    let screen = SumScreen(store)
    let table = try await HeadlessHost.show(screen)
    screen.updateTableData()
    #expect(table.changes == [])
    store.sum = 5
    try await table.settle()
    #expect(table.changes.count == 1)
    #expect(table.changes.first?.refreshedSections == [0])
    #expect(table.changes.first?.refreshedRows == [])
    #expect(table.header(of: 0)?.texts.map(\.text.plain) == ["Open", "sum 5"])
  }

  @Test func `headers and footers are kept during a search`() async throws {
    let table = try await HeadlessHost.show(SumScreen(store))
    try await table.search("milk")
    #expect(table.titles == ["Milk"])
    #expect(table.header(of: 0)?.title == "Open")
    #expect(table.chrome.tableHeader != nil)
    #expect(table.frame(columns: 40, rows: 12).contains("sum 4"))
    #expect(table.frame(columns: 40, rows: 12).contains("Welcome"))
  }

  @Test func `the given height wins, and is none where there is nothing`() {
    var content = SectionContent()
    #expect(content.height(.header) == 0)
    content.title = ""
    #expect(content.height(.header) == 0)
    content.title = "A"
    #expect(content.height(.header) == nil)
    content.headerView = .init(height: 7, stamp: 0)
    #expect(content.height(.header) == 7)
    content.headerView = .init(height: nil, stamp: 0)
    content.title = nil
    #expect(content.height(.header) == nil)
    #expect(content.height(.footer) == 0)
  }

  @Test func `a height that makes no sense is none`() {
    #expect(Self.height(-3) == 0)
    #expect(Self.height(.nan) == nil)
    #expect(Self.height(.infinity) == nil)
  }

  private static func height(_ height: Double) -> Double? {
    TableSection(cells: []).header(SumView.self, height: height).headerView?.height
  }

  @Test func `the screen is told before what was out of view is drawn`() async throws {
    let screen = SumScreen(store)
    let stage = try await TextStage(screen, columns: 40, rows: 7)
    stage.paint()
    #expect(screen.told == ["row Milk", "row Tea", "header 0"])
    screen.told = []
    stage.paint()
    #expect(screen.told == [])
    stage.move(.end)
    stage.paint()
    #expect(Set(screen.told) == ["footer 0", "header 1", "row Name"])
  }

  // MARK: As text

  @Test func `they are drawn on as many lines as they take`() async throws {
    let stage = try await TextStage(SumScreen(store), columns: 40, rows: 14)
    expectRows(
      stage.paint(),
      """
       Welcome
       to the shop
       Open
       sum 4
      ▌Milk
       Tea
       All of them
       sum 0
       Shop ─────────────────────────────────
       Name
       Good bye
      """)
  }

  @Test func `a header of several lines stays while its rows scroll by`() async throws {
    store.items = (1...9).map { "Item \($0)" }
    let stage = try await TextStage(SumScreen(store), columns: 40, rows: 8)
    stage.paint()
    stage.move(.scroll(4))
    expectRows(
      stage.paint(),
      """
       Open
       sum 4
       Item 3
       Item 4
       Item 5
       Item 6
       Item 7
      """)
  }

  @Test func `what stands above the table comes back with the first row`() async throws {
    store.items = (1...9).map { "Item \($0)" }
    let stage = try await TextStage(SumScreen(store), columns: 40, rows: 8)
    stage.move(.end)
    #expect(stage.paint().lines.last == " Good bye")
    stage.move(.rows(-20))
    #expect(stage.paint().lines[1] == " Welcome")
    stage.move(.scroll(1))
    #expect(stage.paint().lines[1] == " Open", "it is never cut at the top")
  }

  @Test func `what stands above a table without rows is above what it says instead`() async throws {
    let stage = try await TextStage(BareScreen(), columns: 30, rows: 6)
    expectRows(
      stage.paint(),
      """
       Welcome

             Nothing here yet
      """)
  }
}

@Observable @MainActor final class SumStore {
  var items = ["Milk", "Tea"]
  var sum = 4
}

/// A title above a sum.
private final class SumView: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    let sum = row.properties["sum", as: Int.self] ?? 0
    return .column(.text(row.cell.title ?? ""), .text("sum \(sum)", role: .caption))
  }
}

private final class SumScreen: TableScreen {
  let store: SumStore
  var told: [String] = []

  init(_ store: SumStore) {
    self.store = store
    super.init()
  }

  override class var settings: Settings { [.title("Sums"), .searchable()] }
  override var tableHeader: RowElement? { .column(.text("Welcome"), .text("to the shop")) }
  override var tableFooter: RowElement? { .text("Good bye") }
  override var tableData: [Section] {
    [
      Section("Open", footer: "All of them", cells: store.items.map { [.title: $0] })
        .header(SumView.self, properties: ["sum": store.sum], height: 30)
        .footer(SumView.self),
      Section("Shop") { [.title: "Name"] },
    ]
  }
  override func willDisplay(_ cell: TableRowCell, _ row: NodeID) {
    told.append("row \(model.cell(row)?.title ?? "")")
  }
  override func willDisplayHeader(section: Int) { told.append("header \(section)") }
  override func willDisplayFooter(section: Int) { told.append("footer \(section)") }
}

private final class BareScreen: TableScreen {
  override var tableHeader: RowElement? { .text("Welcome") }
}
