import TableScreen

/// What the demo of the groceries shows, as a table that stands in theirs: their own file is the README's, word for word.
final class TourScreen: TableScreen {
  override var tableData: [Section] {
    [
      Section(
        footer:
          "The screen of the README, word for word. Demo/DemoScreens/Groceries/GroceriesScreen.swift",
        cells: [])
    ]
  }
}
