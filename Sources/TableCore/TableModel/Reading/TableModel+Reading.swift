extension TableModel {
  /// Makes the screen's own group show `descriptors`.
  package func read(_ descriptors: [TableSection]) { read(descriptors, into: tree.main) }

  /// Makes a group show `descriptors`: pairs old and new nodes, so that paired ones keep their identities.
  ///
  /// Rows pair by id within their section, then by id elsewhere if it is unique on both sides, then
  /// by tag, binding or title, then by place.
  func read(_ descriptors: [TableSection], into group: GroupNode) {
    if group === tree.main { isUnread = false }
    let descriptors = expandRuns(descriptors, in: group)
    checkSectionIDs(of: descriptors)
    let old = group.sections
    replace(old, with: descriptors, at: 0, in: group)
    noteRuns(of: group, group.runs)
    if !group.runs.isEmpty { placeFailures(in: group) }
  }

  /// Makes sections of a group show `descriptors` instead; they stand together from `place` on afterwards.
  func replace(
    _ old: [SectionNode], with descriptors: [TableSection], at place: Int, in group: GroupNode
  ) {
    working(.pairing, at: ownPlace) {
      reading { replaceNow(old, with: descriptors, at: place, in: group) }
    }
  }

  private func replaceNow(
    _ old: [SectionNode], with descriptors: [TableSection], at place: Int, in group: GroupNode
  ) {
    var reading = SectionReading(model: self, isAlone: max(old.count, descriptors.count) == 1)
    let pairing = old.isEmpty ? nil : SectionNode.pairing(old, descriptors)
    var sections: [SectionNode] = []
    for (index, descriptor) in descriptors.enumerated() {
      let match = pairing?[index]
      let node = match ?? SectionNode(id: NodeID(tree.mint()), group: group, descriptor: descriptor)
      if match == nil {
        tree.add(node)
        pass?.add(node)
        if let name = node.absentName, let known = absent.take(name) {
          moveMask(from: known, to: node.id)
        }
      }
      reading.read(descriptor, into: node, isNew: match == nil, at: place + index)
      sections.append(node)
    }
    let isRearranged = !sections.elementsEqual(old, by: ===)
    let removed = isRearranged ? put(sections, inPlaceOf: old, at: place, in: group) : []
    for node in removed { reading.leave(node) }
    reading.finish()
    for node in removed {
      forget(node)
      loseMask(of: node)
    }
    reading.remember()
    if isRearranged {
      tree.noteStructure()
      group.hostSection?.markDirty()
    }
    tree.prune()
  }

  /// Puts sections into a group in the place of others, and returns those of them that are not there any more.
  private func put(
    _ sections: [SectionNode], inPlaceOf old: [SectionNode], at place: Int, in group: GroupNode
  ) -> [SectionNode] {
    // Most groups below rows are new: ten thousand of them come from a server at once.
    if old.isEmpty {
      group.sections.insert(contentsOf: sections, at: min(place, group.sections.count))
      return []
    }
    let replaced = Set(old.map(\.id))
    let former = group.runs.isEmpty ? [] : group.sections
    group.sections.removeAll { replaced.contains($0.id) }
    group.keepPlacesOfRuns(since: former)
    group.sections.insert(contentsOf: sections, at: min(place, group.sections.count))
    let kept = Set(sections.map(\.id))
    return old.filter { !kept.contains($0.id) }
  }

  /// Makes the model's own lazy rows again, and reads the groups and methods again that give children below own rows.
  package func readOwnRows() {
    defer { filterAgain() }
    noteDraftRows()
    // Code of the app that runs meanwhile may remove sections.
    for section in tree.allSections
    where tree.sections[section.id] === section && section.group.object == nil {
      remake(section.rows.realized, of: section)
      refreshBoundValues(of: section)
      for (host, child) in section.children {
        if let object = child.group.object, child.state == .ready {
          readSections(of: object, into: child.group)
        } else if case .made = child.descriptor.rows, child.state == .ready, !section.rows.isLazy {
          load(child, of: host)
        }
      }
    }
  }

  /// Removes a section that left the table from the look-ups, with all below it.
  func forget(_ node: SectionNode) {
    tree.remove(node)
    for (host, child) in node.children { drop(child, of: host, in: node) }
    dropFailure(of: node)
  }
}

extension SectionNode {
  /// Returns the old section of each new one, or nil: by id, else by title, else by place.
  fileprivate static func pairing(
    _ old: [SectionNode], _ new: [TableSection]
  ) -> [SectionNode?] {
    let pairing = RowPairing(
      oldCount: old.count, newCount: new.count,
      isSame: { old[$0].descriptor.pairingKey == new[$1].pairingKey },
      isChanged: { _, _ in false },
      oldKey: { old[$0].descriptor.pairingKey }, newKey: { new[$0].pairingKey },
      mayPairByPlace: { old[$0].descriptor.id == nil && new[$1].id == nil })
    return new.indices.map { index in pairing.oldIndex(of: index).map { old[$0] } }
  }
}

extension TableSection {
  /// The key that pairs the section with itself from one reading to the next.
  fileprivate var pairingKey: PairingKey {
    if let id { .id(id) } else if let title { .title(title) } else { .place }
  }
}
