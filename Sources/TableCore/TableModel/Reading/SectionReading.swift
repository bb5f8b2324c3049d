/// One reading of the sections of a group: pairs rows within sections, then across them, then makes
/// identities for the new ones.
@MainActor struct SectionReading {
  private let model: TableModel
  private var pending: [ReadSection] = []
  private var orphans = Orphans()
  /// True if the table has no other section that rows could come from or go to.
  private let isAlone: Bool

  init(model: TableModel, isAlone: Bool = false) {
    (self.model, self.isAlone) = (model, isAlone)
  }

  // MARK: Within a section

  /// Reads the rows of a section that stays or is new.
  ///
  /// With `keepsEdits`, rows as written that were put aside for a source come back as they were, and not as the
  /// descriptor has them.
  mutating func read(
    _ descriptor: TableSection, into node: SectionNode, isNew: Bool, at place: Int,
    keepsEdits: Bool = false
  ) {
    let descriptor = descriptor.asked()
    let isUncovered = node.descriptor.isSourced && !descriptor.isSourced
    if isUncovered { leave(node.rows, node) }
    let areKept = isUncovered && keepsEdits && node.waiting != nil
    let old = model.takeRows(for: descriptor, into: node, isNew: isNew)
    if areKept {
      node.describe(descriptor)
      model.refreshBoundValues(of: node)
      model.remakeMissedCells(of: node)
      return model.showFailure(of: node)
    }
    let store = RowStore(column: RowColumn(), rows: descriptor.rows)
    let pairing =
      isNew
      ? RowPairing() : LeavingRows(model.leaving, old, store)?.pairing ?? Self.pair(old, store)
    if isNew || !node.descriptor.hasSameNames(as: descriptor) { model.tree.names.change(node.id) }
    if isNew { node.descriptor = descriptor } else { node.describe(descriptor) }
    if pairing.changed.isEmpty, pairing.isInPlace(old.count, descriptor.count) {
      var kept = store
      kept.column = old.column
      if store.flags.union(old.flags).contains(.masked) { node.markDirty() }
      // The data of computed rows may have changed unobserved.
      let mayHaveChanged = store.provider?.mayChangeUnseen(since: old.provider) == true
      if mayHaveChanged { model.leaveToData(old) }
      if mayHaveChanged
        || !store.flags.union(old.flags).isDisjoint(with: [.searchText, .unsearchable])
      {
        node.dropSearchIndex()
        if model.isFiltered { node.markDirty() }
      }
      // Of rows there are none, but of them, too, something may be wrong.
      if isNew { checkMistakes(store, node, isNew: true) }
      settle(node, old, kept)
      return
    }
    model.leaveToData(old)
    checkMistakes(store, node, isNew: isNew || old.count == 0)
    node.markDirty()
    if pairing.isInPlace(old.count, descriptor.count) {
      return refresh(pairing, of: node, from: old, to: store, descriptor, at: place)
    }
    let count = descriptor.count
    let handled = model.handledChanges(pairing, by: descriptor.failing, of: node, at: place) {
      pairing.oldIndex(of: $0).map { old.column.id(at: $0) } ?? NodeID(0)
    }
    var rows = ReadRows(old.column, pairing.runs, count: count)
    for index in pairing.changed {
      guard let match = pairing.oldIndex(of: index), !handled.contains(old.column.id(at: match))
      else { continue }
      rows.touch(index, reload: !store.isLazy && store.made(index)?.kind != old.made(match)?.kind)
    }
    if isLooked(for: old) { leave(old, pairing.gone(of: old.count), node) }
    pending.append(
      ReadSection(node, store, rows, newcomers: pairing.newcomers(of: count), handled: handled))
  }

  /// Gives a section its rows, if none was inserted, deleted or moved.
  private func refresh(
    _ pairing: RowPairing, of node: SectionNode, from old: RowStore, to new: RowStore,
    _ descriptor: TableSection, at place: Int
  ) {
    let handled = model.handledChanges(pairing, by: descriptor.failing, of: node, at: place) {
      old.column.id(at: $0)
    }
    var store = new
    store.column = old.column
    let touched = pairing.changed.filter {
      handled.isEmpty || !handled.contains(old.column.id(at: $0))
    }
    store.column.touch(
      touched.map { ($0, !new.isLazy && new.made($0)?.kind != old.made($0)?.kind) })
    let isUnsure = store.provider?.mayChangeUnseen(since: old.provider) ?? false
    settle(node, old, store, handled: handled)
    if !isUnsure,
      store.flags.union(old.flags).isDisjoint(with: [.searchText, .unsearchable])
    {
      model.filter.reindex(pairing.changed, of: node)
    } else {
      node.dropSearchIndex()
    }
  }

