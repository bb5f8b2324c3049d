import Foundation
import Testing

@testable import TableScreenWeb

/// Heartbeats: they are answered, they push nothing aside, and they are no use of a window.
@MainActor @Suite struct WebHeartbeatTests {
  private let store = Store()

  private func page() async throws -> FakePage {
    let page = try await FakePage.open([ListScreen(store)])
    await settle()
    page.line.forget()
    return page
  }

  private func settle() async { for _ in 0..<200 { await Task.yield() } }

  @Test func `a heartbeat is answered`() async throws {
    let page = try await page()
    try page.receive("0")
    await settle()
    #expect(page.line.frames == ["0"])
  }

  @Test func `a heartbeat is answered once the last frame has left, and by whatever is new`()
    async throws
  {
    let page = try await page()
    page.line.isFree = false
    try page.receive("0")
    await settle()
    #expect(page.line.frames.isEmpty)
    page.line.isFree = true
    page.session.lineIsFree()
    await settle()
    #expect(page.line.frames == ["0"])

    page.line.forget()
    page.line.isFree = false
    try page.receive("0")
    store.items[0].name = "News"
    await settle()
    page.line.isFree = true
    page.session.lineIsFree()
    await settle()
    #expect(page.line.frames.count == 1 && page.line.frames.joined().contains("News"))
  }

  @Test func `a greeting that cannot leave yet comes before what is new`() async throws {
    let page = try await page()
    page.line.isFree = false
    try page.receive(#"["tz","Asia/Tokyo"]"#)
    await settle()
    #expect(page.line.frames.isEmpty)
    page.line.isFree = true
    page.session.lineIsFree()
    await settle()
    #expect(page.line.messages.first?[1]["full"] == 1)
  }

  @Test func `a page that only beats is idle`() async throws {
    var limits = WebLimits()
    limits.idle = .milliseconds(50)
    let server = WebSessionTests.Server(store, limits: limits)
    let id = server.load()
    let line = FakeLine()
    let session = try await server.connect(line, id, fresh: id)
    try await Task.sleep(for: .milliseconds(80))
    try session.receive(.beat)
    server.sessions.sweep()
    #expect(line.fault == .idle)
  }
}
