extension TableModel {
  /// True if the overlay holds state of any node, in the table or away.
  var remembersNodes: Bool { !(overlay.isEmpty && absent.isEmpty) }

  /// Notes the rows with something typed as they are, since a reading may take them out of the table.
  func noteDraftRows() {
    guard readingDepth == 0, !(overlay.drafts.isEmpty && overlay.drafts.knowsNoRow) else { return }
    overlay.drafts.forgetWritten()
    for row in overlay.drafts.typed.keys { noteDraftRow(row) }
  }

  /// Notes the present state of a row with a draft; if the row is not in the table, the earlier
  /// note stays.
  func noteDraftRow(_ row: NodeID) {
    guard let (section, index) = tree.find(row), let order = tree.order(of: row),
      let cell = section.rows.made(index) ?? overlay.drafts.row(row)?.cell
    else { return }
    if overlay.drafts.isLeft(row), !isHiddenByHand(row) { overlay.drafts.takeUp(row) }
    overlay.drafts.note(
      DraftRow(cell: cell, groups: tree.groupObjects(around: section), order: order), as: row)
  }

  /// Forgets the drafts of deleted rows, so that they are no longer written.
  package func forgetDraftRows(_ rows: some Sequence<NodeID>) {
    if let row = typedField?.row, rows.contains(row) { typedField = nil }
    if let row = typedDraft?.row, rows.contains(row) { typedDraft = nil }
    for row in rows { overlay.edited.forget(row) }
    overlay.drafts.forgetRows(rows)
  }

  /// Forgets the drafts of the rows of a deleted section and below them, so that they are no longer
  /// written.
  func forgetDraftRows(in section: SectionNode) {
    guard typedField != nil || !overlay.edited.isEmpty || !overlay.drafts.knowsNoRow else { return }
    forgetEntered(in: section.rows)
    if let rows = section.waiting?.rows { forgetEntered(in: rows) }
    for children in [section.children, section.waiting?.children ?? [:]] {
      for child in children.values {
        for inner in child.group.sections { forgetDraftRows(in: inner) }
      }
    }
  }

  /// Forgets the typed and chosen values of rows, so that they are no longer written.
  func forgetEntered(in rows: RowStore) {
    if let row = typedField?.row, rows.column.index(of: row) != nil { typedField = nil }
    if let row = typedDraft?.row, rows.column.index(of: row) != nil { typedDraft = nil }
    for row in overlay.edited.rows where rows.column.index(of: row) != nil {
      overlay.edited.forget(row)
    }
    overlay.drafts.forgetRows { rows.column.index(of: $0) != nil }
  }

  /// A row with something typed that is not in the table now, or nil.
  func awayRow(_ row: NodeID) -> DraftRow? {
    overlay.drafts.contains(row) && tree.find(row) == nil ? overlay.drafts.row(row) : nil
  }

  /// The number of rows away from the table whose state is kept.
  package static var awayLimit: Int { AbsentNodes.bound }

  /// Returns whether a row that is not in the table now has an unwritten draft.
  package func isAway(_ row: NodeID) -> Bool { awayRow(row) != nil }

  /// The rows that a selector means, in the table or away; a section means all of its rows.
  package func formRows(_ selector: TableSelector, of part: GroupToken? = nil) -> [NodeID] {
    if case .node(let id) = selector, awayRow(id) != nil { return [id] }
    return rows(of: resolve(selector, of: part))
  }

  /// The cell of a row in the table, or of one with something typed that is away; or nil.
  package func formCell(_ row: NodeID) -> TableCell? { cell(row) ?? awayRow(row)?.cell }

  /// Returns the context for actions of a row, in the table or away.
  package func formContext(of row: NodeID) -> TableActionContext? {
    if let context = context(of: row) { return context }
    guard let away = awayRow(row) else { return nil }
    return awayContext(of: row, away)
  }

  /// The objects of the groups around a row, in the table or away; the nearest first.
  package func groupObjects(around row: NodeID) -> [TableGroup] {
    if let section = tree.find(row)?.section { return tree.groupObjects(around: section) }
    return overlay.drafts.groups(around: row)
  }

  /// Returns the drafts of a row away from the table whose properties can still be read.
  func awayFields(of row: NodeID) -> [DirtyField] {
    guard let cell = awayRow(row)?.cell, let context = formContext(of: row) else { return [] }
    return cell.fields.compactMap { name, binding in
      guard let draft = draft(of: row, name, binding) else { return nil }
      do { _ = try binding.read(context) } catch { return nil }
      return (name, binding, draft)
    }
  }

  /// Returns whether a row's property is gone, such as that of an element that its array no longer
  /// has.
  package func isPropertyGone(_ binding: TableBinding, of row: NodeID) -> Bool {
    guard let context = formContext(of: row) else { return false }
    do { return try binding.read(context) == nil } catch { return false }
  }

  /// Notes a row that left, if it, or a row below it, has state in the overlay.
  func lose(_ row: Orphans.Row) {
    guard let pass,
      overlay.remembers(row.id) || absent.hasAny(below: row.id) || pass.hasAny(below: row.id)
    else { return }
    pass.lose(row, as: row.section.absentName(row.name, domain: row.domain))
  }

  /// Keeps the state of a node that leaves under its name, or forgets the state if it has none.
  func leave(_ node: NodeID, as name: AbsentNodes.Name?) {
    guard let name, overlay.remembers(node) || absent.hasAny(below: node) else {
      return overlay.forget(node)
    }
    for forgotten in absent.keep(node, as: name, unless: { overlay.mustKeep($0) }) {
      overlay.forget(forgotten)
    }
  }

  /// Returns the places, ascending, of the rows of a section that have something to keep, or have had something below them.
  func keptPlaces(in rows: RowStore, of section: SectionNode) -> [Int] {
    let hosts =
      Array(section.children.keys) + (section.waiting.map { Array($0.children.keys) } ?? [])
      + absent.hosts
    let places = overlay.places(in: rows.column) + hosts.compactMap { rows.column.index(of: $0) }
    return Set(places).sorted()
  }

  /// Notes that a section has left that had been hidden, or shown, by hand.
  func loseMask(of section: SectionNode) {
    guard overlay.masks[section.id] != nil else { return }
    if let pass, let name = section.absentName { return pass.lose(section.id, as: name) }
    overlay.masks[section.id] = nil
  }

  /// Forgets a section that leaves together with its group, and notes those of its rows, and of the rows below them, that
  /// have state in the overlay.
  func leave(_ section: SectionNode) {
    let stores = [section.rows, section.waiting?.rows].compactMap { $0 }
    let places = stores.map { keptPlaces(in: $0, of: section) }
    forget(section)
    loseMask(of: section)
    for (rows, places) in zip(stores, places) {
      for index in places {
        if let row = Orphans.Row(rows, index, section) {
          lose(row)
        } else {
          overlay.forget(rows.column.id(at: index))
        }
      }
    }
  }
}
