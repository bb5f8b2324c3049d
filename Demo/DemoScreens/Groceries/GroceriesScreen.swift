// swift-format-ignore-file
// The README's screen, word for word; `ReadmeTests` holds the two against each other.
import TableScreen

final class GroceriesScreen: TableScreen {
  let store: GroceryStore
  init(_ store: GroceryStore) {
    self.store = store
    super.init()
  }

  override class var settings: Settings { [.title("Groceries"), .searchable(), .refreshable()] }

  override var tableData: [Section] { [
    Section("To buy", items: store.items) { item in
      [
        .title: item.name, .subtitle: item.note,
        .accessory: .switch(item.isBought, changed: GroceriesScreen.setBought, item),
        .action: .perform(GroceriesScreen.edit, item),
        .deleteAction: .perform(GroceriesScreen.remove, item), .moveable: .withinSection,
      ]
    },
    Section("Shop", footer: "Where the list is read.") { [.title: "Name", .bind: .to(store, \.shop)] },
  ] }

  override func onRefresh() async throws { try await store.load() }
  func edit(_ item: Grocery) { open(GroceryScreen(item)) }
  func remove(_ item: Grocery) { store.remove(item) }
  override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) { store.move(from.row, to: to.row) }
  func setBought(_ isBought: Bool, _ item: Grocery) async throws { try await store.set(item, isBought) }
}
