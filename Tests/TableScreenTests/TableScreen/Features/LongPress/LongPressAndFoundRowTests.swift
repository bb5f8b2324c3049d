import TableScreenTesting
import Testing

@testable import TableScreen

@MainActor private final class Drink {
  let name: String
  var isHot = false
  init(_ name: String) { self.name = name }
}

private final class DrinksScreen: TableScreen {
  let drinks = (1...40).map { Drink("Drink \($0)") } + [Drink("Zwieback tea")]
  var gone: Set<String> = []
  var calls: [String] = []
  var answer: TableDeletion?
  override class var settings: Settings { [.searchable(), .longPressable(minDuration: 0.5)] }
  override var tableData: [Section] {
    [
      Section(
        "Drinks", footer: "\(gone.count) gone",
        cells: drinks.filter { !gone.contains($0.name) }.map(row)),
      Section("Empty", cells: gone.map { name in name.isEmpty ? nil : [.title: "was \(name)"] }),
    ]
  }
  private func row(_ drink: Drink) -> Cell {
    [
      .id: .key(drink.name), .title: drink.name, .editingStyle: .delete, .moveable: .withinSection,
      .arguments: .values(["name": drink.name]),
      .longPressAction: .perform(DrinksScreen.hold),
      .accessory: .switch(drink.isHot, changed: DrinksScreen.heat, drink.name),
    ]
  }
  func hold(_ arguments: Arguments) { calls.append("hold \(arguments["name"] ?? "")") }
  func heat(_ isHot: Bool, _ name: String) {
    calls.append("\(name) \(isHot)")
    drinks.first { $0.name == name }?.isHot = isHot
    updateTableData()
  }
  override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion {
    calls.append("delete \(cell.title ?? "") \(path.row)")
    if answer == .keep { return .keep }
    gone.insert(cell.title ?? "")
    // Who watches the data updates in the middle of the deletion.
    updateTableData()
    return .done
  }
  override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
    calls.append("move \(cell.title ?? "") \(from.row) to \(to.row)")
  }
}

private final class TellingCell: TableRowCell {
  var shown = ""
  override func onLoad() { TellingScreen.log.append("cell onLoad") }
  override func prepareForReuse() { TellingScreen.log.append("cell prepareForReuse") }
  override func onReuse() { TellingScreen.log.append("cell onReuse \(shown)") }
  override func willDisplay() { TellingScreen.log.append("cell willDisplay \(shown)") }
  override func body(for row: RowContext) -> RowElement {
    shown = row.cell.title ?? ""
    return super.body(for: row)
  }
}

private final class TellingScreen: TableScreen {
  static var log: [String] = []
  var refreshes = 0
  var count = 1
  override class var settings: Settings { [.refreshable()] }
  override var tableData: [Section] {
    [
      Section(
        "One", footer: "End",
        cells: (0..<count).map {
          [.title: $0 == 0 ? "a" : "\($0)", .cellClass: .of(TellingCell.self)]
        })
    ]
  }
  override func willDisplay(_ cell: TableRowCell, _ row: NodeID) {
    Self.log.append("screen willDisplay \(model.cell(row)?.title ?? "")")
  }
  override func onCellCreated(_ cell: TableRowCell, _ row: NodeID) {
    Self.log.append("screen onCellCreated \(model.cell(row)?.title ?? "")")
  }
  override func onCellReused(_ cell: TableRowCell, _ row: NodeID) {
    Self.log.append("screen onCellReused \(model.cell(row)?.title ?? "")")
  }
  override func willDisplayFooter(section: Int) { Self.log.append("footer \(section)") }
  override func onRefresh() async { refreshes += 1 }
}

/// What no spec of ProMotion's covered: long press, switches, edits while searching, hooks of display.
///
/// Insert controls are held by `RowActionTests`, scopes by `SearchTests`, `keepSelection` by `SelectionTests`,
/// and the hooks of headers by `SectionViewTests`.
@MainActor @Suite(.serialized) struct LongPressAndFoundRowTests {
  private let screen = DrinksScreen()

  @Test func `a long press learns what a tap would, and takes the time that the screen says`()
    async throws
  {
    let table = try await HeadlessHost.show(screen)
    try await table.longPress("Drink 3")
    #expect(screen.calls == ["hold Drink 3"])
    #expect(screen.settingValues.longPressDuration == 0.5)
  }

