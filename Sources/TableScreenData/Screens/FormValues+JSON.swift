public import Foundation
public import TableScreen

extension [String: TableValue] {
  /// Reads the values of a form by their names, from the text of JSON that `formJSON()` has written, or a server.
  ///
  /// ```swift
  /// screen.formValues = try .init(json: data)
  /// ```
  ///
  /// Texts become days or choices when they are set for fields that take such values.
  ///
  /// - Throws: `BrokenDataError`, with the line and the column, if the text is not JSON, is not an
  ///   object, or has a value that no field can have.
  public init(json: Data, limits: TableDataLimits = .init()) throws {
    let bytes = [UInt8](json)
    var reader = JSONReader(bytes, limits: limits)
    let node = reader.read()
    var faults = reader.faults
    var values: [String: TableValue] = [:]
    if let fields = node.fields {
      for field in fields {
        if let value = Self.value(of: field.node) {
          values[field.key] = value
        } else {
          faults.add(
            DataFault(
              TableMistakeKind.wrongKind, at: field.node.offset, path: [.key(field.key)],
              what: "the value of \(quoted(field.key)) is \(field.node.shape), which no field has",
              remedy:
                "write a text, a number, true or false, null, or a list of texts or whole numbers"))
        }
      }
    } else if faults.count == 0 {
      faults.add(
        DataFault(
          TableMistakeKind.wrongKind, at: node.offset, path: [],
          what: "the values of a form are an object, and this is \(node.shape)",
          remedy: "write an object such as {\"owner\": \"Ada\"}"))
    }
    if let mistake = faults.mistakes(in: bytes).first { throw BrokenDataError(mistake: mistake) }
    self = values
  }

  /// Reads the values of a form by their names, from the text of JSON.
  public init(json: String, limits: TableDataLimits = .init()) throws {
    try self.init(json: Data(json.utf8), limits: limits)
  }

  private static func value(of node: DataNode) -> TableValue? {
    switch node.value {
    case .null: .null
    case .flag(let flag): .flag(flag)
    case .integer(let integer): .integer(integer)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .date(let date): .date(date)
    case .list(let list):
      list.choices.map { .choices($0) }
    case .bytes, .fields, .other: nil
    }
  }
}

extension [DataNode] {
  /// The identities of choices, which are texts or whole numbers in data; nil if there is anything else.
  fileprivate var choices: [String]? {
    let ids = compactMap { $0.text ?? $0.integer.map { String($0) } }
    return ids.count == count ? ids : nil
  }
}

extension DataNode {
  /// The kind of the value; unlike the value itself, it is never a secret.
  var shape: String {
    switch value {
    case .null: "null"
    case .flag: "a flag"
    case .integer, .number: "a number"
    case .text: "a text"
    case .date: "a date"
    case .bytes: "bytes"
    case .list: "a list"
    case .fields: "an object"
    case .other(let value): "a value of \(type(of: value))"
    }
  }
}
