import TableScreen

/// The text of values, the same in every locale but for ``local(_:)``.
enum TextFormat {
  /// Returns the text of a number with the separator of the language, as in its field.
  @MainActor static func local(_ number: String) -> String {
    LocalNumber.editText(number, in: TableWords.current.locale)
  }

  /// Returns the text that a field shows for a value.
  static func text(of value: TableValue) -> String {
    switch value {
    case .null: ""
    case .text(let text), .choice(let text): text
    case .choices(let ids): ids.joined(separator: ", ")
    case .integer(let integer): String(integer)
    case .number(let number): number.tidyText
    case .flag(let flag): flag ? "1" : "0"
    case .date(let date): DateText.text(of: date)
    }
  }
}
