/// The bodies of rows without a cell class of their own.
enum StockBody {
  static func body(for row: RowContext) -> RowElement {
    let cell = row.cell
    var parts: [RowElement] = []
    if let image = cell.image { parts.append(.image(image)) }
    let title = cell.titleText.map { RowElement.text(RowText($0, role: .title)) }
    let subtitle = cell.subtitleText.map { RowElement.text(RowText($0, role: .subtitle)) }
    let style = cell.symbol(.style) ?? (subtitle == nil ? .default : .subtitle)
    switch style {
    case .value1, .value2:
      if let title { parts.append(title) }
      parts.append(.spacer)
      if let text = cell.subtitleText { parts.append(.text(RowText(text, role: .value))) }
    case .subtitle where title != nil && subtitle != nil:
      parts.append(.stack(RowStack(.vertical, [title, subtitle].compactMap { $0 })))
    default:
      if let only = title ?? subtitle { parts.append(only) }
    }
    if let control = control(for: row) {
      if style != .value1 && style != .value2 { parts.append(.spacer) }
      parts.append(.control(control))
    }
    return parts.count == 1 ? parts[0] : .stack(RowStack(.horizontal, parts))
  }

  /// The control that edits what the row is bound to.
  private static func control(for row: RowContext) -> RowControl? {
    guard row.cell.binding != nil else { return nil }
    let value = row.value ?? .null
    let kind: RowControl.Kind =
      switch value {
      case .flag: .toggle
      case .integer: .field(placeholder: "", kind: .integer)
      case .number: .field(placeholder: "", kind: .number)
      case .date: .field(placeholder: "", kind: .date)
      case .text, .choice, .choices, .null: .field(placeholder: "", kind: .text)
      }
    return RowControl(
      RowControl.boundName, kind, value: value, isEnabled: row.value != nil,
      label: row.cell.title ?? "")
  }
}
