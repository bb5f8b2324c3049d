import Foundation
import TableScreen
import Testing

@testable import DemoScreens

/// The list of to-dos, used as a person does.
@MainActor struct ToDoListScreenTests {
  let folder: TemporaryFolder
  let store: ToDoStore

  init() throws {
    folder = try TemporaryFolder()
    store = ToDoStore(ToDoFile(in: folder.url))
  }

  func show() async throws -> HeadlessHost {
    try await HeadlessHost.show(ToDoListScreen(store: store))
  }

  /// The titles in the file, as another program finds them.
  var saved: [String] { get throws { try ToDoFile(in: folder.url).read().items.map(\.title) } }

  @Test func `it starts with samples, open ones before those done`() async throws {
    let table = try await show()
    #expect(table.sectionTitles == ["Open", "Done"])
    #expect(table.titlesBySection == [["Try the search", "Buy milk"], ["Open the gallery"]])
    #expect(try folder.names.isEmpty, "looking writes nothing")
  }

  @Test func `a new to-do is there once it is saved`() async throws {
    let table = try await show()
    try await table.press("Add")
    #expect(table.chrome.title == "To-do")
    try await table.type("Water the plants", into: "Title")
    try await table.type("the fern twice", into: "Note")
    #expect(try folder.names.isEmpty)
    try await table.press("Save")
    #expect(table.chrome.title == "To-dos")
    #expect(table.titles(in: 0).last == "Water the plants")
    #expect(try saved.last == "Water the plants")
    #expect(table.row("Water the plants")?.texts.last?.text.plain == "the fern twice")
  }

  @Test func `a new to-do that is closed unsaved never was`() async throws {
    let table = try await show()
    try await table.press("Add")
    try await table.type("Water the plants", into: "Title")
    try await table.back()
    #expect(!table.titles.contains("Water the plants"))
    #expect(try folder.names.isEmpty)
  }

  @Test func `a to-do without a title is not saved, and says so`() async throws {
    let table = try await show()
    try await table.press("Add")
    try await table.type("   ", into: "Title")
    try await table.press("Save")
    #expect(table.chrome.title == "To-do", "the form is still open")
    #expect(table.chrome.notice?.text == "A to-do needs a title.")
    #expect(table.chrome.notice?.isError == true)
  }

  @Test func `editing changes the to-do in its place`() async throws {
    let table = try await show()
    try await table.tap("Try the search")
    try await table.type("Try it all", into: "Title")
    try await table.press("Save")
    #expect(table.titles(in: 0) == ["Try it all", "Buy milk"])
    #expect(try saved.first == "Try it all")
  }

  @Test func `the switch moves a to-do to those done`() async throws {
    let table = try await show()
    try await table.toggle("Buy milk")
    #expect(table.titlesBySection == [["Try the search"], ["Buy milk", "Open the gallery"]])
    #expect(table.row("Buy milk")?.controls.last?.value == .flag(true))
    try await table.toggle("Try the search")
    #expect(table.sectionTitles == ["Done"])
  }

  @Test func `deleting can be undone and redone`() async throws {
    let table = try await show()
    try await table.delete("Try the search")
    #expect(table.titles == ["Buy milk", "Open the gallery"])
    #expect(table.chrome.notice?.offersUndo == true)
    try await table.undo()
    #expect(table.titles == ["Try the search", "Buy milk", "Open the gallery"])
    try await table.redo()
    #expect(table.titles == ["Buy milk", "Open the gallery"])
    #expect(try saved == table.titles)
  }

  @Test func `moving writes the new order, and can be undone`() async throws {
    let table = try await show()
    try await table.move("Buy milk", to: 0)
    #expect(table.titles(in: 0) == ["Buy milk", "Try the search"])
    #expect(try saved == ["Buy milk", "Try the search", "Open the gallery"])
    try await table.undo()
    #expect(table.titles(in: 0) == ["Try the search", "Buy milk"])
    #expect(try saved == ["Try the search", "Buy milk", "Open the gallery"])
  }

  @Test func `moving down past others keeps to the section`() async throws {
    for title in ["a", "b", "c"] { try store.save(ToDo(title: title, isDone: title == "b")) }
    let table = try await show()
    try await table.move("Try the search", to: 2)
    #expect(table.titles(in: 0) == ["Buy milk", "a", "Try the search", "c"])
    try await table.refresh()
    #expect(table.titles(in: 0) == ["Buy milk", "a", "Try the search", "c"])
  }

  @Test func `a search finds titles and notes`() async throws {
    let table = try await show()
    try await table.search("LITRES")
    #expect(table.titles == ["Buy milk"])
    try await table.endSearch()
    #expect(table.titles.count == 3)
  }

  @Test func `refreshing shows what another program wrote`() async throws {
    let table = try await show()
    let file = ToDoFile(in: folder.url)
    _ = try file.write([ToDo(title: "From elsewhere")], over: nil)
    try await table.refresh()
    #expect(table.titles == ["From elsewhere"])
  }

  @Test func `what another program wrote is not written over`() async throws {
    let table = try await show()
    _ = try ToDoFile(in: folder.url).write([ToDo(title: "From elsewhere")], over: nil)
    try await table.delete("Buy milk")
    #expect(table.titles.contains("Buy milk"))
    #expect(table.chrome.notice?.text.contains("another program") == true)
    #expect(try saved == ["From elsewhere"])
  }

  @Test func `an empty list says how to begin`() async throws {
    let table = try await show()
    for title in table.titles { try await table.delete(title) }
    #expect(table.chrome.emptyText == "Nothing to do. Add is where it starts.")
    #expect(try saved.isEmpty, "the samples do not come back")
  }

  @Test func `a damaged file is kept, and the notice says where`() async throws {
    let path = try folder.write("[{\"id\": \"1\", \"tit", to: "todos.json")
    let table = try await show()
    #expect(table.titles.isEmpty)
    #expect(table.chrome.notice?.isError == true)
    #expect(table.chrome.notice?.text.contains("todos.damaged-1.json") == true)
    #expect(try folder.names == ["todos.damaged-1.json"])
    try await table.press("Add")
    try await table.type("New", into: "Title")
    try await table.press("Save")
    #expect(try saved == ["New"])
    try Data("nonsense".utf8).write(to: URL(filePath: path))
    try await table.refresh()
    #expect(try folder.names == ["todos.damaged-1.json", "todos.damaged-2.json"])
  }

  @Test func `where nothing can be written nothing changes, and an error says why`() async throws {
    // Not even a superuser makes a folder there.
    let store = ToDoStore(ToDoFile(in: URL(filePath: "/proc/nowhere")))
    let table = try await HeadlessHost.show(ToDoListScreen(store: store))
    let before = table.titlesBySection
    try await table.toggle("Buy milk")
    #expect(table.titlesBySection == before)
    #expect(table.row("Buy milk")?.controls.last?.value == .flag(false), "the switch goes back")
    #expect(table.chrome.notice?.isError == true)
    #expect(table.chrome.notice?.text.contains("cannot save /proc/nowhere") == true)
    try await table.move("Buy milk", to: 0)
    #expect(table.titlesBySection == before)
    try await table.delete("Buy milk")
    #expect(table.titlesBySection == before)
    try await table.tap("Buy milk")
    try await table.press("Save")
    #expect(table.chrome.title == "To-dos", "an unchanged to-do need not be written")
  }
}
