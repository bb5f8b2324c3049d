import TableScreen

/// Writes the format as a JSON Schema, which editors use for completion and validation.
struct DataSchema {
  let names: TableDataNames

  /// The schema of a whole table.
  func node(root: DataObject, _ objects: [DataObject]) -> DataNode {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "TableScreen table",
      "description": .init(.text(root.summary)),
      "oneOf": DataNode(
        .list([
          ["type": "array", "items": nullable(reference(to: "section"))], reference(to: root.id),
        ])),
      "definitions": DataNode(.fields(objects.map { DataNode.Field($0.id, definition(of: $0)) })),
    ]
  }

  private func definition(of object: DataObject) -> DataNode {
    let required = object.keys.filter(\.isRequired).map { DataNode(.text($0.name)) }
    return [
      "type": "object",
      "description": DataNode(.text(object.summary)),
      "properties": DataNode(
        .fields(object.keys.map { DataNode.Field($0.name, property(of: $0)) })),
      "required": required.isEmpty ? nil : DataNode(.list(required)),
      "additionalProperties": DataNode(.flag(false)),
    ]
  }

  private func property(of key: DataKey) -> DataNode {
    let usual = key.fallback.isEmpty ? "" : " Without it: \(key.fallback)."
    let description = DataNode.Field("description", DataNode(.text(key.summary + usual)))
    // A schema ignores the keys beside a reference, so the reference is put into a list of one.
    let shape = schema(of: key.shape)
    // Null counts as nothing, which a required key cannot have.
    var fields = (key.isRequired ? shape : nullable(shape)).fields ?? []
    if fields.first?.key == "$ref" {
      fields = [.init("allOf", DataNode(.list([DataNode(.fields(fields))])))]
    }
    // Null has no length, and is still taken.
    if key.isFilled { fields.append(.init("minLength", DataNode(.integer(1)))) }
    return DataNode(.fields([description] + fields))
  }

  private func schema(of shape: DataShape) -> DataNode {
    switch shape {
    case .text: ["type": "string"]
    case .integer(let range):
      [
        "type": "integer", "minimum": range.map { DataNode(.integer($0.lowerBound)) },
        "maximum": range.map { DataNode(.integer($0.upperBound)) },
      ]
    case .number(let range):
      [
        "type": "number", "minimum": range.map { DataNode(.number($0.lowerBound)) },
        "maximum": range.map { DataNode(.number($0.upperBound)) },
      ]
    case .positive: ["type": "number", "exclusiveMinimum": DataNode(.integer(0))]
    case .flag: ["type": "boolean"]
    case .url:
      [
        "type": "string",
        "pattern": "^([Hh][Tt][Tt][Pp][Ss]?|[Mm][Aa][Ii][Ll][Tt][Oo]|[Tt][Ee][Ll]):",
      ]
    case .webURL: ["type": "string", "pattern": "^[Hh][Tt][Tt][Pp][Ss]?:"]
    case .bytes: ["type": "string", "contentEncoding": "base64"]
    case .oneOf(let names): ["type": "string", "enum": list(names)]
    // An app has names of its own beside these.
    case .cellClass: open(names.cells.names)
    case .fieldType: open(names.cells.fieldNames)
    case .anything: [:]
    case .list(let shape): ["type": "array", "items": nullable(schema(of: shape))]
    case .map(let shape): ["type": "object", "additionalProperties": nullable(schema(of: shape))]
    case .object(let object): reference(to: object().id)
    case .either(let shapes): ["anyOf": DataNode(.list(shapes.map { schema(of: $0) }))]
    }
  }

  private func open(_ names: [String]) -> DataNode {
    ["anyOf": DataNode(.list([["enum": list(names)], ["type": "string"]]))]
  }

  private func list(_ names: [String]) -> DataNode {
    DataNode(.list(names.map { DataNode(.text($0)) }))
  }

  /// Returns a schema that takes null, too; what an editor offers and says stays that of the schema itself.
  private func nullable(_ node: DataNode) -> DataNode {
    let fields = node.fields ?? []
    // The empty schema takes anything.
    if fields.isEmpty { return node }
    let null = DataNode(.null)
    guard fields.contains(where: { $0.key == "type" || $0.key == "anyOf" }) else {
      return ["anyOf": DataNode(.list([node, ["type": "null"]]))]
    }
    return DataNode(
      .fields(
        fields.map { field in
          switch field.key {
          case "type": .init("type", DataNode(.list([field.node, "null"])))
          case "enum": .init("enum", DataNode(.list((field.node.list ?? []) + [null])))
          case "anyOf":
            .init("anyOf", DataNode(.list((field.node.list ?? []) + [["type": "null"]])))
          default: field
          }
        }))
  }

  private func reference(to id: String) -> DataNode {
    ["$ref": DataNode(.text("#/definitions/\(id)"))]
  }
}

extension DataObject {
  /// The name without its article, as the schema knows it.
  var id: String {
    let words = name.split(separator: " ")
    let article = words.first.map { ["a", "an", "the"].contains(String($0)) } ?? false
    return words.dropFirst(article ? 1 : 0).joined(separator: "-")
  }
}
