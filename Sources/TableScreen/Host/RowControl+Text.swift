import Foundation

// The value of a control as a person types it.
extension RowControl {
  /// The value as a person edits it.
  public var editText: String {
    if case .date(let date) = value, let fieldKind, fieldKind.isDate {
      return TextFormat.date(date, fieldKind)
    }
    return value.editText
  }

  /// Returns the value that a typed text stands for: a moment where the control takes one and the text says it,
  /// else the text.
  public func entered(_ text: String) -> TableValue {
    guard let fieldKind, fieldKind.isDate else { return .text(text) }
    var old: Date?
    if case .date(let date) = value { old = date }
    return TextFormat.date(text, fieldKind, old).map { .date($0) } ?? .text(text)
  }

  var fieldKind: FieldKind? { if case .field(_, let kind) = kind { kind } else { nil } }
}

extension RowControl.FieldKind {
  /// Whether the field takes a day, a time or both.
  public var isDate: Bool { [.date, .day, .time].contains(self) }
}
