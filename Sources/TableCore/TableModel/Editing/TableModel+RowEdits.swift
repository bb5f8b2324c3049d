extension TableModel {
  /// Inserts rows, in their order.
  ///
  /// ```swift
  /// try model.insertRows([[.title: "Oat milk"]], at: .after("milk"))
  /// ```
  ///
  /// Complexity: O(*k*) in the inserted rows, and a few nanoseconds for each edit since the section was read, but for no
  /// more than 64 edits, or a 256th of its rows.
  ///
  /// A row that a person has selected, opened, typed into or hidden, and whose id left the section before, or another
  /// section in the same turn, gets its identity and its state back. Any other row gets a new identity: what only
  /// changes its place is moved, by ``moveRows(_:to:)``. The section's defaults apply to the new rows, too.
  ///
  /// - Returns: the identities of the new rows.
  /// - Throws: ``TableEditError`` before anything changes.
  @discardableResult
  public func insertRows(_ cells: [TableCell], at place: RowPlace) throws -> [NodeID] {
    let (section, index) = try spot(place)
    guard !cells.isEmpty else { return [] }
    let cells = section.descriptor.rowChange.map { cells.map($0) } ?? cells
    checkNewIDs(of: cells, in: section)
    var inserted: [NodeID] = []
    edit {
      reading(isEdit: cells.allSatisfy { $0.children == nil }) {
        insert(cells, into: section, at: index)
      }
      inserted = cells.indices.map { section.rows.column.id(at: index + $0) }
    }
    return inserted
  }

  private func insert(_ cells: [TableCell], into section: SectionNode, at index: Int) {
    let first = tree.mint(cells.count)
    tree.homes.add(first: first, section: section.id)
    pass?.addInserted(first..<first + UInt64(cells.count), of: section)
    let rows = cells.enumerated().map { offset, cell in
      let known = recall(cell, in: section)
      if let known { pass?.addReturned(known, of: section) }
      return TakenRow(
        id: known ?? NodeID(first + UInt64(offset)),
        stamp: known.flatMap { turn?.stamp(ofReturning: $0, cell) } ?? 0, cell: cell, provider: nil,
        maker: nil, isGiven: true, child: nil, section: section.id,
        place: FormerPlace(index: index + offset, above: nil, below: nil), depth: section.depth)
    }
    put(rows, in: section, at: index)
    for (row, cell) in zip(rows, cells) {
      checkMistakes(of: cell, in: section)
      if let children = cell.children { readChildren(children, of: row.id, in: section) }
    }
  }

  /// Returns the identity of the row that has left a section and that a cell describes again, or nil.
  private func recall(_ cell: TableCell, in section: SectionNode) -> NodeID? {
    guard !absent.isEmpty, let id = cell.id else { return nil }
    return absent.take(section.absentName(.id(id), domain: section.rows.provider?.domain))
  }

  /// Inserts rows, in their order.
  ///
  /// - Returns: the identities of the new rows.
  /// - Throws: ``TableEditError`` before anything changes.
  @discardableResult
  public func insertRows(
    at place: RowPlace, @TableCellBuilder _ cells: () -> TableCellBuilder.Cells
  ) throws -> [NodeID] {
    try insertRows(cells().array, at: place)
  }

  /// Removes rows with their children; a section means all its rows.
  ///
  /// - Returns: the positions of the rows as written, before the edit.
  /// - Throws: ``TableEditError`` before anything changes.
  @discardableResult
  public func deleteRows(_ selector: TableSelector) throws -> [DataPath] {
    try deleteRows(rows(selector))
  }

  /// Removes rows with their children.
  ///
  /// All rows are found before the first is removed, so none shifts another.
  ///
  /// Complexity: for each removed row as for one that is inserted.
  ///
  /// - Returns: the positions of the rows as written, before the edit.
  /// - Throws: ``TableEditError/unknownRow(_:)`` before anything changes.
  @discardableResult
  public func deleteRows(_ rows: [NodeID]) throws -> [DataPath] {
    let paths = try rows.map { id in
      guard let path = tree.dataPath(of: id) else { throw TableEditError.unknownRow(id) }
      return path
    }
    edit { reading(isEdit: true) { remove(rows) } }
    return paths
  }

  /// Takes rows out, and stops loading their children.
  package func takeForGood(_ rows: [NodeID]) -> [TakenRow] {
    let taken = take(rows)
    for row in taken { if let child = row.child { pauseLoading(child, of: row.id) } }
    return taken
  }

  /// Removes rows with their children; their state is kept for rows of the same names.
  private func remove(_ rows: [NodeID]) {
    let named = rows.compactMap { row in
      tree.find(row).flatMap { Orphans.Row($0.section.rows, $0.index, $0.section) }
    }
    for row in takeForGood(rows) {
      guard let child = row.child, let section = tree.sections[row.section] else { continue }
      drop(child, of: row.id, in: section)
    }
    for row in named { lose(row) }
    for row in Set(rows).subtracting(named.map(\.id)) { overlay.forget(row) }
  }

  /// Moves rows with their children, in the order in which the selector names them.
  ///
  /// ```swift
  /// try model.moveRows("milk", to: .first(in: .section("Bought")))
  /// ```
  ///
  /// Complexity: for each row that moves as for one that is inserted.
  ///
  /// - Returns: the positions of the rows as written, afterwards.
  /// - Throws: ``TableEditError`` before anything changes.
  @discardableResult
  public func moveRows(_ selector: TableSelector, to place: RowPlace) throws -> [DataPath] {
    let rows = try rows(selector)
    let (section, index) = try spot(place, without: rows)
    try relocate(rows, to: section, at: index)
    return rows.compactMap { tree.dataPath(of: $0) }
  }

  /// Moves rows so that the first of them stands at `index` of a section afterwards.
  func relocate(_ rows: [NodeID], to section: SectionNode, at index: Int) throws {
    if let host = rows.first(where: { isInside($0, section) }) {
      throw TableEditError.insideItself(host)
    }
    for row in rows {
      guard let home = tree.find(row)?.section, home !== section else { continue }
      if home.isDivided(from: section) { throw TableEditError.acrossSource(row) }
    }
    edit {
      let taken = take(rows, keepsDrafts: true)
      let places = Dictionary(uniqueKeysWithValues: taken.map { ($0.id, $0) })
      checkNewIDs(of: taken.filter { $0.section != section.id }.compactMap(\.named), in: section)
      put(rows.compactMap { places[$0] }, in: section, at: index)
      for row in taken where row.depth != section.depth { touchAll(row.id, in: section) }
    }
  }

  /// Marks a row, and all rows that hang below it, as changed: they stand at another depth.
  private func touchAll(_ row: NodeID, in section: SectionNode) {
    touch(row)
    for inner in section.children[row]?.group.sections ?? [] {
      inner.touchTitle()
      for below in inner.rows.column.ids { touchAll(NodeID(below), in: inner) }
    }
  }

  /// Returns whether a section hangs, at any depth, below a row.
  private func isInside(_ row: NodeID, _ section: SectionNode) -> Bool {
    var group: GroupNode? = section.group
    while let current = group {
      if current.hostRow == row { return true }
      group = current.hostSection?.group
    }
    return false
  }

  /// Changes the attributes of rows; a section means all its rows.
  ///
  /// Attributes that the change does not name stay. In a section that makes its rows when they are
  /// needed, a row keeps its changes until the section is read again.
  ///
  /// ```swift
  /// try model.editRows(.section("Open"), merging: [.editingStyle: .delete])
  /// ```
  ///
  /// - Throws: ``TableEditError/nothingMeant(_:)`` before anything changes.
  public func editRows(_ selector: TableSelector, merging attributes: TableCell) throws {
    try editRows(selector, namesChildren: attributes.children != nil) { $0.merge(attributes) }
  }

  /// Changes the cells of rows; a section means all its rows.
  ///
  /// - Throws: ``TableEditError/nothingMeant(_:)`` before anything changes.
  public func editRows(
    _ selector: TableSelector, _ change: (inout TableCell) throws -> Void
  ) throws {
    try editRows(selector, namesChildren: false, change)
  }

  private func editRows(
    _ selector: TableSelector, namesChildren: Bool, _ change: (inout TableCell) throws -> Void
  ) throws {
    var edited: [EditedRow] = []
    for row in try rows(selector) {
      guard let old = cell(row) else { continue }
      var new = old
      try change(&new)
      edited.append((row, old, new))
    }
    edit { replace(edited, namesChildren: namesChildren) }
  }

  /// A row with its cells before and after a change.
  typealias EditedRow = (id: NodeID, old: TableCell, new: TableCell)

  /// Replaces the cells of rows, those of each section at once.
  private func replace(_ edited: [EditedRow], namesChildren: Bool) {
    var sections: [NodeID] = []
    var rows: [NodeID: [EditedRow]] = [:]
    for row in edited {
      guard let home = tree.homes.section(of: row.id) else { continue }
      if rows[home] == nil { sections.append(home) }
      rows[home, default: []].append(row)
    }
    for home in sections {
      // Children of a row that was replaced may have left with it.
      guard let section = tree.sections[home] else { continue }
      replace(rows[home] ?? [], in: section, namesChildren: namesChildren)
    }
  }

  /// Replaces the cells of rows of a section; rows that came here by hand follow what they read no longer, unless they
  /// `follow` it now.
  func replace(
    _ rows: [EditedRow], in section: SectionNode, namesChildren: Bool, follow: Bool = false
  ) {
    // The change itself may have removed some.
    let edited = rows.filter { section.rows.column.index(of: $0.id) != nil }
    let places = edited.compactMap { section.rows.column.index(of: $0.id) }
    checkNewIDs(of: edited.compactMap { $0.new.id != $0.old.id ? $0.new : nil }, in: section)
    section.rows.replace(at: places, with: edited.map(\.new), follow: follow)
    for row in edited {
      if !row.new.isMasked, overlay.masks[row.id] == false { overlay.masks[row.id] = nil }
      checkMistakes(of: row.new, in: section)
      forgetBoundValues(of: row.id)
    }
    filter.reindex(places, of: section)
    rowsWereEdited(section, new: edited.map { ($0.id, $0.new) })
    var changed: [NodeID: Bool] = [:]
    for row in edited {
      readChildren(of: row, in: section, isNamed: namesChildren)
      if !row.new.hasSameContent(as: row.old) { changed[row.id] = row.new.kind != row.old.kind }
    }
    touch(changed, in: section)
    draftsFollow(edited.map { ($0.id, $0.new) }, in: section)
    checkAnew(in: section)
  }

  private func readChildren(of row: EditedRow, in section: SectionNode, isNamed: Bool) {
    if let children = row.new.children {
      // Children that the change does not name stay as they were made since by hand.
      let isSame = !isNamed && row.old.children.map { children.isSameWriting(as: $0) } ?? false
      if !isSame || section.children[row.id] == nil {
        readChildren(children, of: row.id, in: section)
      }
    } else if let child = section.children[row.id] {
      drop(child, of: row.id, in: section)
    }
  }

  /// Reloads rows, each with a new cell of the host, and makes children again that a method made; a section means all its
  /// rows.
  ///
  /// - Throws: ``TableEditError/nothingMeant(_:)`` before anything changes.
  public func reloadRows(_ selector: TableSelector) throws { reload(try rows(selector)) }

  func reload(_ rows: [NodeID]) {
    var bySection: [NodeID: [NodeID: Bool]] = [:]
    for row in rows {
      guard let (section, _) = tree.find(row) else { continue }
      _ = section.rows.forgetRealized(row)
      forgetBoundValues(of: row)
      bySection[section.id, default: [:]][row] = true
    }
    edit {
      for (id, rows) in bySection {
        guard let section = tree.sections[id] else { continue }
        touch(rows, in: section)
        if section.rows.isLazy {
          reindex(Array(rows.keys), of: section)
        } else {
          remakeMoved(Array(rows.keys), of: section)
        }
      }
      reading { for row in rows { readAgain(below: row) } }
    }
  }

  /// Returns the current cells of rows, in the order of the table; a section means all its rows.
  ///
  /// Empty if the selector means no row.
  public func cells(_ selector: TableSelector) -> [TableCell] {
    ((try? rows(selector)) ?? []).compactMap { cell($0) }
  }

  /// Returns the rows that a selector means, and the rows of the sections and groups that it means, each once.
  package func rows(_ selector: TableSelector, of part: GroupToken? = nil) throws -> [NodeID] {
    let nodes = resolve(selector, of: part)
    guard !nodes.isEmpty else { throw TableEditError.nothingMeant("\(selector)") }
    return rows(of: nodes)
  }

  /// Returns the rows among nodes and in the sections and groups among them, each once.
  func rows(of nodes: [NodeID]) -> [NodeID] {
    var seen: Set<NodeID> = []
    return nodes.flatMap { node -> [NodeID] in
      if let section = tree.sections[node] { return section.rows.column.ids.map { NodeID($0) } }
      if let group = tree.group(node) {
        return group.sections.flatMap { $0.rows.column.ids.map { NodeID($0) } }
      }
      return [node]
    }
    .filter { nodes.count == 1 || seen.insert($0).inserted }
  }
}

extension TableModel {
  /// Notes that rows of a section were edited by hand; `rows` are the inserted and changed ones.
  func rowsWereEdited(_ section: SectionNode, new rows: [(id: NodeID, cell: TableCell)] = []) {
    tree.names.add(rows, to: section.id, in: tree)
    section.markDirty()
    guard !overlay.waitingMasks.isEmpty else { return }
    let awaited = Set(overlay.waitingMasks.keys.map(\.id))
    if rows.contains(where: { $0.cell.id.map(awaited.contains) ?? false }) { heedWaitingMasks() }
  }
}

extension SectionNode {
  /// Returns whether two sections have different sources, or only one of them has a source.
  func isDivided(from other: SectionNode) -> Bool {
    guard descriptor.isGivenBySource || other.descriptor.isGivenBySource else { return false }
    if let origin = descriptor.origin { return origin !== other.descriptor.origin }
    return descriptor.source == nil || descriptor.source !== other.descriptor.source
  }
}
