/// The rows that left and came in one reading, of however many groups, sections and sources together: a row that moved
/// from one of them to another keeps its identity.
@MainActor final class ReadingPass {
  /// The rows that left and have state in the overlay, rows of children before their host.
  private(set) var rows: [Orphans.Row] = []
  /// The names of ``rows``, in the same order.
  private(set) var names: [AbsentNodes.Name] = []
  /// The sections and groups that left and had been hidden, or shown, by hand.
  private(set) var others: [(id: NodeID, name: AbsentNodes.Name)] = []
  /// The rows that got a new identity.
  private(set) var newcomers: [ReadingTurn.Newcomers] = []
  /// The rows that were inserted by hand, whose identities the call returns.
  private(set) var inserted: [ReadingTurn.Newcomers] = []
  /// The rows that got the identity back that they had before they left.
  private(set) var returned: [(row: NodeID, section: SectionNode)] = []
  /// The sections that are new.
  private(set) var newSections: [SectionNode] = []
  /// The groups that are new.
  private(set) var newGroups: Set<AbsentNodes.Scope> = []
  /// The sections that were read, whose rows may edit other properties than before.
  private(set) var sections: [SectionNode] = []
  private var hosts: Set<NodeID> = []

  /// Returns whether any of the nodes that left was below a row.
  func hasAny(below row: NodeID) -> Bool { hosts.contains(row) }

  func isNew(_ scope: AbsentNodes.Scope) -> Bool { newGroups.contains(scope) }

  func heed(_ section: SectionNode) { sections.append(section) }

  func lose(_ row: Orphans.Row, as name: AbsentNodes.Name) {
    rows.append(row)
    names.append(name)
    if case .row(let host) = name.scope { hosts.insert(host) }
  }

  func lose(_ id: NodeID, as name: AbsentNodes.Name) {
    others.append((id, name))
    if case .row(let host) = name.scope { hosts.insert(host) }
  }

  func add(_ ids: Range<UInt64>, of section: SectionNode) { newcomers.append((section, ids)) }

  func addInserted(_ ids: Range<UInt64>, of section: SectionNode) {
    inserted.append((section, ids))
  }

  func addReturned(_ row: NodeID, of section: SectionNode) { returned.append((row, section)) }

  func add(_ section: SectionNode) { newSections.append(section) }

  func add(_ group: GroupNode) { newGroups.insert(group.absentScope) }
}

extension TableModel {
  /// Reads any number of groups, sections and sources as one.
  ///
  /// With `isEdit` only the rows that left and came are handled afterwards: nothing was read, so all else is as it was.
  package func reading<Result>(isEdit: Bool = false, _ body: () -> Result) -> Result {
    noteDraftRows()
    if readingDepth == 0 { pass = ReadingPass() }
    readingDepth += 1
    defer {
      if readingDepth == 1 { readWaitingGroups() }
      readingDepth -= 1
      if readingDepth == 0 { finishPass(isEdit: isEdit) }
    }
    return body()
  }

  private func finishPass(isEdit: Bool) {
    guard let pass else { return }
    self.pass = nil
    handOn(pass)
    if isEdit { return }
    heedWaitingMasks()
    dropNeedlessMasks()
    heedExpansions()
    filterAgain()
  }

  /// Makes lazy rows that came back expanded, or below which something was remembered, since only a made row knows its
  /// children.
  private func heedExpansions() {
    for row in overlay.expansion.lazy.filter(\.value).map(\.key) + absent.hosts {
      guard let (section, index) = tree.find(row), section.rows.isLazy,
        section.children[row] == nil
      else { continue }
      if let made = section.rows.made(index), made.children == nil { continue }
      _ = childNode(of: row)
    }
  }

  // MARK: Moves from one place to another

