import TableCore

extension RowControl {
  /// Says what the control edits where that is not what it is bound to, or nil where the property can be edited.
  ///
  /// A type of the app's own may refuse many of the values that a control gives: it is enough that it takes one, and
  /// shows it as one of that kind.
  @MainActor func misfit(_ binding: TableBinding) -> String? {
    switch kind {
    case .button:
      return nil
    case .toggle:
      return binding.takes(.flag, [.flag(true), .flag(false)]) ? nil : "a switch edits a Bool"
    case .slider(let range, _):
      return binding.takes(.number, [.number(range.lowerBound), .number(range.upperBound)])
        ? nil : "a slider edits a number"
    case .stepper:
      return binding.takes(.number, [.number(0), .number(1)]) ? nil : "a stepper edits a number"
    case .rating(let count):
      return binding.takes(.number, [.integer(0), .integer(count)])
        ? nil : "a rating edits a number"
    case .segments(let choices), .menu(let choices):
      return choices.isEmpty || choices.contains { binding.convert(.choice($0.id)) != nil }
        ? nil : "none of the choices is a value of the property"
    case .color:
      return [.color, .text].contains(binding.kind) ? nil : "a color picker edits a color"
    case .textArea:
      return RowControl.FieldKind.text.misfit(binding)
    case .field(_, let field):
      return field.misfit(binding)
    }
  }
}

extension RowControl.FieldKind {
  /// Says what a field of this kind edits where that is not what it is bound to, or nil.
  fileprivate func misfit(_ binding: TableBinding) -> String? {
    // A format reads what is typed, whatever the property is.
    if binding.format != nil { return nil }
    let kind = binding.kind
    return switch self {
    case .text, .secure: kind == .flag ? "a field edits a text, a number or a date" : nil
    case .integer, .number: [.flag, .date].contains(kind) ? "this field edits a number" : nil
    case .date, .day, .time:
      [.flag, .integer, .number].contains(kind) ? "this field edits a date" : nil
    }
  }
}

extension TableBinding {
  /// Returns whether the property is of a kind, or takes one of some values as one of that kind.
  @MainActor fileprivate func takes(_ wanted: TableValue.Kind, _ values: [TableValue]) -> Bool {
    kind.isShown(as: wanted) || values.contains { convert($0)?.isShown(as: wanted) ?? false }
  }
}

extension TableValue.Kind {
  /// Returns whether a control that shows `other` shows this kind.
  fileprivate func isShown(as other: Self) -> Bool {
    self == other || self == .integer && other == .number
  }
}

extension TableValue {
  /// Returns whether a control that shows values of a kind shows this one.
  fileprivate func isShown(as kind: Kind) -> Bool {
    switch self {
    case .flag: kind == .flag
    case .integer, .number: kind == .number
    default: false
    }
  }
}
