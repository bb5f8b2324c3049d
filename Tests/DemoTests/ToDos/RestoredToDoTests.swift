import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@testable import DemoScreens

/// What an undo brings back is what was deleted, with all that was saved in between.
@MainActor struct RestoredToDoTests {
  let folder: TemporaryFolder
  let store: ToDoStore

  init() throws {
    folder = try TemporaryFolder()
    store = ToDoStore(in: folder.url)
  }

  @Test func `what was edited between an undo and a redo comes back`() async throws {
    let table = try await HeadlessHost.show(ToDoListScreen(store: store))
    let before = table.titles
    try await table.delete("Buy milk")
    try await table.undo()
    #expect(table.titles == before)
    try await table.tap("Buy milk")
    try await table.type("Buy oat milk", into: "Title")
    try await table.press("Save")
    try await table.redo()
    try await table.undo()
    #expect(table.titles.contains("Buy oat milk") && !table.titles.contains("Buy milk"))
  }

  @Test func `what was taken is as it was by then`() async throws {
    let item = try #require(try await store.all().first)
    try await store.save(ToDo(id: item.id, title: "Edited"), editedFrom: nil)
    let taken = try #require(try await store.take(item))
    #expect(taken.item.title == "Edited" && taken.place == 0)
    #expect(try await store.take(item) == nil)
  }
}
