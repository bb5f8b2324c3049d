// swift-format-ignore-file
// The README's test, word for word; `ReadmeTests` holds the two against each other.
import TableScreen
import Testing

@testable import DemoScreens
import TableScreenTesting

@MainActor struct GroceriesScreenTests {
  @Test func `a bought item can be deleted`() async throws {
    let store = GroceryStore()
    let table = try await HeadlessHost.show(GroceriesScreen(store))
    try await table.toggle("Milk")
    #expect(store.items[0].isBought)
    try await table.search("milk")
    try await table.delete("Milk")
    #expect(table.titles == [])
    try await table.endSearch()
    #expect(table.titles == ["Tea", "Name"])
  }
}
