/// A reason why a row or a section is not on screen.
public enum HiddenReason: String, Hashable, Sendable {
  /// The row or section is hidden, by hand or as described.
  case masked
  /// The row or section is below a collapsed row.
  case collapsed
  /// A search does not find the row, or any row of the section; or what a remote search found shows in place of the table.
  case filtered
  /// The section, the group or a row above is hidden.
  case ancestor
}

extension TableModel {
  func isMasked(_ id: NodeID) -> Bool { overlay.masks[id] ?? false }

  func isMasked(_ section: SectionNode) -> Bool {
    overlay.masks[section.id] ?? section.descriptor.isMasked
  }

  func isMasked(row index: Int, of section: SectionNode) -> Bool {
    overlay.masks[section.rows.column.id(at: index)] ?? section.rows.made(index)?.isMasked ?? false
  }

  /// Hides nodes, as ``setMasked(_:of:)`` does.
  public func mask(_ selector: TableSelector) { setMasked(true, of: selector) }

  /// Hides nodes, or shows them again; a node with that state already is left alone.
  ///
  /// An id without a row yet takes effect when the table gets the row; any other selector that means nothing is
  /// reported. A node shown by hand stays so until the data, after showing it too, hides it again.
  public func setMasked(_ isMasked: Bool, of selector: TableSelector) {
    setMasked(isMasked, of: selector, in: nil)
  }

  /// Hides nodes of a part of the table, or shows them again.
  package func setMasked(_ isMasked: Bool, of selector: TableSelector, in part: GroupToken?) {
    edit {
      noteDraftRows()
      for id in nodes(toMask: selector, of: part, { _ in isMasked }) { setMask(id, isMasked) }
    }
  }

  /// Hides nodes that show, and shows those that are hidden.
  ///
  /// A selector that means nothing is treated as by ``setMasked(_:of:)``.
  public func toggleMask(_ selector: TableSelector) { toggleMask(selector, of: nil) }

  /// Hides nodes of a part of the table that show, and shows those that are hidden.
  package func toggleMask(_ selector: TableSelector, of part: GroupToken?) {
    edit {
      noteDraftRows()
      for id in nodes(toMask: selector, of: part, { !$0() }) { setMask(id, !isMasked(node: id)) }
    }
  }

  /// Returns the nodes that a selector means; for an id without a row yet, notes the mask that the row will get.
  private func nodes(
    toMask selector: TableSelector, of part: GroupToken?, _ change: (() -> Bool) -> Bool
  ) -> [NodeID] {
    let nodes = resolve(selector, of: part)
    // The result of a remote search may have the id of a row that is not in the table yet.
    if case .id(let id) = selector {
      let awaited = AwaitedRow(id: id, part: part)
      if nodes.isEmpty || overlay.waitingMasks[awaited] != nil {
        overlay.waitingMasks[awaited] = change { isMaskedAway(awaited) }
        return []
      }
      for id in nodes { learnMask(of: id) }
    }
    if nodes.isEmpty, selector != .all { reportNothing(selector, "mask", "row, section or group") }
    return nodes
  }

  /// Returns whether a node is hidden, by hand or as described, or will be when it comes.
  public func isMasked(_ selector: TableSelector) -> Bool { isMasked(selector, of: nil) }

  /// Returns whether a node of a part of the table is hidden, by hand or as described, or will be
  /// when it comes.
  package func isMasked(_ selector: TableSelector, of part: GroupToken?) -> Bool {
    let nodes = resolve(selector, of: part)
    if case .id(let id) = selector {
      let awaited = AwaitedRow(id: id, part: part)
      if nodes.isEmpty || overlay.waitingMasks[awaited] != nil { return isMaskedAway(awaited) }
    }
    return nodes.first.map { isMasked(node: $0) } ?? false
  }

  /// Returns whether a row that is not in the table will be hidden when it comes: by a mask that waits for it, or by the one
  /// that it had when it left.
  private func isMaskedAway(_ row: AwaitedRow) -> Bool {
    overlay.waitingMasks[row]
      ?? absent.rows(withID: row.id).contains {
        overlay.masks[$0.row] == true && isPart($0.scope, of: row.part)
      }
  }

