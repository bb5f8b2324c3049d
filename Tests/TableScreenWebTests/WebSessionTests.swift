import Foundation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenWeb

/// A screen with or without a name for addresses.
private final class NamedScreen: TableScreen {
  private let name: String?
  init(_ name: String?) {
    self.name = name
    super.init()
  }
  override var restorationName: String? { name }
}

@MainActor @Suite struct WebSessionTests {
  /// A server without a network: its sessions, and the cookie of a browser that was let in.
  struct Server {
    let sessions: WebSessions
    let gate: WebGate
    private(set) var cookie = ""

    @MainActor init(
      _ store: Store, limits: WebLimits = WebLimits(), folder: URL? = nil,
      states: MemoryStates? = nil, cookie: String? = nil,
      options given: WebOptions = WebOptions(),
      making: @escaping @MainActor @Sendable (String) -> Screen? = { _ in nil }
    ) {
      var options = given
      (options.limits, options.making) = (limits, making)
      options.states = states
      if let folder { options.states = TableStateFolder(folder) }
      gate = WebGate(port: 8080, listen: "127.0.0.1")
      sessions = WebSessions(options, gate: gate, states: .patient(options)) { _ in
        [ListScreen(store)]
      }
      self.cookie = cookie ?? letIn()
    }

    /// Opens the address with the token, and returns the cookie.
    @MainActor private func letIn() -> String {
      let answer = sessions.answer(
        WebRequest(path: "/", query: ["token": gate.token], headers: ["host": "127.0.0.1:8080"]))
      return String(answer.headers["set-cookie"]?.prefix { $0 != ";" } ?? "")
    }

    var headers: [String: String] {
      ["host": "127.0.0.1:8080", "origin": "http://127.0.0.1:8080", "cookie": cookie]
    }

    /// Loads a document, and returns its session's id.
    @MainActor func load(_ path: String = "/") -> String {
      let answer = sessions.answer(WebRequest(path: path, headers: headers))
      let text = String(decoding: answer.body, as: UTF8.self)
      return text.components(separatedBy: #""id":""#).dropFirst().first.map {
        String($0.prefix { $0 != "\"" })
      } ?? ""
    }

    /// Connects a line, as the server does.
    @MainActor func connect(
      _ line: FakeLine, _ id: String, fresh: String, hasLeft: Bool = false
    ) async throws -> WebSession {
      let request = WebRequest(path: "/live", headers: headers)
      await sessions.recognize(request)
      let browser = try #require(sessions.visitor(asking: request))
      let hello = PageMessage.hello(session: id, epoch: "", fresh: fresh, hasLeft: hasLeft)
      let place = await sessions.bring(hello, to: browser)
      return try sessions.connect(line, of: browser, hello, place: place)
    }
  }

  @Test func `a token opens one browser`() {
    let gate = WebGate(port: 1, listen: "127.0.0.1")
    let request = WebRequest(path: "/", query: ["token": gate.token])
    #expect(gate.visitor(request) != nil)
    #expect(gate.visitor(request) == nil)
    #expect(gate.visitor(WebRequest(path: "/")) == nil)
  }

