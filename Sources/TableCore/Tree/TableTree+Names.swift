extension TableTree {
  /// Returns the nodes that a selector means among all that was read, each once, in the order of the table.
  func nodes(_ selector: TableSelector) -> [NodeID] {
    switch selector {
    case .all: return main.sections.flatMap { $0.rows.column.ids.map { NodeID($0) } }
    case .node(let id): return contains(id) ? [id] : []
    case .id(let id):
      guard let row = row(id) else { return [] }
      return [row]
    case .tag(let tag): return nodes(tagged: tag)
    case .tags(let tags): return nodes(tagged: tags)
    case .section(let id):
      let named = sections(names.candidates(section: id, in: self))
      let match =
        named.first { $0.descriptor.id == id }
        ?? named.first { $0.descriptor.title.map { TableCell.ID($0) } == id }
      return match.map { [$0.id] } ?? []
    case .path(let path): return node(at: path).map { [$0] } ?? []
    case .rows(let rows, let section):
      guard main.sections.indices.contains(section) else { return [] }
      let column = main.sections[section].rows.column
      return rows.clamped(to: 0..<column.count).map { column.id(at: $0) }
    case .children(let host):
      guard let host = nodes(host).first, let (section, _) = find(host) else { return [] }
      return section.children[host].map { [$0.group.id] } ?? []
    }
  }

  /// Returns the first row of an id, or nil.
  func row(_ id: TableCell.ID) -> NodeID? {
    switch names.candidates(id: id, in: self) {
    case .nothing: return nil
    case .node(let row):
      guard let (section, index) = find(row), section.hasID(id, at: index) else { return nil }
      return row
    case .sections(let ids):
      if ids.count == 1, let only = ids.first { return sections[only]?.row(id) }
      return inOrder(ids).firstNonNil { $0.row(id) }
    }
  }

  private func nodes(tagged tag: String) -> [NodeID] {
    switch names.candidates(tag: tag, in: self) {
    case .nothing: return []
    case .node(let node):
      if let section = sections[node] { return section.descriptor.tags.contains(tag) ? [node] : [] }
      guard let (section, index) = find(node) else { return [] }
      return section.hasTag(tag, at: index) ? [node] : []
    case .sections(let ids):
      if ids.count == 1, let only = ids.first { return sections[only]?.nodes(tagged: tag) ?? [] }
      return inOrder(ids).flatMap { $0.nodes(tagged: tag) }
    }
  }

  private func nodes(tagged tags: [String]) -> [NodeID] {
    var nodes: [NodeID] = []
    let found = tags.map { sections(names.candidates(tag: $0, in: self)) }
    for section in inOrder(Set(found.joined().map(\.id))) {
      if section.descriptor.tags.contains(where: tags.contains) { nodes.append(section.id) }
      let rows = Set(tags.flatMap { section.rows.rows(tag: $0) }).sorted()
      nodes += rows.map { section.rows.column.id(at: $0) }
    }
    return nodes
  }

  /// Returns the sections that candidates are in, in the order of the table.
  private func sections(_ candidates: NameIndex.Candidates) -> [SectionNode] {
    switch candidates {
    case .nothing: []
    case .node(let node): [sections[node] ?? find(node)?.section].compactMap { $0 }
    case .sections(let ids): inOrder(ids)
    }
  }
}

extension SectionNode {
  /// Returns the section itself, and its rows, as far as they have a tag.
  fileprivate func nodes(tagged tag: String) -> [NodeID] {
    let isTagged = rows.flags.contains(.tagged)
    let tagged = isTagged ? rows.rows(tag: tag).map { rows.column.id(at: $0) } : []
    return descriptor.tags.contains(tag) ? [id] + tagged : tagged
  }
}
