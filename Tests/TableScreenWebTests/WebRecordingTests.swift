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

    let recording = try TableRecording(contentsOf: try file(folder, holding: "delete"))
    #expect(recording.host == "web")
    #expect(recording.count >= 5)
    let table = try await HeadlessHost.play(recording, onTabs: [ListScreen()])
    #expect(table.titles == ["Item 1", "Item 2"])
    #expect(table.row("Item 2")?.controls.first?.value == .flag(true))
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
