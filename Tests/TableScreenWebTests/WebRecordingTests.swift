import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@testable import TableScreenWeb

@MainActor @Suite struct WebRecordingTests {
  @Test func `each window has a file, which is played without a browser`() async throws {
    let folder = try TemporaryFolder()
    var options = WebOptions()
    options.recordingFolder = folder.url
    let server = WebSessionTests.Server(Store(), options: options)
    let id = server.load()
    let page = FakePage(try await server.connect(FakeLine(), id, fresh: id))
    page.session.take(page.line, isFresh: false)
    page.take()
    try page.receive(#"["tz","Asia/Tokyo"]"#)
    try await page.send("c", page.handle("Item 2"), "accessory", 1)
    try await page.send("fb", .integer(page.shown))
    try await page.send("f", .integer(page.shown), "Item 1")
    try await settled(folder) { $0.contains(#""do":"search""#) && $0.hasSuffix("}\n") }
    try await page.send("fe", .integer(page.shown))
    try await page.send("t", page.handle("Item 1"))
    try await page.send("<", .integer(page.shown))
    try await page.send("d", .list([page.handle("Item 0")]))
    try await settled(folder) { $0.contains(#""do":"delete""#) }
    _ = server.load()
    #expect(try folder.names.count == 2)
    await server.sessions.endAll()
    // Nobody has seen the other window.
    #expect(try folder.names.count == 1)

    let recording = try TableRecording(contentsOf: try file(folder, holding: "delete"))
    #expect(recording.host == "web")
    #expect(recording.count >= 5)
    let table = try await HeadlessHost.play(recording, onTabs: [ListScreen()])
    #expect(table.titles == ["Item 1", "Item 2"])
    #expect(table.row("Item 2")?.controls.first?.value == .flag(true))
    table.close()
  }

  @Test func `files that come in another order than they were asked for are played so`()
    async throws
  {
    let folder = try TemporaryFolder()
    let host = WebHost(pictures: PictureStore())
    let session = WebSession(
      owner: "browser", host: host, locale: Locale(identifier: "en"))
    host.start([AlbumScreen()], recording: folder.url.appending(path: "recording"))
    let page = FakePage(session)
    session.take(page.line, isFresh: false)
    page.take()
    var tokens: [String] = []
    for title in ["First", "Second", "Third", "First"] {
      try await page.send("t", page.handle(title))
      tokens.append(try #require(page.line.messages("up").last?[1].text))
    }
    #expect(host.take(URL(filePath: "/tmp/x/second.png"), tokens[1]))
    host.notes(tokens[3], 0.5)
    #expect(!host.take(try #require(URL(string: "file:///tmp/x/bad%FF.png")), tokens[2]))
    try await settled(folder) { $0.contains("bad%FF") }
    try await page.send("up", .text(tokens[3]), 0)
    #expect(host.take(URL(filePath: "/tmp/x/first.png"), tokens[0]))
    try await settled(folder) { $0.contains("first.png") }
    session.end(.leaving)

    let screen = AlbumScreen()
    let recording = try TableRecording(contentsOf: folder.url.appending(path: "recording"))
    let table = try await HeadlessHost.play(recording, onTabs: [screen])
    #expect(screen.values == ["/tmp/x/first.png", "/tmp/x/second.png", ""])
    table.close()
  }

  private func file(_ folder: TemporaryFolder, holding part: String) throws -> URL {
    let files = try folder.names.map { folder.url.appending(path: $0) }
    return try #require(
      try files.first { try String(contentsOf: $0, encoding: .utf8).contains(part) })
  }

  /// Waits until what the only window did has settled and was written, with the frame after it.
  private func settled(
    _ folder: TemporaryFolder, _ isDone: (String) -> Bool
  ) async throws {
    for _ in 0..<1_000 {
      let name = try #require(try folder.names.first)
      let text = try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
      let last = text.split(separator: "\n").last ?? ""
      if isDone(text), last.contains(#""frame""#) { return }
      try await Task.sleep(for: .milliseconds(5))
    }
    Issue.record("nothing was recorded")
  }
}
