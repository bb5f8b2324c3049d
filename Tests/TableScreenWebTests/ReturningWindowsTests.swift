#if Web
import TableScreen
import Testing

@testable import TableScreenWeb

/// The bounds of windows hold for those that come back from a store, too.
@MainActor @Suite struct ReturningWindowsTests {
  private let kept = MemoryStates()

  private func server(_ change: (inout WebLimits) -> Void = { _ in }) -> WebSessionTests.Server {
    var limits = WebLimits()
    limits.sessionsOfOne = 2
    change(&limits)
    return WebSessionTests.Server(Store(), limits: limits, states: kept)
  }

  private func open(_ server: WebSessionTests.Server) async throws -> (String, FakeLine) {
    let (id, line) = (server.load(), FakeLine())
    _ = try await server.connect(line, id, fresh: id)
    return (id, line)
  }

  @Test func `a window that comes back ends the one left longest ago, which can come back as well`()
    async throws
  {
    let server = server { $0.absence = .zero }
    server.sessions.returnTime = .zero
    var ids: [String] = []
    for _ in 0..<4 {
      let (id, line) = try await open(server)
      ids.append(id)
      server.sessions.sessions[id]?.disconnect(line)
      if ids.count == 2 { server.sessions.sweep() }
      await server.sessions.states?.rest()
    }
    #expect(Set(server.sessions.sessions.keys) == Set(ids[2...]))
    for id in ids + ids {
      let line = FakeLine()
      let session = try await server.connect(line, id, fresh: "")
      #expect(session.id == id && server.sessions.count <= 2)
      session.disconnect(line)
      await server.sessions.states?.rest()
    }
  }

  @Test func `a window that comes back while all others are in use is one too many`() async throws {
    let server = server { $0.absence = .zero }
    let (id, line) = try await open(server)
    server.sessions.sessions[id]?.disconnect(line)
    server.sessions.sweep()
    await server.sessions.states?.rest()
    #expect(server.sessions.count == 0)
    let others = [try await open(server), try await open(server)]
    await #expect(throws: WebFault.gone) { try await server.connect(FakeLine(), id, fresh: "") }
    #expect(Set(server.sessions.sessions.keys) == Set(others.map(\.0)))
    #expect(others.allSatisfy { $0.1.fault == nil })
  }
}
#endif
