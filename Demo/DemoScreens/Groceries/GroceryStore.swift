import Observation

/// What is to be bought, and where.
@Observable @MainActor final class GroceryStore {
  var items = Grocery.samples
  var shop = "Corner shop"

  /// What others have put on the list meanwhile, as a server would tell.
  private var others = [Grocery(id: 3, name: "Bread", note: "From the market")]

  /// Reads what is new on the list.
  func load() async throws {
    items += others
    others = []
  }

  func remove(_ item: Grocery) { items.removeAll { $0.id == item.id } }

  func move(_ old: Int, to new: Int) { items.insert(items.remove(at: old), at: new) }

  func set(_ item: Grocery, _ isBought: Bool) async throws {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isBought = isBought
  }
}