  @Test func `a long press on a found row means that row`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.search("drink 3")
    try await table.longPress("Drink 33")
    try await table.search("zwie")
    try await table.longPress("Zwieback tea")
    #expect(screen.calls == ["hold Drink 33", "hold Zwieback tea"])
  }

  @Test func `a switch keeps its state when it is scrolled away and back`() async throws {
    let table = try await HeadlessHost.show(screen)
    table.pageLength = 5
    try await table.toggle("Drink 2")
    #expect(screen.calls == ["Drink 2 true"])
    for title in ["Drink 30", "Zwieback tea", "Drink 1"] {
      try await table.scroll(to: title)
      for row in table.page { #expect(row.controls.first?.value == .flag(row.title == "Drink 2")) }
    }
  }

  @Test func `a switch that is found sets what it shows`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.search("zwieback")
    try await table.toggle("Zwieback tea")
    try await table.endSearch()
    #expect(table.row("Zwieback tea")?.controls.first?.value == .flag(true))
    #expect(table.row("Drink 1")?.controls.first?.value == .flag(false))
    #expect(screen.calls == ["Zwieback tea true"])
  }

  @Test func `several found rows are deleted in the data, none beside them`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.search("drink 1")
    #expect(table.titles.count == 11)
    try await table.delete("Drink 10", "Drink 12", "Drink 19")
    #expect(screen.calls == ["delete Drink 19 18", "delete Drink 12 11", "delete Drink 10 9"])
    #expect(table.titles(in: 0).count == 8)
    try await table.endSearch()
    #expect(screen.gone == ["Drink 10", "Drink 12", "Drink 19"])
    #expect(table.titles(in: 0).count == 38)
    #expect(Set(table.titles(in: 1)) == ["was Drink 10", "was Drink 12", "was Drink 19"])
  }

  @Test func `a kept row is there during the search and after it`() async throws {
    screen.answer = .keep
    let table = try await HeadlessHost.show(screen)
    try await table.search("zwieback")
    try await table.delete("Zwieback tea")
    #expect(table.titles == ["Zwieback tea"])
    try await table.endSearch()
    #expect(table.titles.count == 41)
  }

  @Test func `an update while a search runs filters the new rows`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.search("drink 4")
    #expect(table.titles == ["Drink 4", "Drink 40"])
    screen.gone = ["Drink 4"]
    screen.updateTableData()
    #expect(table.titles == ["Drink 40", "was Drink 4"])
    screen.gone = ["Drink 4", "Drink 40", "Drink 7"]
    screen.updateTableData()
    #expect(Set(table.titles) == ["was Drink 4", "was Drink 40"])
    try await table.endSearch()
    #expect(table.titles(in: 0).count == 38)
  }

  @Test func `a row moved among found ones moves in the data`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.search("drink 3")
    #expect(table.titles.prefix(3) == ["Drink 3", "Drink 30", "Drink 31"])
    try await table.move("Drink 3", to: 1)
    #expect(table.titles.prefix(3) == ["Drink 30", "Drink 3", "Drink 31"])
    #expect(screen.calls.count == 1)
    #expect(screen.calls.first?.hasPrefix("move Drink 3 2 to ") == true)
    try await table.endSearch()
    let titles = table.titles(in: 0)
    let place = try #require(titles.firstIndex(of: "Drink 3"))
    #expect(titles[place - 1] == "Drink 30" || titles[place + 1] == "Drink 31")
    #expect(titles.count == 41)
  }

  @Test func `the screen hears of a row before its cell does, both before it is drawn`()
    async throws
  {
    TellingScreen.log = []
    let stage = try await TextStage(TellingScreen(), columns: 30, rows: 10)
    stage.paint()
    #expect(
      TellingScreen.log.filter { !$0.hasPrefix("footer") }
        == ["screen onCellCreated a", "cell onLoad", "screen willDisplay a", "cell willDisplay a"])
    #expect(TellingScreen.log.contains("footer 0"))
    TellingScreen.log = []
    stage.paint()
    #expect(TellingScreen.log == [])
  }

  @Test func `a reused cell prepares, is given its row, and the screen hears before the cell`()
    async throws
  {
    let screen = TellingScreen()
    screen.count = 9
    let table = try await HeadlessHost.show(screen)
    table.pageLength = 2
    _ = table.page
    try await table.scroll(to: "4")
    TellingScreen.log = []
    _ = table.row("5")
    _ = table.row("6")
    _ = table.row("7")
    #expect(
      TellingScreen.log.suffix(5) == [
        "cell prepareForReuse", "screen onCellReused 7", "cell onReuse 7", "screen willDisplay 7",
        "cell willDisplay 7",
      ])
  }

  @Test func `a pull runs the hook once, and starting by hand does not`() async throws {
    let screen = TellingScreen()
    let table = try await HeadlessHost.show(screen)
    screen.startRefreshing()
    #expect(table.chrome.refresh?.isRefreshing == true)
    #expect(screen.refreshes == 0)
    screen.endRefreshing()
    try await table.refresh()
    #expect(screen.refreshes == 1)
    #expect(table.chrome.refresh?.isRefreshing == false)
  }
}
