import Foundation
import TableScreen

/// Reads dictionaries, lists and their elements, also those of a property list, into values.
struct AnyReader {
  let limits: TableDataLimits
  var faults: DataFaults
  private var path: [DataStep] = []
  private var values = 0

  init(limits: TableDataLimits) {
    self.limits = limits
    faults = DataFaults(limit: limits.mistakes)
  }

  mutating func read(_ value: Any) -> DataNode {
    values += 1
    guard values <= limits.values else {
      if values - 1 == limits.values {
        fault(.tooManyValues, "there are more than \(limits.values) values")
      }
      return DataNode(.null)
    }
    // The usual types are tested by identity first: a cast to a wrong type takes longer than all else here.
    if type(of: value) == String.self, let text = value as? String { return DataNode(.text(text)) }
    if let list = value as? [Any] { return readList(list) }
    if let fields = value as? [String: Any] { return readFields(fields) }
    return DataNode(Self.plain(value))
  }

  private mutating func readList(_ list: [Any]) -> DataNode {
    guard isShallow() else { return DataNode(.null) }
    var nodes: [DataNode] = []
    for (index, value) in list.enumerated() {
      path.append(.index(index))
      nodes.append(read(value))
      path.removeLast()
    }
    return DataNode(.list(nodes))
  }

  /// Reads the values of a dictionary in the order of their keys' names, because a dictionary has no order of its own.
  private mutating func readFields(_ fields: [String: Any]) -> DataNode {
    guard isShallow() else { return DataNode(.null) }
    var nodes: [DataNode.Field] = []
    for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
      path.append(.key(key))
      nodes.append(.init(key: key, keyOffset: -1, node: read(value)))
      path.removeLast()
    }
    return DataNode(.fields(nodes))
  }

  private mutating func isShallow() -> Bool {
    if path.count < limits.depth { return true }
    fault(.tooDeep, "lists and dictionaries stand more than \(limits.depth) deep in each other")
    return false
  }

  private mutating func fault(_ kind: JSONMistakeKind, _ what: String) {
    let path = path
    faults.addBreach(at: -1, DataFault(kind, path: path, what: what))
  }

  private static func plain(_ value: Any) -> DataNode.Payload {
    // A number of Foundation would pass for a Bool, too.
    if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
      let type = String(cString: number.objCType)
      if ["c", "B"].contains(type) { return .flag(number.boolValue) }
      // A whole number that is written with a point stands for numbers with parts.
      if ["d", "f"].contains(type) { return .number(number.doubleValue) }
      return Int(exactly: number).map { .integer($0) } ?? .number(number.doubleValue)
    }
    return switch value {
    case let flag as Bool: .flag(flag)
    case let integer as any BinaryInteger:
      Int(exactly: integer).map { .integer($0) } ?? .number(Double(integer))
    case let number as any BinaryFloatingPoint: .number(Double(number))
    case let text as String: .text(text)
    case let text as Substring: .text(String(text))
    case let date as Date: .date(date)
    case let data as Data: .bytes(data)
    case is NSNull: .null
    case let optional as any OptionalValue:
      optional.wrappedValue.map { plain($0) } ?? .null
    default: .other(value)
    }
  }
}

/// An optional value of any type.
private protocol OptionalValue {
  var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrappedValue: Any? { map { $0 as Any } }
}
