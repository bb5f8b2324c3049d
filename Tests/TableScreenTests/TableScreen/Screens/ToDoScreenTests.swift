import TableScreenTesting
import Testing

@testable import TableCore
@testable import TableScreen

extension ToDoStore {
  /// Three to-dos to try things with.
  static var sample: ToDoStore {
    ToDoStore([
      ToDo(id: 1, title: "Buy milk", note: "2 liters"), ToDo(id: 2, title: "Call Ada"),
      ToDo(id: 3, title: "Water the plants"),
    ])
  }
}

/// The screen of the contract does what it says.
@MainActor struct ToDoScreenTests {
  let store = ToDoStore.sample

  @Test func `deleting a to-do removes its row`() async throws {
    let table = try await HeadlessHost.show(ToDoScreen(store: .sample))
    try await table.search("milk")
    try await table.delete("Buy milk")
    #expect(table.titles == [])
    try await table.endSearch()
    #expect(!table.titles.contains("Buy milk"))
  }

  @Test func `it shows its sections in order`() async throws {
    let table = try await HeadlessHost.show(ToDoScreen(store: store))
    #expect(table.sectionTitles == ["Open", "Settings", "States"])
    #expect(
      table.titlesBySection == [
        ["Buy milk", "Call Ada", "Water the plants"], ["Owner", "Show done", "Advanced"],
        ["Oregon", "Washington"],
      ])
    #expect(table.chrome.title == "To do")
    #expect(table.layout.content(ofSection: 1).footer == "These apply to every list.")
  }

  @Test func `a nil subtitle is absent`() async throws {
    let table = try await HeadlessHost.show(ToDoScreen(store: store))
    #expect(table.row("Buy milk")?.texts.map(\.text.plain) == ["Buy milk", "2 liters"])
    #expect(table.row("Call Ada")?.texts.map(\.text.plain) == ["Call Ada"])
  }

  @Test func `an observed change updates only what is different`() async throws {
    let table = try await HeadlessHost.show(ToDoScreen(store: store))
    store.items[1].title = "Call Grace"
    store.items[1].note = "at noon"
    try await table.settle()
    #expect(table.titles[1] == "Call Grace")
    #expect(table.changes.count == 1)
    let path = TablePath(0, 1)
    #expect(table.changes[0].refreshedRows == [.init(old: path, new: path, kind: .reconfigure)])
    #expect(table.changes[0].deletedRows.isEmpty && table.changes[0].insertedRows.isEmpty)
  }

  @Test func `a tap calls the method with its typed argument`() async throws {
    let table = try await HeadlessHost.show(ToDoScreen(store: store))
    try await table.tap("Call Ada")
    #expect((table.screen as? DetailScreen)?.item.id == 2)
    #expect(table.chrome.title == "Call Ada")
    #expect(table.chrome.backTitle == "To do")
    try await table.back()
    #expect(table.chrome.title == "To do")
  }

  @Test func `a long press runs its own action`() async throws {
    let table = try await HeadlessHost.show(ToDoScreen(store: store))
    try await table.longPress("Call Ada")
    #expect(table.titles.filter { $0 == "Call Ada" }.count == 2)
    #expect(store.items.count == 4)
  }

  @Test func `a switch tells its method the new state and the item`() async throws {
    let table = try await HeadlessHost.show(ToDoScreen(store: store))
    try await table.toggle("Call Ada")
    #expect(store.items.map(\.isDone) == [false, true, false])
    #expect(table.row("Call Ada")?.controls.first?.value == .flag(true))
  }

  @Test func `a switch on a property shows and sets it`() async throws {
    let table = try await HeadlessHost.show(ToDoScreen(store: store))
    #expect(table.row("Show done")?.controls.first?.value == .flag(true))
    try await table.toggle("Show done")
    #expect(store.showsDone == false)
    #expect(table.row("Show done")?.controls.first?.value == .flag(false))
    store.showsDone = true
    try await table.settle()
    #expect(table.row("Show done")?.controls.first?.value == .flag(true))
  }

  @Test func `a bound row shows and sets its property, and refreshes alone`() async throws {
    let table = try await HeadlessHost.show(ToDoScreen(store: store))
    try await table.type("Grace", into: "Owner")
    #expect(store.owner == "Grace")
    #expect(table.row("Owner")?.controls.first?.value == .text("Grace"))
    table.forgetChanges()
    store.owner = "Barbara"
    try await table.settle()
    #expect(table.row("Owner")?.controls.first?.value == .text("Barbara"))
    #expect(table.changes.map(\.refreshedRows.count) == [1])
  }

  @Test func `children expand below their host and collapse again`() async throws {
    let table = try await HeadlessHost.show(ToDoScreen(store: store))
    try await table.expand("Advanced")
    #expect(table.titlesBySection[1] == ["Owner", "Show done", "Advanced", "Reset"])
    #expect(table.row("Reset")?.indentation == 1)
    try await table.tap("Reset")
    #expect(store.items.isEmpty)
    #expect(table.titlesBySection[0] == [])
    try await table.collapse("Advanced")
    #expect(table.titlesBySection[1] == ["Owner", "Show done", "Advanced"])
  }

  @Test func `a refresh ends by itself`() async throws {
    let table = try await HeadlessHost.show(ToDoScreen(store: store))
    #expect(table.chrome.refresh?.text == "Pull to refresh")
    try await table.refresh()
    #expect(table.chrome.refresh?.isRefreshing == false)
    #expect(table.chrome.refresh?.updated != nil)
  }

  @Test func `a row of many items is masked until it is unmasked by tag`() async throws {
    let many = (0..<101).map { ToDo(id: $0, title: "Item \($0)") }
    let screen = ToDoScreen(store: ToDoStore(many))
    let table = try await HeadlessHost.show(screen)
    #expect(!table.titles.contains("Archive"))
    #expect(screen.dataPath(tag: "advanced") == DataPath(1, 3))
    screen.unmask(.tag("advanced"))
    #expect(table.titles.contains("Archive"))
    #expect(table.changes.last?.insertedPaths == [TablePath(1, 3)])
  }
}
