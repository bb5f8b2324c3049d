public import Foundation
import TableScreen

/// Data that describes a table.
public enum TableDataInput {
  /// The text of JSON, in UTF-8.
  case json(Data)
  /// A table, with its sections under `sections`, or its cells under `cells`.
  case dictionary([String: Any])
  /// The sections, each a dictionary.
  case sections([[String: Any]])
  /// A property list, as XML or in binary form.
  case propertyList(Data)
}

/// Parsed data: its value, its mistakes, and its text if mistakes have positions in it.
struct ParsedData {
  var node: DataNode
  var faults: DataFaults
  var text: [UInt8]?
}

extension TableDataInput {
  /// Parses the data, without checking whether it describes a table.
  func parsed(_ limits: TableDataLimits) -> ParsedData {
    let (node, faults, text) = node(limits)
    return ParsedData(node: node, faults: faults, text: text)
  }

  /// Creates the input from bytes: a property list if they begin as one in XML, otherwise JSON.
  ///
  /// A binary property list may expand to far more than its size, so it is only accepted as an explicit ``propertyList(_:)``.
  public init(_ data: Data) {
    let bytes = data.prefix(1_000)
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    let text = start.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let isList = ["<?xml", "<!DOCTYPE plist", "<plist"].contains { text.starts(with: $0.utf8) }
    self = isList ? .propertyList(Data(data[text.startIndex...])) : .json(data)
  }

  /// Calls `input` and parses its data, both outside the main actor.
  static func parsed(
    _ limits: TableDataLimits, _ input: @Sendable () throws -> sending TableDataInput
  ) async rethrows -> sending ParsedData {
    try input().parsed(limits)
  }

  /// Reads a file: a property list if its extension is `plist` or it begins as one in XML, otherwise JSON.
  init(contentsOf file: URL, _ limits: TableDataLimits) throws {
    let data = try RegularFile.read(file.path(percentEncoded: false), limit: limits.bytes)
    guard let data else { throw TableDownloadError.tooLarge(limit: limits.bytes) }
    self =
      file.pathExtension.lowercased() == "plist" ? .propertyList(data) : TableDataInput(data)
  }

  /// Returns the value of the data, its mistakes, and its text if mistakes have positions in it.
  private func node(_ limits: TableDataLimits) -> (
    node: DataNode, faults: DataFaults, text: [UInt8]?
  ) {
    switch self {
    case .json(let data):
      // Data beyond the limit is not even copied.
      var reader = JSONReader(data.count > limits.bytes ? [] : Array(data), limits: limits)
      if data.count > limits.bytes { reader.refuse(data.count) }
      let node = data.count > limits.bytes ? DataNode(.null) : reader.read()
      return (node, reader.faults, reader.bytes)
    case .dictionary(let fields): return Self.read(fields, limits)
    case .sections(let sections): return Self.read(sections, limits)
    case .propertyList(let data): return Self.readList(data, limits)
    }
  }

  private static func read(
    _ value: Any, _ limits: TableDataLimits
  ) -> (node: DataNode, faults: DataFaults, text: [UInt8]?) {
    var reader = AnyReader(limits: limits)
    let node = reader.read(value)
    return (node, reader.faults, nil)
  }

  private static func readList(
    _ data: Data, _ limits: TableDataLimits
  ) -> (node: DataNode, faults: DataFaults, text: [UInt8]?) {
    var faults = DataFaults(limit: limits.mistakes)
    guard data.count <= limits.bytes else {
      faults.addBreach(
        at: -1,
        DataFault(
          JSONMistakeKind.tooLarge, path: [], what: "the property list has \(data.count) bytes",
          remedy: "keep it to \(limits.bytes)"))
      return (DataNode(.null), faults, nil)
    }
    do {
      return read(try PropertyListSerialization.propertyList(from: data, format: nil), limits)
    } catch {
      faults.addBreach(
        at: -1,
        DataFault(
          TableMistakeKind.notPropertyList, path: [],
          what: "this is no property list: \(error.localizedDescription)"))
      return (DataNode(.null), faults, nil)
    }
  }
}
