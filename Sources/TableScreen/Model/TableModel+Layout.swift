extension TableModel {
  /// Flattens the stack: the sections that show, each with its visible rows.
  func visibleSections() -> [LayoutSection] {
    let standardPolicy = owner?.emptyPolicy ?? .keep
    var visible: [LayoutSection] = []
    for group in shownGroups where !isMasked(group.id) {
      for section in group.sections where !isMasked(section) {
        let layout = layout(of: section)
        let policy = search == nil ? section.descriptor.emptyPolicy ?? standardPolicy : .hide
        if layout.rows.isEmpty && policy == .hide { continue }
        visible.append(layout)
      }
    }
    return visible
  }

  private func layout(of section: SectionNode) -> LayoutSection {
    if let layout = section.layout { return layout }
    let rows = VisibleRows(of: section, in: self)
    let layout = LayoutSection(
      id: section.id,
      content: section.content,
      indexTitle: section.descriptor.indexTitle, rows: rows.column, depths: rows.depths,
      own: section.rows.column, inner: innerRows(of: section))
    section.keep(layout)
    return layout
  }

  /// The sections of all children below a section, expanded or not.
  private func innerRows(of section: SectionNode) -> [LayoutSection.DataRows] {
    guard !section.children.isEmpty else { return [] }
    return section.children.values.sorted { $0.group.id < $1.group.id }.flatMap { child in
      child.group.sections.enumerated().flatMap { index, inner in
        [
          LayoutSection.DataRows(
            section: inner.id, group: child.group.id, index: index, rows: inner.rows.column)
        ] + innerRows(of: inner)
      }
    }
  }
}

/// The rows of a section that show: not masked, found by a search if one runs, and with the rows of
/// expanded children below their hosts.
@MainActor private struct VisibleRows {
  private(set) var column: RowColumn
  private(set) var depths: [UInt8]?

  init(of section: SectionNode, in model: TableModel) {
    column = section.rows.column
    let hits = model.search.map { SectionHits(of: section, for: $0, in: model) }
    let hasMasks = section.rows.flags.contains(.masked) || !model.overlay.masks.isEmpty
    guard hits != nil || hasMasks || !section.children.isEmpty else { return }
    var rows = Collected()
    Self.collect(section, depth: 0, hits: hits, hasMasks: hasMasks, model, into: &rows)
    // A section of which all shows keeps its column, and so is known to be unchanged.
    if rows.ids.count == column.count && rows.depths.isEmpty { return }
    column = RowColumn(ids: rows.ids, stamps: rows.stamps)
    depths = rows.depths.isEmpty ? nil : rows.depths
  }

  private struct Collected {
    var ids: [UInt64] = []
    var stamps: [UInt32] = []
    /// Empty while no row stands below another.
    var depths: [UInt8] = []

    mutating func append(_ id: NodeID, _ stamp: UInt32, depth: Int) {
      if depth > 0 && depths.isEmpty { depths = Array(repeating: 0, count: ids.count) }
      if depth > 0 || !depths.isEmpty { depths.append(UInt8(clamping: depth)) }
      ids.append(id.raw)
      stamps.append(stamp)
    }
  }

  private static func collect(
    _ section: SectionNode, depth: Int, hits: SectionHits?, hasMasks: Bool, _ model: TableModel,
    into rows: inout Collected
  ) {
    let column = section.rows.column
    for index in hits?.candidates ?? Array(0..<column.count) {
      let id = column.id(at: index)
      if hasMasks && model.isMasked(row: index, of: section) { continue }
      rows.append(id, column.stamp(at: index), depth: depth)
      guard let child = section.children[id], model.isExpanded(id, child),
        !model.isMasked(child.group.id)
      else { continue }
      for inner in child.group.sections where !model.isMasked(inner) {
        collect(
          inner, depth: depth + 1, hits: hits?.inner[inner.id],
          hasMasks: hasMasks || inner.rows.flags.contains(.masked), model, into: &rows)
      }
    }
  }
}

/// The rows of a section that a search leaves, those whose children it found among them.
@MainActor struct SectionHits {
  /// The rows, ascending; masked ones are among them, since a search never unmasks.
  private(set) var candidates: [Int]
  private(set) var inner: [NodeID: SectionHits] = [:]

  init(of section: SectionNode, for search: SearchState, in model: TableModel) {
    var found = model.matches(search, in: section)
    for (host, child) in section.children {
      guard !model.isMasked(child.group.id) else { continue }
      for below in child.group.sections where !model.isMasked(below) {
        let hits = SectionHits(of: below, for: search, in: model)
        inner[below.id] = hits
        let shows = hits.candidates.contains { !model.isMasked(row: $0, of: below) }
        if shows, let row = section.rows.column.index(of: host) { found.insert(row) }
      }
    }
    candidates = Array(found)
  }
}
