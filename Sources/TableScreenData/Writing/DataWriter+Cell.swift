import Foundation
import TablePatterns
import TableScreen

extension DataWriter {
  func cell(_ cell: TableCell) -> DataNode {
    var fields: [DataNode.Field] = []
    let isWritten = cell.field.map { !fieldNames.insert($0.name).inserted } ?? false
    if let name = cell.field?.name, isWritten {
      // A field of a section's defaults may show in several rows.
      _ = at(.key("name")) {
        leaveOut(
          "another row of the field \(quoted(name))", remedy: "give each row a field of its own")
      }
    }
    let field = isWritten ? nil : cell.field
    for key in TableCell.Key.Known.allCases {
      guard let attribute = cell.attribute(key) ?? cell.value(under: TableCell.Key(key)) else {
        continue
      }
      // A field expresses these keys by keys of its own.
      if cell.field != nil, key == .bind || key == .cellClass { continue }
      if isWritten, key == .validate { continue }
      if let field, key == .id, cell.id == TableCell.ID(field.name) { continue }
      if key == .properties { continue }
      // Nothing is checked where the data say of no property that the row edits it.
      if key == .validate, field == nil, cell.cellClass == nil,
        !fields.contains(where: { $0.key == "bind" })
      {
        _ = at(.key(key.name)) { leaveOut("a check of what only Swift binds") }
        continue
      }
      if let node = at(.key(key.name), { node(attribute, key) }) {
        fields.append(.init(key.name, node))
      }
    }
    for key in cell.keys where key.known == nil {
      _ = at(.key(key.name)) { leaveOut("a key of one's own") }
    }
    if !isWritten { fields += properties(of: cell, field) }
    return DataNode(.fields(fields))
  }

  /// The properties of a cell, and the keys of a field.
  private func properties(of cell: TableCell, _ field: TableDataField?) -> [DataNode.Field] {
    let name = field?.type ?? cell.cellClass.flatMap { self.name(of: $0) }
    var values = cell.properties.values
    var fields: [DataNode.Field] = []
    if let field {
      fields = [
        .init("name", text(field.name)), .init("type", text(field.type)),
        .init("value", node(of: field)),
      ]
      let options = names.cells.entries[field.type]?.optionsName ?? "choices"
      if let choices = values.removeValue(forKey: options),
        let node = at(.key("options"), { plain(choices) })
      {
        fields.append(.init("options", self.options(node, of: field)))
      }
    }
    if let node = self.properties(TableArguments(values), of: name) {
      fields.append(.init("properties", node))
    }
    return fields
  }

  /// Writes options with the ids that are whole numbers as such.
  private func options(_ node: DataNode, of field: TableDataField) -> DataNode {
    guard let numbers = limits[field.name]?.numbers, !numbers.isEmpty, let list = node.list else {
      return node
    }
    return DataNode(
      .list(
        list.map { option in
          guard let fields = option.fields else { return option }
          return DataNode(
            .fields(
              fields.map { part in
                guard part.key == "id", let id = part.node.text else { return part }
                return .init("id", self.id(id, of: field))
              }))
        }))
  }

  /// Writes the id of an option as it was read.
  private func id(_ id: String, of field: TableDataField) -> DataNode {
    (limits[field.name]?.given(id) as? Int).map { DataNode(.integer($0)) } ?? text(id)
  }

  /// Writes the properties of a cell class, without those that a reader would refuse.
  func properties(_ values: TableArguments, of cellClass: String?) -> DataNode? {
    let entry = cellClass.flatMap { names.cells.entries[$0] }
    let (kinds, preset) = (entry?.properties, entry?.cellClass?.properties ?? TableArguments())
    // What the name stands for is said by it.
    let own = values.values.filter { key, value in
      preset[key].map { !areEqual($0, value) } ?? true
    }
    return at(.key("properties")) {
      let node = self.values(TableArguments(own)) { name, value in
        self.property(value, as: kinds?.first { $0.name == name }?.kind)
      }
      guard let node else { return nil }
      let reader = DataReader(names: names, limits: .init(mistakes: .max))
      _ = reader.properties(node, of: cellClass)
      let refused = reader.faults.list.compactMap { fault -> String? in
        if case .key(let name)? = fault.path.first { name } else { nil }
      }
      let fields = (node.fields ?? []).filter { field in
        guard refused.contains(field.key) else { return true }
        _ = at(.key(field.key)) { leaveOut("what “\(cellClass ?? "")” does not take") }
        return false
      }
      return fields.isEmpty ? nil : DataNode(.fields(fields))
    }
  }

  /// Writes a property whose form in data depends on its kind and not only on the type of its value.
  private func property(_ value: Any, as kind: TableCellProperty.Kind?) -> DataNode? {
    switch (kind, value) {
    case (.url, let url as URL):
      return URL.safe(url.absoluteString) == nil
        ? leaveOut("this address") : text(url.absoluteString)
    case (.pairs, let pairs as [TextPair]):
      return Set(pairs.map(\.key)).count < pairs.count
        ? leaveOut("a name that stands twice")
        : DataNode(.fields(pairs.map { .init($0.key, text($0.value)) }))
    case (.choices, let choices as [RowControl.Choice]):
      return DataNode(.list(choices.map { ["id": text($0.id), "title": text($0.title)] }))
    case (.numbers, let numbers as [Double]):
      // What is no number comes back from null.
      return DataNode(
        .list(
          numbers.enumerated().map { index, number in
            number.isNaN
              ? DataNode(.null) : at(.index(index)) { plain(number) ?? DataNode(.null) }
          }))
    default: return plain(value)
    }
  }

