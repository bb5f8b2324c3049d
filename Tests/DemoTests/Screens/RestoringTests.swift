import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@testable import DemoScreens

/// Demos that are opened again as they were left.
@MainActor struct RestoringTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "box"), withIntermediateDirectories: false)
    for name in ["apple", "pear"] { _ = try folder.write("x", to: "box/\(name)") }
  }

  private var setup: DemoSetup {
    var setup = DemoSetup.sample(in: folder.url)
    setup.folder = FilePath(String(folder.url.path().dropLast()))
    return setup
  }

  private func show(_ name: String, _ state: TableNavigationState? = nil) async throws
    -> HeadlessHost
  {
    let setup = setup
    let restoration = TableRestoration(
      load: { state }, save: { _ in }, making: DemoMaker(setup).screen(named:))
    return try await HeadlessHost.show(
      tabs: #require(Demo.screens(named: name, setup)), restoration: restoration)
  }

  /// What a later run of the program finds, by way of its file, or another server by its store, with drafts.
  private func reopened(
    _ name: String, _ table: HeadlessHost, drafts: Bool = false
  ) async throws -> HeadlessHost {
    let navigator = table.navigator
    let data = try JSONEncoder().encode(navigator.state(withDrafts: drafts))
    table.close()
    return try await show(name, try JSONDecoder().decode(TableNavigationState.self, from: data))
  }

  @Test func `what a tab says before it was visited`() async throws {
    var table = try await show("mail")
    try await table.selectTab("Labels")
    #expect(table.chrome.tabs.map(\.badge) == ["5", nil, nil])
    table = try await reopened("mail", table)
    #expect(table.chrome.title == "Labels")
    #expect(table.chrome.tabs.map(\.badge) == ["5", nil, nil])
  }

  @Test func `the tabs that the gallery opened`() async throws {
    var table = try await show("gallery")
    try await table.tap("Mail")
    try await table.selectTab("Archive")
    try await table.search("a")
    let titles = table.titles
    table = try await reopened("gallery", table)
    #expect(table.chrome.title == "Archive")
    #expect(table.navigator.tabs.count == 4)
    #expect(table.chrome.search?.text == "a")
    #expect(table.titles == titles)
    try await table.endSearch()
    try await table.selectTab("Inbox")
    let letter = try #require(table.titles.first)
    try await table.choose("Archive", of: letter)
    try await table.selectTab("Archive")
    #expect(table.titles.contains(letter), "the tabs share their letters still")
    try await table.selectTab("Gallery")
    try await table.press("Close tabs")
    table = try await reopened("gallery", table)
    #expect(table.navigator.tabs.count == 1)
  }

  @Test func `a folder in a folder, what was searched for there, and a file`() async throws {
    var table = try await show("files")
    try await table.tap("box")
    try await table.search("a")
    try await table.search("app")
    table = try await reopened("files", table)
    #expect(table.chrome.title == "box")
    #expect(table.chrome.search?.text == "app")
    #expect(table.titles == ["apple"])
    try await table.tap("apple")
    table = try await reopened("files", table)
    #expect(table.fact("Size") == "1 byte" || table.fact("Size") == "1 bytes")
    try await table.back()
    #expect(table.titles == ["apple"])
    try await table.back()
    #expect(table.titles.contains("box"))
  }

  @Test func `a to-do that was being edited, and is told what others wrote since`() async throws {
    let store = setup.toDos
    var table = try await show("todo")
    try await table.tap("Buy milk")
    try await table.type("Buy oat milk", into: "Title")
    table = try await reopened("todo", table, drafts: true)
    #expect(table.chrome.title == "To-do")
    #expect(table.row("Title")?.controls.first?.value == .text("Buy oat milk"))
    let milk = try #require(try await store.all().first { $0.id == "sample-2" })
    var other = milk
    other.note = "3 liters"
    try await store.save(other, editedFrom: milk)
    try await table.press("Save")
    #expect(table.chrome.title == "To-dos")
    other.title = "Buy oat milk"
    #expect(try await store.all().contains(other), "what was not edited stays as others wrote it")
    try await table.press("Add")
    try await table.type("Buy tea", into: "Title")
    table = try await reopened("todo", table, drafts: true)
    try await table.press("Save")
    #expect(try await store.all().filter { $0.title == "Buy tea" }.count == 1)
  }

  @Test func `a folder whose name is no text, with its hidden files`() async throws {
    let bytes: [UInt8] = [0x66, 0xFF, 0x25, 0x3A, 0x20]
    let path = setup.folder.appending(bytes)
    #expect(mkdir(path.bytes.map(CChar.init(bitPattern:)) + [0], 0o700) == 0)
    let hidden = path.appending(Array(".hidden".utf8)).bytes.map(CChar.init(bitPattern:)) + [0]
    #expect(mkdir(hidden, 0o700) == 0)
    var table = try await show("files")
    try await table.tap(path.name)
    try await table.tap("Only hidden files")
    table = try await reopened("files", table)
    #expect(table.chrome.title == path.name)
    #expect(table.titles == [".hidden"])
  }

  @Test(arguments: Effort.some(Demo.all.map(\.name))) func `each demo that the gallery opened`(
    name: String
  ) async throws {
    let demo = try #require(Demo.all.first { $0.name == name })
    var table = try await show("gallery")
    try await table.tap(demo.title)
    func shown() -> [String?] { table.page.map(\.title) }
    let (title, rows, count) = (table.chrome.title, shown(), table.layout.rowCount)
    table = try await reopened("gallery", table)
    #expect(table.chrome.title == title)
    #expect(shown() == rows)
    #expect(table.layout.rowCount == count)
  }

  @Test(
    arguments: Effort.some(
      [("countries", "Details"), ("characters", nil), ("zones", nil)] as [(String, String?)])
  ) func `the detail of a row`(name: String, offer: String?) async throws {
    var table = try await show(name)
    let row = try #require(table.page.first?.title)
    if let offer { try await table.choose(offer, of: row) } else { try await table.tap(row) }
    let (title, titles) = (table.chrome.title, table.titles)
    table = try await reopened(name, table)
    #expect(table.chrome.title == title)
    #expect(table.titles == titles)
    #expect(table.navigator.screens.count == 2)
  }

  @Test func `another demo, or one started otherwise, is left alone`() async throws {
    var table = try await show("gallery")
    try await table.tap("Mail")
    let state = table.navigator.state
    table.close()
    table = try await show("mail", state)
    #expect(table.navigator.tabs.count == 3)
    #expect(table.chrome.title == "Inbox")
    table.close()
    table = try await show("todo", state)
    #expect(table.navigator.tabs.count == 1)
  }
}
