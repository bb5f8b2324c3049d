/// A row that was taken out, with all that is needed to put it back as it was.
@MainActor package struct TakenRow {
  package let id: NodeID
  let stamp: UInt32
  let cell: TableCell?
  /// The provider of its section's rows, or nil if they are written.
  let provider: (any RowProvider)?
  /// The maker of the row, or nil if it is written.
  let maker: RowMaker?
  /// True if the row's cell was given by hand, not made by the provider.
  let isGiven: Bool
  /// The children below it.
  let child: ChildNode?
  /// The section that the row was taken from.
  let section: NodeID
  /// Where it stood there.
  let place: FormerPlace
  /// The depth of the row below other rows, from 0.
  let depth: Int
  /// True if one of its id that stands in its section later has taken its place, as no other one did when it was taken out.
  var yieldsToEqual = false

  /// The row's cell, with the id that its item gave it.
  var named: TableCell? {
    guard var cell, cell.id == nil, let id = maker?.authorID else { return cell }
    cell.merge([.id: id])
    return cell
  }
}

extension TableModel {
  /// Takes rows out with their children; rows that are not in the table are ignored.
  ///
  /// All rows are found before the first is taken out, so none shifts another. Rows that only go to another place keep what
  /// is being typed into them, with `keepsDrafts`.
  func take(_ rows: [NodeID], keepsDrafts: Bool = false) -> [TakenRow] {
    isEdited = true
    var places: [NodeID: [Int]] = [:]
    for row in rows {
      if let (section, index) = tree.find(row) { places[section.id, default: []].append(index) }
    }
    var taken: [TakenRow] = []
    for (id, indexes) in places {
      guard let section = tree.sections[id] else { continue }
      let indexes = Set(indexes).sorted()
      var below: NodeID?
      for (place, index) in zip(indexes.indices, indexes).reversed() {
        let isLast = place == indexes.count - 1 || indexes[place + 1] > index + 1
        if isLast { below = section.rows.column.idIfAny(at: index + 1) }
        taken.append(describe(index, of: section, below: below))
      }
      section.rows.remove(indexes)
      filter.remove(indexes, from: section)
      rowsWereEdited(section)
    }
    if !keepsDrafts { forgetDraftRows(taken.map(\.id)) }
    for row in taken {
      if let child = row.child { detach(child, keepsDrafts: keepsDrafts) }
      tree.sections[row.section]?.children[row.id] = nil
    }
    return taken.sorted { ($0.section, $0.place.index) < ($1.section, $1.place.index) }
  }

  /// Puts rows where they were taken from, and returns whether all of their sections are still there.
  ///
  /// Children that were still loading when the rows were taken out are loaded again.
  package func putBack(_ rows: [TakenRow]) -> Bool {
    isEdited = true
    // Rows return from top to bottom, so each finds its old place; a row whose section hangs below another row waits
    // for that row.
    var (waiting, isAnyPut) = (rows.filter { !$0.yieldsToEqual || !hasEqual(of: $0) }, true)
    // How far the rows of a section stand from where they stood.
    var shifts: [NodeID: Int] = [:]
    while !waiting.isEmpty && isAnyPut {
      isAnyPut = false
      waiting.removeAll { row in
        guard let section = tree.sections[row.section] else { return false }
        let written = RowStore.EditedRow(
          id: row.id, stamp: row.stamp, cell: row.cell, source: -1, isGiven: true)
        if row.provider != nil || !section.putAside(written, row.child, at: row.place) {
          let guess = row.place.index + shifts[row.section, default: 0]
          let index = row.place.index(in: section.rows.column, near: guess)
          shifts[row.section] = index - row.place.index
          put([row], in: section, at: index)
        }
        isAnyPut = true
        return true
      }
    }
    for row in rows where tree.find(row.id) != nil {
      guard let child = row.child else { continue }
      readSourcesAgain(below: child)
      resumeLoading(child, of: row.id)
    }
    return waiting.isEmpty
  }

  /// Takes rows out that ``putBack(_:)`` may put back.
  ///
  /// A row whose id the app has put back by then stays out: it would stand there twice.
  package func takeForUndo(_ rows: [NodeID]) -> [TakenRow] {
    takeForGood(rows).map { row in
      var row = row
      row.yieldsToEqual = !hasEqual(of: row)
      return row
    }
  }

