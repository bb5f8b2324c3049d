public import TableScreen

/// A row in place of missing rows, with an optional button, for example to add one.
///
/// ```swift
/// [
///   .title: "No letters", .subtitle: "What you are sent will be here.",
///   .cellClass: .of(.empty(button: "Write one")), .action: .perform(MailScreen.write),
/// ]
/// ```
///
/// Its property is `button`, the title of a button that performs the row's action. The subtitle takes as many lines as it
/// needs, whatever the row's `.lines`.
public final class EmptyCell: TableRowCell {
  /// Makes the picture, the texts and the button, each centered.
  public override func body(for row: RowContext) -> RowElement {
    var subtitle = row.cell.subtitleText.map { RowText($0, role: .subtitle) }
    subtitle?.lines = 0
    let parts: [RowElement?] = [
      row.cell.image.map { .image($0) },
      row.nameText.map { .text(RowText($0, lines: row.cell.lines)) },
      subtitle.map { .text($0) },
      row.properties.text("button").map { RowButton.element($0, of: row) },
    ]
    return .middle(parts.compactMap { $0 })
  }

  /// Returns true if the row has a button, which a tap on the row then presses.
  public override class func pressesButton(of row: RowContext) -> Bool {
    row.properties.text("button") != nil
  }

  /// Returns the row's action for its button.
  public override class func action(for row: RowContext, control: String?) -> TableAction? {
    RowButton.action(for: row, control: control)
  }
}

extension TableCellClass {
  /// A row in place of missing rows, with the title of an optional button that performs the row's action.
  public static func empty(button: String? = nil) -> Self {
    Self(EmptyCell.self, button.map { ["button": $0] } ?? [:])
  }
}
