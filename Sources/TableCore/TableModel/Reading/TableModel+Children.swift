import Foundation

extension TableModel {
  /// The rows that have children, expanded or not, in the order of the table.
  public var hosts: [NodeID] {
    readCollapsedGroups()
    return (tree.stack + [tree.results].compactMap { $0 }).flatMap { hosts(in: $0) }
  }

  private func hosts(in group: GroupNode) -> [NodeID] {
    group.sections.flatMap { section in
      section.children.compactMap { row, child in
        section.rows.column.index(of: row).map { (index: $0, row: row, group: child.group) }
      }
      .sorted { $0.index < $1.index }.flatMap { [$0.row] + hosts(in: $0.group) }
    }
  }

  /// Returns whether the children of a row show.
  public func isExpanded(_ id: NodeID) -> Bool? {
    guard let (section, index) = tree.find(id) else { return nil }
    if let child = section.children[id] { return isExpanded(id, child) }
    // The children of a row that was made just now are not read before they are needed.
    guard section.rows.isLazy, let children = section.rows.made(index)?.children else { return nil }
    return overlay.expansion[id] ?? children.isExpanded
  }

  func isExpanded(_ id: NodeID, _ child: ChildNode) -> Bool {
    overlay.expansion[id] ?? child.descriptor.isExpanded
  }

  /// Shows the children of rows, or hides them; rows with that state already are left alone.
  ///
  /// Lazy children are made when they are shown first; until then the row is busy. A selector that means no row is
  /// reported.
  public func setExpanded(_ isExpanded: Bool, of selector: TableSelector) {
    setExpanded(isExpanded, of: selector, in: nil)
  }

  /// Shows the children of rows of a part of the table, or hides them.
  package func setExpanded(
    _ isExpanded: Bool, of selector: TableSelector, in part: GroupToken?
  ) {
    edit {
      let rows = resolve(selector, of: part).filter { tree.find($0) != nil }
      if rows.isEmpty, selector != .all { reportNothing(selector, "setExpanded", "row") }
      var changed: [NodeID: [NodeID: Bool]] = [:]
      for id in rows {
        guard let child = childNode(of: id), self.isExpanded(id, child) != isExpanded else {
          continue
        }
        overlay.expansion[id] = isExpanded
        child.isCollapsedByFailure = false
        if let home = tree.homes.section(of: id) { changed[home, default: [:]][id] = false }
        if isExpanded { load(child, of: id) }
      }
      for (home, rows) in changed {
        if let section = tree.sections[home] { touch(rows, in: section) }
      }
    }
  }

  /// Loads the children of a row: reads a group and loads lazy children once, and calls a method each time.
  func load(_ child: ChildNode, of id: NodeID) {
    switch child.descriptor.rows {
    case .sections: return
    case .group(let object):
      guard child.state == .unread else { return }
      child.state = .ready
      unreadHosts.remove(id)
      readBelow(child.group) { self.readSections(of: object, into: child.group) }
    case .made: readBelow(child.group) { self.makeRows(of: child) }
    case .lazy(let make): load(child, of: id, make)
    }
  }

  /// Begins to load lazy children, once.
  private func load(
    _ child: ChildNode, of id: NodeID,
    _ make: @escaping @MainActor (TableActionContext) async throws -> [TableCell]
  ) {
    guard child.state == .unread, let context = context(of: id) else { return }
    child.state = .loading
    child.isOutdated = false
    overlay.count(true, id)
    tasks.start(Loading(row: id)) { [weak self] in
      let result: Result<[TableCell], any Error>
      do {
        result = .success(try await Loading.$current.withValue(id) { try await make(context) })
      } catch { result = .failure(error) }
      guard let self, !Task.isCancelled else { return }
      tasks.end(Loading(row: id))
      edit(.load("the children of \(id)")) {
        overlay.count(false, id)
        switch result {
        case .success(let cells):
          child.state = .ready
          overlay.messages[id] = nil
          read([TableSection(cells: cells)], into: child.group)
          if child.isOutdated { loadAgain(child, of: id) }
        // The failure of a load that was outdated says nothing of the one that follows it.
        case .failure where child.isOutdated: loadAgain(child, of: id)
        case .failure(let error):
          child.state = .unread
          child.isCollapsedByFailure = isExpanded(id, child)
          overlay.expansion[id] = false
          overlay.messages[id] = words(for: error)
        }
        touch(id)
      }
    }
  }

  private struct Loading: Hashable {
    let row: NodeID
    /// The row whose children the current task makes: a request from there to make them again is ignored, as it would never
    /// end.
    @TaskLocal static var current: NodeID?
  }

  /// Makes lazy children again that were asked for while they were being made; the older ones show until then.
  private func loadAgain(_ child: ChildNode, of id: NodeID) {
    child.state = .unread
    if isExpanded(id, child) { load(child, of: id) }
  }

