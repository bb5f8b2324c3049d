/// Pairs the rows of a section of which some are being deleted: those hand their identity to no other row.
///
/// Rows without ids pair by what they say and by place. Were a row that is being deleted among them, the row after it
/// would take its identity as soon as the data lost it, and then be deleted in its stead.
@MainActor struct LeavingRows {
  let old: RowStore
  let new: RowStore
  /// The places of those rows, ascending.
  let places: [Int]

  init?(_ rows: Set<NodeID>, _ old: RowStore, _ new: RowStore) {
    guard !rows.isEmpty else { return nil }
    places = rows.compactMap { old.column.index(of: $0) }.sorted()
    guard !places.isEmpty, old.isLazy == new.isLazy else { return nil }
    (self.old, self.new) = (old, new)
  }

  private var oldCount: Int { old.column.count }
  private var newCount: Int { new.provider?.count ?? new.cells.count }

  /// The pairing, or nil where no row came or went, so that the usual one is right.
  var pairing: RowPairing? {
    let (oldKeys, newKeys) = ((0..<oldCount).map(oldKey), (0..<newCount).map(newKey))
    guard oldKeys != newKeys else { return nil }
    let leaving = Set(places)
    let kept = (0..<oldCount).filter { !leaving.contains($0) }
    let others = RowPairing(
      oldCount: kept.count, newCount: newCount,
      isSame: { oldKeys[kept[$0]] == newKeys[$1] }, isChanged: { _, _ in false },
      oldKey: { oldKeys[kept[$0]] }, newKey: { newKeys[$0] },
      mayPairByPlace: { oldKeys[kept[$0]].isGuess && newKeys[$1].isGuess })
    var pairs: [Int: Int] = [:]
    for run in others.runs {
      for offset in 0..<run.count { pairs[run.new + offset] = kept[run.old + offset] }
    }
    keepThoseStillThere(&pairs, oldKeys, newKeys, most: newCount - kept.count)
    return RowPairing(pairs.sorted { $0.key < $1.key }.map { ($0.value, $0.key) }, isChanged)
  }

  /// Pairs the rows with those of their name that the data still has; without ids, as many as there is room for.
  private func keepThoseStillThere(
    _ pairs: inout [Int: Int], _ oldKeys: [PairingKey], _ newKeys: [PairingKey], most: Int
  ) {
    var room = most
    var free = places
    for index in newKeys.indices where pairs[index] == nil && newKeys[index] != .place {
      guard room > 0 || !newKeys[index].isGuess,
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
  }

  /// Leaves it to the data which rows go of those that are being deleted without an id.
  ///
  /// A reading has found other rows than before, and nobody can tell a row that went from one that came.
  func leaveToData(_ old: RowStore) {
    for row in leaving {
      guard let index = old.column.index(of: row) else { continue }
      if old.idsAreIndexes || old.authorID(index) == nil { leftToData.insert(row) }
    }
  }
}

extension PairingKey {
  /// Whether the key is no id of the author's, so that another row may have the same.
  fileprivate var isGuess: Bool { if case .id = self { false } else { true } }
}
