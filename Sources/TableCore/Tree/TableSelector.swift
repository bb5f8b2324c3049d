/// Which nodes of a table are meant.
public enum TableSelector: Hashable {
  /// All rows of the table's own sections; the rows of children are not among them.
  case all
  /// The node of that identity.
  case node(NodeID)
  /// The row to which its author gave that id; the first where there are several.
  case id(TableCell.ID)
  /// All rows and sections with that tag.
  case tag(String)
  /// All rows and sections with one of these tags.
  case tags([String])
  /// The section with that id or title; the first where there are several.
  case section(TableCell.ID)
  /// The row at a position as written.
  case path(DataPath)
  /// The rows of a section as written.
  case rows(Range<Int>, section: Int)
  /// The group below the row that the selector names first.
  indirect case children(of: TableSelector)
}

extension TableSelector: ExpressibleByStringLiteral {
  /// The row with that id.
  public init(stringLiteral id: String) { self = .id(TableCell.ID(id)) }
}

extension TableSelector: CustomStringConvertible {
  /// The selector in words.
  public var description: String {
    switch self {
    case .all: "all rows"
    case .node(let node): "node \(node)"
    case .id(let id): "id \(id)"
    case .tag(let tag): "tag \(tag)"
    case .tags(let tags): "tags \(tags.joined(separator: ", "))"
    case .section(let id): "section \(id)"
    case .path(let path): "path \(path)"
    case .rows(let rows, let section): "rows \(rows) of section \(section)"
    case .children(let host): "children of \(host)"
    }
  }
}

extension TableModel {
  /// Returns the nodes that `selector` means, each once, in the order of the table; empty where there
  /// are none.
  public func resolve(_ selector: TableSelector) -> [NodeID] {
    readDirtySourcesNow()
    let found = resolveRead(selector)
    guard !unreadHosts.isEmpty, selector.mayMeanCollapsed(found) else { return found }
    readCollapsedGroups()
    return resolveRead(selector)
  }

  /// Returns what `selector` means among all that was read.
  private func resolveRead(_ selector: TableSelector) -> [NodeID] {
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
      guard let host = resolve(host).first, let (section, _) = find(host) else { return [] }
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
      return sections(ids).firstNonNil { $0.row(id) }
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
      return sections(ids).flatMap { $0.nodes(tagged: tag) }
    }
  }

  private func nodes(tagged tags: [String]) -> [NodeID] {
    var nodes: [NodeID] = []
    let found = tags.map { sections(names.candidates(tag: $0, in: self)) }
    for section in sections(Set(found.joined().map(\.id))) {
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
    case .sections(let ids): sections(ids)
    }
  }

  /// Returns sections in the order of the table.
  private func sections(_ ids: Set<NodeID>) -> [SectionNode] {
    let found = ids.compactMap { sections[$0] }
    if found.count <= 1 { return found }
    return found.map { (place: place(of: $0), section: $0) }
      .sorted { $0.place.lexicographicallyPrecedes($1.place) }.map(\.section)
  }

  /// Returns what orders sections as the table does: those of children come after the section of their
  /// hosts.
  private func place(of section: SectionNode) -> [UInt64] {
    let group = section.group
    let place = UInt64(section.index ?? 0)
    if let host = group.hostSection { return self.place(of: host) + [group.id.raw, place] }
    return [stackIndex(group.id).map { UInt64($0) } ?? .max, place]
  }

  /// All sections in the order of the table, those of children after the section of their hosts.
  package var allSections: [SectionNode] {
    (stack + [results].compactMap { $0 }).flatMap { sections(of: $0) }
  }

  private func sections(of group: GroupNode) -> [SectionNode] {
    group.sections.flatMap { section in
      [section]
        + section.children.values.sorted { $0.group.id < $1.group.id }.flatMap {
          sections(of: $0.group)
        }
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

extension Sequence {
  /// Returns the first result that is not nil.
  package func firstNonNil<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
    for element in self { if let result = try transform(element) { return result } }
    return nil
  }
}

extension TableSelector {
  /// Whether there may be more of it than was found, below collapsed rows whose groups nobody has read yet.
  fileprivate func mayMeanCollapsed(_ found: [NodeID]) -> Bool {
    switch self {
    case .tag, .tags: true
    case .id, .section: found.isEmpty
    case .children(let host): host.mayMeanCollapsed(found)
    case .all, .node, .path, .rows: false
    }
  }
}
