import Foundation
import TableScreen

/// A sendable copy of the names that data can use, so that data can be read outside the main actor.
struct PlainNames: Sendable {
  private let entries: [String: Entry]
  private let actions: Set<String>?
  private let bindings: [String: Binding]?

  private struct Entry: Sendable {
    let type: (any RowCell.Type)?
    let values: [String: any Sendable]
    let properties: [TableCellProperty]?
    let edits: TableCellEntry.Value?
    let isButton: Bool
    let bounds: (@Sendable (TableArguments) -> ClosedRange<Double>?)?
  }

  /// A binding without its key path, which is not sendable.
  fileprivate struct Binding: Sendable {
    let object: ObjectIdentifier?
    let kind: TableValue.Kind
    let read: @MainActor (TableActionContext) throws -> TableValue?
    let write: @MainActor (TableActionContext, TableValue) throws -> TableBinding.Undo?
    let convert: @MainActor (TableValue) -> TableValue?
    let isDraft: Bool
    let format: TableFormat?
  }

  /// Copies names; nil if a cell class has a property of a type that cannot leave the main actor.
  init?(_ names: TableDataNames) {
    var entries: [String: Entry] = [:]
    for (name, entry) in names.cells.entries {
      var values: [String: any Sendable] = [:]
      for (key, value) in entry.cellClass?.properties.values ?? [:] {
        guard let copy = Self.copy(value) else { return nil }
        values[key] = copy
      }
      entries[name] = Entry(
        type: entry.cellClass?.type, values: values, properties: entry.properties,
        edits: entry.edits, isButton: entry.isButton, bounds: entry.bounds)
    }
    self.entries = entries
    actions = names.actions
    bindings = names.bindings?.mapValues {
      Binding(
        object: $0.object, kind: $0.kind, read: $0.read, write: $0.write, convert: $0.convert,
        isDraft: $0.isDraft, format: $0.format)
    }
  }

  /// The names, made again for each caller.
  var names: TableDataNames {
    TableDataNames(
      cells: TableCellClasses(
        entries.mapValues { entry in
          TableCellEntry(
            entry.type.map { TableCellClass($0, entry.values) }, properties: entry.properties,
            edits: entry.edits, isButton: entry.isButton, bounds: entry.bounds)
        }),
      actions: actions,
      bindings: bindings.map { bindings in
        Dictionary(uniqueKeysWithValues: bindings.map { ($0, $1.binding(named: $0)) })
      })
  }

  private static func copy(_ value: Any) -> (any Sendable)? {
    switch value {
    case let text as String: text
    case let flag as Bool: flag
    case let integer as Int: integer
    case let number as Double: number
    case let date as Date: date
    case let url as URL: url
    case let data as Data: data
    case let texts as [String]: texts
    case let integers as [Int]: integers
    case let numbers as [Double]: numbers
    case let pairs as [String: String]: pairs
    case let pairs as [TextPair]: pairs
    case let choices as [[String: String]]: choices
    default: nil
    }
  }
}

extension PlainNames.Binding {
  /// The binding, known by the name that data has for it.
  fileprivate func binding(named name: String) -> TableBinding {
    var binding = TableBinding(
      path: \BindingNames.[name], of: object, kind: kind, read: read, write: write,
      convert: convert)
    binding.isDraft = isDraft
    binding.format = format
    return binding
  }
}

/// The names of bindings as key paths, by which bindings are told apart.
private struct BindingNames {
  subscript(_ name: String) -> Int { name.count }
}
