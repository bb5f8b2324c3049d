import TableScreen
import Testing

@testable import TableScreenWeb

/// Where the lists of a window stand once its server was started anew.
@MainActor @Suite struct RestoredPlaceTests {
  private let states = MemoryStates()
  private let store = Store(300)

  private func server(_ cookie: String? = nil) -> WebSessionTests.Server {
    WebSessionTests.Server(store, states: states, cookie: cookie) { [store] name in
      name == "item:5" ? DetailScreen(store, 5) : nil
    }
  }

  private func page(
    _ server: WebSessionTests.Server, _ id: String, fresh: String, isWide: Bool
  ) async throws -> FakePage {
    let line = FakeLine()
    let page = FakePage(try await server.connect(line, id, fresh: fresh), line)
    page.take()
    try page.receive(#"["z",\#(isWide ? 1000 : 500)]"#)
    return page
  }

  @Test(arguments: [false, true], [false, true])
  func `a list below another screen, or beside it, stands where it stood`(
    isWide: Bool, isLoadedAgain: Bool
  ) async throws {
    let first = server()
    let id = first.load()
    let page = try await page(first, id, fresh: "", isWide: isWide)
    try page.receive(#"["v",\#(page.shown),180,60,200,12]"#)
    try await page.wait { $0.titles.contains("Item 199") }
    page.session.host.navigator?.visibleScreen.open(DetailScreen(store, 5), as: .detail)
    try await page.wait { $0.shownPages.count == (isWide ? 2 : 1) && $0.chromes.count == 2 }
    await first.sessions.endAll()
    let second = server(first.cookie)
    let again = try await self.page(
      second, id, fresh: isLoadedAgain ? second.load() : "", isWide: isWide)
    if !isWide { try await again.send("<", .integer(again.shown)) }
    try await again.wait { page in
      page.shownPages.first.map { page.chromes[$0]?["t"] == "List" } == true
    }
    let list = try #require(again.shownPages.first)
    #expect(again.line.messages("j") == [["j", .integer(list), 200, "t"]])
    #expect(again.lists[list]?.contains { $0.firstText == "Item 199" } == true)
  }

  /// Whatever changes while the screens of an earlier run lie below others, the page has each row once where it belongs.
  @Test(arguments: [TablePresentation.push, .modal, .detail], [0, 180])
  func `a list that changes below another screen is whole once it is seen`(
    way: TablePresentation, top: Int
  ) async throws {
    for isWide in [false, true] {
      store.items = Store(300).items
      let first = server()
      let id = first.load()
      let page = try await page(first, id, fresh: "", isWide: isWide)
      if top > 0 { try page.receive(#"["v",\#(page.shown),\#(top),60,\#(top + 20),12]"#) }
      try await page.wait { $0.titles.contains("Item \(top + 30)") }
      page.session.host.navigator?.visibleScreen.open(DetailScreen(store, 5), as: way)
      for _ in 0..<200 { await Task.yield() }
      await first.sessions.endAll()
      let second = server(first.cookie)
      let again = try await self.page(second, id, fresh: second.load(), isWide: isWide)
      for change in 0..<4 {
        switch change {
        case 0: store.items.insert(Item(id: -1, name: "New"), at: 2)
        case 1: store.items.swapAt(1, 190)
        case 2: store.items.removeSubrange(4..<9)
        default: store.items[0].name = "Other"
        }
        for _ in 0..<100 { await Task.yield() }
        again.take()
      }
      if again.shownPages.count == 1 { try await again.send("<", .integer(again.shown)) }
      func list() -> Int? { again.shownPages.first { again.chromes[$0]?["t"] == "List" } }
      try await again.wait { _ in list() != nil }
      let shown = try #require(list())
      for _ in 0..<200 { await Task.yield() }
      again.take()
      let all = ["Things"] + store.items.map(\.name)
      let start = again.firsts[shown] ?? 0
      let held = (again.lists[shown] ?? []).map(\.firstText)
      #expect(held == Array(all[start..<min(start + held.count, all.count)]), "wide: \(isWide)")
    }
  }
}
