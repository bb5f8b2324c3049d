import Foundation

extension TableValue {
  /// The value as a person edits it.
  package var editText: String {
    switch self {
    case .null: ""
    case .text(let text), .choice(let text): text
    case .choices(let ids): ids.joined(separator: ", ")
    case .integer(let integer): String(integer)
    case .number(let number): Int(exactly: number).map { String($0) } ?? String(number)
    case .flag(let flag): String(flag)
    case .date(let date): date.formatted(.iso8601)
    }
  }
}

extension TableBinding {
  /// A value of the property as a person edits it.
  @MainActor func editText(of value: TableValue) -> String { format?.text(value) ?? value.editText }
}
