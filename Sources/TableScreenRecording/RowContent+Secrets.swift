import TableScreen

extension RowContent {
  /// Returns the row with the same bullets in place of each secret, whatever its length, even one that the person has shown.
  ///
  /// - Parameter all: whether the texts of all controls are secrets.
  /// - Returns: the row.
  func withoutSecrets(all: Bool) -> RowContent {
    var content = self
    content.body = body.withoutSecrets(all: all)
    switch accessory {
    case .control(let control): content.accessory = .control(control.withoutSecret(all: all))
    case .element(let element): content.accessory = .element(element.withoutSecrets(all: all))
    case .off, .disclosure, .checkmark, .detail: break
    }
    return content
  }
}

extension RowElement {
  fileprivate func withoutSecrets(all: Bool) -> RowElement {
    switch self {
    case .control(let control): return .control(control.withoutSecret(all: all))
    case .stack(var stack):
      stack.elements = stack.elements.map { $0.withoutSecrets(all: all) }
      return .stack(stack)
    case .text, .image, .badge, .progress, .spinner, .chart, .spacer: return self
    }
  }
}

extension RowControl {
  fileprivate func withoutSecret(all: Bool) -> RowControl {
    guard isSecret || all && takesText else { return self }
    var control = self
    control.isRevealed = false
    if !editText.isEmpty {
      (control.value, control.base) = (.text(RowContext.bullets), .null)
      control.isFormatted = false
    }
    return control
  }
}
