import TableScreen
import TableScreenTesting
import Testing

/// Where a screen can read a number.
enum ReadingPlace: CaseIterable {
  case table, group, row, binding, search, bar
}

private final class NumberScreen: TableScreen {
  let number = Interrupted()
  let counters = Counters()
  let place: ReadingPlace
  var readings = 0
  /// Whether reading the table changes what it has read.
  var isRestless = false

  init(_ place: ReadingPlace) {
    self.place = place
    super.init()
  }

  override class var settings: Settings { [.searchable()] }

  override var tableData: [Section] {
    readings += 1
    if isRestless {
      _ = counters.a
      counters.a += 1
    }
    switch place {
    case .table: return [Section { [.title: "\(number.value)"] }]
    case .group:
      return [Section { [.title: "Host", .children: .group(NumberGroup(number), expanded: true)] }]
    case .row: return [Section(count: 1, cell: NumberScreen.row)]
    case .binding: return [Section { [.title: "Bound", .bind: .to(\NumberScreen.text)] }]
    case .search: return [Section(count: 10, searchText: searchText, cell: NumberScreen.named)]
    case .bar: return []
    }
  }

  override func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
    guard place == .bar, edge == .trailing else { return [] }
    return [TableBarButton("\(number.value)", action: .run { _ in })]
  }

  var text: String {
    get { "\(number.value)" }
    set {}
  }

  func row(_ index: Int) -> Cell { [.title: "\(number.value)"] }
  func named(_ index: Int) -> Cell { [.title: "\(index)"] }
  /// Only the row at the number's place is called so.
  func searchText(_ index: Int) -> String { index == 0 ? "at \(number.value)" : "none" }
}

private final class NumberGroup: TableGroup {
  let number: Interrupted
  init(_ number: Interrupted) { self.number = number }
  override var sections: [TableSection] { [TableSection { [.title: "\(number.value)"] }] }
}

/// What other threads change shows, whenever they change it.
@MainActor struct OtherThreadsTests {
  private func isShown(_ value: Int, _ table: HeadlessHost, _ place: ReadingPlace) -> Bool {
    switch place {
    case .table, .row: table.titles == ["\(value)"]
    case .group: table.titles == ["Host", "\(value)"]
    case .binding: table.row("Bound")?.controls.first?.value == .text("\(value)")
    case .search: table.titles == (value == 4 ? ["0"] : [])
    case .bar: table.chrome.trailing.map(\.label) == ["\(value)"]
    }
  }

  /// Gives way until a number is shown, which takes a few turns of the main actor.
  private func awaitShown(_ value: Int, _ table: HeadlessHost, _ place: ReadingPlace) async -> Bool
  {
    for _ in 0..<10_000 {
      if isShown(value, table, place) { return true }
      await Task.yield()
    }
    return false
  }

  @Test(arguments: ReadingPlace.allCases)
  func `a change while the last one is read shows`(place: ReadingPlace) async throws {
    let screen = NumberScreen(place)
    let table = try await HeadlessHost.show(screen)
    if place == .search { try await table.search("at 4") }
    #expect(isShown(0, table, place))
    screen.number.setElsewhere(1)
    #expect(await awaitShown(1, table, place))
    await settle()
    screen.number.interrupt(with: 3, 4)
    screen.number.setElsewhere(2)
    #expect(await awaitShown(4, table, place))
  }

  @Test func `the first change shows that comes while the table is read again by hand`()
    async throws
  {
    let screen = NumberScreen(.table)
    let table = try await HeadlessHost.show(screen)
    screen.number.interrupt(with: 1)
    screen.updateTableData()
    #expect(await awaitShown(1, table, .table))
  }

  @Test func `a table that changes what it reads comes to rest`() async throws {
    let screen = NumberScreen(.table)
    let table = try await HeadlessHost.show(screen)
    screen.number.setElsewhere(1)
    #expect(await awaitShown(1, table, .table))
    screen.isRestless = true
    screen.updateTableData()
    await settle()
    let readings = screen.readings
    await settle()
    #expect(screen.readings == readings)
  }

  @Test func `what no other thread changes is read once`() async throws {
    let screen = NumberScreen(.table)
    let table = try await HeadlessHost.show(screen)
    screen.updateTableData()
    #expect(screen.readings == 2)
    screen.number.setElsewhere(1)
    #expect(await awaitShown(1, table, .table))
    await settle()
    #expect(screen.readings == 4)
  }

  private func settle() async { for _ in 0..<100 { await Task.yield() } }
}
