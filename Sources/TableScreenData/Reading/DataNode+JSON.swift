import Foundation
import TableScreen

extension DataNode {
  /// Returns the value as JSON, indented by two spaces per level; a value that fits is written on one line.
  func json(indent: Int = 0) -> String {
    let short = shortJSON
    if short.count + indent <= 96 || isFlat { return short }
    let inner = String(repeating: " ", count: indent + 2)
    let lines: [String]
    let ends: (String, String)
    switch value {
    case .list(let list):
      lines = list.map { $0.json(indent: indent + 2) }
      ends = ("[", "]")
    case .fields(let fields):
      lines = fields.map { "\(Self.quotedJSON($0.key)): \($0.node.json(indent: indent + 2))" }
      ends = ("{", "}")
    default: return short
    }
    return ends.0 + "\n" + lines.map { inner + $0 }.joined(separator: ",\n") + "\n"
      + String(repeating: " ", count: indent) + ends.1
  }

  private var isFlat: Bool { list == nil && fields == nil }

  private var shortJSON: String {
    switch value {
    case .null, .other: "null"
    case .flag(let flag): "\(flag)"
    case .integer(let integer): "\(integer)"
    case .number(let number): number.isFinite ? "\(number)" : "null"
    case .text(let text): Self.quotedJSON(text)
    case .date(let date): Self.quotedJSON(date.formatted(.iso8601))
    case .bytes(let data): Self.quotedJSON(data.base64EncodedString())
    case .list(let list): "[" + list.map(\.shortJSON).joined(separator: ", ") + "]"
    case .fields(let fields):
      "{"
        + fields.map { "\(Self.quotedJSON($0.key)): \($0.node.shortJSON)" }.joined(separator: ", ")
        + "}"
    }
  }

  static func quotedJSON(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.properties.generalCategory == .control:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension DataNode: ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral {
  /// Creates an object; a value that is nil is left out.
  init(dictionaryLiteral elements: (String, DataNode?)...) {
    self.init(.fields(elements.compactMap { key, node in node.map { Field(key, $0) } }))
  }

  init(stringLiteral value: String) { self.init(.text(value)) }
}

extension DataNode.Field {
  init(_ key: String, _ node: DataNode) { self.init(key: key, keyOffset: -1, node: node) }
}
