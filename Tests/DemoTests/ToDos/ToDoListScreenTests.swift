import Foundation
import TableScreen
import TableScreenSQLite
import TableScreenTesting
import TestSupport
import Testing

@testable import DemoScreens

/// The list of to-dos, used as a person does.
@MainActor struct ToDoListScreenTests {
  let folder: TemporaryFolder
  let store: ToDoStore

  init() throws {
    folder = try TemporaryFolder()
    store = ToDoStore(in: folder.url)
  }

  func show() async throws -> HeadlessHost {
    try await HeadlessHost.show(ToDoListScreen(store: store))
  }

  /// The titles in the database, as another program finds them.
  var saved: [String] {
    get async throws { try await ToDoStore(in: folder.url).all().map(\.title) }
  }

  /// Waits for what comes from elsewhere; how long that takes is nobody's promise.
  func settle(_ table: HeadlessHost, until isDone: () -> Bool) async throws {
    while !isDone() {
      try await table.settle()
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  @Test func `what is wrong with the data can be read to its end, however narrow`() async throws {
    let table = try await show()
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      try FileManager.default.removeItem(at: folder.url.appending(path: file))
    }
    try await settle(table) { table.titles.count > 3 }
    for columns in [40, 80] {
      let words = table.frame(columns: columns, rows: 24).split(whereSeparator: \.isWhitespace)
      #expect(words.joined(separator: " ").contains(TableWords().text(of: .lost)))
    }
  }

  @Test func `it starts with samples, open ones before those done`() async throws {
    let table = try await show()
    #expect(table.sectionTitles == ["Open", "Done"])
    #expect(table.titlesBySection == [["Try the search", "Buy milk"], ["Open the gallery"]])
  }

  @Test func `a new to-do is there once it is saved`() async throws {
    let table = try await show()
    try await table.press("Add")
    #expect(table.chrome.title == "To-do")
    try await table.type("Water the plants", into: "Title")
    try await table.type("the fern twice", into: "Note")
    #expect(try await saved.count == 3)
    try await table.press("Save")
    #expect(table.chrome.title == "To-dos")
    #expect(table.titles(in: 0).last == "Water the plants")
    #expect(try await saved.last == "Water the plants")
    #expect(table.row("Water the plants")?.texts.last?.text.plain == "the fern twice")
  }

  @Test func `a new to-do that is closed unsaved never was`() async throws {
    let table = try await show()
    try await table.press("Add")
    try await table.type("Water the plants", into: "Title")
    try await table.back()
    #expect(!table.titles.contains("Water the plants"))
    #expect(try await saved.count == 3)
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
    #expect(try await saved.first == "Try it all")
  }

  @Test func `the switch moves a to-do to those done`() async throws {
    let table = try await show()
    try await table.toggle("Buy milk")
    #expect(table.titlesBySection == [["Try the search"], ["Buy milk", "Open the gallery"]])
    #expect(table.row("Buy milk")?.controls.last?.value == .flag(true))
    try await table.toggle("Try the search")
    #expect(table.sectionTitles == ["Done"])
  }

  @Test func `a to-do opens as its switch says, before that is written, too`() async throws {
    let table = try await show()
    try await table.waiting(atMost: .zero) {
      try await table.toggle("Try the search")
      try await table.tap("Try the search")
    }
    try await table.settle()
    #expect(table.chrome.title == "To-do")
    #expect(table.row("Done")?.controls.last?.value == .flag(true))
    try await table.press("Save")
    #expect(table.titles(in: 1).contains("Try the search"))
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
    #expect(try await saved == table.titles)
  }

  @Test func `moving writes the new order, and can be undone`() async throws {
    let table = try await show()
    try await table.move("Buy milk", to: 0)
    #expect(table.titles(in: 0) == ["Buy milk", "Try the search"])
    #expect(try await saved == ["Buy milk", "Try the search", "Open the gallery"])
    try await table.undo()
    #expect(table.titles(in: 0) == ["Try the search", "Buy milk"])
    #expect(try await saved == ["Try the search", "Buy milk", "Open the gallery"])
  }

  @Test func `moving down past others keeps to the section`() async throws {
    for title in ["a", "b", "c"] {
      try await store.save(ToDo(title: title, isDone: title == "b"))
    }
    let table = try await show()
    try await table.move("Try the search", to: 2)
    #expect(table.titles(in: 0) == ["Buy milk", "a", "Try the search", "c"])
    #expect(try await saved == ["Buy milk", "Open the gallery", "a", "Try the search", "b", "c"])
  }

  @Test func `a row goes to no place that its table does not have`() async throws {
    let table = try await HeadlessHost.show(ToDoListScreen(store: store))
    let titles = table.titles
    for (target, last) in [
      (TablePath(0, 2), TablePath(0, 1)), (TablePath(0, -1), TablePath(0, 1)),
      (TablePath(0, .max), TablePath(0, 1)), (TablePath(1, 2), TablePath(1, 1)),
      (TablePath(9, 0), TablePath(1, 1)), (TablePath(-1, 0), TablePath(1, 1)),
    ] {
      await #expect(throws: HeadlessError.noPlace(target, last: last)) {
        try await table.move("Buy milk", to: target)
      }
    }
    #expect(table.titles == titles)
  }