  /// Returns whether the section that a row was taken from has a row of the same id, as far as ids are checked in sections of
  /// its length.
  private func hasEqual(of row: TakenRow) -> Bool {
    guard let id = row.named?.id, let section = tree.sections[row.section],
      section.rows.count <= SectionReading.checkedCount.first
    else { return false }
    return tree.row(id, in: section) != nil
  }

  /// Puts rows that were taken out, or are new, into a section.
  func put(_ rows: [TakenRow], in section: SectionNode, at index: Int) {
    let edited = rows.map { row in
      let isGiven = row.isGiven || row.maker == nil
      // The provider of another section, or an earlier one of this section, has to come along.
      let own = row.maker.flatMap { $0.provider === section.rows.provider ? $0 : nil }
      return RowStore.EditedRow(
        id: row.id, stamp: row.stamp, cell: section.rows.isLazy && !isGiven ? row.cell : row.named,
        source: own?.source ?? -1, isGiven: isGiven, maker: own == nil ? row.maker : nil)
    }
    section.rows.insert(edited, at: index)
    filter.insert(index..<index + edited.count, into: section)
    for row in rows {
      if tree.homes.section(of: row.id) != section.id { tree.homes.move(row.id, to: section.id) }
      guard let child = row.child else { continue }
      section.children[row.id] = child
      child.group.attach(to: row.id, in: section)
      attach(child)
    }
    rowsWereEdited(section, new: rows.compactMap { row in row.named.map { (row.id, $0) } })
    if rows.contains(where: { $0.child != nil }) { heedWaitingMasks() }
    remakeMissedCells(of: section)
  }

  private func describe(_ index: Int, of section: SectionNode, below: NodeID?) -> TakenRow {
    let column = section.rows.column
    let id = column.id(at: index)
    let place = FormerPlace(index: index, above: column.idIfAny(at: index - 1), below: below)
    let maker =
      section.rows.maker(of: index)
      ?? section.rows.origin(of: index).map { provider, source in
        RowMaker(
          provider: provider, source: source, rowChange: section.descriptor.madeRowChange,
          home: section)
      }
    return TakenRow(
      id: id, stamp: section.rows.column.stamp(at: index), cell: cell(id),
      provider: section.rows.provider, maker: maker,
      isGiven: section.rows.isLazy && section.rows.isGiven(index), child: section.children[id],
      section: section.id, place: place, depth: section.depth)
  }

  /// Takes the children of a row out of the look-ups, while a source gives its section other rows.
  func setAside(_ child: ChildNode, of row: NodeID) {
    pauseLoading(child, of: row)
    detach(child, keepsDrafts: true)
  }

  /// Puts children that were set aside back, once their row is shown again.
  func takeUp(_ child: ChildNode, of row: NodeID) {
    attach(child)
    readSourcesAgain(below: child)
    resumeLoading(child, of: row)
  }

  /// Reads the sources below a row again that is back in the table: what they told meanwhile was not heard.
  private func readSourcesAgain(below child: ChildNode) {
    var sources: [TableSource] = child.group.runs.map(\.source)
    for section in child.group.sections {
      if let source = section.descriptor.source { sources.append(source) }
      for inner in section.children.values { readSourcesAgain(below: inner) }
    }
    for source in sources where !dirtySources.contains(where: { $0 === source }) {
      dirtySources.append(source)
    }
  }

  /// Takes the children of a row out of the look-ups, without changing them.
  private func detach(_ child: ChildNode, keepsDrafts: Bool = false) {
    tree.remove(child.group)
    if let host = child.group.hostRow { unreadHosts.remove(host) }
    for section in child.group.sections {
      tree.remove(section)
      if !keepsDrafts { forgetEntered(in: section.rows) }
      for inner in section.children.values { detach(inner, keepsDrafts: keepsDrafts) }
    }
  }

  /// Puts the children of a row into the look-ups; the search and the masks are those of now.
  private func attach(_ child: ChildNode) {
    tree.add(child.group)
    if case .group = child.descriptor.rows {
      if child.group.isOutdated { child.state = .unread }
      if child.state == .unread, let host = child.group.hostRow { unreadHosts.insert(host) }
    }
    for section in child.group.sections {
      tree.putBack(section)
      section.dropSearchIndex()
      section.markDirty()
      for inner in section.children.values { attach(inner) }
      remakeMissedCells(of: section)
    }
  }
}
