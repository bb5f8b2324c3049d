public import TableScreen

/// A row with a multi-line text area below its name.
///
/// ```swift
/// [.title: "About you", .bind: .to(person, \.about), .cellClass: .of(.textArea("A few words"))]
/// ```
///
/// Its property is `placeholder`, the text in the empty area. In a row with `TableCell.Key.secret` it is a field of one line
/// that hides its text, because no host hides the characters of several lines.
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
  /// A multi-line text area, with the text in the empty area.
  public static func textArea(_ placeholder: String = "") -> Self {
    Self(TextAreaCell.self, ["placeholder": placeholder])
  }
}
