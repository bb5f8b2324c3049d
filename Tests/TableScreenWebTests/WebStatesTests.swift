import Foundation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenWeb

/// Windows that outlive their server: kept in a store, and taken over by others.
@MainActor @Suite struct WebStatesTests {
  private let store = Store()
  private let kept = MemoryStates()

  /// A server of many on one store; its browser is the one that another server has let in.
  private func server(after first: WebSessionTests.Server? = nil) async -> WebSessionTests.Server {
    if let first { await rest(first) }
    let server = WebSessionTests.Server(store, states: kept, cookie: first?.cookie) {
      [store] name in name == "item:1" ? DetailScreen(store, 1) : nil
    }
    await server.sessions.recognize(WebRequest(path: "/", headers: server.headers))
    return server
  }

  private func rest(_ servers: WebSessionTests.Server...) async {
    for server in servers { await server.sessions.states?.rest() }
  }

  private func saved(_ place: String) -> WebSavedSession {
    WebSavedSession(
      owner: "", language: "en", address: "/", place: place,
      state: TableNavigator([ListScreen(store)], host: WebHost(pictures: PictureStore())).state)
  }

  private func place(_ id: String) async throws -> String? {
    try await kept.state(for: "window-" + id).flatMap {
      try JSONDecoder().decode(WebSavedSession.self, from: $0.data).place
    }
  }

  // MARK: Writing

  @Test func `one write of a window is under way, and the newest follows`() async throws {
    let states = WebStates(kept) { _ in }
    await kept.set(stuck: true)
    for number in 0..<100 { states.keep(saved("/\(number)"), "a") }
    while await kept.writes == 0 { await Task.yield() }
    for number in 100..<200 { states.keep(saved("/\(number)"), "a") }
    await kept.set(stuck: false)
    await states.rest()
    #expect(await kept.writes == 2)
    #expect(try await place("a") == "/199")
    #expect(states.hasKept(saved("/199"), "a"))
    states.keep(saved("/199"), "a")
    await states.rest()
    #expect(await kept.writes == 2)
  }

  @Test func `a store that fails is reported once, and what waits is kept later`() async throws {
    let states = WebStates(kept) { _ in }
    await kept.set(fails: true)
    let reports = await TableDiagnostics.collect {
      for number in 0..<3 {
        states.keep(saved("/\(number)"), "a")
        states.keep(saved("/\(number)"), "b")
        await states.rest()
        states.tryAgain()
      }
      await states.rest()
    }
    #expect(reports.map(\.kind) == ["unsavedState"])
    #expect(reports.first?.what.contains("the store has gone; start it again") == true)
    #expect(states.waitingCount == 2)
    await kept.set(fails: false)
    states.tryAgain()
    await states.rest()
    #expect(try await [place("a"), place("b")] == ["/2", "/2"])
    await kept.set(fails: true)
    let more = await TableDiagnostics.collect {
      states.keep(saved("/3"), "a")
      await states.rest()
    }
    #expect(more.count == 1)
  }

  @Test func `a window that is too large to be kept is said once, and the store is not to blame`()
    async throws
  {
    let states = WebStates(kept) { _ in }
    await kept.set(limit: 10)
    let reports = await TableDiagnostics.collect {
      for number in 0..<3 {
        states.keep(saved("/\(number)"), "a")
        await states.rest()
        states.tryAgain()
      }
      await states.rest()
    }
    #expect(reports.map(\.kind) == ["unsavedState"])
    #expect(states.waitingCount == 0 && !states.isFailing)
    await kept.set(limit: TableStateError.limit)
    states.keep(saved("/3"), "a")
    await states.rest()
    #expect(try await place("a") == "/3")
  }

  @Test func `a server that goes keeps its windows before their pages are told`() async throws {
    let first = await server()
    let id = first.load()
    let line = FakeLine()
    let session = try await first.connect(line, id, fresh: id)
    await rest(first)
    await kept.set(stuck: true)
    session.host.go(to: "/item:1")
    let end = Task { await first.sessions.endAll() }
    for _ in 0..<200 { await Task.yield() }
    #expect(line.fault == nil)
    await kept.set(stuck: false)
    await end.value
    #expect(line.fault == .leaving)
    #expect(try await place(id) == "/item:1")
  }

