public import TableScreen

/// A row with a number to type.
///
/// ```swift
/// [.title: "Weight", .bind: .to(parcel, \.weight), .cellClass: .of(.number(unit: "kg"))]
/// ```
///
/// Its properties are `placeholder` and `unit`, what stands behind the number.
public final class NumberCell: ControlCell {
  /// Returns a field.
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
  /// A number to type, with what shows while there is none, and its unit.
  public static func number(_ placeholder: String = "", unit: String? = nil) -> Self {
    var properties = ["placeholder": placeholder]
    properties["unit"] = unit
    return Self(NumberCell.self, properties)
  }
}
