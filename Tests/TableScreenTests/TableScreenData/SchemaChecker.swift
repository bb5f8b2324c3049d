import Foundation

@testable import TableScreenData

/// Checks data by a JSON Schema, as an editor does; it knows the keywords that the schema of tables uses.
struct SchemaChecker {
  private let root: DataNode

  init(_ schema: String) { root = Self.node(schema) }

  /// Returns a text of JSON as a value.
  static func node(_ json: String) -> DataNode {
    var reader = JSONReader(Array(json.utf8))
    return reader.read()
  }

  /// Returns whether the schema takes a text of JSON.
  func takes(_ json: String) -> Bool { takes(Self.node(json), root) }

  private func takes(_ node: DataNode, _ schema: DataNode) -> Bool {
    (schema.fields ?? []).allSatisfy { keyword in
      let value = keyword.node
      switch keyword.key {
      case "$ref": return takes(node, definition(value.text ?? ""))
      case "type": return (value.list ?? [value]).contains { isOf($0.text ?? "", node) }
      case "enum": return (value.list ?? []).contains { $0.json() == node.json() }
      case "anyOf": return (value.list ?? []).contains { takes(node, $0) }
      case "allOf": return (value.list ?? []).allSatisfy { takes(node, $0) }
      case "oneOf": return (value.list ?? []).count { takes(node, $0) } == 1
      case "minimum": return node.number.map { $0 >= value.number ?? 0 } ?? true
      case "maximum": return node.number.map { $0 <= value.number ?? 0 } ?? true
      case "exclusiveMinimum": return node.number.map { $0 > value.number ?? 0 } ?? true
      case "minLength": return node.text.map { $0.count >= value.integer ?? 0 } ?? true
      case "pattern":
        return node.text.map {
          $0.range(of: value.text ?? "", options: .regularExpression) != nil
        } ?? true
      case "items": return (node.list ?? []).allSatisfy { takes($0, value) }
      case "required":
        return node.fields.map { fields in
          (value.list ?? []).allSatisfy { key in fields.contains { $0.key == key.text } }
        } ?? true
      case "properties":
        return (node.fields ?? []).allSatisfy { field in
          value[field.key].map { takes(field.node, $0) } ?? true
        }
      case "additionalProperties":
        let known = Set((schema["properties"]?.fields ?? []).map(\.key))
        let others = (node.fields ?? []).filter { !known.contains($0.key) }
        return value.flag == false ? others.isEmpty : others.allSatisfy { takes($0.node, value) }
      case "$schema", "title", "description", "definitions", "contentEncoding": return true
      default: return false
      }
    }
  }

  private func definition(_ path: String) -> DataNode {
    root["definitions"]?[String(path.dropFirst("#/definitions/".count))] ?? DataNode(.null)
  }

  private func isOf(_ type: String, _ node: DataNode) -> Bool {
    switch (type, node.value) {
    case ("null", .null), ("boolean", .flag), ("string", .text), ("array", .list),
      ("object", .fields):
      true
    case ("number", .integer), ("number", .number), ("integer", .integer): true
    case ("integer", .number): node.integer != nil
    default: false
    }
  }
}
