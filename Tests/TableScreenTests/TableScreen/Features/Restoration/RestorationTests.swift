import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A library with rows of every way to be named.
private final class ShelfScreen: TableScreen {
  var books = (0..<60).map { Book(id: $0, title: "Book \($0)") }
  var isLate = false

  override class var settings: Settings {
    [.title("Shelf"), .searchable(scopes: ["All", "Old"]), .selectable(.multiple)]
  }
  override var restorationName: String? { "shelf" }
  override var tableData: [Section] {
    if isLate { return [] }
    return [
      Section("Books", items: books) { book in
        [.title: book.title, .action: .perform(ShelfScreen.open(book:), book)]
      },
      Section {
        [
          .title: "More",
          .children: .cells(expanded: false) {
            [.title: "Deep", .children: .cells(expanded: false) { [.title: "Deepest"] }]
          },
        ]
        [.title: "Shown", .children: .cells(expanded: true) { [.title: "Below"] }]
      },
      Section("Computed", count: 100, cell: ShelfScreen.row),
    ]
  }
  func row(_ index: Int) -> Cell { [.title: "Number \(index)"] }
  func open(book: Book) { open(PageScreen(book.id)) }
}

private struct Book: Identifiable, Equatable {
  let id: Int
  var title: String
}

private final class PageScreen: TableScreen {
  let number: Int
  init(_ number: Int) {
    self.number = number
    super.init()
  }
  override var restorationName: String? { "page \(number)" }
  override var title: String { "Page \(number)" }
  override var tableData: [Section] { [Section { [.title: "Text \(number)"] }] }
}

/// What was open and how it looked survives a restart.
@MainActor struct RestorationTests {
  /// Saves, and reads again, as a file does.
  private func restarted<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  private func make(_ name: String) -> Screen? {
    name.hasPrefix("page ") ? PageScreen(Int(name.dropFirst(5)) ?? 0) : nil
  }

  @Test func `scroll position, expansion, selection and edit mode come back by id`() async throws {
    let screen = ShelfScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.scroll(to: "Book 40")
    try await table.expand("More")
    try await table.expand("Deep")
    try await table.collapse("Shown")
    screen.select(.id(7))
    screen.select(.id(3))
    try await table.send(.setEditing(true))
    let saved = try restarted(screen.state)

    let again = ShelfScreen()
    again.books = (0..<60).reversed().map { Book(id: $0, title: "Buch \($0)") }
    let second = try await HeadlessHost.show(again)
    again.restore(saved)
    try await second.settle()
    #expect(second.page.first?.title == "Buch 40")
    #expect(second.titles.contains("Deepest"))
    #expect(!second.titles.contains("Below"))
    #expect(again.selectedRows.compactMap { again.model.cell($0)?.title } == ["Buch 7", "Buch 3"])
    #expect(second.chrome.isEditing)

    let same = ShelfScreen()
    same.restore(saved)
    let third = try await HeadlessHost.show(same)
    #expect(third.page.first?.title == "Book 40")
    #expect(try restarted(same.state) == saved)
  }

  @Test func `a search comes back with its scope`() async throws {
    let screen = ShelfScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.search("Book 5")
    try await table.selectScope("Old")
    let saved = try restarted(screen.state)
    let again = ShelfScreen()
    again.restore(saved)
    let second = try await HeadlessHost.show(again)
    #expect(second.chrome.search?.text == "Book 5")
    #expect(second.chrome.search?.scope == 1)
    #expect(second.titles == table.titles)
  }