  /// Stops loading lazy children.
  private func stopLoading(_ child: ChildNode, of id: NodeID) {
    guard child.state == .loading else { return }
    tasks.cancel(Loading(row: id))
    overlay.count(false, id)
    child.state = .unread
  }

  /// Stops loading children below a row, at any depth.
  func pauseLoading(_ child: ChildNode, of id: NodeID) {
    stopLoading(child, of: id)
    for section in child.group.sections {
      for (host, inner) in section.children { pauseLoading(inner, of: host) }
    }
  }

  /// Loads children below a row again whose loading was stopped.
  func resumeLoading(_ child: ChildNode, of id: NodeID) {
    if isExpanded(id, child) || wasExpanded(id, child) || isFiltered && child.isUnreadGroup {
      load(child, of: id)
    }
    for section in child.group.sections {
      for (host, inner) in section.children { resumeLoading(inner, of: host) }
    }
  }

  /// Removes the children of a row; a load of children is cancelled, and what is remembered of their rows waits until they
  /// return.
  func drop(_ child: ChildNode, of id: NodeID, in section: SectionNode) {
    stopLoading(child, of: id)
    // What was said of these children is not true of the row any more.
    setMessage(nil, id)
    reading(isEdit: true) {
      for section in child.group.sections { leave(section) }
      if overlay.masks[child.group.id] != nil {
        pass?.lose(child.group.id, as: .group(below: id))
      }
      tree.remove(child.group)
      unreadHosts.remove(id)
      section.children[id] = nil
    }
  }

  /// Reads the children that a cell describes.
  func readChildren(_ children: TableChildren, of id: NodeID, in section: SectionNode) {
    let child: ChildNode
    var isOther = false
    if let old = section.children[id] {
      child = old
      if case .lazy = children.rows {} else { stopLoading(child, of: id) }
      isOther = child.describe(children)
    } else {
      child = ChildNode(group: GroupNode(id: NodeID(tree.mint())), descriptor: children)
      tree.add(child.group)
      section.children[id] = child
    }
    child.group.attach(to: id, in: section)
    if let reason = refusal(of: child) {
      report(.endlessChildren, reason, in: section)
      child.group.object = nil
      child.state = .ready
      unreadHosts.remove(id)
      return read([], into: child.group)
    }
    if child.group.sections.isEmpty { pass?.add(child.group) }
    if let known = absent.take(.group(below: id)) { moveMask(from: known, to: child.group.id) }
    if case .group = children.rows {} else { child.group.object = nil }
    if isOther { setMessage(nil, id) }
    if isOther, child.state == .unread { read([], into: child.group) }
    switch children.rows {
    case .sections(let sections):
      readBelow(child.group) { self.read(sections, into: child.group) }
    case .group(let object):
      child.group.object = object
      // Children of a collapsed row are read when they are asked for.
      if child.state == .unread, !isExpanded(id, child), !isFiltered {
        unreadHosts.insert(id)
      } else {
        child.state = .ready
        unreadHosts.remove(id)
        readBelow(child.group) { self.readSections(of: object, into: child.group) }
      }
    case .made, .lazy:
      if isExpanded(id, child) || wasExpanded(id, child) { load(child, of: id) }
    }
  }

  /// Returns whether the children that a method makes below a row were asked for before; they then
  /// belong to the table even while the row is collapsed.
  private func wasExpanded(_ id: NodeID, _ child: ChildNode) -> Bool {
    if case .made = child.descriptor.rows { overlay.expansion[id] != nil } else { false }
  }

  /// Calls the method that makes the children of a row, and again when properties that it read change.
  private func makeRows(of child: ChildNode) {
    let group = child.group
    guard case .made(let make) = child.descriptor.rows, !group.isBeingRead, let row = group.hostRow,
      let context = context(of: row)
    else { return }
    group.isBeingRead = true
    let result = watching(others, group.readings, of: group.id) {
      group.readings.reading { Result { try make(context) } }
    } changed: { [weak self, weak child] in
      guard let self, let child, tree.groups[child.group.id] === child.group else { return }
      edit(.observed("the children of \(row)")) { makeRows(of: child) }
    }
    group.isBeingRead = false
    // The app's code may have taken the group out of the table meanwhile.
    guard tree.groups[group.id] === group else { return }
    switch result {
    case .success(let cells):
      child.state = .ready
      setMessage(nil, row)
      read([TableSection(cells: cells)], into: group)
    case .failure(let error):
      child.state = .unread
      if isExpanded(row, child) {
        child.isCollapsedByFailure = true
        overlay.expansion[row] = false
        touch(row)
      }
      setMessage(words(for: error), row)
      read([], into: group)
    }
  }

  /// Makes the children again that hold rows and that a method has made, where no reading of the table calls it.
  package func reloadMadeChildren(around rows: [NodeID]) {
    let hosts = Set(rows.compactMap { tree.find($0)?.section.group.madeGroup?.hostRow })
    if !hosts.isEmpty { reload(Array(hosts)) }
  }

