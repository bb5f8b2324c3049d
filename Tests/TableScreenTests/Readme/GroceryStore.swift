import Observation

@testable import TableScreen

struct Grocery: Identifiable, Equatable, Sendable {
  let id: Int
  var name: String
  var note: String?
  var isBought = false
}

@Observable @MainActor final class GroceryStore {
  var items = [Grocery(id: 1, name: "Milk", note: "2 litres"), Grocery(id: 2, name: "Tea")]
  var shop = "Corner shop"

  func load() async throws {}
  func remove(_ item: Grocery) { items.removeAll { $0.id == item.id } }
  func set(_ item: Grocery, _ isBought: Bool) async throws {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isBought = isBought
  }
}

final class GroceryScreen: TableScreen {
  let item: Grocery
  init(_ item: Grocery) {
    self.item = item
    super.init()
  }
  override var title: String { item.name }
}
