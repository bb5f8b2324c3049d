import TableScreen

/// One of the groceries.
final class GroceryScreen: TableScreen {
  private let item: Grocery

  init(_ item: Grocery) {
    self.item = item
    super.init()
  }

  override var title: String { item.name }

  override var tableData: [Section] {
    [
      Section {
        TableCell.fact("Note", item.note)
        TableCell.fact("Bought", item.isBought)
      }
    ]
  }
}
