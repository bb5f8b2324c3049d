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

extension TableValue: CustomStringConvertible {
  /// The value with its kind, as a program prints it.
  ///
  /// The description of a `Date` that is no moment, or a very far one, ends the program on some systems.
  public var description: String {
    switch self {
    case .null: "null"
    case .text(let text): "text(\(text.debugDescription))"
    case .integer(let integer): "integer(\(integer))"
    case .number(let number): "number(\(number))"
    case .flag(let flag): "flag(\(flag))"
    case .date(let date): "date(\(date.printed))"
    case .choice(let id): "choice(\(id.debugDescription))"
    case .choices(let ids): "choices(\(ids))"
    }
  }
}

extension Date {
  /// The moment as a program prints it, or the number that stands for none.
  var printed: String {
    abs(timeIntervalSinceReferenceDate) < 1e11
      ? formatted(.iso8601) : "\(timeIntervalSinceReferenceDate)"
  }
}

extension String {
  /// The number that the text is in decimal digits, with a sign, a point and an exponent at most,
  /// without spaces around it; nil if it is anything else, as 0x10 or infinity.
  var decimalDigits: String? {
    let text = trimmingCharacters(in: .whitespaces)
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), Double(text) != nil else {
      return nil
    }
    return text
  }
}

extension TableBinding {
  /// A value of the property as a person edits it.
  @MainActor package func editText(of value: TableValue) -> String {
    if let text = format?.text(value) { return text }
    guard kind == .number else { return value.editText }
    return LocalNumber.editText(value.editText, in: TableWords.current.locale)
  }
}
