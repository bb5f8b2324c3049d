import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@testable import DemoScreens

/// Files are fetched, cancelled, and tried again.
@MainActor struct DownloadsScreenTests {
  let gate = Gate()
  var setup: DemoSetup {
    var setup = DemoSetup.sample(in: TemporaryFolder.nowhere)
    setup.pause = { [gate] _ in try await gate.pass() }
    return setup
  }

  @Test func `the list says how far it has come, and can be waited for again`() async throws {
    gate.close()
    let table = try await HeadlessHost.show(GalleryScreen(setup))
    table.press(row: "Downloads")
    try await gate.wait(for: 1)
    #expect(table.chrome.waiting == "Reading the list of files…")
    #expect(table.chrome.waitingFraction == 0)
    gate.letOne()
    try await gate.wait(for: 2)
    #expect(table.chrome.waitingFraction == 0.125)
    table.visibleScreen.send(.barButton(.toolbar, 0))
    try await until { table.chrome.toolbar.first?.label == "Go online" }
    gate.open()
    try await table.settle()
    #expect(table.chrome.failure == "You are offline")
    try await table.press("Go online")
    try await table.retry()
    #expect(table.titles.count == Download.all.count)
  }

  @Test func `a row shows how much of it is there, and moves to the others when all is`()
    async throws
  {
    let table = try await HeadlessHost.show(DownloadsScreen(setup))
    #expect(table.sectionTitles == ["To be fetched"])
    gate.close()
    table.press(row: "Blocks.txt")
    try await gate.wait(for: 1)
    gate.letOne()
    try await gate.wait(for: 2)
    #expect(table.row("Blocks.txt")?.isBusy == true)
    #expect(table.row("Blocks.txt")?.progress == 0.25)
    gate.open()
    try await table.settle()
    #expect(table.sectionTitles == ["To be fetched", "On this machine"])
    #expect(table.titles(in: 1) == ["Blocks.txt"])
    #expect(table.row("Blocks.txt")?.controls.first?.kind == .button(title: "Remove"))
    try await table.tapAccessory("Blocks.txt")
    #expect(table.sectionTitles == ["To be fetched"])
    try await table.undo()
    #expect(table.titles(in: 1) == ["Blocks.txt"])
  }

  @Test func `each undo does what it says, after a file was fetched again, too`() async throws {
    let table = try await HeadlessHost.show(DownloadsScreen(setup))
    try await table.tap("Blocks.txt")
    try await table.tapAccessory("Blocks.txt")
    #expect(table.chrome.notice?.text == "Removed “Blocks.txt”")
    try await table.tap("Blocks.txt")
    #expect(table.chrome.notice?.text == "Fetched “Blocks.txt”")
    try await table.undo()
    #expect(table.sectionTitles == ["To be fetched"])
    try await table.undo()
    #expect(table.titles(in: 1) == ["Blocks.txt"])
    try await table.redo()
    #expect(table.sectionTitles == ["To be fetched"])
    try await table.redo()
    #expect(table.titles(in: 1) == ["Blocks.txt"])
  }

  @Test func `a cancelled row is as it was`() async throws {
    let table = try await HeadlessHost.show(DownloadsScreen(setup))
    gate.close()
    table.press(row: "Scripts.txt")
    try await gate.wait(for: 1)
    let row = try #require(table.path(of: "Scripts.txt").flatMap { table.layout.row(at: $0)?.id })
    table.visibleScreen.send(.cancel(row))
    gate.open()
    try await table.settle()
    #expect(table.row("Scripts.txt")?.isBusy == false)
    #expect(table.row("Scripts.txt")?.texts.last?.text.plain.hasPrefix("190 kB") == true)
    #expect(table.sectionTitles == ["To be fetched"])
  }

  @Test func `a search finds words in any order, and files by their size`() async throws {
    let table = try await HeadlessHost.show(DownloadsScreen(setup))
    #expect(table.chrome.search?.hidesInitially == true)
    try await table.search("belongs script")
    #expect(table.titles == ["Scripts.txt"])
    try await table.search("large all")
    #expect(table.titles == ["emoji-test.txt"])
  }

  @Test func `what fails says so in its row, and a tap tries again`() async throws {
    let table = try await HeadlessHost.show(DownloadsScreen(setup))
    try await table.press("Go offline")
    try await table.tap("Unihan.zip")
    let text = table.row("Unihan.zip")?.texts.last?.text.plain
    #expect(text == "You are offline. Tap to try again.")
    #expect(table.chrome.notice == nil)
    try await table.press("Go online")
    try await table.tap("Unihan.zip")
    #expect(table.titles(in: 1) == ["Unihan.zip"])
  }
}
