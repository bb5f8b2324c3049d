import Foundation
import TableCore
import TableScreen

// The tree of groups, sections and rows. A row of the inspected screen is asked for when the row that shows it is made, so a
// section of a million costs no more than the rows in view.
extension InspectorScreen {
  /// A section for each group of the table.
  func treeSections(_ model: TableModel) -> [Section] {
    let isLong = isLong(model)
    return model.inspectedGroups.map { group in
      let title = "Group \(group.name)\(group.isMasked ? ", masked" : "")"
      let sections = group.sections
      if sections.count > Self.itemBound {
        return Section(title, id: .key(group.id), count: sections.count) { [weak self] number in
          self?.sectionCell(sections[number], number: number, isLong: true) ?? [:]
        }
      }
      return Section(title, id: .key(group.id)) {
        for (number, section) in sections.enumerated() {
          sectionCell(section, number: number, isLong: isLong)
        }
      }
    }
  }

  private var inspectedModel: TableModel? { (inspected as? TableScreen)?.model }

  private func sectionCell(_ id: NodeID, number: Int, isLong: Bool) -> Cell? {
    guard let model = inspectedModel, let section = model.inspectedSection(id) else { return nil }
    return [
      .id: .key(id), .title: title(of: section, number), .subtitle: words(for: section),
      .lines: 0, .children: .sections([rows(of: section, in: model, isLong: isLong)]),
    ]
  }

  /// The number of rows of a table up to which each keeps its expansion while others come and go above it.
  private static let itemBound = 2_000

  /// Returns whether a table has so many rows that to list them all takes too long for each of its updates.
  private func isLong(_ model: TableModel) -> Bool {
    var left = Self.itemBound
    for id in model.inspectedGroups.lazy.flatMap(\.sections) {
      left -= model.inspectedCount(of: id)
      if left < 0 { return true }
    }
    return false
  }

  private func rows(
    of section: InspectedSection, in model: TableModel, isLong: Bool
  ) -> Section {
    let id = section.id
    let searchText = { @MainActor [weak model] (place: Int) in
      model?.inspectedNames(at: place, of: id).joined(separator: " ") ?? ""
    }
    if isLong {
      return Section(count: section.rowCount, searchText: searchText) { [weak self] place in
        self?.rowCell(at: place, of: id) ?? [:]
      }
    }
    let items = (0..<section.rowCount).compactMap { place in
      model.inspectedRow(at: place, of: id).map { RowItem(id: $0, place: place, turn: turn) }
    }
    return Section(items: items, searchText: { searchText($0.place) }) { [weak self] item in
      self?.rowCell(at: item.place, of: id) ?? [:]
    }
  }

  /// A row of the inspected screen, whose state may be another one with each reading.
  private struct RowItem: Identifiable, Equatable {
    let id: NodeID
    let place: Int
    let turn: Int
  }

  private func rowCell(at place: Int, of section: NodeID) -> Cell {
    guard let model = inspectedModel,
      let id = model.inspectedRow(at: place, of: section), let row = model.inspectedRow(id)
    else { return [.title: "This row has gone"] }
    return [
      .title: title(of: row, place), .subtitle: words(for: row), .lines: 0,
      .children: .cells(InspectorScreen.facts, id),
    ]
  }

  /// Makes the rows below one of the tree: all that is known of a row of the screen, and its children.
  func facts(of id: NodeID) -> [Cell] {
    guard let model = inspectedModel, let row = model.inspectedRow(id) else {
      return [[.title: "This row has gone"]]
    }
    let facts: [Cell?] = [
      Cell.fact("Id", row.authorID.map { "\($0)" }),
      Cell.fact("Tags", (row.cell?.tags).flatMap { $0.isEmpty ? nil : $0.joined(separator: ", ") }),
      Cell.fact("As written", row.dataPath.map { "\($0)" }),
      Cell.fact("On screen", row.tablePath.map { "\($0)" } ?? "no"),
      Cell.fact("Hidden", hiding(row.reasons, row.mask, isLeaving: row.isLeaving)),
      Cell.fact("Mask by hand", row.mask.map { $0 ? "hidden" : "shown" }),
      Cell.fact("Expansion by hand", row.expansion.map { $0 ? "expanded" : "collapsed" }),
      Cell.fact("Selected", row.isSelected ? "yes" : nil),
      Cell.fact("Busy", row.isBusy ? "yes" : nil),
      Cell.fact("Drafts", row.drafts.isEmpty ? nil : row.drafts.joined(separator: ", ")),
      row.messages.isEmpty ? nil : .explained("Messages", row.messages.joined(separator: "\n")),
      Cell.fact("Class", row.cell?.cellClassName),
      row.cell.map { .explained("Keys", $0.keys.map(\.name).joined(separator: ", ")) },
    ]
    return facts.compactMap { $0 } + [childrenCell(of: row, in: model)].compactMap { $0 }
  }