  /// Returns whether nodes that are away stood in a part of the table, or below a row of it.
  private func isPart(_ scope: AbsentNodes.Scope, of part: GroupToken?) -> Bool {
    switch scope {
    case .object(let token): part == nil || token == part
    case .group: part == nil
    case .row(let host): tree.find(host).map { tree.isPart($0.section, of: part) } ?? (part == nil)
    }
  }

  func isMasked(node id: NodeID) -> Bool {
    if let section = tree.sections[id] { return isMasked(section) }
    if let (section, index) = tree.find(id) { return isMasked(row: index, of: section) }
    return isMasked(id)
  }

  /// Makes the cell of a row, which says whether the row is hidden; one that its source must read first is not read for that.
  func learnMask(of id: NodeID) {
    if let (section, index) = tree.find(id), section.rows.isReady(index) { _ = cell(id) }
  }

  func setMask(_ id: NodeID, _ isMasked: Bool) {
    guard self.isMasked(node: id) != isMasked else { return }
    overlay.masks[id] = nil
    if self.isMasked(node: id) != isMasked { overlay.masks[id] = isMasked }
    if let section = tree.sections[id] {
      section.group.hostSection?.markDirty()
      if section.descriptor.origin != nil { placeFailures(in: section.group) }
    } else if let (section, _) = tree.find(id) {
      section.markDirty()
    } else {
      tree.group(id)?.hostSection?.markDirty()
    }
  }

  /// Returns the reasons why a node is not on screen; empty if it is, nil if there is no such node.
  ///
  /// A section without rows that `emptyPolicy` leaves out has no reason.
  public func visibility(of id: NodeID) -> Set<HiddenReason>? {
    if isFiltered, isUpdating { settleMatches() }
    if let section = tree.sections[id] {
      var reasons = reasons(around: section.group)
      if isMasked(section) { reasons.insert(.masked) }
      if isFiltered, !hasHits(section) { reasons.insert(.filtered) }
      return reasons
    }
    if let group = tree.group(id) {
      return reasons(above: group).union(isMasked(id) ? [.masked] : [])
    }
    guard let (section, index) = tree.find(id) else { return nil }
    var reasons = reasons(around: section.group)
    if isMasked(row: index, of: section) { reasons.insert(.masked) }
    if isFiltered, !SectionHits(of: section, in: self).candidates.contains(index) {
      reasons.insert(.filtered)
    }
    if isMasked(section) { reasons.insert(.ancestor) }
    return reasons
  }

  /// Looks, during an update, for matches in the sections that were changed by it.
  private func settleMatches() {
    for section in filter.findMatches() { section.markDirty() }
  }

  /// Returns whether a row, or its section, group or host, is hidden, by hand or as described.
  package func isHiddenByHand(_ row: NodeID) -> Bool {
    guard let (section, index) = tree.find(row) else { return false }
    return isMasked(row: index, of: section) || isMasked(section)
      || reasons(around: section.group).contains(.ancestor)
  }

  /// Returns whether a search finds any unmasked row of a section.
  private func hasHits(_ section: SectionNode) -> Bool {
    SectionHits(of: section, in: self).shows
  }

  /// Returns the reasons, of a group and of the nodes around it, why the group's sections do not
  /// show.
  private func reasons(around group: GroupNode) -> Set<HiddenReason> {
    reasons(above: group).union(isMasked(group.id) ? [.ancestor] : [])
  }

  /// Returns the reasons, of the nodes around a group, why the group does not show.
  private func reasons(above group: GroupNode) -> Set<HiddenReason> {
    guard let section = group.hostSection else {
      return tree.results == nil || group.isFound ? [] : [.filtered]
    }
    guard let row = group.hostRow else { return reasons(around: section.group) }
    var reasons = reasons(around: section.group)
    if let child = section.children[row], !isExpanded(row, child) { reasons.insert(.collapsed) }
    if isMasked(node: row) || isMasked(section) { reasons.insert(.ancestor) }
    return reasons
  }
}