  private static func pair(_ old: RowStore, _ new: RowStore) -> RowPairing {
    switch (old.provider, new.provider) {
    case (let from?, let to?):
      // After rows were removed by hand, places in the old column are no longer indexes of the old provider.
      if old.isEdited { return pairEdited(old, from, to) }
      return to.pairing(from: from)
    case (nil, nil):
      let (old, new) = (old.cells, new.cells)
      if new.hasSameStorage(as: old) { return RowPairing(inPlace: new.count) }
      // By pointer: taking a cell out of its array, or of a buffer, would copy it.
      let (oldCount, newCount) = (old.count, new.count)
      return old.withUnsafeBufferPointer { old in
        new.withUnsafeBufferPointer { new in
          guard let old = old.baseAddress, let new = new.baseAddress else { return RowPairing() }
          return RowPairing(
            oldCount: oldCount, newCount: newCount,
            isSame: { TableCell.haveSamePairingKey(old + $0, new + $1) },
            isChanged: { !TableCell.haveSameContent(new + $1, old + $0) },
            oldKey: { old[$0].pairingKey }, newKey: { new[$0].pairingKey },
            mayPairByPlace: { TableCell.mayBeSame(old[$0], new[$1]) })
        }
      }
    default:
      return RowPairing()
    }
  }

  private static func pairEdited(
    _ old: RowStore, _ from: any RowProvider, _ to: any RowProvider
  ) -> RowPairing {
    RowPairing(
      oldCount: old.count, newCount: to.count,
      isSame: { old.authorID($0) == to.id(at: $1) },
      isChanged: { row, index in
        let source = old.sourceIndex(row)
        return source < 0 || old.isGiven(row) || !to.isSame(at: index, as: from, at: source)
      },
      oldKey: { old.authorID($0) }, newKey: { to.id(at: $0) })
  }

  // MARK: Across sections

  /// Notes the rows of a section that leaves the table.
  mutating func leave(_ node: SectionNode) {
    leave(node.rows, node)
    if let waiting = node.waiting { leave(waiting.rows, node) }
  }

  private mutating func leave(_ rows: RowStore, _ node: SectionNode) {
    guard pending.contains(where: { !$0.newcomers.isEmpty }) || model.remembersNodes,
      isLooked(for: rows)
    else { return }
    leave(rows, [0..<rows.count], node)
  }

  private mutating func leave(_ rows: RowStore, _ gone: [Range<Int>], _ node: SectionNode) {
    guard rows.idsAreIndexes else {
      for index in gone.joined() { leave(rows, index, node) }
      return
    }
    // Computed rows may be a billion, and go nowhere else: only those with something to keep are looked at.
    for index in model.keptPlaces(in: rows, of: node)
    where gone.contains(where: { $0.contains(index) }) {
      leave(rows, index, node)
    }
  }

  /// Returns whether rows that leave have to be noted, because they may turn up in another section,
  /// or have state that is kept for their return.
  private func isLooked(for rows: RowStore) -> Bool {
    model.remembersNodes || !(isAlone || rows.idsAreIndexes)
  }

  private mutating func leave(_ rows: RowStore, _ index: Int, _ node: SectionNode) {
    guard let orphan = Orphans.Row(rows, index, node) else { return }
    orphans.rows.append(orphan)
  }

  /// Passes identities on across sections, makes those of new rows, and gives every section its rows.
  mutating func finish() {
    orphans.settle(in: pending, of: model)
    for section in pending {
      let node = section.node
      let stays = recall(section.newcomers, of: section)
      let count = stays.reduce(0) { $0 + $1.count }
      if count > 0 {
        let first = model.tree.mint(count)
        model.tree.homes.add(first: first, section: node.id)
        model.pass?.add(first..<first + UInt64(count), of: node)
        section.rows.give(stays, idsFrom: first)
      }
      section.store.column = section.rows.column
      settle(
        node, node.rows, section.store, arrivals: section.arrivals, handled: section.handled,
        adopted: section.adopted)
      node.dropSearchIndex()
    }
  }

  // MARK: Absence

