import Foundation
import TableScreen

/// A table read from data, on the main actor or outside it.
struct ReadTable {
  var title: String?
  var sections: [TableSection] = []
  var settings: TableSettings = []
  var barButtons: [TableBarButton.Edge: [TableBarButton]] = [:]
  var fields: [String: TableDataField] = [:]
  var secretFields: Set<String> = []
  var fieldLimits: [String: FieldLimits] = [:]
  var fieldRows: [String: TableCell.ID] = [:]
  var mistakes: [TableDataMistake] = []
  /// The first mistake that makes the text itself doubtful, or nil.
  var breach: TableDataMistake?
}

extension ReadTable {
  /// Reads data.
  init(_ input: TableDataInput, _ names: TableDataNames, _ limits: TableDataLimits) {
    self.init(input.parsed(limits), DataReader(names: names, limits: limits))
  }

  /// Makes descriptors from parsed data.
  init(_ parsed: ParsedData, _ reader: DataReader) {
    reader.faults = parsed.faults
    breach = parsed.faults.breach(in: parsed.text)
    switch parsed.node.value {
    case .list(let sections): self.sections = reader.sections(sections)
    case .fields: read(parsed.node, reader)
    // An empty text has already been reported.
    case .null where breach != nil: break
    default:
      reader.fault(
        .noTable, at: parsed.node.offset, "expected a table, found \(parsed.node.kindName)")
    }
    mistakes = reader.faults.mistakes(in: parsed.text)
    fields = reader.fields
    secretFields = reader.secretFields
    fieldLimits = reader.fieldLimits
    fieldRows = reader.fieldRows
    // Data without any content because of its mistakes is no table; data without any because of a limit still is one.
    if !mistakes.isEmpty, !reader.isOverLimit, !sections.contains(where: \.showsSomething),
      !parsed.node.saysNoRows
    {
      breach = breach ?? mistakes.first
    }
  }

  private mutating func read(_ node: DataNode, _ reader: DataReader) {
    guard let values = reader.checked(node, as: .table) else { return }
    title = values["title"]?.text
    settings = reader.at("settings", of: values) { reader.settings($0) } ?? []
    if let title { settings = settings + [.title(title)] }
    barButtons = reader.at("barButtons", of: values) { reader.barButtons($0) } ?? [:]
    if let cells = reader.at("cells", of: values, { reader.cells($0.list ?? []) }) {
      sections.append(reader.section(of: cells))
    }
    sections += reader.at("sections", of: values) { reader.sections($0.list ?? []) } ?? []
  }

  /// Reads the data from `input`, checks it, and makes its rows, all outside the main actor.
  static func read(
    _ names: PlainNames, _ limits: TableDataLimits,
    _ input: @Sendable () throws -> sending TableDataInput
  ) async rethrows -> sending ReadTable {
    ReadTable(try input(), names.names, limits)
  }
}

extension DataNode {
  /// True if the table says itself that it has no rows, whatever else is wrong with it.
  fileprivate var saysNoRows: Bool {
    if let list { return list.allSatisfy { $0.isNull || $0.saysNoRows } }
    guard let fields else { return false }
    let known = fields.filter { ["cells", "sections"].contains($0.key) }
    // Under a key that is like these may be rows that are lost.
    let isLost = fields.contains { field in
      field.node.list?.isEmpty == false && !known.contains { $0.key == field.key }
        && nearest(field.key, among: ["cells", "sections"]) != nil
    }
    return !known.isEmpty && !isLost
      && known.allSatisfy { field in
        guard let list = field.node.list else { return false }
        return list.allSatisfy { $0.isNull || field.key == "sections" && $0.saysNoRows }
      }
  }
}

extension TableSection {
  /// True if the data gives any part of the section or of its written rows.
  fileprivate var showsSomething: Bool {
    if title != nil || footer != nil || headerView != nil || footerView != nil { return true }
    guard case .cells(let cells) = rows else { return true }
    return cells.contains { !$0.keys.isEmpty }
  }
}
