import Foundation
import NewAppScreens
import TableScreenTesting
import Testing

/// The list as a person uses it, without a display.
@MainActor struct ListScreenTests {
  /// Shows a new list with two items.
  private func show() async throws -> HeadlessHost {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).db")
    let table = try await HeadlessHost.show(ListScreen(ItemStore(file)))
    for title in ["Milk", "Tea"] {
      try await table.press("Add")
      try await table.type(title, into: "Title")
      try await table.press("Save")
    }
    return table
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
}
