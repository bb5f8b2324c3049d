/// The rows that were in a section and are there no longer, while a table is read.
@MainActor struct Orphans {
  /// A row that left its section.
  struct Row {
    let id: NodeID
    let name: PairingKey
    /// The domain of the row's id when it left: ids are compared within one domain.
    let domain: ObjectIdentifier?
    /// True if the row's id is its index, which another row may have next.
    let isIndex: Bool
    /// True if the row's id means the same row in other sections.
    let isFree: Bool
    let stamp: UInt32
    let cell: TableCell?
    let section: SectionNode
  }

  /// The orphans whose identity no other row has taken over.
  var rows: [Row] = []

  /// A newcomer, and the orphan that has its name.
  private struct Arrival {
    let section: ReadSection
    let index: Int
    let orphan: Int
  }

  /// Gives newcomers in other sections the identity of the orphan with their name, if only one row
  /// has that name.
  mutating func settle(in sections: [ReadSection], of model: TableModel) {
    guard !rows.isEmpty, sections.contains(where: { !$0.newcomers.isEmpty }) else { return }
    let arrivals = arrivals(in: sections, of: model)
    // The number of rows with each orphan's name.
    var claims = [Int](repeating: 0, count: rows.count)
    for arrival in arrivals { claims[arrival.orphan] += 1 }
    var adopted: Set<Int> = []
    for arrival in arrivals where claims[arrival.orphan] == 1 {
      let orphan = rows[arrival.orphan]
      guard orphan.section !== arrival.section.node, orphan.isFree else { continue }
      Self.adopt(orphan, as: arrival.index, of: arrival.section, in: model)
      adopted.insert(arrival.orphan)
    }
    for section in sections { section.dropKnown() }
    rows = rows.enumerated().filter { !adopted.contains($0.offset) }.map(\.element)
  }

  private func arrivals(in sections: [ReadSection], of model: TableModel) -> [Arrival] {
    // The places of orphans by name; a name that several have leads to none.
    var places: [PairingName: Int?] = [:]
    for (place, row) in rows.enumerated() {
      let name = PairingName(row.name, row.domain, in: row.section)
      if places.updateValue(place, forKey: name) != nil { places[name] = .some(nil) }
    }
    var arrivals: [Arrival] = []
    for section in sections
    where section.node.descriptor.allowsMoves && !section.store.idsAreIndexes {
      for index in section.newcomers.joined() {
        guard let name = Self.name(index, of: section), let orphan = places[name] ?? nil
        else { continue }
        arrivals.append(Arrival(section: section, index: index, orphan: orphan))
      }
    }
    return arrivals
  }

  private static func adopt(
    _ orphan: Row, as index: Int, of section: ReadSection, in model: TableModel
  ) {
    var stamp = stamp(orphan, section.store.pendingCell(index))
    if orphan.section.depth != section.node.depth { stamp = Stamp.next(stamp, reload: false) }
    section.give(index, orphan.id, stamp: stamp)
    section.note(orphan.cell, of: orphan.id)
    model.tree.homes.move(orphan.id, to: section.node.id)
    let child = orphan.section.children.removeValue(forKey: orphan.id)
    child?.group.attach(to: orphan.id, in: section.node)
    section.node.children[orphan.id] = child
  }

  private static func name(_ index: Int, of section: ReadSection) -> PairingName? {
    section.store.pendingID(index).map {
      PairingName(.id($0), section.store.provider?.domain, in: section.node)
    }
  }

  /// Returns the stamp of a former orphan with the cell `new`.
  static func stamp(_ orphan: Row, _ new: TableCell?) -> UInt32 {
    guard let old = orphan.cell, let new else { return Stamp.next(orphan.stamp, reload: false) }
    if new.hasSameContent(as: old) { return orphan.stamp }
    return Stamp.next(orphan.stamp, reload: new.kind != old.kind)
  }
}

extension Orphans.Row {
  /// Describes a row that is still in its section, or nil if it has no name.
  @MainActor init?(_ rows: RowStore, _ index: Int, _ section: SectionNode) {
    guard let name = rows.absentKey(index) else { return nil }
    self.init(
      id: rows.column.id(at: index), name: name, domain: rows.provider?.domain,
      isIndex: rows.idsAreIndexes, isFree: section.descriptor.allowsMoves && !rows.idsAreIndexes,
      stamp: rows.column.stamp(at: index), cell: rows.made(index), section: section)
  }
}