  /// Calls the methods again that make children below a row, as far as the children were asked for.
  func readAgain(below row: NodeID) {
    guard let (section, _) = tree.find(row), let children = cell(row)?.children else { return }
    switch children.rows {
    case .sections, .group: return
    case .made: break
    case .lazy:
      // The old rows stay on screen until the new ones are there.
      guard let child = section.children[row] else { break }
      if child.state == .ready { child.state = .unread }
      if child.state == .loading, Loading.current != row { child.isOutdated = true }
    }
    readChildren(children, of: row, in: section)
  }
}

extension GroupNode {
  /// The nearest group whose rows a method has made: this one, or one around it; or nil.
  var madeGroup: GroupNode? {
    var group = self
    while let host = group.hostRow, let home = group.hostSection {
      switch home.children[host]?.descriptor.rows {
      case .made, .lazy: return group
      case .sections, .group, nil: group = home.group
      }
    }
    return nil
  }
}

extension TableModel {
  /// The number of groups of children that may be nested in each other.
  static let depthLimit = 1_024

  /// The reason why children do not show, in words, or nil.
  private func refusal(of child: ChildNode) -> String? {
    if child.group.level > Self.depthLimit {
      return "children hang more than \(Self.depthLimit) levels deep"
    }
    if case .group(let object) = child.descriptor.rows, child.group.isBelow(object) {
      return "the children of a \(type(of: object)) hold the group itself"
    }
    return nil
  }

  /// Reads a group below a row once those above it are read, so that nested groups do not deepen the call stack.
  private func readBelow(_ group: GroupNode, _ read: @escaping () -> Void) {
    guard readingDepth > 0 else { return read() }
    groupsToRead.append((group, read))
  }

  /// Reads the groups that wait for those above them.
  func readWaitingGroups() {
    while !groupsToRead.isEmpty {
      let waiting = groupsToRead
      groupsToRead = []
      // A reading meanwhile may have taken a group out of the table.
      for (group, read) in waiting where tree.groups[group.id] === group { read() }
    }
  }
}

extension TableModel {
  /// Reads the groups below collapsed rows that are not read yet, for callers that look at all rows.
  func readCollapsedGroups() {
    guard readingDepth == 0 else { return }
    while !unreadHosts.isEmpty {
      let hosts = unreadHosts
      unreadHosts = []
      update {
        for host in hosts {
          if let child = tree.find(host)?.section.children[host], refusal(of: child) == nil {
            load(child, of: host)
          }
        }
      }
    }
  }

  /// Reads the groups and children again, and makes the rows again, that have read what was changed in this turn, instead of
  /// after it.
  ///
  /// Complexity: that of what has changed.
  package func readChangedNodes() {
    let due = others.takeDue()
    if due.isEmpty { return }
    let groups = due.compactMap { tree.groups[$0] }
    for group in groups.sorted(by: { ($0.level, $0.id) < ($1.level, $1.id) }) {
      // It may have been read, or have gone, with one above it.
      guard tree.groups[group.id] === group, group.readings.isDue else { continue }
      if let object = group.object {
        edit(.observed("\(type(of: object))")) { readSections(of: object, into: group) }
      } else if let row = group.hostRow, let child = tree.find(row)?.section.children[row],
        child.group === group
      {
        edit(.observed("the children of \(row)")) { makeRows(of: child) }
      }
    }
    changedCells.formUnion(due.filter { tree.groups[$0] == nil && tree.find($0) != nil })
    remakeChangedCells()
  }

  /// Reads the sections of a group's object, and again when properties that it read change, unless its screen is read
  /// by hand.
  func readSections(of object: TableGroup, into group: GroupNode) {
    guard !group.isBeingRead else { return }
    group.isBeingRead = true
    defer { group.isBeingRead = false }
    func reading() -> [TableSection] {
      group.readings.reading {
        working(.reading, at: .init(screen: owner?.diagnosticName, section: "\(type(of: object))"))
        {
          object.sections
        }
      }
    }
    let isByHand = owner?.isReadByHand(tree.groupObjects(from: group)) ?? false
    let sections =
      isByHand
      ? reading()
      : watching(others, group.readings, of: group.id) {
        reading()
      } changed: { [weak self, weak object, weak group] in
        guard let self, let object, let group, group.object === object else { return }
        edit(.observed("\(type(of: object))")) { readSections(of: object, into: group) }
      }
    // The code of the group may have taken the group out of the table, as may a person who deletes the row above it.
    group.isOutdated = tree.groups[group.id] !== group
    if !group.isOutdated { read(sections, into: group) }
    if readingDepth == 0 { reportReturned(byTable: false) }
  }
}

extension TableModel {
  /// Returns the text for a person about an error, and reports an error that has none.
  func words(for error: any Error) -> String {
    errorNotes.text(of: error, in: owner?.diagnosticName)
  }
}
