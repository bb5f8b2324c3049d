/// Pairs the rows of a section while some are being deleted, so that these pass their identity to no other row.
///
/// Rows without ids pair by tag, binding or title, and by place. If a row that is being deleted took part, the row after
/// it would get its identity as soon as the data lost it, and would then be deleted in its place.
@MainActor struct LeavingRows {
  let old: RowStore
  let new: RowStore
  /// The places of the rows that are being deleted, ascending.
  let places: [Int]

  init?(_ rows: Set<NodeID>, _ old: RowStore, _ new: RowStore) {
    guard !rows.isEmpty else { return nil }
    places = rows.compactMap { old.column.index(of: $0) }.sorted()
    guard !places.isEmpty, old.isLazy == new.isLazy, !Self.areUnmistakable(places, old) else {
      return nil
    }
    (self.old, self.new) = (old, new)
  }

  /// Returns whether each of some rows made from data has an id that no other row of its section has: the usual pairing
  /// passes its identity to no other then.
  ///
  /// So a person waits 0.15 s for the deletion of one of 1,000,000 items: pairing all rows anew took two thirds of the 2.5 s
  /// of before, and the index of names the most of the rest.
  private static func areUnmistakable(_ places: [Int], _ rows: RowStore) -> Bool {
    guard rows.isLazy, !rows.idsAreIndexes else { return false }
    let ids = Set(places.compactMap(rows.authorID))
    guard ids.count == places.count else { return false }
    var count = 0
    for place in 0..<rows.count {
      guard let id = rows.authorID(place) else { return false }
      if ids.contains(id) { count += 1 }
    }
    return count == ids.count
  }

  private var oldCount: Int { old.column.count }
  private var newCount: Int { new.provider?.count ?? new.cells.count }

  /// The pairing, or nil if all rows have the same keys as before, so that the usual pairing is
  /// right.
  var pairing: RowPairing? {
    let (oldKeys, newKeys) = ((0..<oldCount).map(oldKey), (0..<newCount).map(newKey))
    guard oldKeys != newKeys else { return nil }
    let leaving = Set(places)
    let kept = (0..<oldCount).filter { !leaving.contains($0) }
    let still = rowsStillThere(oldKeys, newKeys, kept: Set(kept.map { oldKeys[$0] }))
    let others = RowPairing(
      oldCount: kept.count, newCount: newCount,
      isSame: { oldKeys[kept[$0]] == newKeys[$1] }, isChanged: { _, _ in false },
      oldKey: { oldKeys[kept[$0]] }, newKey: { newKeys[$0] },
      mayPairByPlace: {
        oldKeys[kept[$0]].isGuess && newKeys[$1].isGuess && !still.contains($1)
      })
    var pairs = [Int?](repeating: nil, count: newCount)
    for run in others.runs {
      for offset in 0..<run.count { pairs[run.new + offset] = kept[run.old + offset] }
    }
    keepThoseStillThere(&pairs, oldKeys, newKeys, still, most: newCount - kept.count)
    let known = pairs.enumerated().compactMap { index, place in place.map { ($0, index) } }
    return RowPairing(known, isChanged)
  }

  /// Returns the new places of rows that are being deleted and are the same still: no other row had their key, and they say
  /// what they said.
  ///
  /// A key alone is not enough, since a row may be named by its place, as “Row 1”.
  private func rowsStillThere(
    _ oldKeys: [PairingKey], _ newKeys: [PairingKey], kept: Set<PairingKey>
  ) -> Set<Int> {
    var own: [PairingKey: Int] = [:]
    for place in places where oldKeys[place] != .place && !kept.contains(oldKeys[place]) {
      own[oldKeys[place]] = place
    }
    return Set(
      newKeys.indices.filter { index in
        own[newKeys[index]].map { !isChanged($0, index) } ?? false
      })
  }

  /// Pairs rows that are being deleted with rows of the same key that the data still has: those that are the same still, and
  /// of others without ids at most `most`.
  private func keepThoseStillThere(
    _ pairs: inout [Int?], _ oldKeys: [PairingKey], _ newKeys: [PairingKey],
    _ still: Set<Int>, most: Int
  ) {
    var room = most
    var free = places
    for index in newKeys.indices where pairs[index] == nil && newKeys[index] != .place {
      guard room > 0 || !newKeys[index].isGuess || still.contains(index),
        let place = free.firstIndex(where: { oldKeys[$0] == newKeys[index] })
      else { continue }
      pairs[index] = free.remove(at: place)
      room -= 1
    }
  }

  private func oldKey(_ index: Int) -> PairingKey {
    if old.idsAreIndexes { return .place }
    if old.isLazy { return old.authorID(index).map { .id($0) } ?? .place }
    return old.made(index)?.pairingKey ?? .place
  }

  private func newKey(_ index: Int) -> PairingKey {
    // An id that is an index goes to the row that takes its place.
    if new.idsAreIndexes { return .place }
    if let provider = new.provider { return provider.id(at: index).map { .id($0) } ?? .place }
    return new.cells[index].pairingKey
  }

  private func isChanged(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    guard let provider = new.provider else {
      return old.made(oldIndex).map { !new.cells[newIndex].hasSameContent(as: $0) } ?? true
    }
    let source = old.sourceIndex(oldIndex)
    guard source >= 0, !old.isGiven(oldIndex), let from = old.provider else { return true }
    return !provider.isSame(at: newIndex, as: from, at: source)
  }
}

extension TableModel {
  /// Ends the deletion of a row that stays.
  package func stay(_ row: NodeID) {
    leaving.remove(row)
    leftToData.remove(row)
    enteredInLeaving[row] = nil
  }

  /// Gives the identity back that a row of a name had before it left, or nil.
  func recall(_ name: AbsentNodes.Name, isIndex: Bool) -> NodeID? {
    if let row = absent[name], isKeptApart(row, name, isIndex: isIndex) { return nil }
    return absent.take(name)
  }

  /// Returns whether a row that has left is being deleted, and has a name that another row may have next, so that who comes
  /// under this name is another row.
  func isKeptApart(_ row: NodeID, _ name: AbsentNodes.Name, isIndex: Bool) -> Bool {
    leaving.contains(row) && (isIndex || name.row.isGuess)
  }

  /// Lets the data decide which of the rows without ids go that are being deleted.
  ///
  /// A reading has found other rows than before, and without ids a deleted row cannot be told from an inserted one.
  func leaveToData(_ old: RowStore) {
    for row in leaving {
      guard let index = old.column.index(of: row) else { continue }
      if old.idsAreIndexes || old.authorID(index) == nil { leftToData.insert(row) }
    }
  }
}

extension PairingKey {
  /// True if the key is not the author's id; another row may then have the same key.
  fileprivate var isGuess: Bool { if case .id = self { false } else { true } }
}
