import TableScreen

extension RowContext {
  /// The text that names the row, or nil; an accessory stands in a row that shows it already.
  var nameText: TableText? { isAccessory ? nil : cell.titleText }

  /// The elements that name the row: picture, title and subtitle, if present.
  var names: [RowElement] {
    let texts = [
      nameText.map { RowElement.text(RowText($0, lines: cell.lines)) },
      cell.subtitleText.map { RowElement.text(RowText($0, role: .subtitle, lines: cell.lines)) },
    ].compactMap { $0 }
    let image = cell.image.map { RowElement.image($0) }
    let name = texts.count > 1 ? RowElement.stack(RowStack(.vertical, texts)) : texts.first
    return [image, name].compactMap { $0 }
  }

  /// The value that the row is bound to, or else the property `value`.
  var shown: TableValue { value ?? properties.tableValue("value") ?? .null }

  /// The value of the row as a person reads it, or nil; see ``shown``.
  @MainActor var shownText: String? { text(of: shown) }

  /// The identities of the chosen ones, those among the choices as these write them.
  @MainActor var chosenIDs: [String] {
    let chosen = shown.chosenIDs
    // Only a number has several spellings.
    guard let binding = cell.binding(of: RowControl.boundName),
      chosen.contains(where: { Double($0) != nil })
    else { return chosen }
    let choices = properties.choices
    var others = Set(chosen.filter { Double($0) != nil })
    for choice in choices where others.remove(choice.id) != nil && others.isEmpty { return chosen }
    // Each choice is looked at once: there may be as many as values.
    var spelled: [String: String] = [:]
    for choice in choices {
      guard let ids = binding.convert(.choice(choice.id))?.chosenIDs, ids.count == 1,
        let id = ids.first, others.contains(id), spelled[id] == nil
      else { continue }
      spelled[id] = choice.id
    }
    return chosen.map { spelled[$0] ?? $0 }
  }

  /// The bound value as it is where nothing is chosen; nil if the property always holds something, or has to.
  @MainActor var nothing: TableValue? {
    if cell[.validate, as: TableValidation.self]?.requiresBoundValue == true { return nil }
    return cell.binding(of: RowControl.boundName)?.convert(.null)
  }

  /// Returns the control that edits the bound value; without a binding and control handlers, it is disabled.
  func boundControl(_ kind: RowControl.Kind) -> RowControl {
    var control = control(RowControl.boundName, kind, value: shown)
    if value == nil, cell[.controls, as: TableControlHandlers.self] == nil {
      control.isEnabled = false
    }
    return control
  }
}

extension RowElement {
  /// Stacks elements below each other, each centered in its line.
  static func middle(_ elements: [RowElement]) -> RowElement {
    .stack(RowStack(.vertical, elements.map { .row(.spacer, $0, .spacer) }))
  }
}
