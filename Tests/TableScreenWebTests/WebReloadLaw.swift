import Foundation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenWeb

/// A list that opens its items beside it, with a field that keeps drafts.
private final class ReloadedScreen: TableScreen {
  let store: Store
  var text = "text"
  init(_ store: Store) {
    self.store = store
    super.init()
  }
  override class var settings: Settings { [.title("Notes"), .searchable(), .drafts] }
  override var restorationName: String? { "notes" }
  override var tableData: [Section] {
    [
      Section("Things", items: store.items) { item in
        [.title: item.name, .action: .perform(ReloadedScreen.open, item.id)]
      },
      Section {
        [.title: "Text", .id: "text", .bind: .to(\ReloadedScreen.text)]
        [.title: "\(store.items.count(where: \.isDone)) are done", .id: "done"]
      },
    ]
  }
  func open(_ id: Int) { open(ReloadedScreen(store), as: id % 2 == 0 ? .detail : .push) }
}

/// What a page holds after any steps, and ends of the program, is what it holds when it was loaded again.
@MainActor @Suite struct WebReloadLaw {
  @Test func `a page that is loaded again gets what it had`() async throws {
    for round in 0..<Effort.rounds(60) {
      var random = SplitMix64(seed: Seed.value &+ UInt64(round))
      let store = Store(6)
      let tabs = Int.random(in: 1...3, using: &random)
      func begin(_ state: TableNavigationState?) -> (WebHost, WebSession) {
        let host = WebHost(pictures: PictureStore()) { _ in ReloadedScreen(store) }
        let session = WebSession(
          owner: "browser", host: host, locale: Locale(identifier: "en"))
        host.start((0..<tabs).map { _ in ReloadedScreen(store) }) { navigator in
          if let state { navigator.restore(state) { _ in ReloadedScreen(store) } }
        }
        return (host, session)
      }
      var (host, session) = begin(nil)
      var width = 500
      var page = FakePage(session)
      session.take(page.line, isFresh: false)
      page.take()
      var did: [String] = []
      for _ in 0..<8 {
        if random.once(in: 6) {
          did.append("restart")
          let state = try #require(host.navigator).state(withDrafts: true)
          host.end()
          (host, session) = begin(state)
          page = FakePage(session)
          session.take(page.line, isFresh: false)
          try page.receive(#"["z",\#(width)]"#)
          for _ in 0..<200 { await Task.yield() }
          page.take()
        }
        let navigator = try #require(host.navigator)
        switch Int.random(in: 0..<11, using: &random) {
        case 0:
          width = [500, 1000].randomElement(using: &random) ?? 500
          did.append("width \(width)")
          try page.receive(#"["z",\#(width)]"#)
        case 1, 2:
          let item = store.items.randomElement(using: &random)
          did.append("open \(item?.name ?? "")")
          try await page.send("t", page.handle(item?.name ?? ""))
        case 3 where navigator.question == nil:
          did.append("type")
          try await page.send(
            "y", page.handle("Text"), "value",
            .text("typed \(Int.random(in: 0..<9, using: &random))"))
        case 4:
          did.append("back")
          try await page.send("<", .integer(page.shown))
        case 5:
          let tab = Int.random(in: navigator.tabs.indices, using: &random)
          did.append("tab \(tab)")
          navigator.selectTab(tab)
        case 6:
          did.append("modal")
          navigator.visibleScreen.open(ReloadedScreen(store), as: .modal)
        case 7:
          did.append("pane")
          if let pane = page.shownPages.randomElement(using: &random) {
            try await page.send("fp", .integer(pane))
          }
        case 8:
          if let question = navigator.question {
            did.append("answer")
            question.answer(Int.random(in: question.answers.indices, using: &random))
          }
        case 9:
          did.append("come and go")
          store.items.insert(
            Item(id: 100 + did.count, name: "New \(did.count)"),
            at: Int.random(in: 0..<store.items.count, using: &random))
          store.items.remove(at: Int.random(in: store.items.indices, using: &random))
        default:
          did.append("change")
          store.items[Int.random(in: store.items.indices, using: &random)].isDone.toggle()
        }
        for _ in 0..<200 { await Task.yield() }
        page.take()
        session.disconnect(page.line)
        let loaded = FakePage(session)
        session.take(loaded.line, isFresh: false, isLoaded: true)
        for _ in 0..<50 { await Task.yield() }
        loaded.take()
        let place: Comment = "round \(round): \(did)"
        #expect(loaded.window == page.window.filter { $0.key != "t" }, place)
        #expect(
          (page.window["tabs"] != nil) == (navigator.tabs.count > 1 && page.window["m"] == nil),
          place)
        // What lies behind a modal stays as it was until it is in view again.
        for id in loaded.shownPages {
          #expect(loaded.chromes[id] == page.chromes[id], place)
          let (now, before) = (loaded.lists[id] ?? [], page.lists[id] ?? [])
          #expect(now.count == before.count, place)
          for (now, before) in zip(now, before) { #expect(now == before, place) }
        }
        loaded.goOn(from: page)
        page = loaded
      }
    }
  }

  @Test func `a page that is loaded again stands where the one before it stood`() async throws {
    let store = Store(1000)
    let host = WebHost(pictures: PictureStore()) { _ in nil }
    let session = WebSession(owner: "browser", host: host, locale: Locale(identifier: "en"))
    host.start([ReloadedScreen(store)])
    let page = FakePage(session)
    session.take(page.line, isFresh: false)
    page.take()
    let id = page.shown
    try page.receive(#"["v",\#(id),280,60,300,12]"#)
    for _ in 0..<200 { await Task.yield() }
    // Items that come above move it on.
    store.items.insert(contentsOf: (0..<5).map { Item(id: -1 - $0, name: "New \($0)") }, at: 0)
    for _ in 0..<200 { await Task.yield() }
    page.take()
    let top = try #require(page.items.firstIndex { $0.firstText == "Item 299" })
    let position = (page.firsts[id] ?? 0) + top
    #expect(position == 305)
    func jumps(isLoaded: Bool) -> [[JSON]] {
      let line = FakeLine()
      session.take(line, isFresh: false, isLoaded: isLoaded)
      return line.messages("j")
    }
    #expect(jumps(isLoaded: true) == [["j", .integer(id), .integer(position), "t"]])
    #expect(jumps(isLoaded: false) == [], "a page that only had another line stands there already")
  }

  @Test func `what lies behind a modal is drawn, too`() async throws {
    let page = try await FakePage.open([ListScreen()])
    let list = page.shown
    page.session.host.navigator?.visibleScreen.open(PlainSections(), as: .modal)
    let loaded = FakePage(page.session)
    page.session.take(loaded.line, isFresh: false, isLoaded: true)
    try await loaded.wait { $0.window["m"] == 1 }
    #expect(loaded.titles == ["A", "B", "C", "D"])
    #expect(loaded.window["under"] == [.integer(list)])
    #expect(loaded.chromes[list]?["t"] == "List")
    #expect(loaded.lists[list]?.count == 4)
  }

  @Test func `what lies behind a modal is there, after the end of the program`() async throws {
    let states = MemoryStates()
    func server(_ cookie: String? = nil) -> WebSessionTests.Server {
      WebSessionTests.Server(Store(), states: states, cookie: cookie) { name in
        name == "modal" ? NamedModal() : nil
      }
    }
    let first = server()
    let id = first.load()
    let session = try await first.connect(FakeLine(), id, fresh: id)
    session.host.navigator?.visibleScreen.open(NamedModal(), as: .modal)
    for _ in 0..<100 { await Task.yield() }
    await first.sessions.endAll()
    let second = server(first.cookie)
    let fresh = second.load()
    let line = FakeLine()
    let again = FakePage(try await second.connect(line, id, fresh: fresh), line)
    again.take()
    #expect(again.window["m"] == 1 && again.titles == ["Inside"])
    let list = try #require(again.window["under"]?.list?.first?.integer)
    #expect(again.chromes[list]?["t"] == "List")
    #expect(again.lists[list]?.map(\.firstText) == ["Things", "Item 0", "Item 1", "Item 2"])
    try await again.send("<", .integer(again.shown))
    try await again.wait { $0.window["m"] == nil }
    #expect(again.titles == ["Things", "Item 0", "Item 1", "Item 2"])
    #expect(again.chrome["em"] == nil)
  }

  @Test func `the count of a search is in the words of the app, with a total or without`()
    async throws
  {
    let page = try await FakePage.open([ListScreen(Store(2000))])
    try await page.send("f", .integer(page.shown), "Item 1")
    try await page.wait { $0.chrome["q"]?["c"] != nil && $0.chrome["q"]?["ix"] == nil }
    #expect(page.chrome["q"]?["c"] == "1,111 of 2,000")
    let remote = try await FakePage.open([RemoteScreen()])
    try await remote.send("f", .integer(remote.shown), "x")
    try await remote.wait { $0.chrome["q"]?["c"] != nil }
    #expect(remote.chrome["q"]?["c"] == "2 found")
  }
}

private final class NamedModal: TableScreen {
  override var restorationName: String? { "modal" }
  override var tableCells: [Cell?]? { [[.title: "Inside"]] }
}

private final class RemoteScreen: TableScreen {
  override class var settings: Settings { [.searchable(remotely: RemoteScreen.find)] }
  func find(_ query: String) async throws -> [Section] {
    [Section { for name in ["x1", "x2"] { [.title: name] } }]
  }
}
