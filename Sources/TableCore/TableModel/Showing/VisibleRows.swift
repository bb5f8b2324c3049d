/// The rows of a section that show: not masked, found by a search if one runs, and with the rows of
/// expanded children below their hosts.
///
/// Most rows are neither masked nor hosts, so the rows between masked rows and hosts are copied in runs.
@MainActor struct VisibleRows {
  private(set) var column: RowColumn
  private(set) var depths: RowDepths?
  /// The number of rows that are titles of sections of children.
  private(set) var titleCount = 0

  init(of section: SectionNode, in model: TableModel) {
    column = section.rows.column
    let hits = model.isFiltered ? SectionHits(of: section, in: model) : nil
    let masked = model.maskedRows(of: section)
    let isPlain = section.children.isEmpty && section.failure == nil && masked.isEmpty
    if hits == nil && isPlain { return }
    if let hits, section.children.isEmpty, section.failure == nil {
      choose(hits.candidates, but: masked, of: section)
      return
    }
    var rows = Collected(limit: RowColumn.pieceLimit(for: column.count))
    rows.collect(section, masked: masked, depth: 0, hits: hits, model)
    // A section that shows exactly its own rows keeps its column, so that comparing layouts finds it unchanged at once.
    if rows.count == column.count && rows.depths.isFlat && section.failure == nil { return }
    column = rows.column
    depths = rows.depths.isFlat ? nil : rows.depths
    titleCount = rows.titleCount
  }

  /// Keeps only the rows that a search found.
  private mutating func choose(_ found: RowSet, but masked: Set<Int>, of section: SectionNode) {
    var found = found
    for row in masked { found.remove(row) }
    if found.count == column.count { return }
    column = RowColumn(found, of: column)
  }
}

@MainActor private struct Collected {
  private(set) var depths = RowDepths()
  private(set) var count = 0
  private(set) var titleCount = 0
  private var pieces = PieceTableBuilder<RowList>()
  /// The rows, one by one, once their pieces have become too many.
  private var lists: (ids: [UInt64], stamps: [UInt32])?
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  var column: RowColumn {
    lists.map { RowColumn(ids: $0.ids, stamps: $0.stamps) } ?? RowColumn(pieces.table)
  }

  mutating func collect(
    _ section: SectionNode, masked: Set<Int>, depth: Int, hits: SectionHits?, _ model: TableModel
  ) {
    let column = section.rows.column
    // A search shows it, too: rows that could not be read may match.
    if let failure = section.failure {
      append(failure.rows.column, 0..<failure.rows.count, depth)
    }
    guard let hits else {
      let hosts = section.children.keys.compactMap { column.index(of: $0) }
      var next = 0
      for special in masked.union(hosts).sorted() {
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

  /// Appends a row with the rows that show below it.
  private mutating func append(
    _ index: Int, of section: SectionNode, _ depth: Int, _ hits: SectionHits?, _ model: TableModel
  ) {
    let column = section.rows.column
    append(column, index..<index + 1, depth)
    guard !section.children.isEmpty else { return }
    let id = column.id(at: index)
    guard let child = section.children[id], model.isExpanded(id, child),
      !model.isMasked(child.group.id)
    else { return }
    for inner in child.group.sections where !model.isMasked(inner) {
      let masked = model.maskedRows(of: inner)
      if child.descriptor.showsTitles,
        inner.rows.count > masked.count || inner.failure != nil || model.keepsEmpty(inner)
      {
        appendTitle(of: inner, depth, hits)
      }
      collect(inner, masked: masked, depth: depth + 1, hits: hits?.inner[inner.id], model)
    }
  }

  /// Appends the line that names a section of a row's children, unless a search finds nothing that shows in the section.
  private mutating func appendTitle(of inner: SectionNode, _ depth: Int, _ hits: SectionHits?) {
    guard inner.descriptor.title != nil,
      hits == nil || hits?.inner[inner.id]?.shows == true
    else { return }
    let title = RowColumn(ids: [inner.id.raw], stamps: [inner.titleStamp])
    append(title, 0..<1, depth + 1)
    titleCount += 1
  }

  private mutating func append(_ column: RowColumn, _ range: Range<Int>, _ depth: Int) {
    guard !range.isEmpty else { return }
    depths.append(depth, count: range.count)
    count += range.count
    if lists == nil {
      pieces.append(column.table, range)
      guard pieces.pieceCount > limit else { return }
      let column = RowColumn(pieces.table)
      lists = (column.ids, column.stamps)
      pieces = PieceTableBuilder()
    } else {
      column.table.forEach(in: range) { piece in
        for place in piece.start..<piece.end {
          lists?.ids.append(piece.id(place))
          lists?.stamps.append(piece.stamp(place))
        }
      }
    }
  }
}

extension TableModel {
  /// The places of a section's own rows that are masked, by hand or as described.
  func maskedRows(of section: SectionNode) -> Set<Int> {
    let rows = section.rows
    var masked: Set<Int> = []
    if rows.flags.contains(.masked) { masked.formUnion(rows.describedMasks) }
    func note(_ index: Int, _ isMasked: Bool) {
      if isMasked { masked.insert(index) } else { masked.remove(index) }
    }
    // Of a table of many sections with many masks each is asked for its own.
    if overlay.masks.count > rows.count {
      for index in 0..<rows.count {
        overlay.masks[rows.column.id(at: index)].map { note(index, $0) }
      }
    } else {
      for (id, isMasked) in overlay.masks where tree.homes.section(of: id) == section.id {
        rows.column.index(of: id).map { note($0, isMasked) }
      }
    }
    return masked
  }
}