  /// Gives rows that came the identity, and sections the mask, that they had elsewhere; keeps the state of the others
  /// for their return.
  private func handOn(_ pass: ReadingPass) {
    var sections = pass.others
    for section in pass.newSections {
      guard let name = section.absentName, tree.sections[section.id] === section else { continue }
      let place =
        sections.firstIndex { $0.name == name }
        ?? sections.only {
          $0.name.section == name.section && $0.name.row == .place
            && $0.name.isFound == name.isFound
        }
      if let place { moveMask(from: sections.remove(at: place).id, to: section.id) }
    }
    let (lost, earlier) = (Array(zip(pass.rows, pass.names)), turn?.lost(in: absent) ?? [])
    let adopted = adoptRows(earlier + lost, pass)
    for (row, name) in earlier where adopted.contains(row.id) { _ = absent.take(name) }
    for (row, name) in lost where !adopted.contains(row.id) { leave(row.id, as: name) }
    for (id, name) in sections { leave(id, as: name) }
    noteTurn(pass, lost: lost.filter { !adopted.contains($0.0.id) })
    takeAwayDrafts(pass)
    for row in adopted {
      if let child = tree.find(row)?.section.children[row] { resumeLoading(child, of: row) }
    }
  }

  /// Moves a mask that was set by hand from a node that left to the one that replaces it.
  func moveMask(from old: NodeID, to new: NodeID) {
    overlay.masks[new] = overlay.masks.removeValue(forKey: old)
    tree.sections[new]?.group.hostSection?.markDirty()
  }

  /// Gives rows that came in this turn the identity of rows that left: by full name, else by id, if
  /// only one row of that id left and only one came.
  private func adoptRows(_ lost: [ReadingTurn.LostRow], _ pass: ReadingPass) -> Set<NodeID> {
    if lost.isEmpty { return [] }
    let came = (turn?.newcomers ?? []) + pass.newcomers + pass.inserted
    // Sections that have left since are skipped: their group may be gone.
    let newcomers = came.filter { tree.sections[$0.section.id] === $0.section }
    var exact: [AbsentNodes.Name: Int] = [:]
    var moved: [PairingName: [Int]] = [:]
    for (place, (row, name)) in lost.enumerated() {
      if isKeptApart(row.id, name, isIndex: row.isIndex) { continue }
      exact[name] = place
      if row.isFree, case .id = row.name {
        moved[PairingName(name), default: []].append(place)
      }
    }
    // Hosts come before the rows below them, whose names contain the identity of the host.
    let sections = newcomers.sorted { $0.section.depth < $1.section.depth }
    var claims: [PairingName: [(row: NodeID, section: SectionNode)]] = [:]
    for (section, ids) in sections where section.isFree {
      for (row, _, key) in rows(ids, of: section) {
        let name = PairingName(key, section.rows.provider?.domain, in: section)
        if moved[name]?.count == 1 { claims[name, default: []].append((row, section)) }
      }
    }
    var (adopted, renamed): (Set<NodeID>, Set<NodeID>) = ([], [])
    var changed: [NodeID: SectionNode] = [:]
    for (section, ids) in sections {
      for (row, index, key) in rows(ids, of: section, named: exact.keys) {
        let fullName = section.absentName(key, domain: section.rows.provider?.domain)
        let name = PairingName(fullName)
        var match = exact[fullName]
        if match == nil, let claims = claims[name], claims.count == 1, claims[0].row == row,
          let place = moved[name]?[0], hasNeighbors(lost[place].name.scope, section, pass)
        {
          match = place
        }
        if let match {
          guard adopted.insert(lost[match].row.id).inserted else { continue }
          adopt(lost[match].row, as: row, at: index, of: section)
        } else if let host = section.group.hostRow, adopted.contains(host),
          let away = recall(fullName, isIndex: section.rows.idsAreIndexes)
        {
          // Only now is it known whose children the rows are.
          adopted.insert(away)
          rename(row, to: away, section.rows.column.stamp(at: index), at: index, of: section)
        } else {
          continue
        }
        renamed.insert(row)
        changed[section.id] = section
      }
    }
    for section in changed.values { heedDescriptors(of: section) }
    turn?.forget(renamed)
    return adopted
  }

  /// Returns whether a row may have moved between two groups of children: not if the old group left
  /// when the new one came, since the two groups then belong to different things.
  private func hasNeighbors(
    _ scope: AbsentNodes.Scope, _ section: SectionNode, _ pass: ReadingPass
  ) -> Bool {
    guard case .row(let host) = scope, section.group.hostRow != nil else { return true }
    let scope = section.group.absentScope
    return tree.find(host) != nil || !(pass.isNew(scope) || turn?.isNew(scope) == true)
  }

