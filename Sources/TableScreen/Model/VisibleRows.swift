/// The rows of a section that show: not masked, found by a search if one runs, and with the rows of
/// expanded children below their hosts.
///
/// Most rows are neither masked nor hosts, so what lies between those that are is copied in runs.
@MainActor struct VisibleRows {
  private(set) var column: RowColumn
  private(set) var depths: [UInt8]?

  init(of section: SectionNode, in model: TableModel) {
    column = section.rows.column
    let hits = model.search.map { SectionHits(of: section, for: $0, in: model) }
    let isPlain =
      section.children.isEmpty && section.failure == nil && model.maskedRows(of: section).isEmpty
    if hits == nil && isPlain { return }
    var rows = Collected()
    rows.collect(section, depth: 0, hits: hits, model)
    // A section of which all shows, and nothing else, keeps its column, and so is known to be unchanged.
    if rows.ids.count == column.count && rows.depths.isEmpty && section.failure == nil { return }
    column = RowColumn(ids: rows.ids, stamps: rows.stamps)
    depths = rows.depths.isEmpty ? nil : rows.depths
  }
}

@MainActor private struct Collected {
  private(set) var ids: [UInt64] = []
  private(set) var stamps: [UInt32] = []
  /// Empty while no row stands below another.
  private(set) var depths: [UInt8] = []

  mutating func collect(
    _ section: SectionNode, depth: Int, hits: SectionHits?, _ model: TableModel
  ) {
    let column = section.rows.column
    let masked = model.maskedRows(of: section)
    let hosts = section.children.keys.compactMap { column.index(of: $0) }
    guard let hits else {
      if let failure = section.failure {
        append(failure.rows.column, 0..<failure.rows.count, depth)
      }
      var next = 0
      for special in Set(masked).union(hosts).sorted() {
        append(column, next..<special, depth)
        if !masked.contains(special) { append(special, of: section, depth, nil, model) }
        next = special + 1
      }
      append(column, next..<column.count, depth)
      return
    }
    for index in hits.candidates where !masked.contains(index) {
      append(index, of: section, depth, hits, model)
    }
  }

  /// Appends a row with what shows below it.
  private mutating func append(
    _ index: Int, of section: SectionNode, _ depth: Int, _ hits: SectionHits?, _ model: TableModel
  ) {
    let column = section.rows.column
    append(column, index..<index + 1, depth)
    let id = column.id(at: index)
    guard let child = section.children[id], model.isExpanded(id, child),
      !model.isMasked(child.group.id)
    else { return }
    for inner in child.group.sections where !model.isMasked(inner) {
      if child.descriptor.showsTitles { appendTitle(of: inner, depth, hits) }
      collect(inner, depth: depth + 1, hits: hits?.inner[inner.id], model)
    }
  }

  /// Appends the line that names the section of a row's children; what a search emptied has none.
  private mutating func appendTitle(of inner: SectionNode, _ depth: Int, _ hits: SectionHits?) {
    guard inner.descriptor.title != nil,
      hits == nil || hits?.inner[inner.id]?.candidates.isEmpty == false
    else { return }
    let title = RowColumn(ids: [inner.id.raw], stamps: [inner.titleStamp])
    append(title, 0..<1, depth + 1)
  }

  private mutating func append(_ column: RowColumn, _ range: Range<Int>, _ depth: Int) {
    guard !range.isEmpty else { return }
    if depth > 0 && depths.isEmpty { depths = Array(repeating: 0, count: ids.count) }
    if depth > 0 || !depths.isEmpty {
      depths.append(contentsOf: repeatElement(UInt8(clamping: depth), count: range.count))
    }
    ids.append(contentsOf: column.ids(in: range))
    stamps.append(contentsOf: column.stamps(in: range))
  }
}

extension TableModel {
  /// The places of a section's own rows that are masked, by hand or as described.
  func maskedRows(of section: SectionNode) -> Set<Int> {
    let rows = section.rows
    var masked: Set<Int> = []
    if rows.flags.contains(.masked) {
      if rows.isLazy {
        for (id, cell) in rows.realised where cell.isMasked {
          if let index = rows.column.index(of: id) { masked.insert(index) }
        }
        for (id, cell) in rows.given where cell.isMasked {
          if let index = rows.column.index(of: id) { masked.insert(index) }
        }
      } else {
        for (index, cell) in rows.cells.enumerated() where cell.isMasked { masked.insert(index) }
      }
    }
    for (id, isMasked) in overlay.masks {
      guard let index = rows.column.index(of: id) else { continue }
      if isMasked { masked.insert(index) } else { masked.remove(index) }
    }
    return masked
  }
}
