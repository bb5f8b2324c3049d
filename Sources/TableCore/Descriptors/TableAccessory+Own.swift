// Accessories beside the signs and the switch; each can have an action of its own.
extension CellValue where Self == TableAccessory {
  /// An arrow with an action of its own for a tap, beside the action of the row.
  public static func disclosure(_ action: TableAction) -> TableAccessory {
    TableAccessory(.symbol(.disclosure), action: action)
  }

  /// A check mark with an action of its own for a tap.
  public static func checkmark(_ action: TableAction) -> TableAccessory {
    TableAccessory(.symbol(.checkmark), action: action)
  }

  /// A short text in a pill, as a count.
  public static func badge(_ text: String, _ action: TableAction? = nil) -> TableAccessory {
    TableAccessory(.badge(text), action: action)
  }

  /// A picture.
  public static func image(_ image: TableImage, _ action: TableAction? = nil) -> TableAccessory {
    TableAccessory(.image(image), action: action)
  }

  /// A button with a text.
  public static func button(_ title: String, _ action: TableAction) -> TableAccessory {
    TableAccessory(.button(title), action: action)
  }

  /// Elements of the app's own, made by the same kind of class as a cell each time that the row is drawn.
  ///
  /// The class finds the row's title as the title of its cell, and `properties` as those of a row:
  ///
  /// ```swift
  /// .accessory: .view(StarsView.self, properties: ["stars": 4], .perform(MenuScreen.rate, dish))
  /// ```
  ///
  /// A ready-made class shows its control or its value alone, as the row has the title.
  public static func view(
    _ type: any RowCell.Type, properties: [String: Any] = [:], _ action: TableAction? = nil
  ) -> TableAccessory {
    TableAccessory(.view(TableCellClass(type), TableArguments(properties)), action: action)
  }
}
