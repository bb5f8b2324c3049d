import Foundation

extension TableModel {
  /// The rows that have children, expanded or not, in the order of the table.
  public var hosts: [NodeID] {
    readCollapsedGroups()
    return allSections.flatMap { section in
      section.children.keys.compactMap { row in
        section.rows.column.index(of: row).map { (index: $0, row: row) }
      }
      .sorted { $0.index < $1.index }.map(\.row)
    }
  }

  /// Whether the children of a row show.
  public func isExpanded(_ id: NodeID) -> Bool? {
    guard let (section, index) = find(id) else { return nil }
    if let child = section.children[id] { return isExpanded(id, child) }
    // A row that was made just now has what hangs below it only when that is wanted.
    guard section.rows.isLazy, let children = section.made(index)?.children else { return nil }
    return overlay.expansion[id] ?? children.isExpanded
  }

  func isExpanded(_ id: NodeID, _ child: ChildNode) -> Bool {
    overlay.expansion[id] ?? child.descriptor.isExpanded
  }

  /// Shows the children of rows, or hides them; what has that state already is left alone.
  ///
  /// Lazy children are made when they are shown first; until then the row is busy.
  public func setExpanded(_ isExpanded: Bool, of selector: TableSelector) {
    update {
      var changed: [NodeID: [NodeID: Bool]] = [:]
      for id in resolve(selector) {
        guard let child = childNode(of: id), self.isExpanded(id, child) != isExpanded else {
          continue
        }
        overlay.expansion[id] = isExpanded
        if let home = homes.section(of: id) { changed[home, default: [:]][id] = false }
        if isExpanded { load(child, of: id) }
      }
      for (home, rows) in changed {
        if let section = sections[home] { touch(rows, in: section) }
      }
    }
  }

  /// Makes lazy children, or reads those of a group, once.
  func load(_ child: ChildNode, of id: NodeID) {
    if child.state == .unread, case .group(let object) = child.descriptor.rows {
      child.state = .ready
      unreadHosts.remove(id)
      return readBelow(child.group) { self.readSections(of: object, into: child.group) }
    }
    guard child.state == .unread, case .lazy(let make) = child.descriptor.rows,
      let context = context(of: id)
    else { return }
    child.state = .loading
    overlay.busy.insert(id)
    tasks.start(Loading(row: id)) { [weak self] in
      let result: Result<[TableCell], any Error>
      do { result = .success(try await make(context)) } catch { result = .failure(error) }
      guard let self, !Task.isCancelled else { return }
      update {
        overlay.busy.remove(id)
        switch result {
        case .success(let cells):
          child.state = .ready
          overlay.messages[id] = nil
          read([TableSection(cells: cells)], into: child.group)
        case .failure(let error):
          child.state = .unread
          overlay.expansion[id] = false
          overlay.messages[id] = words(for: error)
        }
        touch(id)
      }
    }
  }

  private struct Loading: Hashable { let row: NodeID }

  /// Waits no longer for children below a row, at any depth.
  func pauseLoading(_ child: ChildNode, of id: NodeID) {
    if child.state == .loading {
      tasks.cancel(Loading(row: id))
      overlay.busy.remove(id)
      child.state = .unread
    }
    for section in child.group.sections {
      for (host, inner) in section.children { pauseLoading(inner, of: host) }
    }
  }

  /// Asks again for children below a row that were not waited for.
  func resumeLoading(_ child: ChildNode, of id: NodeID) {
    if isExpanded(id, child) { load(child, of: id) }
    for section in child.group.sections {
      for (host, inner) in section.children { resumeLoading(inner, of: host) }
    }
  }

  /// Takes away what hangs below a row; what is still being made for it is lost, and what was typed
  /// waits until its row returns.
  func drop(_ child: ChildNode, of id: NodeID, in section: SectionNode) {
    if child.state == .loading {
      tasks.cancel(Loading(row: id))
      overlay.busy.remove(id)
    }
    noteDraftRows()
    for section in child.group.sections { leave(section) }
    if overlay.masks[child.group.id] != nil {
      if let pass {
        pass.lose(child.group.id, as: .group(below: id))
      } else {
        overlay.masks[child.group.id] = nil
      }
    }
    groups[child.group.id] = nil
    unreadHosts.remove(id)
    section.children[id] = nil
  }

