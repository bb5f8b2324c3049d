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
    switch selector {
    case .all: return main.sections.flatMap { $0.rows.column.ids.map { NodeID($0) } }
    case .node(let id): return contains(id) ? [id] : []
    case .id(let id):
      return row(id).map { [$0] } ?? []
    case .tag(let tag):
      if let only = onlySection(named: .tag(tag)) { return nodes(tagged: tag, in: only) }
      return nodes(tagged: [tag])
    case .tags(let tags): return nodes(tagged: tags)
    case .section(let id):
      let named = sections(named: [.section(id)])
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
  private func row(_ id: TableCell.ID) -> NodeID? {
    if let only = onlySection(named: .row(id)) { return row(id, in: only) }
    return sections(named: [.row(id)]).firstNonNil { row(id, in: $0) }
  }

  private func row(_ id: TableCell.ID, in section: SectionNode) -> NodeID? {
    section.rows.row(id: id).map { section.rows.column.id(at: $0) }
  }

  private func nodes(tagged tag: String, in section: SectionNode) -> [NodeID] {
    let rows = section.rows.rows(tag: tag).map { section.rows.column.id(at: $0) }
    return section.descriptor.tags.contains(tag) ? [section.id] + rows : rows
  }

  private func nodes(tagged tags: [String]) -> [NodeID] {
    var nodes: [NodeID] = []
    for section in sections(named: tags.map { .tag($0) }) {
      if section.descriptor.tags.contains(where: tags.contains) { nodes.append(section.id) }
      var rows = tags.flatMap { section.rows.rows(tag: $0) }
      if tags.count > 1 { rows = Set(rows).sorted() }
      nodes += rows.map { section.rows.column.id(at: $0) }
    }
    return nodes
  }

  /// Returns the one section that may hold what a name means, which is the usual case; nil where there are none or
  /// several.
  private func onlySection(named name: NameIndex.Name) -> SectionNode? {
    names.candidates(name, among: sections).only.flatMap { sections[$0] }
  }

  /// Returns the sections that may hold what one of the names means, in the order of the table.
  private func sections(named names: [NameIndex.Name]) -> [SectionNode] {
    let ids = names.flatMap { self.names.candidates($0, among: sections).all }
    let found = Set(ids).compactMap { sections[$0] }
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
  var allSections: [SectionNode] {
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

extension Sequence {
  /// Returns the first result that is not nil.
  func firstNonNil<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
    for element in self { if let result = try transform(element) { return result } }
    return nil
  }
}