  private func childrenCell(of row: InspectedRow, in model: TableModel) -> Cell? {
    guard let state = row.children else { return nil }
    let group = model.inspectedChildren(of: row.id)
    let sections = (group?.sections ?? []).compactMap { model.inspectedSection($0) }
    let isLong = isLong(model) || sections.reduce(0) { $0 + $1.rowCount } > Self.itemBound
    return [
      .id: "children", .title: "Children",
      .subtitle: [state.rawValue, count(sections.reduce(0) { $0 + $1.rowCount }, "row")].joined(
        separator: ", "),
      .children: .sections(sections.map { rows(of: $0, in: model, isLong: isLong) }),
    ]
  }

  // MARK: Words

  func title(of section: InspectedSection, _ number: Int) -> String {
    section.title ?? section.authorID.map { "\($0)" } ?? "Section \(number)"
  }

  func words(for section: InspectedSection) -> String {
    let rows =
      switch section.rows {
      case .written: ""
      case .made(let made): ", \(made.formatted()) made"
      case .source(let name): " of \(name)"
      }
    var parts = ["\(section.id)", count(section.rowCount, "row") + rows]
    if let id = section.authorID, section.title != nil { parts.append("id \(id)") }
    if !section.tags.isEmpty { parts.append("tag " + section.tags.joined(separator: ", ")) }
    if section.place == nil {
      let hiding =
        section.reasons.isEmpty
        ? "hidden: it is empty"
        : hiding(section.reasons, section.mask, isLeaving: false).map { "hidden: " + $0 }
      parts.append(hiding ?? "hidden")
    }
    return parts.joined(separator: " · ")
  }

  func title(of row: InspectedRow, _ place: Int) -> String {
    let id = row.cell == nil ? nil : row.authorID
    return row.cell?.title ?? id.map { "\($0)" } ?? "Row \(place.formatted())"
  }

  func words(for row: InspectedRow) -> String {
    var parts = ["\(row.id)"]
    if let id = row.authorID { parts.append("id \(id)") }
    if let cell = row.cell {
      if !cell.tags.isEmpty { parts.append("tag " + cell.tags.joined(separator: ", ")) }
    } else {
      parts.append("not made yet")
    }
    if let children = row.children { parts.append(children.rawValue) }
    if row.isSelected { parts.append("selected") }
    if row.isBusy { parts.append("busy") }
    if !row.drafts.isEmpty { parts.append("draft") }
    if !row.messages.isEmpty { parts.append("message") }
    if let why = hiding(row.reasons, row.mask, isLeaving: row.isLeaving) {
      parts.append("hidden: " + why)
    }
    return parts.joined(separator: " · ")
  }

  /// Returns why a node is not on screen, in words, or nil if it is.
  private func hiding(_ reasons: Set<HiddenReason>, _ mask: Bool?, isLeaving: Bool) -> String? {
    var words: [String] = []
    if reasons.contains(.masked) {
      words.append(mask == true ? "masked by hand" : "masked as described")
    }
    if reasons.contains(.collapsed) { words.append("below a collapsed row") }
    if reasons.contains(.filtered) { words.append("not found by the search") }
    if reasons.contains(.ancestor) { words.append("what it stands in is masked") }
    if isLeaving { words.append("being deleted") }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension TableCell {
  /// The name of the class that draws the row, if the author chose one.
  @MainActor fileprivate var cellClassName: String? {
    keys.contains(.cellClass) ? "\(kind.type)" : nil
  }
}
