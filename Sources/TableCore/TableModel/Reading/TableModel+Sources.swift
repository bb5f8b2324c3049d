extension TableModel: TableSourceObserver {
  var hearsSources: Bool { !isClosed }

  func sourceChanged(_ source: TableSource) {
    guard !isClosed else { return }
    edit(.source("\(type(of: source))")) {
      if !dirtySources.contains(where: { $0 === source }) { dirtySources.append(source) }
    }
    owner?.modelStateChanged(self)
  }

  /// Reads the rows that may have changed, at the end of an update.
  func readDirtySources() {
    guard !dirtySources.isEmpty else { return }
    let sources = dirtySources
    dirtySources = []
    withinDelivery {
      reading {
        for source in sources {
          if let source = source as? RowSource {
            readRows(of: source)
          } else {
            readRuns(of: source)
          }
        }
      }
    }
    reportReturned(byTable: false)
  }

  private func readRuns(of source: TableSource) {
    for group in allGroups {
      for run in group.runs where run.source === source { readRun(run, of: group) }
    }
  }

  func sourceStateChanged(_ source: TableSource) {
    if !isClosed { owner?.modelStateChanged(self) }
  }

  /// True while a source of the table is still reading its first rows, or tries again; where what a remote search has found shows, a source of
  /// that alone.
  package var isLoadingSource: Bool {
    sources(where: { tree.results == nil || $0.isFound }).contains(where: \.isLoading)
  }

  /// The sources of the table's rows and sections, in no order.
  package var sources: [TableSource] { sources { _ in true } }

  private func sources(where isMeant: (GroupNode) -> Bool) -> [TableSource] {
    let rows = tree.sections.values.filter { isMeant($0.group) }.compactMap(\.descriptor.source)
    return rows + allGroups.filter(isMeant).flatMap { $0.runs.map(\.source) }
  }

  // MARK: Rows of one section

  private func readRows(of source: RowSource) {
    let nodes = tree.sections.values.filter { $0.descriptor.source === source }
    var reading = SectionReading(model: self)
    for node in nodes.sorted(by: { $0.id < $1.id }) {
      let place = node.group.sections.firstIndex { $0 === node } ?? 0
      reading.read(node.descriptor, into: node, isNew: false, at: place)
    }
    reading.finish()
    reading.remember()
  }

  /// Reads the rows that may have changed, for callers that look up rows during an update.
  func readDirtySourcesNow() {
    if !dirtySources.isEmpty, isUpdating, readingDepth == 0 { readDirtySources() }
  }

  /// Lets a source give sections their rows, or shows the rows as written again if it is nil.
  ///
  /// The next reading of `tableData`, if the sections come from it, restores the source given
  /// there. A selector that matches no section is reported.
  public func setSource(_ source: RowSource?, of selector: TableSelector) {
    setSource(source, of: selector, in: nil)
  }

  /// Lets a source give sections of a part of the table their rows.
  package func setSource(_ source: RowSource?, of selector: TableSelector, in part: GroupToken?) {
    let nodes = resolve(selector, of: part).compactMap { tree.sections[$0] }
    guard !nodes.isEmpty else { return reportNothing(selector, "setSource", "section") }
    edit { reading { setSource(source, of: nodes) } }
  }

  private func setSource(_ source: RowSource?, of nodes: [SectionNode]) {
    // Edits of rows that the model owns are kept nowhere else.
    let keepsEdits = ownsRows || owner == nil
    var reading = SectionReading(model: self)
    for node in nodes {
      var descriptor = node.descriptor
      descriptor.source = source
      descriptor.sourcedRows = nil
      descriptor.failing = nil
      let place = node.group.sections.firstIndex { $0 === node } ?? 0
      reading.read(descriptor, into: node, isNew: false, at: place, keepsEdits: keepsEdits)
    }
    reading.finish()
    reading.remember()
  }

  // MARK: Several sections

  /// Replaces the descriptors that stand for sources by the sections that the sources give.
  func expandRuns(_ descriptors: [TableSection], in group: GroupNode) -> [TableSection] {
    // The links of the former runs are released last, so that a source that stays never seems unused.
    let old = group.runs
    group.runs = []
    defer { withExtendedLifetime(old) {} }
    return addRuns(descriptors, to: group)
  }

  /// Replaces the descriptors that stand for sources by the sections that the sources give, and adds their runs to the group.
  func addRuns(
    _ descriptors: [TableSection], to group: GroupNode, at start: Int = 0
  ) -> [TableSection] {
    guard descriptors.contains(where: { $0.keyed != nil }) else { return descriptors }
    var expanded: [TableSection] = []
    // The runs stand in the order of the table.
    let isLast = start == group.sections.count
    var number =
      isLast
      ? group.runs.count
      : group.runs.firstIndex { place(of: $0, group) >= start } ?? group.runs.count
    for descriptor in descriptors {
      if let source = descriptor.keyed {
        let run = SourceRun(source, descriptor, in: self)
        run.place = start + expanded.count
        group.runs.insert(run, at: number)
        number += 1
        expanded += run.descriptors
      } else {
        expanded.append(descriptor)
      }
    }
    return expanded
  }

  /// Notes the section before each of some runs of a group, by which a run without sections keeps its place.
  func noteRuns(of group: GroupNode, _ runs: [SourceRun]) {
    for run in runs {
      run.previous = run.place > 0 ? group.sections[run.place - 1].id : nil
    }
  }

  private func readRun(_ run: SourceRun, of group: GroupNode) {
    let old = group.sections.filter { $0.descriptor.origin === run }
    let place = group.sections.firstIndex { $0.descriptor.origin === run }
    if let place { run.previous = place > 0 ? group.sections[place - 1].id : nil }
    replace(old, with: run.descriptors, at: place ?? self.place(ofEmpty: run, group), in: group)
    placeFailures(in: group)
    checkSectionIDs(of: group.sections.map(\.descriptor))
  }

  /// Returns the place of the first section of a run, or the one that it would have.
  private func place(of run: SourceRun, _ group: GroupNode) -> Int {
    group.sections.firstIndex { $0.descriptor.origin === run } ?? place(ofEmpty: run, group)
  }

  /// Returns the place of a run without sections: behind the section before it, and behind the runs before it.
  private func place(ofEmpty run: SourceRun, _ group: GroupNode) -> Int {
    let previous = group.sections.firstIndex { $0.id == run.previous } ?? -1
    let earlier = group.runs.prefix { $0 !== run }
    let last = group.sections.lastIndex { section in
      earlier.contains { $0 === section.descriptor.origin }
    }
    return max(previous, last ?? -1) + 1
  }

  private var allGroups: [GroupNode] {
    tree.stack + [tree.results].compactMap { $0 }
      + tree.sections.values.flatMap { $0.children.values.map(\.group) }
  }

  // MARK: Changes that the app shows itself

  /// Calls a source's ``TableSource/onContentChange`` for the rows whose content has changed, and returns those for which it
  /// returned true, since the app has shown their change itself.
  func handledChanges(
    _ pairing: RowPairing, by source: TableSource?, of node: SectionNode, at place: Int,
    id: (Int) -> NodeID
  ) -> Set<NodeID> {
    guard let source = node.descriptor.origin?.source ?? source, let ask = source.onContentChange
    else { return [] }
    let group = node.group
    let oldPlace = group.sections.firstIndex { $0 === node } ?? place
    var handled: Set<NodeID> = []
    for index in pairing.changed {
      guard let match = pairing.oldIndex(of: index) else { continue }
      let change = TableSourceChange(
        row: id(index), from: DataPath(group: group.id, section: oldPlace, row: match),
        to: DataPath(group: group.id, section: place, row: index))
      if ask(change) { handled.insert(change.row) }
    }
    return handled
  }

  /// Shows the source of a descriptor from now on, if it has one.
  ///
  /// - Returns: the old rows to pair those of the descriptor with; rows as written are put aside while a source gives
  ///   others.
  func takeRows(for new: TableSection, into node: SectionNode, isNew: Bool) -> RowStore {
    node.show(new.source, for: self)
    switch (node.descriptor.isSourced, new.isSourced) {
    case (false, true):
      for (host, child) in node.children { setAside(child, of: host) }
      node.putAside(keeping: !isNew)
    case (true, false):
      for (host, child) in node.children { drop(child, of: host, in: node) }
      node.takeBack()
      if !overlay.drafts.isEmpty {
        for row in node.rows.column.ids { pass?.addReturned(NodeID(row), of: node) }
      }
      for (host, child) in node.children { takeUp(child, of: host) }
    default: return node.rows
    }
    tree.names.change(node.id)
    node.dropSearchIndex()
    node.markDirty()
    return node.rows
  }

  // MARK: Failures

  /// Shows above the rows of a section why its sources are not up to date, or removes those rows if they
  /// are.
  func showFailure(of node: SectionNode) {
    let sources = failingSources(of: node)
    if sources.isEmpty {
      if node.failureGroup != nil {
        dropFailure(of: node)
        node.markDirty()
      }
      return
    }
    let cells = sources.compactMap { source -> TableCell? in
      guard let failure = source.failure else { return nil }
      let retry: TableAction? =
        source.canRetry ? .run { [weak source] _ in source?.retry() } : nil
      return [
        .title: words(for: failure), .subtitle: retry == nil ? nil : TableWords.current.retry,
        .action: retry, .cellClass: .of(SourceFailureCell.self),
      ]
    }
    let group = node.failureGroup ?? GroupNode(id: NodeID(tree.mint()))
    group.attach(above: node)
    tree.add(group)
    read([TableSection(cells: cells)], into: group)
    for section in group.sections { tree.homes.setOuter(node.id, of: section.id) }
    node.failureGroup = group
    node.markDirty()
  }

  /// Returns the sources that are not up to date of which a section tells: its own, and that of several sections where it is
  /// the first of these that shows.
  private func failingSources(of node: SectionNode) -> [TableSource] {
    let own = [node.descriptor.failing].compactMap { $0 }.filter { $0.failure != nil }
    guard let run = node.descriptor.origin, run.source.failure != nil else { return own }
    let sections = node.group.sections.lazy.filter { $0.descriptor.origin === run }
    let first = sections.first { !self.isMasked($0) } ?? sections.first
    return first == nil || first === node ? [run.source] + own : own
  }

  /// Tells of sources of several sections that are not up to date above the first of their sections that shows now.
  func placeFailures(in group: GroupNode) {
    for section in group.sections where section.descriptor.origin != nil {
      let count = section.failure?.rows.count ?? 0
      if failingSources(of: section).count != count { reading { showFailure(of: section) } }
    }
  }

  /// Removes the row that shows why a section's source is not up to date.
  func dropFailure(of node: SectionNode) {
    guard let group = node.failureGroup else { return }
    node.failureGroup = nil
    tree.remove(group)
    for section in group.sections { forget(section) }
  }
}
