/// The search for rows that left among the rows that came: these get the identity of those.
///
/// A row is known by its full name, else by its id, if only one row of that id left and only one came.
@MainActor struct RowAdoption {
  private let model: TableModel
  private let pass: ReadingPass
  private let lost: [ReadingTurn.LostRow]
  /// The sections in which rows came: hosts before the rows below them, whose names contain the identity of the host.
  private let newcomers: [ReadingTurn.Newcomers]
  /// The places in ``lost`` of the rows that are known by their full name.
  private var named: [AbsentNodes.Name: Int] = [:]
  /// The places in ``lost`` of the rows that may have moved to another section.
  private var moved: [PairingName: [Int]] = [:]
  /// The rows that came under the name of one that may have moved.
  private var claims: [PairingName: [NodeID]] = [:]

  private var adopted: Set<NodeID> = []
  private var renamed: Set<NodeID> = []
  private var changed: [NodeID: SectionNode] = [:]

  /// Gives rows that came in this turn the identity of rows that left.
  ///
  /// - Returns: the identities that have been given.
  static func adopt(
    _ lost: [ReadingTurn.LostRow], in pass: ReadingPass, of model: TableModel
  ) -> Set<NodeID> {
    if lost.isEmpty { return [] }
    var adoption = RowAdoption(lost, pass, model)
    adoption.adopt()
    return adoption.adopted
  }

  private init(_ lost: [ReadingTurn.LostRow], _ pass: ReadingPass, _ model: TableModel) {
    (self.lost, self.pass, self.model) = (lost, pass, model)
    let came = (model.turn?.newcomers ?? []) + pass.newcomers + pass.inserted
    // Sections that have left since are skipped: their group may be gone.
    newcomers = came.filter { model.tree.sections[$0.section.id] === $0.section }
      .sorted { $0.section.depth < $1.section.depth }
    for (place, (row, name)) in lost.enumerated() {
      if model.isKeptApart(row.id, name, isIndex: row.isIndex) { continue }
      named[name] = place
      if row.isFree, case .id = row.name {
        moved[PairingName(name), default: []].append(place)
      }
    }
    for (section, ids) in newcomers where section.isFree {
      for (row, _, key) in rows(ids, of: section) {
        let name = PairingName(key, section.rows.provider?.domain, in: section)
        if moved[name]?.count == 1 { claims[name, default: []].append(row) }
      }
    }
  }

  private mutating func adopt() {
    var isHostAwaited: Bool
    // A row below which another one was may come deeper in the table than that one: then it is found in the next round.
    repeat {
      isHostAwaited = false
      let before = adopted.count
      for (section, ids) in newcomers { adopt(ids, of: section, &isHostAwaited) }
      isHostAwaited = isHostAwaited && adopted.count > before
    } while isHostAwaited
    for section in changed.values { model.heedDescriptors(of: section) }
    model.turn?.forget(renamed)
  }

  /// Looks at the rows that came in a section; `isHostAwaited` is set where one of them has to wait until the row that it
  /// was below is in the table.
  private mutating func adopt(
    _ ids: Range<UInt64>, of section: SectionNode, _ isHostAwaited: inout Bool
  ) {
    for (row, index, key) in rows(ids, of: section, named: named.keys) {
      let name = section.absentName(key, domain: section.rows.provider?.domain)
      if let place = named[name] ?? place(ofMoved: row, name, section, &isHostAwaited) {
        guard adopted.insert(lost[place].row.id).inserted else { continue }
        adopt(lost[place].row, as: row, at: index, of: section)
      } else if let host = section.group.hostRow, adopted.contains(host),
        let away = model.recall(name, isIndex: section.rows.idsAreIndexes)
      {
        // Only now is it known whose children the rows are.
        adopted.insert(away)
        let stamp = section.rows.column.stamp(at: index)
        model.rename(row, to: away, stamp, at: index, of: section)
      } else {
        continue
      }
      renamed.insert(row)
      changed[section.id] = section
    }
  }

  /// Returns the place in ``lost`` of the row that came to another section as this one, or nil.
  private func place(
    ofMoved row: NodeID, _ name: AbsentNodes.Name, _ section: SectionNode,
    _ isHostAwaited: inout Bool
  ) -> Int? {
    let name = PairingName(name)
    guard claims[name] == [row], let place = moved[name]?[0] else { return nil }
    if hasNeighbors(lost[place].name.scope, section) { return place }
    isHostAwaited = true
    return nil
  }

