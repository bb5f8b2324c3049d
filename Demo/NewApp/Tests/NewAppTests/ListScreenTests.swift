import Foundation
import NewAppScreens
import TableScreenTesting
import Testing

/// The list as a person uses it, without a display.
@MainActor struct ListScreenTests {
  /// Makes a list in a file of its own.
  private func store() -> ItemStore {
    ItemStore(FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).db"))
  }

  /// Shows a list, to which it adds two items.
  private func show(_ store: ItemStore? = nil) async throws -> HeadlessHost {
    let table = try await HeadlessHost.show(ListScreen(store ?? self.store()))
    for title in ["Milk", "Tea"] {
      try await table.press("Add")
      try await table.type(title, into: "Title")
      try await table.press("Save")
    }
    return table
  }

  /// Shows a list with two items in two windows.
  private func showTwo() async throws -> (HeadlessHost, HeadlessHost) {
    let store = store()
    return (try await show(store), try await HeadlessHost.show(ListScreen(store)))
  }

  @Test func `what is saved is in the list`() async throws {
    let table = try await show()
    #expect(table.titles == ["Milk", "Tea"])
    try await table.search("te")
    #expect(table.titles == ["Tea"])
  }

  @Test func `an item without a title is not saved, and says so`() async throws {
    let table = try await show()
    try await table.press("Add")
    try await table.press("Save")
    #expect(table.row("Title")?.message == "Say what it is")
  }

  @Test func `what is done goes below`() async throws {
    let table = try await show()
    try await table.toggle("Milk")
    #expect(table.titlesBySection == [["Tea"], ["Milk"]])
  }

  @Test func `what is deleted comes back`() async throws {
    let table = try await show()
    try await table.delete("Milk")
    #expect(table.titles == ["Tea"])
    try await table.undo()
    #expect(table.titles == ["Milk", "Tea"])
  }

  @Test func `saving writes only what was edited, whatever another window did`() async throws {
    let (table, other) = try await showTwo()
    try await table.tap("Milk")
    try await table.type("Oat milk", into: "Title")
    try await other.toggle("Milk")
    try await table.press("Save")
    #expect(table.titlesBySection == [["Tea"], ["Oat milk"]])
    try await table.tap("Tea")
    try await table.toggle("Done")
    try await other.tap("Tea")
    try await other.type("Green tea", into: "Title")
    try await other.press("Save")
    try await table.press("Save")
    #expect(table.titles == ["Green tea", "Oat milk"])
  }

  @Test func `an undo replaces nothing that another window saved`() async throws {
    let (table, other) = try await showTwo()
    try await table.tap("Tea")
    try await table.type("Green tea", into: "Title")
    try await other.delete("Tea")
    try await table.press("Save")
    #expect(table.titles == ["Green tea", "Milk"])
    try await other.undo()
    #expect(other.titles == ["Green tea", "Milk"])
  }

  @Test func `a form in which nothing was edited brings nothing back`() async throws {
    let (table, other) = try await showTwo()
    try await table.tap("Milk")
    try await other.delete("Milk")
    try await table.press("Save")
    #expect(table.titles == ["Tea"])
  }
}