  @Test func `a server that goes while its store fails ends all the same`() async throws {
    let first = await server()
    let id = first.load()
    let line = FakeLine()
    _ = try await first.connect(line, id, fresh: id)
    await kept.set(fails: true)
    _ = await TableDiagnostics.collect { await first.sessions.endAll() }
    #expect(line.fault == .leaving && first.sessions.count == 0)
  }

  // MARK: Moving

  @Test func `a line that comes to another server than its document finds its window`()
    async throws
  {
    let first = await server()
    let second = await server(after: first)
    let id = first.load("/item%3A1")
    await rest(first)
    let line = FakeLine()
    let session = try await second.connect(line, id, fresh: id)
    #expect(session.id == id && session.host.address == "/item:1")
    #expect(line.messages("h").first?[1]["full"] == 1)
    #expect(line.messages("s").first?[2]["t"] == "Item 1")
  }

  @Test func `of two servers that have a window, the one that its page talks to has the newest`()
    async throws
  {
    let first = await server()
    let second = await server(after: first)
    let id = first.load()
    let lines = (0..<4).map { _ in FakeLine() }
    let old = try await first.connect(lines[0], id, fresh: id)
    await rest(first)
    // The first server does not hear that the line has gone.
    let new = try await second.connect(lines[1], id, fresh: "")
    #expect(new !== old && new.epoch != old.epoch)
    new.host.go(to: "/item:1")
    await rest(second)
    for _ in 0..<100 { await Task.yield() }
    // What the first server has of it is stale, and is never kept.
    first.sessions.states?.keepAnew(try #require(old.saved), id)
    await rest(first)
    #expect(first.sessions.count == 0 && lines[0].fault == .elsewhere)
    new.disconnect(lines[1])
    await rest(second)
    #expect(try await place(id) == "/item:1")
    let back = try await first.connect(lines[2], id, fresh: "")
    #expect(back.host.address == "/item:1")
    // The second one still has it, and asks before it goes on with it.
    back.host.go(to: "/")
    back.disconnect(lines[2])
    await rest(first)
    #expect(second.sessions.count == 1)
    let again = try await second.connect(lines[3], id, fresh: "")
    #expect(again !== new && again.host.address == "/")
    #expect(second.sessions.count == 1)
  }

  @Test
  func `a window that was taken after all, while its page went on with what is here, is given up`()
    async throws
  {
    let first = await server()
    let second = await server(after: first)
    let id = first.load()
    _ = try await first.connect(FakeLine(), id, fresh: id)
    await rest(first)
    let left = FakeLine()
    let new = try await second.connect(left, id, fresh: "")
    new.host.go(to: "/item:1")
    new.disconnect(left)
    await rest(second)
    #expect(try await place(id) == "/item:1")
    // The first server still has the window as it was, and hears nothing of the store when its page comes back.
    first.sessions.states?.patience.answer = .milliseconds(10)
    await kept.set(stuck: true)
    let line = FakeLine()
    let stale = try await first.connect(line, id, fresh: "")
    #expect(stale.host.address == "/" && line.fault == nil)
    await kept.set(stuck: false)
    await rest(first)
    #expect(line.fault == .elsewhere && first.sessions.count == 0)
    #expect(try await place(id) == "/item:1")
    #expect(try await first.connect(FakeLine(), id, fresh: "").host.address == "/item:1")
  }

  @Test func `a window whose line was lost while it was looked for is not forgotten`() async throws
  {
    var limits = WebLimits()
    limits.firstLine = .zero
    let first = await server()
    let id = first.load()
    _ = try await first.connect(FakeLine(), id, fresh: id)
    await rest(first)
    let second = WebSessionTests.Server(store, limits: limits, states: kept, cookie: first.cookie)
    await second.sessions.recognize(WebRequest(path: "/", headers: second.headers))
    let browser = String(first.cookie.split(separator: "=")[1])
    let visitor = WebGate.Visitor(browser: browser, person: nil, isNew: false)
    let hello = PageMessage.hello(session: id, epoch: "", fresh: "")
    _ = await second.sessions.bring(hello, to: visitor)
    #expect(second.sessions.count == 1)
    second.sessions.sweep()
    await rest(second)
    #expect(try await place(id) != nil)
  }

  @Test func `a page that comes back to its server goes on with what is there`() async throws {
    let first = await server()
    let id = first.load()
    let line = FakeLine()
    let session = try await first.connect(line, id, fresh: id)
    session.disconnect(line)
    #expect(try await first.connect(FakeLine(), id, fresh: "") === session)
    await rest(first)
    await kept.set(fails: true)
    _ = await TableDiagnostics.collect {
      let again = try? await first.connect(FakeLine(), id, fresh: "")
      #expect(again === session)
    }
  }

  @Test func `the address of a document that another server made is gone to`() async throws {
    let first = await server()
    let second = await server(after: first)
    let id = first.load()
    let line = FakeLine()
    let session = try await first.connect(line, id, fresh: id)
    session.disconnect(line)
    let fresh = second.load("/item%3A1")
    await rest(first, second)
    #expect(try await first.connect(FakeLine(), id, fresh: fresh) === session)
    #expect(session.host.address == "/item:1")
  }

  @Test func `a window whose tab is gone everywhere begins with its document`() async throws {
    let first = await server()
    let second = await server(after: first)
    let fresh = second.load("/item%3A1")
    await rest(second)
    let session = try await first.connect(FakeLine(), RandomID.make(), fresh: fresh)
    #expect(session.id == fresh && session.host.address == "/item:1")
  }

  @Test func `who asks twice at once is given one window`() async throws {
    let first = await server()
    let second = await server(after: first)
    let id = first.load()
    await rest(first)
    let lines = [FakeLine(), FakeLine()]
    async let one = second.connect(lines[0], id, fresh: "")
    async let two = second.connect(lines[1], id, fresh: "")
    let sessions = try await [one, two]
    #expect(sessions[0] === sessions[1] && second.sessions.count == 1)
  }

  // MARK: Others

  @Test func `nobody else is given a window, and its server does not lose it by their asking`()
    async throws
  {
    let first = await server()
    let second = await server(after: first)
    let id = first.load()
    let line = FakeLine()
    let session = try await first.connect(line, id, fresh: id)
    await rest(first)
    let browser = String(first.cookie.split(separator: "=")[1])
    for visitor in [
      WebGate.Visitor(browser: RandomID.make(), person: nil, isNew: false),
      WebGate.Visitor(browser: browser, person: "Bea", isNew: false),
    ] {
      for server in [first, second] {
        let hello = PageMessage.hello(session: id, epoch: "", fresh: id)
        _ = await server.sessions.bring(hello, to: visitor)
        #expect(throws: WebFault.gone) {
          try server.sessions.connect(FakeLine(), of: visitor, hello)
        }
      }
    }
    #expect(second.sessions.count == 0)
    session.host.go(to: "/item:1")
    session.disconnect(line)
    await rest(first)
    #expect(try await place(id) == "/item:1")
  }