  private func node(of field: TableDataField) -> DataNode {
    if case .text(let written) = field.given { return text(written) }
    return switch field.initial {
    case .null: DataNode(.null)
    case .text(let text): self.text(text)
    case .choice(let id): self.id(id, of: field)
    case .integer(let integer): DataNode(.integer(integer))
    case .number(let number): DataNode(.number(number))
    case .flag(let flag): DataNode(.flag(flag))
    case .date(let date): text(field.edits.text(of: date))
    case .choices(let ids): DataNode(.list(ids.map { id($0, of: field) }))
    }
  }

  private func node(_ attribute: CellAttribute, _ key: TableCell.Key.Known) -> DataNode? {
    switch attribute {
    case .url where key == .title || key == .subtitle: attribute.shown.flatMap { runs($0) }
    case .text(let text): self.text(text)
    case .richText(let text): runs(TableText(text))
    case .integer(let integer): DataNode(.integer(integer))
    case .number(let number): plain(number)
    case .decimal(let decimal): plain(NSDecimalNumber(decimal: decimal).doubleValue)
    case .flag(let flag): DataNode(.flag(flag))
    case .url(let url):
      URL.safe(url.absoluteString) == nil ? leaveOut("this address") : text(url.absoluteString)
    case .symbol(let symbol): text(symbol.rawValue)
    case .id(let id): self.id(id)
    case .action(let action): self.action(action)
    case .accessory(let accessory): self.accessory(accessory)
    case .children(let children): self.children(children)
    case .binding(let binding): self.binding(binding)
    case .bindings(let bindings):
      object(bindings.fields.map { ($0.name, $0.binding) }) { self.binding($0) }
    case .handlers(let handlers):
      handlers.typing.isEmpty
        ? object(handlers.handlers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }) {
          self.action($0)
        }
        : leaveOut("what each stroke does")
    case .validation(let validation): self.validation(validation)
    case .image(let image): self.image(image)
    case .values(let values): self.values(values) ?? DataNode(.fields([]))
    case .cellClass(let cellClass):
      name(of: cellClass).map { text($0) } ?? leaveOut("the class \(cellClass.type)")
    case .rowActions(let actions): rowActions(actions)
    case .list(let list):
      DataNode(.list(list.compactMap { node($0, key) }))
    case .date, .other: leaveOut("this value")
    }
  }

  private func object<Value>(
    _ pairs: [(String, Value)], _ write: (Value) -> DataNode?
  ) -> DataNode? {
    let fields = pairs.compactMap { name, value in
      at(.key(name)) { write(value).map { DataNode.Field(name, $0) } }
    }
    return fields.isEmpty ? nil : DataNode(.fields(fields))
  }

  private func children(_ children: TableChildren) -> DataNode? {
    guard case .sections(let sections) = children.rows else {
      return leaveOut("a group, or children that are read later,")
    }
    // Rows without a section are written as a list, as in data, so that each level of rows takes few of JSON.
    let cells = onlyCells(of: sections)
    let isList = cells != nil && !children.isExpanded && !children.showsTitles
    let most = TableDataLimits().depth
    guard path.count + (isList ? 2 : cells == nil ? 5 : 3) <= most else { return tooDeep() }
    let node: DataNode
    if let cells, isList {
      node = self.cells(cells)
    } else {
      node = [
        "cells": cells.map { cells in at(.key("cells")) { self.cells(cells) } },
        "sections": cells == nil ? at(.key("sections")) { self.sections(sections) } : nil,
        "expanded": flag(children.isExpanded, unless: false),
        "showsTitles": flag(children.showsTitles, unless: false),
      ]
    }
    // Only what lies deep is measured, so that this takes no time.
    return path.count > most / 2 && path.count + node.depth > most ? tooDeep() : node
  }

  private func tooDeep() -> DataNode? { leaveOut("a list of children that lies so deep") }

  /// Returns the cells of a single section that says nothing else, or nil.
  private func onlyCells(of sections: [TableSection]) -> [TableCell]? {
    guard sections.count == 1, let only = sections.first, let cells = Self.cells(of: only) else {
      return nil
    }
    let parts = at(.key("sections")) { at(.index(0)) { self.parts(of: only) } }
    return parts.isEmpty ? cells : nil
  }

  private func binding(_ binding: TableBinding) -> DataNode? {
    switch binding.described {
    case .named(let name)?: text(name)
    case .field(let field)?: text(field.name)
    case nil: leaveOut("a binding to a property")
    }
  }

  private func validation(_ validation: TableValidation) -> DataNode? {
    guard validation.checks.count == 1, let check = validation.checks.first, check.control == nil,
      case .rules(let rules) = check.body
    else { return leaveOut("a check by a function") }
    return [
      "required": flag(rules.isRequired, unless: false),
      "pattern": rules.pattern.map { text($0.text) },
      "minimum": rules.minimum.map { DataNode(.number($0)) },
      "maximum": rules.maximum.map { DataNode(.number($0)) },
      "minimumLength": rules.minimumLength.map { DataNode(.integer($0)) },
      "maximumLength": rules.maximumLength.map { DataNode(.integer($0)) },
      "message": rules.message.map { text($0) },
    ]
  }
}

extension TableCell {
  /// The field that data described the cell as, or nil.
  var field: TableDataField? {
    guard case .binding(let binding)? = attribute(.bind),
      case .field(let field)? = binding.described
    else { return nil }
    return field
  }
}
