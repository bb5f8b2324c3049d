import Observation
import TableScreen
import TableScreenTesting
import TableScreenText
import TestSupport
import Testing

/// A screen loads its rows in pages.
@MainActor struct PagingTests {
  let store = PageStore()

  private func show() async throws -> (PagedScreen, HeadlessHost) {
    let screen = PagedScreen(store)
    let table = try await HeadlessHost.show(screen)
    return (screen, table)
  }

  @Test func `nothing is loaded before the last row comes into view`() async throws {
    store.items = Array(0..<30)
    let (screen, table) = try await show()
    #expect(screen.calls == 0)
    #expect(table.chrome.paging == .idle)
    try await table.scroll(to: "5")
    #expect(screen.calls == 0, "row 28 is the last in view")
    try await table.scroll(to: "6")
    #expect(screen.calls == 1)
    #expect(table.titles.count == 40)
  }

  @Test func `pages are loaded until there are enough rows to fill the view`() async throws {
    let (screen, table) = try await show()
    #expect(table.titles.count == 30, "24 rows are in view")
    #expect(screen.calls == 2)
  }

  @Test(arguments: ["", "Row", "Row 1", "zzz"], [true, false])
  func `a list that became short while it was searched is loaded on after the search`(
    query: String, isRefreshed: Bool
  ) async throws {
    store.items = Array(0..<30)
    let screen = SearchedPages(store)
    let table = try await HeadlessHost.show(screen)
    table.pageLength = 5
    try await table.search(query)
    if isRefreshed { try await table.refresh() } else { store.items = Array(0..<5) }
    try await table.settle()
    try await table.endSearch()
    #expect(table.titles.count > 5 && screen.calls > 0)
  }

  @Test func `loading begins some rows before the end where the screen says so`() async throws {
    store.items = Array(0..<40)
    let screen = EarlyScreen(store)
    let table = try await HeadlessHost.show(screen)
    try await table.scroll(to: "10")
    #expect(screen.calls == 0, "row 33 is the last in view")
    try await table.scroll(to: "12")
    #expect(screen.calls == 1)
  }

  @Test func `it is never called twice at once`() async throws {
    store.isOpen = false
    let screen = PagedScreen(store)
    let host = HeadlessHost.start([screen])
    for _ in 0..<3 {
      screen.send(.displayed(TablePath(0, 0), TablePath(0, 9)))
      screen.loadMore()
      await Task.yield()
    }
    #expect(screen.calls == 1)
    #expect(host.chrome.paging == .loading)
    store.isOpen = true
    try await host.settle()
    #expect(host.titles.count == 30)
  }

  @Test func `the end is the end until a refresh`() async throws {
    store.limit = 20
    let (screen, table) = try await show()
    #expect(table.titles.count == 20)
    #expect(table.chrome.paging == .finished)
    #expect(screen.calls == 1)
    screen.loadMore()
    try await table.scroll(to: "5")
    #expect(screen.calls == 1)
    store.limit = 40
    try await table.refresh()
    #expect(screen.calls == 3)
    #expect(table.titles.count == 30)
  }

  @Test func `paging can be reset by hand`() async throws {
    store.limit = 20
    let (screen, table) = try await show()
    store.limit = 25
    screen.resetPaging()
    try await table.settle()
    #expect(table.titles.count == 25)
  }

  @Test func `a failure stays until it is tried again`() async throws {
    store.fails = true
    let (screen, table) = try await show()
    #expect(table.chrome.paging == .failed("The server is down"))
    #expect(table.chrome.notice == nil)
    #expect(screen.calls == 1)
    screen.send(.displayed(TablePath(0, 0), TablePath(0, 9)))
    try await table.settle()
    #expect(screen.calls == 1, "not by itself")
    store.fails = false
    try await table.loadMore()
    #expect(table.titles.count == 30)
  }

  @Test func `nothing is loaded during a search`() async throws {
    store.items = Array(0..<30)
    let (screen, table) = try await show()
    try await table.search("7")
    #expect(table.titles == ["7", "17", "27"])
    #expect(table.chrome.paging == .off)
    #expect(screen.calls == 0)
    screen.loadMore()
    #expect(screen.calls == 0)
    try await table.endSearch()
    #expect(table.chrome.paging == .idle)
  }

  @Test func `a page without rows does not ask for another`() async throws {
    store.pageLength = 0
    let (screen, table) = try await show()
    #expect(screen.calls == 1)
    #expect(table.chrome.paging == .idle)
  }

  @Test func `a refresh cancels the page of the old rows`() async throws {
    store.isOpen = false
    let screen = PagedScreen(store)
    let table = HeadlessHost.start([screen])
    screen.send(.displayed(TablePath(0, 0), TablePath(0, 9)))
    try await until { screen.calls != 0 }
    screen.refresh()
    #expect(table.chrome.paging == .idle)
    try await until { screen.cancellations != 0 }
    store.isOpen = true
    try await table.settle()
    #expect(table.titles.count == 30)
  }

