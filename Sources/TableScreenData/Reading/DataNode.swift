import Foundation
import TableScreen

/// A value of the data that a table is read from, and its position in the text.
struct DataNode {
  enum Payload {
    case null
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case date(Date)
    case bytes(Data)
    case list([DataNode])
    case fields([Field])
    /// A value of the app's own in a dictionary, such as a cell or an action.
    case other(Any)
  }

  /// A key and its value.
  struct Field {
    let key: String
    let keyOffset: Int
    let node: DataNode
  }

  var value: Payload
  /// The offset of the value's first byte in the text, or -1 if there is no text.
  var offset = -1

  init(_ value: Payload, offset: Int = -1) {
    self.value = value
    self.offset = offset
  }
}

extension DataNode {
  var isNull: Bool { if case .null = value { true } else { false } }

  var text: String? { if case .text(let text) = value { text } else { nil } }

  var flag: Bool? { if case .flag(let flag) = value { flag } else { nil } }

  var integer: Int? {
    switch value {
    case .integer(let integer): integer
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  var number: Double? {
    switch value {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }

  var list: [DataNode]? { if case .list(let list) = value { list } else { nil } }

  var fields: [Field]? { if case .fields(let fields) = value { fields } else { nil } }

  /// The text, or those within a list or an object.
  var texts: [String] {
    switch value {
    case .text(let text): [text]
    case .list(let list): list.flatMap(\.texts)
    case .fields(let fields): fields.flatMap(\.node.texts)
    default: []
    }
  }

  /// The value under a key of an object; null counts as nothing.
  subscript(_ key: String) -> DataNode? {
    fields?.first { $0.key == key }.flatMap { $0.node.isNull ? nil : $0.node }
  }

  /// The number of levels of lists and objects, 0 for any other value.
  var depth: Int {
    switch value {
    case .list(let list): 1 + (list.lazy.map(\.depth).max() ?? 0)
    case .fields(let fields): 1 + (fields.lazy.map(\.node.depth).max() ?? 0)
    default: 0
    }
  }

  /// The kind of the value, in the words of a mistake.
  var kindName: String {
    switch value {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .integer(let integer): "the number \(integer)"
    case .number(let number): "the number \(number)"
    case .text(let text): "the text \(quoted(text))"
    case .date: "a date"
    case .bytes: "bytes"
    case .list: "a list"
    case .fields: "an object"
    case .other(let value): "a value of \(type(of: value))"
    }
  }
}
