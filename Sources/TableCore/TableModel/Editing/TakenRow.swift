/// A row that was taken out, with all that is needed to put it back as it was.
@MainActor package struct TakenRow {
  package let id: NodeID
  let stamp: UInt32
  let cell: TableCell?
  /// The provider of its section's rows, or nil if they are written.
  let provider: (any RowProvider)?
  /// The row's index in the provider, or -1.
  let source: Int
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

  /// The row's cell, with the id that its item gave it.
  var named: TableCell? {
    guard var cell, cell.id == nil, source >= 0, let id = provider?.id(at: source) else {
      return cell
    }
    cell.merge([.id: id])
    return cell
  }
}

extension TableModel {
  /// Takes rows out with their children; rows that are not in the table are ignored.
  ///
  /// All rows are found before the first is taken out, so none shifts another.
  func take(_ rows: [NodeID]) -> [TakenRow] {
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
    forgetDraftRows(taken.map(\.id))
    for row in taken {
      if let child = row.child { detach(child) }
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
    var (waiting, isAnyPut) = (rows, true)
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
      if let child = row.child { resumeLoading(child, of: row.id) }
    }
    return waiting.isEmpty
  }

  /// Puts rows that were taken out, or are new, into a section.
  func put(_ rows: [TakenRow], in section: SectionNode, at index: Int) {
    let edited = rows.map { row in
      // A cell made by the provider of another section, or by an earlier one of this section, has to come along.
      let isMade = row.source >= 0 && row.provider === section.rows.provider
      return RowStore.EditedRow(
        id: row.id, stamp: row.stamp, cell: isMade && !row.isGiven ? row.cell : row.named,
        source: isMade ? row.source : -1, isGiven: !isMade || row.isGiven)
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
  }

  private func describe(_ index: Int, of section: SectionNode, below: NodeID?) -> TakenRow {
    let column = section.rows.column
    let id = column.id(at: index)
    let place = FormerPlace(index: index, above: column.idIfAny(at: index - 1), below: below)
    let source = section.rows.isLazy ? section.rows.sourceIndex(index) : -1
    return TakenRow(
      id: id, stamp: section.rows.column.stamp(at: index), cell: cell(id),
      provider: section.rows.provider, source: source,
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
    resumeLoading(child, of: row)
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
    if child.state == .unread, case .group = child.descriptor.rows, let host = child.group.hostRow {
      unreadHosts.insert(host)
    }
    for section in child.group.sections {
      tree.putBack(section)
      section.dropSearchIndex()
      section.markDirty()
      for inner in section.children.values { attach(inner) }
    }
  }
}
