/// A value of JSON, as the messages between server and page are made of.
enum JSON: Hashable, Sendable {
  case null
  case integer(Int)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  /// The flag of a key that is there.
  static let yes = JSON.integer(1)

  /// The text of the value, with the keys of objects in order.
  var encoded: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .integer(let number): text += String(number)
    case .number(let number): text += Self.encoded(number)
    case .text(let value): Self.write(value, to: &text)
    case .list(let values):
      text += "["
      for (place, value) in values.enumerated() {
        if place > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let values):
      text += "{"
      for (place, key) in values.keys.sorted().enumerated() {
        if place > 0 { text += "," }
        Self.write(key, to: &text)
        text += ":"
        values[key]?.write(to: &text)
      }
      text += "}"
    }
  }

  /// Writes a number; JSON knows none that is infinite or undefined.
  private static func encoded(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    return number == number.rounded() && abs(number) < 1e15
      ? String(Int(number)) : String(number)
  }

  /// Writes a text; `<` and `&` are escaped, so that no text ends the script element that a document keeps it in.
  private static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "<", "&", "\u{2028}", "\u{2029}", "\u{0}"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral {
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(arrayLiteral elements: JSON...) { self = .list(elements) }
}

extension JSON {
  /// The whole number that the value is, or nil.
  var integer: Int? { if case .integer(let number) = self { number } else { nil } }

  /// The number that the value is, or nil.
  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  /// The text that the value is, or nil.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The values of a list, or nil.
  var list: [JSON]? { if case .list(let values) = self { values } else { nil } }
}