  @Test func `without the cookie nothing is shown, and files of the page hold nothing`() {
    let server = Server(Store())
    let host = ["host": "127.0.0.1:8080"]
    #expect(server.sessions.answer(WebRequest(path: "/", headers: host)).status == 401)
    #expect(server.sessions.answer(WebRequest(path: "/p/x", headers: host)).status == 401)
    #expect(server.sessions.answer(WebRequest(path: "/healthz", headers: host)).status == 200)
    #expect(
      server.sessions.answer(WebRequest(path: "/", headers: ["host": "evil.example"])).status == 421
    )
  }

  @Test(arguments: ["http://evil.example", "null", "http://127.0.0.1:9999", ""])
  func `a line from a page of another origin is refused`(_ origin: String) {
    let server = Server(Store())
    var headers = server.headers
    headers["origin"] = origin.isEmpty ? nil : origin
    #expect(server.sessions.visitor(asking: WebRequest(path: "/live", headers: headers)) == nil)
    headers = server.headers
    headers["cookie"] = "tablescreen-8080=00000000000000000000000000000000"
    #expect(server.sessions.visitor(asking: WebRequest(path: "/live", headers: headers)) == nil)
  }

  @Test func `every answer says what a browser may do with it`() {
    let answer = WebResponse("").allHeaders
    #expect(answer["content-security-policy"]?.contains("frame-ancestors 'none'") == true)
    #expect(answer["content-security-policy"]?.contains("unsafe") == false)
    #expect(answer["x-content-type-options"] == "nosniff")
    #expect(answer["cache-control"] == "no-store")
  }

  @Test func `another browser's session is not found`() throws {
    let store = Store()
    let server = Server(store)
    let id = server.load()
    let another = WebGate.Visitor(browser: "another", person: nil, isNew: false)
    #expect(throws: WebFault.gone) {
      try server.sessions.connect(
        FakeLine(), of: another, .hello(session: id, epoch: "", fresh: id))
    }
    #expect(throws: WebFault.malformed) {
      try server.sessions.connect(FakeLine(), of: another, .beat)
    }
  }

  @Test func `another person in the same browser does not get the windows of the first`() throws {
    let store = Store()
    let server = Server(store)
    let id = server.load()
    let browser = String(server.cookie.split(separator: "=")[1])
    let other = WebGate.Visitor(browser: browser, person: "Bea", isNew: false)
    #expect(throws: WebFault.gone) {
      try server.sessions.connect(FakeLine(), of: other, .hello(session: id, epoch: "", fresh: id))
    }
  }

  @Test func `after a document its line gets only what changed`() async throws {
    let store = Store()
    let server = Server(store)
    let id = server.load()
    let line = FakeLine()
    _ = try await server.connect(line, id, fresh: id)
    #expect(line.messages.map(\.first) == ["h"])
  }

  @Test func `a page that is loaded again goes on, though its former line still seems to be there`()
    async throws
  {
    let server = Server(Store())
    let id = server.load()
    let line = FakeLine()
    let session = try await server.connect(line, id, fresh: id)
    let other = try await server.connect(FakeLine(), id, fresh: server.load(), hasLeft: true)
    #expect(other === session && !session.has(line))
  }

  @Test func `a page learns of words that an action changes`() async throws {
    let store = Store()
    let server = Server(store)
    let id = server.load()
    let line = FakeLine()
    let session = try await server.connect(line, id, fresh: id)
    line.forget()
    TableEnvironment.within(session.environment) {
      TableWords.current.undo = "Zurück"
      WebWords.current[.more] = "Mehr"
    }
    store.items[0].name = "Meanwhile"
    for _ in 0..<200 where line.frames.isEmpty { await Task.yield() }
    let hello = try #require(line.messages.first)
    #expect(hello.first == "h" && hello[1]["full"] == nil)
    #expect(hello[1]["words"]?["undo"] == "Zurück" && hello[1]["words"]?["more"] == "Mehr")
    line.forget()
    store.items[0].name = "Later"
    for _ in 0..<200 where line.frames.isEmpty { await Task.yield() }
    #expect(!line.frames.isEmpty && line.messages("h").isEmpty)
  }

  @Test func `events that were sent again over another line are carried out once`() async throws {
    let store = Store()
    let server = Server(store)
    let id = server.load()
    let first = FakeLine()
    let session = try await server.connect(first, id, fresh: id)
    let page = FakePage(session)
    let row = try #require(session.host.navigator?.visibleScreen.layout.row(at: TablePath(0, 0)))
    let handle = try #require(
      (1...10).first { session.host.row($0)?.row == row.id }, "no handle")
    let toggle = #"[1,"c",\#(handle),"accessory",1]"#
    try page.receive(toggle)
    session.disconnect(first)
    store.items[2].name = "Meanwhile"
    let second = FakeLine()
    #expect(try await server.connect(second, id, fresh: id) === session)
    let hello = try #require(second.messages("h").first)
    #expect(hello[1]["a"] == 1)
    #expect(hello[1]["full"] == 1)
    store.items[0].isDone = false
    try page.receive(toggle)
    for _ in 0..<200 { await Task.yield() }
    #expect(store.items[0].isDone == false)
    #expect(second.acknowledged == 1)
    #expect(second.frames.joined().contains("Meanwhile"))
  }

  @Test func `a reload goes on with the window that the tab had`() async throws {
    let server = Server(Store())
    let old = server.load()
    let line = FakeLine()
    let session = try await server.connect(line, old, fresh: old)
    session.disconnect(line)
    let fresh = server.load()
    #expect(server.sessions.count == 2)
    #expect(try await server.connect(FakeLine(), old, fresh: fresh) === session)
    #expect(server.sessions.count == 1)
  }

  @Test func `an address that is opened in a tab brings its window there`() async throws {
    let store = Store()
    let server = Server(store) { name in name == "item:1" ? DetailScreen(store, 1) : nil }
    let old = server.load("/item%3A1")
    let line = FakeLine()
    let session = try await server.connect(line, old, fresh: old)
    #expect(session.host.address == "/item:1")
    session.disconnect(line)
    _ = try await server.connect(line, old, fresh: server.load("/"))
    #expect(session.host.address == "/")
    session.disconnect(line)
    _ = try await server.connect(line, old, fresh: server.load("/item:1"))
    #expect(session.host.address == "/item:1")
  }

  @Test func `a reload shows the same, whatever tabs are open, and with or without names`()
    async throws
  {
    for round in 0..<Effort.rounds(60) {
      var random = SplitMix64(seed: Seed.value &+ UInt64(round))
      func chance() -> Bool { Bool.random(using: &random) }
      let makes = chance()
      let server = Server(Store()) { name in makes ? NamedScreen(name) : nil }
      let id = server.load()
      var line = FakeLine()
      let session = try await server.connect(line, id, fresh: id)
      let navigator = try #require(session.host.navigator)
      for step in 0..<8 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          let count = Int.random(in: 1...3, using: &random)
          let tabs = (0..<count).map { NamedScreen(chance() ? "tab ü/\(step).\($0)" : nil) }
          navigator.visibleScreen.openTabs(
            tabs, selecting: Int.random(in: 0..<count, using: &random))
        case 1: navigator.visibleScreen.open(NamedScreen(chance() ? "pushed \(step)" : nil))
        case 2: navigator.visibleScreen.open(NamedScreen(chance() ? "2" : nil), as: .modal)
        case 3: navigator.back()
        default: navigator.selectTab(Int.random(in: navigator.tabs.indices, using: &random))
        }
        let shown = (navigator.selectedTab, navigator.screens.map { ObjectIdentifier($0) })
        session.disconnect(line)
        line = FakeLine()
        // A server has undone the percent-encoding of a path.
        let path = session.host.address.flatMap(\.removingPercentEncoding) ?? "/"
        #expect(try await server.connect(line, id, fresh: server.load(path)) === session)
        let now = (navigator.selectedTab, navigator.screens.map { ObjectIdentifier($0) })
        #expect(now == shown, "round \(round), step \(step), \(path)")
      }
    }
  }

  @Test func `an address of tabs that the app has opened leads there`() async throws {
    let server = Server(Store())
    let id = server.load()
    let line = FakeLine()
    let session = try await server.connect(line, id, fresh: id)
    let navigator = try #require(session.host.navigator)
    navigator.visibleScreen.openTabs([NamedScreen(nil), NamedScreen(nil), NamedScreen("c")])
    for (path, tab) in [("/2", 1), ("/c", 2), ("/1", 0), ("/c", 2), ("/", 0)] {
      session.disconnect(line)
      _ = try await server.connect(line, id, fresh: server.load(path))
      #expect(navigator.selectedTab == tab, "\(path)")
    }
  }

  @Test func `a copy of a tab gets a window of its own`() async throws {
    let server = Server(Store())
    let old = server.load()
    let line = FakeLine()
    let session = try await server.connect(line, old, fresh: old)
    let fresh = server.load()
    #expect(try await server.connect(FakeLine(), old, fresh: fresh) !== session)
    #expect(session.has(line))
  }

  @Test func `a page whose former line nobody saw die keeps its window`() async throws {
    let server = Server(Store())
    let id = server.load()
    let (dead, next) = (FakeLine(), FakeLine())
    let session = try await server.connect(dead, id, fresh: id)
    #expect(try await server.connect(next, id, fresh: "") === session)
    #expect(dead.fault == .elsewhere)
    #expect(session.has(next) && next.messages("h").first?[1]["full"] == 1)
    session.disconnect(dead)
    #expect(session.has(next))
  }

  @Test func `a page that does not read is not queued for`() async throws {
    let store = Store()
    let server = Server(store)
    let id = server.load()
    let line = FakeLine()
    let session = try await server.connect(line, id, fresh: id)
    line.forget()
    line.isFree = false
    for place in 0..<50 {
      store.items[0].name = "Name \(place)"
      for _ in 0..<20 { await Task.yield() }
    }
    #expect(line.frames.isEmpty)
    line.isFree = true
    session.lineIsFree()
    for _ in 0..<100 where line.frames.isEmpty { await Task.yield() }
    #expect(line.frames.count == 1)
    #expect(line.frames.joined().contains("Name 49"))
  }

  @Test func `there are no more windows than the bounds allow`() {
    var limits = WebLimits()
    (limits.sessions, limits.sessionsOfOne) = (3, 2)
    let server = Server(Store(), limits: limits)
    for _ in 0..<5 { _ = server.load() }
    #expect(server.sessions.count == 2)
  }

  @Test(arguments: 1...4, [false, true])
  func `windows that are loaded again at once are the same, up to the last that is allowed`(
    count: Int, isFull: Bool
  ) async throws {
    var limits = WebLimits()
    (limits.sessions, limits.sessionsOfOne) = isFull ? (count, 4) : (10, 4)
    let server = Server(Store(), limits: limits)
    var windows: [(session: WebSession, line: FakeLine)] = []
    for _ in 0..<count {
      let (id, line) = (server.load(), FakeLine())
      windows.append((try await server.connect(line, id, fresh: id), line))
    }
    for closesFirst in [false, true] {
      // The documents come first, while the former lines are there or not; then the lines, in any order.
      if closesFirst { for (session, line) in windows { session.disconnect(line) } }
      let documents = windows.map { _ in server.load() }
      for place in windows.indices.reversed() {
        let (session, line) = (windows[place].session, FakeLine())
        let again = try await server.connect(
          line, session.id, fresh: documents[place], hasLeft: true)
        #expect(again === session)
        windows[place].line = line
      }
      #expect(server.sessions.count == count)
    }
  }

  @Test func `an address opens the screens that it names`() throws {
    let store = Store()
    let server = Server(store) { name in
      name == "item:1" ? DetailScreen(store, 1) : nil
    }
    let text = String(
      decoding: server.sessions.answer(WebRequest(path: "/item%3A1", headers: server.headers)).body,
      as: UTF8.self)
    #expect(text.contains("<h1>Item 1</h1>"))
    #expect(text.contains("<title>Item 1</title>"))
    #expect(server.load("/nothing/here") != "")
  }

  @Test func `after the end of the program a page comes back to where it was`() async throws {
    let folder = try TemporaryFolder()
    let store = Store()
    let first = Server(store, folder: folder.url) { _ in DetailScreen(store, 1) }
    let id = first.load("/item%3A1")
    let line = FakeLine()
    let session = try await first.connect(line, id, fresh: id)
    await first.sessions.endAll()
    #expect(line.fault == .leaving)

    let second = Server(store, folder: folder.url, cookie: first.cookie) { _ in
      DetailScreen(store, 1)
    }
    let again = FakeLine()
    let other = try await second.connect(again, id, fresh: id)
    #expect(other !== session)
    #expect(other.epoch != session.epoch)
    #expect(again.messages("s").first?[2]["t"] == "Item 1")
    #expect(
      try String(contentsOf: folder.url.appending(path: "window-" + id), encoding: .utf8)
        .contains("hunter2") == false)
  }

  @Test func `a window that was left for long is kept, and one that nobody came to is not`()
    async throws
  {
    var limits = WebLimits()
    (limits.absence, limits.firstLine) = (.zero, .zero)
    let folder = try TemporaryFolder()
    let server = Server(Store(), limits: limits, folder: folder.url)
    let (left, unseen) = (server.load("/"), server.load("/"))
    let line = FakeLine()
    let session = try await server.connect(line, left, fresh: left)
    session.disconnect(line)
    server.sessions.sweep()
    #expect(server.sessions.count == 0)
    try await until {
      try folder.names.contains("window-" + left) && !folder.names.contains("window-" + unseen)
    }
    #expect(try await server.connect(FakeLine(), left, fresh: "").id == left)
    await #expect(throws: WebFault.gone) { try await server.connect(FakeLine(), unseen, fresh: "") }
  }

  @Test func `a window that another browser has kept is not found`() async throws {
    let folder = try TemporaryFolder()
    let first = Server(Store(), folder: folder.url)
    let id = first.load()
    await first.sessions.endAll()
    let second = Server(Store(), folder: folder.url)
    await #expect(throws: WebFault.gone) { try await second.connect(FakeLine(), id, fresh: "") }
    await #expect(throws: WebFault.gone) {
      try await second.connect(FakeLine(), "../browsers", fresh: "../browsers")
    }
  }
}
