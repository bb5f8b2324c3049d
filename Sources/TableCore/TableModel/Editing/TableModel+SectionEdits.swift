extension TableModel {
  /// Inserts sections, in their order.
  ///
  /// ```swift
  /// try model.insertSections([TableSection("Later", cells: later)], at: .after(.section("Today")))
  /// ```
  ///
  /// A section whose id, or else title, was deleted before gets its state back: it is hidden if it was, and its rows get
  /// theirs back, too.
  ///
  /// - Returns: the places of the new sections as written; a source has as many as it gives now, which may be none.
  /// - Throws: ``TableEditError`` before anything changes; a section whose id the table has already
  ///   is refused.
  @discardableResult
  public func insertSections(
    _ descriptors: [TableSection], at place: SectionPlace
  ) throws -> Range<Int> {
    let (group, index) = try spot(place)
    var ids = Set(group.sections.compactMap(\.descriptor.id))
    for id in descriptors.compactMap(\.id) where !ids.insert(id).inserted {
      throw TableEditError.duplicateSection("\(id)")
    }
    var count = 0
    edit {
      reading { count = insert(descriptors, into: group, at: index) }
    }
    return index..<index + count
  }

  /// Inserts sections, and returns how many: one may stand for a source of any number of them.
  private func insert(
    _ descriptors: [TableSection], into group: GroupNode, at index: Int
  ) -> Int {
    let knownRuns = group.runs
    let descriptors = addRuns(descriptors, to: group, at: index)
    var reading = SectionReading(model: self)
    let nodes = descriptors.enumerated().map { offset, descriptor in
      let node = SectionNode(id: NodeID(tree.mint()), group: group, descriptor: descriptor)
      tree.add(node)
      pass?.add(node)
      if let name = node.absentName, let known = absent.take(name) {
        moveMask(from: known, to: node.id)
      }
      reading.read(descriptor, into: node, isNew: true, at: index + offset)
      return node
    }
    group.sections.insert(contentsOf: nodes, at: index)
    noteRuns(of: group, group.runs.filter { run in !knownRuns.contains { $0 === run } })
    reading.finish()
    sectionsWereEdited(group)
    return nodes.count
  }

  /// Removes sections with their rows and the children of these.
  ///
  /// Drafts of the rows are no longer written. Other state of the sections and rows is kept for their return.
  ///
  /// - Returns: the places of the sections as written, before the edit.
  /// - Throws: ``TableEditError/nothingMeant(_:)`` before anything changes.
  @discardableResult
  public func deleteSections(_ selector: TableSelector) throws -> [Int] {
    let nodes = try sectionNodes(selector)
    let places = nodes.compactMap { $0.index }
    edit {
      reading(isEdit: true) { for node in nodes { remove(node) } }
    }
    return places
  }

  private func remove(_ node: SectionNode) {
    // The section may have been removed with a row above it.
    guard tree.sections[node.id] === node else { return }
    let former = node.group.sections
    node.group.sections.removeAll { $0 === node }
    node.group.keepPlacesOfRuns(since: former)
    forgetDraftRows(in: node)
    leave(node)
    sectionsWereEdited(node.group)
  }

  /// Moves sections, in the order in which the selector names them.
  ///
  /// - Returns: their places as written, afterwards.
  /// - Throws: ``TableEditError`` before anything changes; sections stay in their group.
  @discardableResult
  public func moveSections(_ selector: TableSelector, to place: SectionPlace) throws -> [Int] {
    let nodes = try sectionNodes(selector)
    var (group, index) = try spot(place)
    guard nodes.allSatisfy({ $0.group === group }) else { throw TableEditError.unknownGroup }
    let isMoved = { (node: SectionNode) in nodes.contains { $0 === node } }
    if case .index = place {
      guard index + nodes.count <= group.sections.count else {
        throw TableEditError.unknownPlace(index)
      }
    } else {
      index -= group.sections[..<index].count(where: isMoved)
    }
    edit {
      let former = group.sections
      group.sections.removeAll(where: isMoved)
      group.keepPlacesOfRuns(since: former)
      group.sections.insert(contentsOf: nodes, at: index)
      sectionsWereEdited(group)
    }
    return nodes.compactMap { $0.index }
  }

  /// Changes the attributes of sections, such as title, footer, id and tags; their rows stay as they are.
  ///
  /// - Throws: ``TableEditError`` before anything changes; an id that another section has is refused.
  public func editSections(
    _ selector: TableSelector, _ change: (inout TableSection) throws -> Void
  ) throws {
    let edited = try sectionNodes(selector).map { node in
      var descriptor = node.descriptor
      try change(&descriptor)
      return (node, descriptor)
    }
    for (node, descriptor) in edited {
      guard let id = descriptor.id, id != node.descriptor.id else { continue }
      let isTaken = node.group.sections.contains { $0 !== node && $0.descriptor.id == id }
      let isTakenTwice = edited.contains { $0.0 !== node && $0.1.id == id }
      if isTaken || isTakenTwice { throw TableEditError.duplicateSection("\(id)") }
    }
    edit {
      for (node, descriptor) in edited {
        let isOtherSource = node.descriptor.source !== descriptor.source
        var descriptor = descriptor
        // Rows that are not made yet stay as they are, too.
        if node.rows.isLazy, !isOtherSource { descriptor.rowChange = node.descriptor.rowChange }
        node.describe(descriptor)
        if !descriptor.isMasked, overlay.masks[node.id] == false { overlay.masks[node.id] = nil }
        if isOtherSource { setSource(descriptor.source, of: .node(node.id)) }
        tree.names.change(node.id)
        node.markDirty()
        if !node.group.runs.isEmpty { placeFailures(in: node.group) }
      }
    }
  }

  /// Reloads sections, with new cells and views of the host.
  ///
  /// - Throws: ``TableEditError/nothingMeant(_:)`` before anything changes.
  public func reloadSections(_ selector: TableSelector) throws {
    let nodes = try sectionNodes(selector)
    edit {
      for node in nodes {
        node.reloadViews()
        reload(node.rows.column.ids.map { NodeID($0) })
      }
    }
  }

  private func sectionNodes(_ selector: TableSelector) throws -> [SectionNode] {
    let nodes = resolve(selector).compactMap { tree.sections[$0] }
    guard !nodes.isEmpty else { throw TableEditError.nothingMeant("\(selector)") }
    return nodes
  }

  private func sectionsWereEdited(_ group: GroupNode) {
    tree.noteStructure()
    group.hostSection?.markDirty()
    if group.runs.isEmpty { return }
    group.sortRuns()
    placeFailures(in: group)
  }
}
