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

  /// The sections of lazily made rows that were read, or to which rows came.
  var lazySections: Set<NodeID> {
    let came = (newcomers + inserted).map(\.section) + returned.map(\.section)
    return Set((sections + newSections + came).lazy.filter(\.rows.isLazy).map(\.id))
  }

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
    dropMetDrafts()
    heedWaitingMasks()
    dropNeedlessMasks()
    heedExpansions(in: pass)
    filterAgain()
  }

  /// Makes lazy rows that were expanded once, or below which something is remembered, where they came back: only a made
  /// row knows its children, in which a search looks.
  private func heedExpansions(in pass: ReadingPass) {
    let read = pass.lazySections
    if read.isEmpty { return }
    for row in Array(overlay.expansion.keys) + absent.hosts {
      guard let (section, index) = tree.find(row), read.contains(section.id),
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
    let adopted = RowAdoption.adopt(earlier + lost, in: pass, of: self)
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

extension Array {
  /// Returns the place of the only element that a condition is true for, or nil.
  fileprivate func only(where condition: (Element) -> Bool) -> Int? {
    let places = indices.filter { condition(self[$0]) }
    return places.count == 1 ? places[0] : nil
  }
}
