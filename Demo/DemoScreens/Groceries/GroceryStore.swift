import Observation

/// What is to be bought, and where.
@Observable @MainActor final class GroceryStore {
  var items = Grocery.samples
  var shop = "Corner shop"

  /// Reads the list anew.
  func load() async throws { items = Grocery.samples }

  func remove(_ item: Grocery) { items.removeAll { $0.id == item.id } }

  func move(_ old: Int, to new: Int) { items.insert(items.remove(at: old), at: new) }

  func set(_ item: Grocery, _ isBought: Bool) async throws {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isBought = isBought
  }
}