  @Test func `a search finds titles and notes`() async throws {
    let table = try await show()
    try await table.search("LITERS")
    #expect(table.titles == ["Buy milk"])
    try await table.endSearch()
    #expect(table.titles.count == 3)
  }

  @Test func `what another program writes shows by itself`() async throws {
    let table = try await show()
    let other = ToDoStore(in: folder.url)
    try await other.save(ToDo(title: "From elsewhere"))
    try await settle(table) { table.titles(in: 0).last == "From elsewhere" }
    let milk = try #require(try await other.all().first { $0.title == "Buy milk" })
    try await other.set(milk, done: true)
    try await settle(table) { table.titles(in: 1).contains("Buy milk") }
    #expect(table.changes.last?.movedRows.count == 1)
  }

  @Test func `two lists show each other's changes`() async throws {
    let tables = (
      try await show(),
      try await HeadlessHost.show(ToDoListScreen(store: ToDoStore(in: folder.url)))
    )
    try await tables.0.delete("Buy milk")
    try await settle(tables.1) { !tables.1.titles.contains("Buy milk") }
    try await tables.1.toggle("Try the search")
    try await settle(tables.0) { tables.0.sectionTitles == ["Done"] }
    try await tables.0.undo()
    try await settle(tables.1) { tables.1.titles(in: 0) == ["Buy milk"] }
    #expect(tables.0.titlesBySection == tables.1.titlesBySection)
  }

  @Test func `saving writes only what was edited, whatever another program did meanwhile`()
    async throws
  {
    let table = try await show()
    try await table.tap("Buy milk")
    try await table.type("3 liters", into: "Note")
    let other = ToDoStore(in: folder.url)
    let milk = try #require(try await other.all().first { $0.title == "Buy milk" })
    try await other.set(milk, done: true)
    try await table.press("Save")
    let saved = try #require(try await other.all().first { $0.id == milk.id })
    #expect(saved.note == "3 liters")
    #expect(saved.isDone, "that was done by another program")
  }

  @Test func `who edits the same text as somebody else is told, and keeps what was typed`()
    async throws
  {
    let table = try await show()
    try await table.tap("Buy milk")
    try await table.type("3 liters", into: "Note")
    let other = ToDoStore(in: folder.url)
    let milk = try #require(try await other.all().first { $0.title == "Buy milk" })
    var theirs = milk
    (theirs.title, theirs.note) = ("Buy oat milk", "1 liter")
    try await other.save(theirs, editedFrom: milk)
    try await table.press("Save")
    #expect(table.chrome.title == "To-do", "the form is still open")
    let notice = try #require(table.chrome.notice?.text)
    #expect(notice.contains("“Buy oat milk”, “1 liter”"))
    #expect(try await other.all().first { $0.id == milk.id } == theirs)
    try await table.press("Save")
    let saved = try #require(try await other.all().first { $0.id == milk.id })
    #expect(saved.title == "Buy oat milk", "nobody edited that here")
    #expect(saved.note == "3 liters")
  }