  /// The rows that came in a section and are still there, with their keys; a row that already has state in the overlay
  /// keeps its identity, and is left out.
  private func rows(
    _ ids: Range<UInt64>, of section: SectionNode
  ) -> some Sequence<(row: NodeID, index: Int, key: PairingKey)> {
    ids.lazy.compactMap { raw in
      let row = NodeID(raw)
      guard let index = section.rows.column.index(of: row), !self.overlay.remembers(row),
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
      guard ids.contains(row.raw), !overlay.remembers(row), let key = section.rows.absentKey(index)
      else { return nil }
      return (row, index, key)
    }.sorted { $0.index < $1.index }
  }

  private func adopt(
    _ lost: Orphans.Row, as row: NodeID, at index: Int, of section: SectionNode
  ) {
    let cell = section.rows.isLazy ? nil : section.rows.made(index)
    rename(row, to: lost.id, Orphans.stamp(lost, cell), at: index, of: section)
  }

  /// Gives a row that came the identity that it had before.
  private func rename(
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

  // MARK: Drafts

  /// Moves drafts from rows that are away to rows that came and edit the same properties: else a commit would write
  /// drafts that no row shows.
  private func takeAwayDrafts(_ pass: ReadingPass) {
    defer { dropReplacedDrafts() }
    guard overlay.drafts.typed.keys.contains(where: { awayRow($0) != nil }) else { return }
    for (section, ids) in pass.newcomers + pass.inserted {
      for row in ids { takeAwayDrafts(NodeID(row), in: section) }
    }
    for (row, section) in pass.returned { takeAwayDrafts(row, in: section) }
    for section in pass.sections { takeAwayDrafts(in: section) }
  }

  /// Moves drafts from rows that are away to the rows of a section that edit the same properties.
  func takeAwayDrafts(in section: SectionNode) {
    for row in section.rows.madeIDs { takeAwayDrafts(row, in: section) }
  }

  private func takeAwayDrafts(_ row: NodeID, in section: SectionNode) {
    guard tree.sections[section.id] === section, !section.group.isFound,
      let index = section.rows.column.index(of: row), let cell = section.rows.made(index)
    else { return }
    takeAwayDrafts(row, cell, in: section)
  }

  /// Moves drafts from rows that are away to a row that came and edits the same properties.
  func takeAwayDrafts(_ row: NodeID, _ cell: TableCell, in section: SectionNode) {
    for (name, binding) in cell.fields {
      guard let (other, control) = awayDraft(for: name, binding, of: row, in: section),
        let draft = overlay.drafts[other, control]
      else { continue }
      let message = overlay.drafts[message: other, control]
      overlay.drafts.drop(other, control)
      // A field that data describes differently edits another property.
      guard draft.isOf(binding) else { continue }
      overlay.drafts[row, name] = draft.left(false)
      if let message { overlay.drafts[message: row, name] = message }
      noteDraftRow(row)
      touch(row)
    }
  }

  /// Returns the place of the draft that a field of a row takes from a row that is away, or nil.
  func awayDraft(
    for name: String, _ binding: TableBinding, of row: NodeID, in section: SectionNode
  ) -> (row: NodeID, control: String)? {
    guard overlay.drafts[row, name] == nil, keepsDraft(row, binding) else { return nil }
    return awayDraft(of: binding, tree.groupObjects(around: section))
  }

  // MARK: Masks

  /// Hides or shows rows that came, if their mask was set before they were in the table.
  func heedWaitingMasks() {
    for (awaited, isMasked) in overlay.waitingMasks {
      guard let row = tree.row(awaited.id, of: awaited.part),
        tree.find(row)?.section.group.isFound == false
      else { continue }
      overlay.waitingMasks[awaited] = nil
      learnMask(of: row)
      setMask(row, isMasked)
    }
  }

  /// Forgets that nodes were shown by hand once the data shows them too, so that the data can hide them again.
  private func dropNeedlessMasks() {
    for (id, isMasked) in overlay.masks where !isMasked {
      if let section = tree.sections[id] {
        if !section.descriptor.isMasked { overlay.masks[id] = nil }
      } else if let (section, index) = tree.find(id), section.rows.made(index)?.isMasked == false {
        overlay.masks[id] = nil
      }
    }
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

extension Array {
  /// Returns the place of the only element that a condition is true for, or nil.
  fileprivate func only(where condition: (Element) -> Bool) -> Int? {
    let places = indices.filter { condition(self[$0]) }
    return places.count == 1 ? places[0] : nil
  }
}
