public import TableScreen

/// A row in place of rows that are not there, and the way out.
///
/// ```swift
/// [
///   .title: "No letters", .subtitle: "What you are sent will be here.",
///   .cellClass: .of(.empty(button: "Write one")), .action: .perform(MailScreen.write),
/// ]
/// ```
///
/// Its property is `button`, the title of a button that does what the row does.
public final class EmptyCell: TableRowCell {
  /// Makes the picture, the texts and the button, each in the middle.
  public override func body(for row: RowContext) -> RowElement {
    var subtitle = row.cell.subtitleText.map { RowText($0, role: .subtitle) }
    subtitle?.lines = 0
    let parts: [RowElement?] = [
      row.cell.image.map { .image($0) },
      row.cell.titleText.map { .text(RowText($0)) },
      subtitle.map { .text($0) },
      row.properties.text("button").map { RowButton.element($0, of: row) },
    ]
    return .middle(parts.compactMap { $0 })
  }

  /// A tap on the row presses its button, where it has one.
  public override class func pressesButton(of row: RowContext) -> Bool {
    row.properties.text("button") != nil
  }

  /// Does what the row does.
  public override class func action(for row: RowContext, control: String?) -> TableAction? {
    RowButton.action(for: row, control: control)
  }
}

extension TableCellClass {
  /// A row in place of missing rows, with the title of a button for the way out.
  public static func empty(button: String? = nil) -> Self {
    Self(EmptyCell.self, button.map { ["button": $0] } ?? [:])
  }
}
