@testable import TableCore
@testable import TableScreen

/// What a table shows, worked out the plain way: the twin of the pipeline's own flattening.
@MainActor struct PlainFlattening {
  struct Row: Equatable {
    let id: NodeID
    let depth: Int
  }

  let model: TableModel
  let query: String?

  /// The visible rows of each visible section.
  func sections(emptyPolicy: TableEmptyPolicy = .keep) -> [[Row]] {
    var result: [[Row]] = []
    for section in model.tree.main.sections
    where !(model.overlay.masks[section.id] ?? section.descriptor.isMasked) {
      let rows = rows(of: section, depth: 0)
      if rows.isEmpty && query != nil { continue }
      result.append(rows)
    }
    return result
  }

  private func rows(of section: SectionNode, depth: Int) -> [Row] {
    var result: [Row] = []
    for index in 0..<section.rows.count where shows(index, section) {
      let id = section.rows.column.id(at: index)
      result.append(Row(id: id, depth: depth))
      guard let child = section.children[id],
        model.overlay.expansion[id] ?? child.descriptor.isExpanded
      else { continue }
      for inner in child.group.sections
      where !(model.overlay.masks[inner.id] ?? inner.descriptor.isMasked) {
        result += rows(of: inner, depth: depth + 1)
      }
    }
    return result
  }

  /// Whether a row is not masked, and found by the search or above one that is.
  private func shows(_ index: Int, _ section: SectionNode) -> Bool {
    let id = section.rows.column.id(at: index)
    if model.overlay.masks[id] ?? section.rows.made(index)?.isMasked ?? false { return false }
    guard let query else { return true }
    let cell = section.rows.made(index) ?? model.makeCell(index, of: section)
    if cell.title?.contains(query) ?? false { return true }
    guard let child = section.children[id] else { return false }
    return child.group.sections.contains { inner in
      !(model.overlay.masks[inner.id] ?? inner.descriptor.isMasked)
        && (0..<inner.rows.count).contains { shows($0, inner) }
    }
  }
}