  @Test func `a screen that is left loads no longer`() async throws {
    let table = try await HeadlessHost.show(TableScreen())
    store.isOpen = false
    let screen = table.visibleScreen.open(PagedScreen(store))
    screen.send(.displayed(TablePath(0, 0), TablePath(0, 9)))
    try await until { screen.calls != 0 }
    try await table.back()
    try await until { screen.cancellations != 0 }
    screen.loadMore()
    #expect(screen.calls == 1)
  }

  @Test func `a screen that is opened again pages anew`() async throws {
    let table = try await HeadlessHost.show(TableScreen())
    store.isOpen = false
    let screen = PagedScreen(store)
    table.visibleScreen.open(screen)
    screen.send(.displayed(TablePath(0, 0), TablePath(0, 9)))
    try await until { screen.calls != 0 }
    try await table.back()
    store.isOpen = true
    table.visibleScreen.open(screen)
    try await table.settle()
    #expect(screen.chrome.paging == .idle)
    #expect(table.titles.count == 30)
  }

  @Test func `a refresh ends when its screen is left`() async throws {
    let table = try await HeadlessHost.show(TableScreen())
    let screen = table.visibleScreen.open(PagedScreen(store))
    screen.refresh()
    try await table.back()
    table.visibleScreen.open(screen)
    try await table.settle()
    #expect(table.chrome.refresh?.isRefreshing == false)
  }

  @Test func `rows that go may bring the end into view`() async throws {
    store.items = Array(0..<30)
    let (screen, table) = try await show()
    store.items = Array(0..<10)
    try await table.settle()
    #expect(screen.calls == 2)
    #expect(table.titles.count == 30)
  }

  // MARK: As text

  @Test func `a line below the last row says that more is coming`() async throws {
    store.isOpen = false
    store.items = [1, 2]
    let stage = try await TextStage(PagedScreen(store), columns: 30, rows: 6, waiting: false)
    stage.screen.send(.displayed(TablePath(0, 0), TablePath(0, 1)))
    expectRows(
      stage.paint(),
      """
      ▌1
       2
       ⠋ Loading more…
      """)
    store.isOpen = true
  }

  @Test func `a failure shows in its place, with a way to try again`() async throws {
    store.fails = true
    store.items = [1, 2]
    let stage = try await TextStage(PagedScreen(store), columns: 40, rows: 6)
    let frame = stage.paint()
    expectRows(
      frame,
      """
      ▌1
       2
       ⚠ The server is down  [ Retry ]
      """)
    #expect(frame.target(column: 26, row: 3) == .loadMore)
  }

  @Test func `the line comes into view with the last row`() async throws {
    store.isOpen = false
    let stage = try await TextStage(PagedScreen(store), columns: 30, rows: 5, waiting: false)
    stage.move(.end)
    stage.screen.send(.displayed(TablePath(0, 6), TablePath(0, 9)))
    expectRows(
      stage.paint(),
      """
       7
       8
      ▌9
       ⠋ Loading more…
      """)
    store.isOpen = true
  }
}

@Observable @MainActor final class PageStore {
  var items = Array(0..<10)
  @ObservationIgnored var limit = 1_000
  @ObservationIgnored var pageLength = 10
  @ObservationIgnored var fails = false
  @ObservationIgnored var isOpen = true
}

class PagedScreen: TableScreen {
  let store: PageStore
  private(set) var calls = 0
  private(set) var cancellations = 0

  init(_ store: PageStore) {
    self.store = store
    super.init()
  }

  override class var settings: Settings {
    [.title("Pages"), .pageable(), .searchable(), .refreshable()]
  }
  override var tableData: [Section] {
    [Section(items: store.items, id: \.self) { item in [.title: "\(item)"] }]
  }
  override func onRefresh() async throws { store.items = Array(0..<10) }
  override func onEndReached() async throws -> Bool {
    calls += 1
    while !store.isOpen {
      if Task.isCancelled { cancellations += 1 }
      try Task.checkCancellation()
      await Task.yield()
    }
    if store.fails { throw ServerDown() }
    let end = min(store.items.count + store.pageLength, store.limit)
    store.items += store.items.count..<end
    return store.items.count < store.limit
  }
}

final class EarlyScreen: PagedScreen {
  override class var settings: Settings { super.settings + [.pageable(distance: 5)] }
}

private final class SearchedPages: PagedScreen {
  override class var settings: Settings { [.pageable(), .searchable(), .refreshable()] }

  override var tableData: [Section] {
    [Section(cells: store.items.map { [.id: .key($0), .title: "Row \($0)"] })]
  }

  override func onRefresh() async throws { store.items = Array(0..<5) }
}