  /// Returns whether a row may have moved between two groups of children: not if the old group left
  /// when the new one came, since the two groups then belong to different things.
  private func hasNeighbors(_ scope: AbsentNodes.Scope, _ section: SectionNode) -> Bool {
    guard case .row(let host) = scope, section.group.hostRow != nil else { return true }
    let scope = section.group.absentScope
    return model.tree.find(host) != nil
      || !(pass.isNew(scope) || model.turn?.isNew(scope) == true)
  }

  /// The rows that came in a section and are still there, with their keys; a row that already has state in the overlay
  /// keeps its identity, and is left out.
  private func rows(
    _ ids: Range<UInt64>, of section: SectionNode
  ) -> some Sequence<(row: NodeID, index: Int, key: PairingKey)> {
    ids.lazy.compactMap { [model] raw in
      let row = NodeID(raw)
      guard let index = section.rows.column.index(of: row), !model.overlay.remembers(row),
        let key = section.rows.absentKey(index)
      else { return nil }
      return (row, index, key)
    }
  }

  /// The rows that came in a section, as ``rows(_:of:)`` gives them; of computed rows, which may be a billion, those that may
  /// have one of these names.
  private func rows(
    _ ids: Range<UInt64>, of section: SectionNode, named names: some Sequence<AbsentNodes.Name>
  ) -> [(row: NodeID, index: Int, key: PairingKey)] {
    guard section.rows.idsAreIndexes, !section.rows.isEdited else {
      return Array(rows(ids, of: section))
    }
    let column = section.rows.column
    return names.compactMap { name in
      guard case .id(let id) = name.row, case .integer(let index) = id.value,
        index >= 0, index < column.count
      else { return nil }
      let row = column.id(at: index)
      guard ids.contains(row.raw), !model.overlay.remembers(row),
        let key = section.rows.absentKey(index)
      else { return nil }
      return (row, index, key)
    }.sorted { $0.index < $1.index }
  }

  private func adopt(
    _ lost: Orphans.Row, as row: NodeID, at index: Int, of section: SectionNode
  ) {
    let cell = section.rows.isLazy ? nil : section.rows.made(index)
    model.rename(row, to: lost.id, Orphans.stamp(lost, cell), at: index, of: section)
  }
}

extension TableModel {
  /// Gives a row that came the identity that it had before.
  fileprivate func rename(
    _ row: NodeID, to id: NodeID, _ stamp: UInt32, at index: Int, of section: SectionNode
  ) {
    section.rows.rename(at: index, to: id, stamp: Stamp.next(stamp, reload: false))
    tree.homes.move(id, to: section.id)
    tree.names.change(section.id)
    forgetBoundValues(of: row)
    overlay.forget(row)
    if let child = section.children.removeValue(forKey: row) {
      pauseLoading(child, of: row)
      section.children[id] = child
      if unreadHosts.remove(row) != nil { unreadHosts.insert(id) }
      child.group.attach(to: id, in: section)
      for inner in child.group.sections {
        tree.homes.setHost(id, of: inner.id)
        if let name = inner.absentName, let known = absent.take(name) {
          moveMask(from: known, to: inner.id)
        }
      }
      if let known = absent.take(.group(below: id)) { moveMask(from: known, to: child.group.id) }
    }
    if realizedRows.contains(row) { realizedRows.append(id) }
    section.markDirty()
  }
}

/// The name of a row across all sections of the table, or across those of remote results; a row never moves between
/// the two.
struct PairingName: Hashable {
  private let key: PairingKey
  private let domain: ObjectIdentifier?
  private let isFound: Bool

  @MainActor init(_ key: PairingKey, _ domain: ObjectIdentifier?, in section: SectionNode) {
    (self.key, self.domain, isFound) = (key, domain, section.group.isFound)
  }

  init(_ name: AbsentNodes.Name) { (key, domain, isFound) = (name.row, name.domain, name.isFound) }
}

extension SectionNode {
  /// True if rows may come from, or go to, another section.
  var isFree: Bool { descriptor.allowsMoves && !rows.idsAreIndexes }
}