  @Test func `rows that come late find their state, and what a person does ends the wait`()
    async throws
  {
    let screen = ShelfScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.scroll(to: "Number 50")
    screen.select(.id(7))
    let saved = try restarted(screen.state)

    let late = ShelfScreen()
    late.isLate = true
    late.restore(saved)
    let second = try await HeadlessHost.show(late)
    #expect(late.state == saved, "a second save loses nothing")
    late.isLate = false
    late.updateTableData()
    try await second.settle()
    #expect(late.selectedRows.count == 1)
    #expect(second.page.first?.title == "Number 50")

    let busy = ShelfScreen()
    busy.isLate = true
    busy.restore(saved)
    let third = try await HeadlessHost.show(busy)
    try await third.send(.setEditing(true))
    busy.isLate = false
    busy.updateTableData()
    #expect(busy.selectedRows.isEmpty)
  }

  @Test func `names of rows that are gone are ignored`() async throws {
    let screen = ShelfScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.scroll(to: "Book 40")
    screen.select(.id(40))
    let saved = try restarted(screen.state)
    let again = ShelfScreen()
    again.books.removeAll { $0.id == 40 }
    again.restore(saved)
    let second = try await HeadlessHost.show(again)
    #expect(again.selectedRows.isEmpty)
    #expect(second.page.first?.title == "Book 0")
  }

  @Test func `the open screens come back, and load when they come into view`() async throws {
    let first = ShelfScreen()
    let table = try await HeadlessHost.show(tabs: [first, PageScreen(1)])
    try await table.scroll(to: "Book 40")
    try await table.tap("Book 40")
    table.visibleScreen.open(PageScreen(41))
    table.visibleScreen.open(PageScreen(42), as: .modal)
    let saved = try restarted(table.navigator.state)
    table.close()

    let root = ShelfScreen()
    var kept: TableNavigationState?
    let second = try await HeadlessHost.show(
      tabs: [root, PageScreen(1)],
      restoration: TableRestoration(load: { saved }, save: { kept = $0 }, making: make))
    #expect(kept == nil)
    #expect(second.chrome.title == "Page 42")
    #expect(second.chrome.isModal)
    #expect(!root.isLoaded)
    #expect(try restarted(second.navigator.state) == saved)
    try await second.back()
    #expect(second.chrome.title == "Page 41")
    #expect(second.chrome.backTitle == "Page 40")
    second.visibleScreen.closeToRoot()
    try await second.settle()
    #expect(second.page.first?.title == "Book 40")
    #expect(root.selectedRows.count == 1)
  }

  @Test func `a screen that can no longer be made ends its stack`() async throws {
    let table = try await HeadlessHost.show(ShelfScreen())
    for number in 1...3 { table.visibleScreen.open(PageScreen(number)) }
    let saved = try restarted(table.navigator.state)
    let second = try await HeadlessHost.show(
      ShelfScreen(),
      restoration: TableRestoration(
        load: { saved }, save: { _ in }, making: { $0 == "page 2" ? nil : make($0) }))
    #expect(second.navigator.stack.screens.map(\.title) == ["Shelf", "Page 1"])
  }

  @Test func `the state is saved when the app goes to the background, and when the window closes`()
    async throws
  {
    let folder = try TemporaryFolder()
    let restoration = TableRestoration.file(
      folder.url.appending(path: "state.json"), making: make)
    let table = try await HeadlessHost.show(ShelfScreen(), restoration: restoration)
    table.visibleScreen.open(PageScreen(1))
    try await table.tell(.background)
    #expect(restoration.load() == table.navigator.state)
    table.visibleScreen.open(PageScreen(2))
    let state = table.navigator.state
    #expect(restoration.load() != state)
    table.close()
    #expect(restoration.load() == state)
  }

  @Test func `a file keeps the state, and a broken one is a new beginning`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "deep/state.json")
    let restoration = TableRestoration.file(file, making: make)
    #expect(restoration.load() == nil)
    let table = try await HeadlessHost.show(ShelfScreen(), restoration: restoration)
    table.visibleScreen.open(PageScreen(1))
    restoration.save(table.navigator.state)
    #expect(restoration.load() == table.navigator.state)
    try Data("{".utf8).write(to: file)
    #expect(restoration.load() == nil)
  }
}
