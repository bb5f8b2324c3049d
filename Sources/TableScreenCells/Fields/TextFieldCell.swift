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
/// The properties are `placeholder`, the text in the empty field, and `reveals`: whether a button
/// shows the typed text.
///
/// The typed text is a secret: see `TableCell.Key.secret`.
public final class SecureFieldCell: ControlCell {
  private static let button = RowControl.revealName

  /// Returns a field.
  public override func control(for row: RowContext) -> RowControl.Kind {
    .field(placeholder: row.properties.text("placeholder") ?? "", kind: .secure)
  }

  /// Makes the name of `row`, its field, and the button that shows the typed text, if there is one.
  public override func body(for row: RowContext) -> RowElement {
    guard row.properties.flag("reveals") else { return super.body(for: row) }
    let isRevealed = Self.isRevealed(row)
    var field = row.boundControl(control(for: row))
    field.isRevealed = isRevealed
    let words = TableWords.current
    let title = isRevealed ? words.hide : words.show
    let button = RowControl(
      Self.button, .button(title: title), isEnabled: field.isEnabled,
      label: "\(title): \(row.cell.title ?? "")")
    return .stack(
      RowStack(.horizontal, row.names + [.spacer, .control(field), .control(button)]))
  }

  /// Shows the typed text, or hides it again.
  public override class func action(for row: RowContext, control: String?) -> TableAction? {
    guard control == button, row.properties.flag("reveals") else { return nil }
    let isRevealed = isRevealed(row)
    return .runNow { context in
      guard let row = context.row, let model = (context.screen as? TableScreen)?.model else {
        return
      }
      model.update {
        model.setControlValue(isRevealed ? nil : .flag(true), row, button, isKept: true)
      }
    }
  }

  private static func isRevealed(_ row: RowContext) -> Bool {
    row.value(of: button, as: Bool.self) ?? false
  }
}

extension TableCellClass {
  /// A single-line text field, with the text in the empty field.
  public static func textField(_ placeholder: String = "") -> Self {
    Self(TextFieldCell.self, ["placeholder": placeholder])
  }

  /// A text field that hides its characters, with the text in the empty field, and a button that shows them if it `reveals`.
  public static func secureField(_ placeholder: String = "", reveals: Bool = false) -> Self {
    var properties: [String: Any] = ["placeholder": placeholder]
    if reveals { properties["reveals"] = true }
    return Self(SecureFieldCell.self, properties)
  }
}