  @Test func `an empty list says how to begin`() async throws {
    let table = try await show()
    for title in table.titles { try await table.delete(title) }
    #expect(table.chrome.emptyText == "Nothing to do. Add is where it starts.")
    #expect(try await saved.isEmpty, "the samples do not come back")
  }

  @Test func `the file of an older version is taken over once`() async throws {
    let items = [
      ToDo(id: "1", title: "Old", note: "n"), ToDo(id: "2", title: "Gone", isDone: true),
    ]
    let json = String(decoding: try JSONEncoder().encode(items), as: UTF8.self)
    _ = try folder.write(json, to: "todos.json")
    let table = try await show()
    #expect(table.titlesBySection == [["Old"], ["Gone"]])
    try await table.delete("Old")
    table.close()
    #expect(try await saved == ["Gone"])
    #expect(try folder.names.contains("todos.json"), "it is left as it was")
  }

  @Test func `a damaged file of an older version is left, and said to be`() async throws {
    let path = try folder.write("[{\"id\": \"1\", \"tit", to: "todos.json")
    let table = try await show()
    let error = try #require(table.titles.first)
    #expect(table.titles.count == 1)
    #expect(error.contains("todos.json: the file is damaged"))
    try await table.tap(error)
    #expect(table.titles == [error], "nothing was taken over in part")
    try FileManager.default.removeItem(atPath: path)
    try await table.tap(error)
    #expect(table.titles.count == 3)
  }

  @Test func `a damaged database is left, and said to be`() async throws {
    let damaged = Data(repeating: 7, count: 5000)
    let file = ToDoStore.file(in: folder.url)
    try damaged.write(to: file)
    let table = try await show()
    #expect(table.titles == [TableWords().text(of: .damaged)])
    try await table.press("Add")
    try await table.type("New", into: "Title")
    try await table.press("Save")
    #expect(table.chrome.title == "To-do", "the form is still open")
    #expect(table.chrome.notice?.isError == true)
    #expect(try Data(contentsOf: file) == damaged)
  }

  @Test func `where nothing can be written nothing changes, and an error says why`() async throws {
    // Not even a superuser makes a folder there.
    let store = ToDoStore(in: URL(filePath: "/proc/nowhere"))
    let table = try await HeadlessHost.show(ToDoListScreen(store: store))
    #expect(table.titles == [TableWords().text(of: .missing)])
    try await table.press("Add")
    try await table.type("New", into: "Title")
    try await table.press("Save")
    #expect(table.chrome.notice?.isError == true)
  }

  @Test func `a write that fails leaves the table as the database is`() async throws {
    let table = try await show()
    let before = table.titlesBySection
    try await store.database.execute(
      "CREATE TRIGGER no BEFORE UPDATE ON todos BEGIN SELECT raise(ABORT, 'not now'); END")
    try await store.database.execute(
      "CREATE TRIGGER never BEFORE DELETE ON todos BEGIN SELECT raise(ABORT, 'not now'); END")
    try await table.toggle("Buy milk")
    #expect(table.titlesBySection == before)
    #expect(table.row("Buy milk")?.controls.last?.value == .flag(false), "the switch goes back")
    #expect(table.chrome.notice?.text == TableWords().text(of: .failed))
    try await table.move("Buy milk", to: 0)
    #expect(table.titlesBySection == before)
    try await table.delete("Buy milk")
    #expect(table.titlesBySection == before)
  }

  @Test(arguments: ["INSERT", "UPDATE"])
  func `what could not be taken back still can be, and is not offered to be done again`(
    statement: String
  ) async throws {
    let table = try await show()
    if statement == "INSERT" {
      try await table.delete("Buy milk")
    } else {
      try await table.move("Buy milk", to: 0)
    }
    let before = table.titlesBySection
    try await store.database.execute(
      "CREATE TRIGGER no BEFORE \(statement) ON todos BEGIN SELECT raise(ABORT, 'not now'); END")
    try await table.undo()
    #expect(table.titlesBySection == before)
    #expect(table.chrome.notice?.text == TableWords().text(of: .failed))
    #expect(table.visibleScreen.canUndo)
    #expect(!table.visibleScreen.canRedo)
    try await store.database.execute("DROP TRIGGER no")
    try await table.undo()
    #expect(table.titles == ["Try the search", "Buy milk", "Open the gallery"])
  }
}
