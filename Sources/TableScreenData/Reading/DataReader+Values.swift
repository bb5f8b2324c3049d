import Foundation
import TableScreen

extension DataReader {
  /// Reads named values for actions.
  func arguments(_ node: DataNode) -> TableArguments {
    TableArguments(
      Dictionary(
        (node.fields ?? []).filter { !$0.node.isNull }.map { ($0.key, plain($0.node)) },
        uniquingKeysWith: { $1 }))
  }

  /// Reads the properties of a row; those that fields have from their section are read once for all of one type.
  func properties(_ node: DataNode, of values: [String: DataNode]) -> TableArguments {
    let name = className(values)
    guard let name, common.isShared else { return properties(node, of: name) }
    let kind = CommonKeys.Kind(type: name, isSame: common.isSame)
    if let known = common.readings[kind]?.properties { return known }
    let read = properties(node, of: name)
    common.readings[kind, default: .init()].properties = read
    return read
  }

  /// Reads the properties of a cell class; unknown or unsuitable ones are reported and left out.
  func properties(_ node: DataNode, of cellClass: String?) -> TableArguments {
    let entry = cellClass.flatMap { names.cells.entries[$0] }
    guard let known = entry?.properties else { return arguments(node) }
    let object = DataObject(
      "the properties of \(cellClass ?? "")", "",
      known.map { DataKey($0.name, $0.kind.shape, $0.summary, example: "") })
    var values = checked(node, as: object) { _, _ in true } ?? [:]
    let given = Set((node.fields ?? []).filter { !$0.node.isNull }.map(\.key))
      .union(entry?.cellClass?.properties.values.keys.map { $0 } ?? [])
    for property in known {
      guard let partner = property.partner, !given.contains(partner) else { continue }
      _ = at(property.name, of: values) { value in
        fault(
          .missingPartner, at: value.offset, "“\(property.name)” stands without “\(partner)”",
          remedy: "write “\(partner)”, too")
      }
    }
    for property in known {
      guard let upper = property.upperEnd else { continue }
      takeEmptyRange(property.name, upper, from: &values, isRange: property.partner == upper)
    }
    return TableArguments(
      values.reduce(into: [:]) { result, pair in
        let property = known.first { $0.name == pair.key }
        result[pair.key] =
          property?.kind == .choices
          ? at(.key(pair.key)) { choices(pair.value) } : plain(pair.value, as: property)
      })
  }

  /// Reads the choices of a control, as a list of ids and titles; of two with one id the second is left out.
  func choices(_ node: DataNode) -> Any {
    if case .other(let value) = node.value { return value }
    ReadingMeter.current?.noteOptions(node.list?.count ?? 0)
    var ids: Set<String> = []
    return (node.list ?? []).enumerated().compactMap { index, node -> [String: String]? in
      at(.index(index)) {
        guard let (id, title) = choice(node) else { return nil }
        guard ids.insert(id).inserted else {
          fault(.duplicateOption, at: node.offset, "two options have the id \(quoted(id))")
          return nil
        }
        return ["id": id, "title": title ?? id]
      }
    }
  }

  private func choice(_ node: DataNode) -> (id: String, title: String?)? {
    if let text = node.text ?? node.integer.map({ String($0) }) { return (text, nil) }
    guard !node.isNull, let values = checked(node, as: .option),
      let id = values["id"]?.text ?? values["id"]?.integer.map({ String($0) })
    else { return nil }
    return (id, values["title"]?.text)
  }

  private func plain(_ node: DataNode, as property: TableCellProperty?) -> Any {
    switch property?.kind {
    case .number, .positive: node.number.map { $0 as Any } ?? plain(node)
    // What is no number keeps its place, so that the others keep theirs.
    case .numbers: node.list.map { $0.map { $0.number ?? .nan } as Any } ?? plain(node)
    case .texts: node.list.map { $0.compactMap(\.text) as Any } ?? plain(node)
    case .pairs where property?.keepsOrder == true:
      node.fields.map { fields in
        fields.compactMap { field in field.node.text.map { TextPair(key: field.key, value: $0) } }
          as Any
      } ?? plain(node)
    case .pairs:
      node.fields.map { fields in
        Dictionary(fields.compactMap { field in field.node.text.map { (field.key, $0) } }) { $1 }
          as Any
      } ?? plain(node)
    default: plain(node)
    }
  }

  /// Returns a value as a Swift value; a list whose elements have one type becomes an array of that type.
  func plain(_ node: DataNode) -> Any {
    switch node.value {
    case .null: return NSNull()
    case .flag(let flag): return flag
    case .integer(let integer): return integer
    case .number(let number): return number
    case .text(let text): return text
    case .date(let date): return date
    case .bytes(let data): return data
    case .other(let value): return value
    case .list(let list):
      if !list.isEmpty {
        let texts = list.compactMap(\.text)
        if texts.count == list.count { return texts }
        let integers = list.compactMap { if case .integer(let n) = $0.value { n } else { nil } }
        if integers.count == list.count { return integers }
        let numbers = list.compactMap(\.number)
        if numbers.count == list.count { return numbers }
      }
      return list.map { plain($0) }
    case .fields(let fields):
      let texts = fields.compactMap { field in field.node.text.map { (field.key, $0) } }
      if !fields.isEmpty, texts.count == fields.count {
        return Dictionary(texts, uniquingKeysWith: { $1 })
      }
      return Dictionary(fields.map { ($0.key, plain($0.node)) }, uniquingKeysWith: { $1 })
    }
  }
}

extension TableCellProperty.Kind {
  /// The shape of the property in data.
  var shape: DataShape {
    switch self {
    case .text: .text
    case .integer: .integer(nil)
    case .integers(let range): .integer(range)
    case .number: .number(nil)
    case .positive: .positive
    case .flag: .flag
    case .texts: .list(.text)
    case .numbers: .list(.number(nil))
    case .pairs: .map(.text)
    case .choices: .list(.either([.text, .integer(nil), .object { .option }]))
    case .url: .url
    case .oneOf(let names): .oneOf(names)
    }
  }
}