  /// Gives rows that return their old identity, and returns the places of the others.
  private func recall(_ newcomers: [Range<Int>], of section: ReadSection) -> [Range<Int>] {
    guard !model.absent.isEmpty else { return newcomers }
    guard section.store.idsAreIndexes else {
      return newcomers.joined().filter { !recall($0, of: section) }.joinedRanges
    }
    let known = model.absent.indexes(of: section.node).filter { index in
      newcomers.contains { $0.contains(index) }
    }
    return newcomers.without(known.sorted().filter { recall($0, of: section) })
  }

  /// Gives a row the identity back that it had before it left; returns whether it had one.
  private func recall(_ index: Int, of section: ReadSection) -> Bool {
    let node = section.node
    guard let key = section.store.pendingKey(index),
      let id = model.recall(
        node.absentName(key, domain: section.store.provider?.domain),
        isIndex: section.store.idsAreIndexes)
    else { return false }
    let stamp = model.turn?.stamp(ofReturning: id, section.store.pendingCell(index))
    section.rows.give(index, id, stamp: stamp ?? 0)
    model.pass?.addReturned(id, of: node)
    model.tree.homes.move(id, to: node.id)
    return true
  }

  /// Notes the rows that left and have state in the overlay.
  func remember() {
    guard model.remembersNodes else { return }
    for orphan in orphans.rows { model.lose(orphan) }
  }

  // MARK: The rows of a section

  /// Gives a section its rows, and reads their children.
  private func settle(
    _ node: SectionNode, _ old: RowStore, _ new: RowStore, arrivals: [Range<Int>] = [],
    handled: Set<NodeID> = [], adopted: [NodeID: TableCell] = [:]
  ) {
    node.rows = new
    noteNames(of: node, old, new, arrivals)
    // The data of made rows may have changed unobserved.
    if new.isLazy {
      let made = old.realized.merging(old.given) { $1 }
      let own = made.filter { !handled.contains($0.key) }
      model.remake(adopted.isEmpty ? own : own.merging(adopted) { own, _ in own }, of: node)
    }
    if !node.rows.isLazy, node.rows.flags.contains(.children) || !node.children.isEmpty {
      readChildren(node)
    }
    if node.rows.isLazy {
      for (host, child) in node.children where node.rows.column.index(of: host) == nil {
        model.drop(child, of: host, in: node)
        node.markDirty()
      }
    }
    model.heedDescriptors(of: node)
    model.showFailure(of: node)
  }

  /// Tells the index of names which rows may be found by another name, or are new.
  private func noteNames(
    of node: SectionNode, _ old: RowStore, _ new: RowStore, _ arrivals: [Range<Int>]
  ) {
    if new.isLazy, old.isLazy, !new.idsAreIndexes, !old.idsAreIndexes {
      // Rows made from data are paired by their ids, so those that stay keep them.
      model.tree.names.add(arrivals, of: node, in: model.tree)
    } else if !new.isLazy && !new.cells.hasSameStorage(as: old.cells)
      || !new.column.isSame(as: old.column)
    {
      model.tree.names.change(node.id)
    }
  }

  private func readChildren(_ node: SectionNode) {
    var hosts: Set<NodeID> = []
    for (index, cell) in node.rows.cells.enumerated() where cell.flags.contains(.children) {
      guard let children = cell.children else { continue }
      let id = node.rows.column.id(at: index)
      hosts.insert(id)
      model.readChildren(children, of: id, in: node)
    }
    for (host, child) in node.children where !hosts.contains(host) {
      model.drop(child, of: host, in: node)
    }
    node.markDirty()
  }

  /// The most rows that are checked for duplicate ids, when a section is new and when it is read again.
  static let checkedCount = (first: 10_000, again: 500)

  private func checkMistakes(_ store: RowStore, _ node: SectionNode, isNew: Bool) {
    let checkedCount = isNew ? Self.checkedCount.first : Self.checkedCount.again
    model.checkHeights(of: node)
    if store.flags.contains(.mistakes) {
      for cell in store.cells { model.checkMistakes(of: cell, in: node) }
    }
    if let provider = store.provider {
      model.checkCount(of: provider, in: node)
      guard !provider.idsAreIndexes, provider.domain != nil, provider.count <= checkedCount
      else { return }
      model.checkDuplicates(of: provider, in: node)
    } else if !node.descriptor.hasCheckedIDs, store.cells.count <= checkedCount {
      model.checkDuplicates(store.cells.map { ($0.id, $0.title) }, in: node)
    }
  }
}

extension SectionNode {
  /// The section's id, or its title if it has none.
  var authorName: TableCell.ID? { descriptor.id ?? descriptor.title.map { TableCell.ID($0) } }
}