  /// Reads the children that a cell describes.
  func readChildren(_ children: TableChildren, of id: NodeID, in section: SectionNode) {
    let child: ChildNode
    if let old = section.children[id] {
      child = old
      child.descriptor = children
      if case .sections = children.rows { child.state = .ready }
    } else {
      child = ChildNode(group: GroupNode(id: NodeID(mint())), descriptor: children)
      groups[child.group.id] = child.group
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
    switch children.rows {
    case .sections(let sections):
      child.group.object = nil
      readBelow(child.group) { self.read(sections, into: child.group) }
    case .group(let object):
      child.group.object = object
      // What is below a collapsed row is read when it is asked for.
      if child.state == .unread, !isExpanded(id, child), search == nil {
        unreadHosts.insert(id)
      } else {
        child.state = .ready
        unreadHosts.remove(id)
        readBelow(child.group) { self.readSections(of: object, into: child.group) }
      }
    case .lazy:
      if isExpanded(id, child) { load(child, of: id) }
    }
  }
}

extension TableModel {
  /// How many groups of children may hang below each other.
  static let depthLimit = 1_024

  /// Why children do not show, or nil.
  private func refusal(of child: ChildNode) -> String? {
    if child.group.level > Self.depthLimit {
      return "children hang more than \(Self.depthLimit) levels deep"
    }
    if case .group(let object) = child.descriptor.rows, child.group.isBelow(object) {
      return "the children of a \(type(of: object)) hold the group itself"
    }
    return nil
  }

  /// Reads a group below a row when those above it are read, so that depth takes no room on the stack.
  private func readBelow(_ group: GroupNode, _ read: @escaping () -> Void) {
    guard readingDepth > 0 else { return read() }
    groupsToRead.append { [weak self, weak group] in
      // What was read meanwhile may have taken it out of the table.
      if let self, let group, groups[group.id] === group { read() }
    }
  }

  /// Reads the groups that wait for those above them.
  func readWaitingGroups() {
    while !groupsToRead.isEmpty {
      let waiting = groupsToRead
      groupsToRead = []
      for read in waiting { read() }
    }
  }
}

extension TableModel {
  /// Reads the groups below collapsed rows that nobody has needed yet, for whoever looks at all rows.
  func readCollapsedGroups() {
    guard readingDepth == 0 else { return }
    while !unreadHosts.isEmpty {
      let hosts = unreadHosts
      unreadHosts = []
      update {
        for host in hosts {
          if let (section, _) = find(host), let child = section.children[host],
            !holdsItself(child, in: section)
          {
            load(child, of: host)
          }
        }
      }
    }
  }

  /// Whether a group stands somewhere below itself, and so has no end.
  private func holdsItself(_ child: ChildNode, in section: SectionNode) -> Bool {
    guard case .group(let object) = child.descriptor.rows else { return false }
    return groupObjects(around: section).contains { $0 === object }
  }

  /// Reads the sections of a group's object, and again when what they are made from changes.
  func readSections(of object: TableGroup, into group: GroupNode) {
    guard !group.isBeingRead else { return }
    group.isBeingRead = true
    defer { group.isBeingRead = false }
    let sections = watching(others, group.readings) {
      group.readings.reading { object.sections }
    } changed: { [weak self, weak object, weak group] in
      guard let self, let object, let group, group.object === object else { return }
      update { readSections(of: object, into: group) }
    }
    // Reading it may have taken it out of the table.
    guard groups[group.id] === group else { return }
    read(sections, into: group)
  }
}

extension TableModel {
  /// Says what went wrong in words for a person, and reports what these do not say.
  func words(for error: any Error) -> String {
    errorNotes.text(of: error, in: owner?.diagnosticName)
  }
}
