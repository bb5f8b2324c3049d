import Foundation

// The value of a row as a text that nobody edits.
extension RowContext {
  /// Returns a value of the row as a person reads it: by its format, or else as its kind is written in
  /// ``TableWords/locale``; nil if there is none.
  ///
  /// The value of a row with ``TableCell/Key/secret`` is a fixed number of bullets.
  @MainActor package func text(of value: TableValue) -> String? {
    guard !value.isBlank else { return nil }
    if isSecret { return Self.bullets }
    // What the row is bound to may be written in a format of its own; other values are not.
    let isFormatted = cell.binding(of: RowControl.boundName)?.format != nil
    let written = isFormatted && value == self.value ? texts[RowControl.boundName] : nil
    return written ?? plainText(of: value)
  }

  /// True if the values of the row are secret.
  package var isSecret: Bool { cell.isSecret }

  /// The text in place of a secret, which does not tell how long that is.
  package static var bullets: String { "••••••" }

  @MainActor private func plainText(of value: TableValue) -> String? {
    switch value {
    case .null: nil
    case .text(let text), .choice(let text):
      switch boundKind {
      case .number:
        Decimal(TableValue.text(text)).flatMap { CellAttribute.decimal($0).shown?.plain } ?? text
      case .color: TableColor(value).map { TableWords.current.name(of: $0) } ?? text
      case .text, .integer, .flag, .date, nil: text
      }
    case .integer(let integer): CellAttribute.integer(integer).shown?.plain
    case .number(let number): CellAttribute.number(number).shown?.plain
    case .flag(let isOn): isOn ? TableWords.current.on : TableWords.current.off
    case .date(let date): CellAttribute.date(date).shown?.plain
    case .choices(let ids): ids.joined(separator: ", ")
    }
  }
}

extension TableValue {
  /// True if there is nothing to read.
  fileprivate var isBlank: Bool {
    switch self {
    case .null, .text(""), .choice(""): true
    case .choices(let ids): ids.allSatisfy(\.isEmpty)
    case .text, .choice, .integer, .number, .flag, .date: false
    }
  }
}
