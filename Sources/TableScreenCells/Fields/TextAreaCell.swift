public import TableScreen

/// A row with several lines of text, below its name.
///
/// ```swift
/// [.title: "About you", .bind: .to(person, \.about), .cellClass: .of(.textArea("A few words"))]
/// ```
///
/// Its property is `placeholder`, what shows while it is empty.
public final class TextAreaCell: ControlCell {
  /// Returns a text area.
  public override func control(for row: RowContext) -> RowControl.Kind {
    .textArea(placeholder: row.properties.text("placeholder") ?? "")
  }

  /// Puts the name above the text.
  public override func parts(of row: RowContext, control: RowElement) -> RowElement {
    .stack(RowStack(.vertical, row.names + [control]))
  }
}

extension TableCellClass {
  /// Several lines of text, with what shows while there is none.
  public static func textArea(_ placeholder: String = "") -> Self {
    Self(TextAreaCell.self, ["placeholder": placeholder])
  }
}
