import Foundation
import TableScreen

/// Writes descriptors as the values of data that they can be read from, and lists the parts that have no such form.
@MainActor final class DataWriter {
  let names: TableDataNames
  private(set) var leftOut = DataFaults(limit: 1_000)
  private(set) var path: [DataStep] = []
  /// The names of the fields that are written.
  var fieldNames: Set<String> = []
  /// The limits of the fields that the table was read with, by their names.
  var limits: [String: FieldLimits] = [:]

  init(names: TableDataNames) { self.names = names }

  func at<Result>(_ step: DataStep, _ write: () -> Result) -> Result {
    path.append(step)
    defer { path.removeLast() }
    return write()
  }

  /// Lists a part that is not written.
  func leaveOut(
    _ what: String, remedy: String? = nil
  ) -> DataNode? {
    let path = path
    leftOut.add(
      DataFault(
        TableMistakeKind.noForm, path: path, what: "\(what) has no form in data", remedy: remedy))
    return nil
  }

  // MARK: Sections

  func sections(_ sections: [TableSection]) -> DataNode {
    DataNode(
      .list(
        sections.enumerated().map { index, section in at(.index(index)) { self.section(section) } })
    )
  }

  private func section(_ section: TableSection) -> DataNode {
    var rows: DataNode?
    if let cells = Self.cells(of: section) {
      rows = at(.key("cells")) { self.cells(cells) }
    } else {
      let isSource = section.source != nil || section.keyed != nil
      rows = at(.key("cells")) {
        leaveOut(isSource ? "a source" : "rows that are made when shown")
      }
    }
    return DataNode(.fields(parts(of: section) + [.init("cells", rows ?? DataNode(.list([])))]))
  }

  /// Returns the cells of a section that are written by hand, or nil if its rows are others.
  static func cells(of section: TableSection) -> [TableCell]? {
    guard section.source == nil, section.keyed == nil,
      case .cells(let cells) = section.authoredRows
    else { return nil }
    return cells
  }

  /// Writes what a section says beside its rows.
  func parts(of section: TableSection) -> [DataNode.Field] {
    let node: DataNode = [
      "id": section.id.flatMap { id in at(.key("id")) { self.id(id) } },
      "title": section.title.map { text($0) }, "footer": section.footer.map { text($0) },
      "tag": section.tags.isEmpty ? nil : DataNode(.list(section.tags.map { text($0) })),
      "masked": flag(section.isMasked, unless: false),
      "emptyPolicy": section.emptyPolicy.map { text($0.rawValue) },
      "indexTitle": section.indexTitle.map { text($0) },
      "allowsMoves": flag(section.allowsMoves, unless: true),
      "headerView": section.headerView.flatMap { view in
        at(.key("headerView")) { sectionView(view) }
      },
      "footerView": section.footerView.flatMap { view in
        at(.key("footerView")) { sectionView(view) }
      },
    ]
    return node.fields ?? []
  }

  private func sectionView(_ view: TableSectionView) -> DataNode? {
    let properties = view.cellClass.properties.merging(view.properties)
    let cellClass = TableCellClass(view.cellClass.type, properties.values)
    guard let name = name(of: cellClass) else { return leaveOut("the class") }
    return [
      "cellClass": text(name), "properties": self.properties(properties, of: name),
      "height": view.height.map { DataNode(.number($0)) },
    ]
  }

  func cells(_ cells: [TableCell]) -> DataNode {
    DataNode(.list(cells.enumerated().map { index, cell in at(.index(index)) { self.cell(cell) } }))
  }

  // MARK: Small parts

  func text(_ text: String) -> DataNode { DataNode(.text(text)) }

  func flag(_ flag: Bool, unless usual: Bool) -> DataNode? {
    flag == usual ? nil : DataNode(.flag(flag))
  }

  func id(_ id: TableCell.ID) -> DataNode? {
    switch id.value {
    case .text(let text): self.text(text)
    case .integer(let integer): DataNode(.integer(integer))
    case .uuid, .other: leaveOut("an id that is neither a text nor a number")
    }
  }

  /// Returns the name of a cell class, or nil if it has none.
  func name(of cellClass: TableCellClass) -> String? {
    let known = names.cells.entries.sorted { $0.key < $1.key }
      .filter { $0.value.cellClass?.type == cellClass.type }
    let exact = known.first { entry in
      let preset = entry.value.cellClass?.properties.values ?? [:]
      return !preset.isEmpty
        && preset.allSatisfy { name, value in
          cellClass.properties[name].map { areEqual(value, $0) } ?? false
        }
    }
    return (exact ?? known.first { $0.value.cellClass?.properties.isEmpty ?? true })?.key
  }

  /// Writes named values, or returns nil if there are none.
  func values(_ arguments: TableArguments) -> DataNode? { values(arguments) { plain($1) } }

  /// Writes named values by `write`, which gets each name and value, or returns nil if there are none.
  func values(
    _ arguments: TableArguments, _ write: (String, Any) -> DataNode?
  ) -> DataNode? {
    if arguments.isEmpty { return nil }
    let fields = arguments.values.sorted { $0.key < $1.key }.compactMap { key, value in
      at(.key(key)) { write(key, value).map { DataNode.Field(key, $0) } }
    }
    return DataNode(.fields(fields))
  }

  /// Writes a Swift value as a value of data, or returns nil if it has no form there.
  func plain(_ value: Any) -> DataNode? {
    switch value {
    case is NSNull: DataNode(.null)
    case let flag as Bool: DataNode(.flag(flag))
    case let integer as Int: DataNode(.integer(integer))
    case let number as Double:
      number.isFinite ? DataNode(.number(number)) : leaveOut("the number \(number)")
    case let text as String: self.text(text)
    case let list as [Any]:
      DataNode(
        .list(
          list.enumerated().map { index, value in
            at(.index(index)) { plain(value) ?? DataNode(.null) }
          }))
    case let fields as [String: Any]: values(TableArguments(fields)) ?? DataNode(.fields([]))
    default: leaveOut("a value of \(type(of: value))")
    }
  }
}