  @Test func `who reads the store cannot come in`() async throws {
    let first = await server()
    let id = first.load()
    let browser = String(first.cookie.split(separator: "=")[1])
    await rest(first)
    let states = await kept.kept
    #expect(states["window-" + id] != nil && states.keys.contains { $0.hasPrefix("browser-") })
    for (key, state) in states {
      #expect(!key.contains(browser))
      #expect(!String(decoding: state.data, as: UTF8.self).contains(browser))
    }
  }

  @Test(arguments: ["", "{", "{}", #"{"owner":"a"}"#, #"{"owner":1,"state":[]}"#, "\0"])
  func `a state of another version of the program is as none`(_ text: String) async throws {
    let first = await server()
    let id = RandomID.make()
    await kept.put(Data(text.utf8), "window-" + id)
    await #expect(throws: WebFault.gone) { try await first.connect(FakeLine(), id, fresh: "") }
    let fresh = first.load()
    #expect(try await first.connect(FakeLine(), id, fresh: fresh).id == fresh)
  }

  @Test func `a window that nobody came to is forgotten, unless it is at another server`()
    async throws
  {
    var limits = WebLimits()
    limits.firstLine = .zero
    let first = WebSessionTests.Server(store, limits: limits, states: kept)
    let second = await server(after: first)
    let (unseen, moved) = (first.load(), first.load())
    await rest(first)
    _ = try await second.connect(FakeLine(), moved, fresh: moved)
    first.sessions.sweep()
    #expect(first.sessions.count == 0)
    await rest(first, second)
    #expect(try await place(unseen) == nil)
    #expect(try await place(moved) != nil)
  }
}
