import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@testable import DemoScreens

#if Postgres
import TableScreenPostgres
#endif

/// The databases that can keep the to-dos of the demos.
enum ToDoKind: CaseIterable, Sendable {
  case sqlite
  #if Postgres
  case postgres
  #endif
}

/// What holds for the to-dos of the demos, wherever they are kept.
@MainActor struct ToDoStoreLaws {
  /// Makes stores of one database, each as another program would.
  private struct Place {
    let folder: TemporaryFolder
    let database: String

    init(_ kind: ToDoKind) async throws {
      folder = try TemporaryFolder()
      switch kind {
      case .sqlite: database = folder.url.appending(path: "list.db").path(percentEncoded: false)
      #if Postgres
      case .postgres:
        let own = try await PostgresServer.shared.ownAddress()
        database = own.address
        try await PostgresDatabase(PostgresServer.shared.address)
          .execute("CREATE SCHEMA \(own.schema)")
      #endif
      }
    }

    func store() -> any ToDoStoring {
      var setup = DemoSetup.sample(in: folder.url)
      setup.database = database
      return setup.toDos
    }
  }

  private func titles(_ store: any ToDoStoring) async throws -> [String] {
    try await store.all().map(\.title)
  }

  @Test(arguments: ToDoKind.allCases) func `what is saved, moved and removed is there`(
    kind: ToDoKind
  ) async throws {
    let place = try await Place(kind)
    let (store, other) = (place.store(), place.store())
    #expect(try await titles(store) == ToDo.samples.map(\.title))
    for item in ToDo.samples { try await store.remove(item) }
    for title in ["a", "b", "c", "d"] { try await store.save(ToDo(id: title, title: title)) }
    #expect(try await titles(other) == ["a", "b", "c", "d"])
    try await store.move("d", to: 1)
    #expect(try await titles(other) == ["a", "d", "b", "c"])
    try await store.move("a", after: "c")
    #expect(try await titles(other) == ["d", "b", "c", "a"])
    try await store.move("a", after: nil)
    #expect(try await titles(other) == ["a", "d", "b", "c"])
    #expect(try await store.move("a", after: "nobody") == nil)
    let b = try #require(try await store.all().first { $0.id == "b" })
    #expect(try await store.remove(b) == 2)
    #expect(try await store.remove(b) == nil)
    try await store.insert(b, at: 2)
    try await store.insert(b, at: 0)
    #expect(try await titles(other) == ["a", "d", "b", "c"])
    try await store.set(b, done: true)
    #expect(try await other.all().map(\.isDone) == [false, false, true, false])
  }

  @Test(arguments: ToDoKind.allCases) func `saving writes only what was edited`(kind: ToDoKind)
    async throws
  {
    let place = try await Place(kind)
    let (store, other) = (place.store(), place.store())
    let original = try #require(try await store.all().first)
    var (mine, theirs) = (original, original)
    mine.title = "mine"
    theirs.note = "theirs"
    try await other.save(theirs, editedFrom: original)
    try await store.save(mine, editedFrom: original)
    let saved = try #require(try await other.all().first)
    #expect(saved.title == "mine" && saved.note == "theirs")
  }

  @Test(arguments: ToDoKind.allCases) func `of two who edit one text the second is told`(
    kind: ToDoKind
  ) async throws {
    let place = try await Place(kind)
    let (store, other) = (place.store(), place.store())
    let original = try #require(try await store.all().first)
    var (mine, theirs) = (original, original)
    (mine.title, mine.note) = ("mine", "mine")
    theirs.title = "theirs"
    try await other.save(theirs, editedFrom: original)
    let error = await #expect(throws: ToDoError.self) {
      try await store.save(mine, editedFrom: original)
    }
    guard case .changedMeanwhile(let saved)? = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
    #expect(saved == theirs)
    #expect(try await other.all().first == theirs, "nothing of the edit is kept")
    // Both mean the same, so that nobody has to be asked.
    theirs.note = "again"
    try await store.save(theirs, editedFrom: original)
    #expect(try await other.all().first == theirs)
  }

  @Test(arguments: ToDoKind.allCases) func `between two there is always room`(kind: ToDoKind)
    async throws
  {
    let store = try await Place(kind).store()
    for item in ToDo.samples { try await store.remove(item) }
    for title in ["a", "b", "c", "d"] { try await store.save(ToDo(id: title, title: title)) }
    for round in 0..<80 {
      try await store.move(round % 2 == 0 ? "c" : "b", after: "a")
      let order = round % 2 == 0 ? ["a", "c", "b", "d"] : ["a", "b", "c", "d"]
      #expect(try await titles(store) == order)
    }
  }

  @Test(arguments: ToDoKind.allCases) func `the list says how many there are`(kind: ToDoKind)
    async throws
  {
    let place = try await Place(kind)
    let (store, other) = (place.store(), place.store())
    let list = try await HeadlessHost.show(ToDoListScreen(store: store))
    try await until { list.says("3 to-dos. Rows") }
    try await list.delete("Buy milk")
    try await until { list.says("2 to-dos. Rows") }
    try await other.remove(ToDo.samples[0])
    try await until { list.says("1 to-do. Rows") }
    try await other.remove(ToDo.samples[2])
    try await until { !list.says("to-do. Rows") }
    #expect(list.says("Rows of a database"))
    list.close()
  }

  @Test(arguments: ToDoKind.allCases) func `two lists show each other's changes`(kind: ToDoKind)
    async throws
  {
    let place = try await Place(kind)
    let stores = (place.store(), place.store())
    let mine = try await HeadlessHost.show(ToDoListScreen(store: stores.0))
    let theirs = try await HeadlessHost.show(ToDoListScreen(store: stores.1))
    #expect(mine.sectionTitles == ["Open", "Done"] && theirs.titles == mine.titles)
    try await mine.toggle("Buy milk")
    #expect(mine.titlesBySection[1].contains("Buy milk"))
    try await until { theirs.titlesBySection[1].contains("Buy milk") }
    try await theirs.delete("Try the search")
    try await until { !mine.titles.contains("Try the search") }
    try await theirs.undo()
    try await until { mine.titles.contains("Try the search") }
  }
}

extension HeadlessHost {
  /// Whether these words stand below the rows.
  fileprivate func says(_ words: String) -> Bool {
    chrome.tableFooter.map { "\($0)".contains(words) } ?? false
  }
}
