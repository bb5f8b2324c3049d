public import TableScreen

/// A row with a single-line text field.
///
/// ```swift
/// [.title: "Name", .bind: .to(person, \.name), .cellClass: .of(.textField("Ada Lovelace"))]
/// ```
///
/// Its property is `placeholder`, the text in the empty field.
public final class TextFieldCell: ControlCell {
  /// Returns a field.
  public override func control(for row: RowContext) -> RowControl.Kind {
    .field(placeholder: row.properties.text("placeholder") ?? "", kind: .text)
  }
}

/// A row with a text field that hides its characters, such as for a password.
///
/// ```swift
/// [.title: "Password", .bind: .to(person, \.password), .cellClass: .of(.secureField("8 letters or more"))]
/// ```
///
/// Its property is `placeholder`, the text in the empty field.
public final class SecureFieldCell: ControlCell {
  /// Returns a field.
  public override func control(for row: RowContext) -> RowControl.Kind {
    .field(placeholder: row.properties.text("placeholder") ?? "", kind: .secure)
  }
}

extension TableCellClass {
  /// A single-line text field, with the text in the empty field.
  public static func textField(_ placeholder: String = "") -> Self {
    Self(TextFieldCell.self, ["placeholder": placeholder])
  }

  /// A text field that hides its characters, with the text in the empty field.
  public static func secureField(_ placeholder: String = "") -> Self {
    Self(SecureFieldCell.self, ["placeholder": placeholder])
  }
}
