/// The rows of a section that a search shows: those that match, and those with matches among their children.
@MainActor struct SectionHits {
  /// The rows, ascending; masked ones are among them, since a search never unmasks.
  private(set) var candidates: RowSet
  private(set) var inner: [NodeID: SectionHits] = [:]
  /// True if one of the rows is not masked.
  let finds: Bool
  /// True if the section has something to show: rows, or why its source could not read them.
  let shows: Bool

  /// Collects the matches in a section and below its rows.
  init(of section: SectionNode, in model: TableModel) {
    var found = section.matches ?? RowSet(count: section.rows.count)
    for (host, child) in section.children {
      guard model.searches(child, of: host, in: section) else { continue }
      for below in child.group.sections where !model.isMasked(below) {
        let hits = SectionHits(of: below, in: model)
        inner[below.id] = hits
        guard hits.finds || hits.shows && model.isExpanded(host, child) else { continue }
        if let row = section.rows.column.index(of: host) { found.insert(row) }
      }
    }
    candidates = found
    finds = found.contains { !model.isMasked(row: $0, of: section) }
    shows = finds || section.failure != nil
  }
}
