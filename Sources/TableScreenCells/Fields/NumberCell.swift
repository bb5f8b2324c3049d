public import TableScreen

/// A row with a field for a number.
///
/// ```swift
/// [.title: "Weight", .bind: .to(parcel, \.weight), .cellClass: .of(.number(unit: "kg"))]
/// ```
///
/// Its properties are `placeholder`, the text in the empty field, and `unit`, the text behind the number.
public final class NumberCell: ControlCell {
  /// Returns a field for an integer if the bound value is one, otherwise for any number.
  public override func control(for row: RowContext) -> RowControl.Kind {
    .field(
      placeholder: row.properties.text("placeholder") ?? "",
      kind: row.boundKind == .integer ? .integer : .number)
  }

  /// Puts the unit behind the number.
  public override func parts(of row: RowContext, control: RowElement) -> RowElement {
    let unit = row.properties.text("unit").map { [RowElement.text($0, role: .value)] } ?? []
    return .stack(RowStack(.horizontal, row.names + [.spacer, control] + unit))
  }
}

extension TableCellClass {
  /// A field for a number, with the text in the empty field and the number's unit.
  public static func number(_ placeholder: String = "", unit: String? = nil) -> Self {
    var properties = ["placeholder": placeholder]
    properties["unit"] = unit
    return Self(NumberCell.self, properties)
  }
}
