import TableScreen

extension RowContext {
  /// The picture, the title and the subtitle, as far as the row has them.
  var names: [RowElement] {
    let texts = [
      cell.titleText.map { RowElement.text(RowText($0)) },
      cell.subtitleText.map { RowElement.text(RowText($0, role: .subtitle)) },
    ].compactMap { $0 }
    let image = cell.image.map { RowElement.image($0) }
    let name = texts.count > 1 ? RowElement.stack(RowStack(.vertical, texts)) : texts.first
    return [image, name].compactMap { $0 }
  }

  /// The value that the row is bound to, or else the property `value`.
  var shown: TableValue { value ?? properties.tableValue("value") ?? .null }

  /// The control that edits what the row is bound to; where nobody hears of a new value, it cannot be used.
  func boundControl(_ kind: RowControl.Kind) -> RowControl {
    var control = control(RowControl.boundName, kind, value: shown)
    if value == nil, cell[.controls, as: TableControlHandlers.self] == nil {
      control.isEnabled = false
    }
    return control
  }
}

extension RowElement {
  /// The elements below each other, each in the middle of its line.
  static func middle(_ elements: [RowElement]) -> RowElement {
    .stack(RowStack(.vertical, elements.map { .row(.spacer, $0, .spacer) }))
  }
}
