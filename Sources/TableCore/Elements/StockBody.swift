/// The bodies of rows without a cell class of their own.
enum StockBody {
  static func body(for row: RowContext) -> RowElement {
    let cell = row.cell
    var parts: [RowElement] = []
    if let image = cell.image { parts.append(.image(image)) }
    let lines = cell.lines
    let title = cell.titleText.map { RowElement.text(RowText($0, lines: lines)) }
    let subtitle = cell.subtitleText.map {
      RowElement.text(RowText($0, role: .subtitle, lines: lines))
    }
    let style = cell.symbol(.style) ?? (subtitle == nil ? .default : .subtitle)
    switch style {
    case .value1, .value2:
      if let title { parts.append(title) }
      parts.append(.spacer)
      if let text = cell.subtitleText {
        parts.append(.text(RowText(text, role: .value, lines: lines)))
      }
    case .subtitle where title != nil && subtitle != nil:
      parts.append(.stack(RowStack(.vertical, [title, subtitle].compactMap { $0 })))
    default:
      if let only = title ?? subtitle { parts.append(only) }
    }
    let controls = controls(for: row)
    if !controls.isEmpty {
      if style != .value1 && style != .value2 { parts.append(.spacer) }
      parts += controls.map { .control($0) }
    }
    return parts.count == 1 ? parts[0] : .stack(RowStack(.horizontal, parts))
  }

  /// The controls that edit the row's bound properties; of several, each shows its name while it is
  /// empty.
  private static func controls(for row: RowContext) -> [RowControl] {
    let fields = row.cell.fields.filter { $0.name != RowControl.accessoryName }
    return fields.map { name, binding in
      let placeholder = fields.count > 1 ? name : ""
      let title = row.cell.title ?? ""
      return row.control(
        name, kind(of: row.value(of: name) ?? .null, binding.kind, placeholder),
        label: fields.count > 1 ? "\(title) \(name)" : title)
    }
  }

  private static func kind(
    of value: TableValue, _ kind: TableValue.Kind, _ placeholder: String
  ) -> RowControl.Kind {
    switch (value, kind) {
    case (.flag, _), (.null, .flag): .toggle
    // A draft that does not fit does not change the kind of the field.
    case (.integer, _), (_, .integer): .field(placeholder: placeholder, kind: .integer)
    case (.number, _), (_, .number): .field(placeholder: placeholder, kind: .number)
    case (.date, _), (_, .date): .field(placeholder: placeholder, kind: .date)
    case (_, .color): .color
    default: .field(placeholder: placeholder, kind: .text)
    }
  }
}
