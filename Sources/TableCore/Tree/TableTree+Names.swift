extension TableTree {
  /// Returns the nodes that a selector means among all that was read, or among the rows of one group of the stack; each once,
  /// in the order of the table.
  func nodes(_ selector: TableSelector, of part: GroupToken? = nil) -> [NodeID] {
    guard let main = main(of: part) else { return [] }
    switch selector {
    case .all: return main.sections.flatMap { $0.rows.column.ids.map { NodeID($0) } }
    case .node(let id): return contains(id) ? [id] : []
    case .id(let id): return [row(id, of: part)].compactMap { $0 }
    case .tag(let tag): return nodes(tagged: [tag], of: part)
    case .tags(let tags): return nodes(tagged: tags, of: part)
    case .section(let id):
      let named = inOrder(Set(names.sections(id, in: self))).filter { isPart($0, of: part) }
      let match =
        named.first { $0.descriptor.id == id }
        ?? named.first { $0.descriptor.title.map { TableCell.ID($0) } == id }
      return match.map { [$0.id] } ?? []
    case .path(var path):
      if path.group == .main { path.group = main.id }
      return node(at: path).map { [$0] } ?? []
    case .rows(let rows, let section):
      guard main.sections.indices.contains(section) else { return [] }
      let column = main.sections[section].rows.column
      return rows.clamped(to: 0..<column.count).map { column.id(at: $0) }
    case .children(let host):
      guard let host = nodes(host, of: part).first, let (section, _) = find(host) else { return [] }
      return section.children[host].map { [$0.group.id] } ?? []
    }
  }

  /// Returns the first row of an id, in the whole table, in one section or in one group of the stack; or nil.
  func row(
    _ id: TableCell.ID, in home: SectionNode? = nil, of part: GroupToken? = nil
  ) -> NodeID? {
    var found: [(section: SectionNode, index: Int)] = []
    for row in names.rows(id, in: self) {
      guard let (section, index) = find(row), home == nil || section === home,
        section.rows.authorID(index) == id, isPart(section, of: part)
      else { continue }
      found.append((section, index))
    }
    if found.count == 1, let (section, index) = found.first {
      return section.rows.column.id(at: index)
    }
    return inOrder(found).first
  }

  /// Returns the sections and rows that have any of these tags, in the order of the table.
  private func nodes(tagged tags: [String], of part: GroupToken?) -> [NodeID] {
    var found: [(section: SectionNode, index: Int)] = []
    for node in Set(tags.flatMap { names.nodes(tagged: $0, in: self) }) {
      if let section = sections[node] {
        guard isPart(section, of: part) else { continue }
        if section.descriptor.tags.contains(where: tags.contains) { found.append((section, -1)) }
      } else if let (section, index) = find(node), isPart(section, of: part),
        tags.contains(where: { section.rows.hasTag($0, at: index) })
      {
        found.append((section, index))
      }
    }
    return inOrder(found)
  }

  /// Returns the group of a part of the table, the main group if `part` is nil; nil if it is not in
  /// the stack.
  func main(of part: GroupToken?) -> GroupNode? {
    part == nil ? main : stack.first { $0.object?.token == part }
  }

  /// Returns whether a section stands in a part of the table, or below a row of it.
  func isPart(_ section: SectionNode, of part: GroupToken?) -> Bool {
    guard let part else { return true }
    var group = section.group
    while let host = group.hostSection { group = host.group }
    return group.object?.token == part
  }

  /// Returns nodes in the order of the table, by their places in their sections; -1 stands for a section itself.
  private func inOrder(_ places: [(section: SectionNode, index: Int)]) -> [NodeID] {
    func node(_ section: SectionNode, _ index: Int) -> NodeID {
      index < 0 ? section.id : section.rows.column.id(at: index)
    }
    // Rows of children stand between those of the section above them.
    if places.count > 1, places.contains(where: { $0.section.group.hostRow != nil }) {
      return places.map { (key: (order(of: $0.section) ?? [.max]) + [$0.index], place: $0) }
        .sorted { $0.key.lexicographicallyPrecedes($1.key) }
        .map { node($0.place.section, $0.place.index) }
    }
    let indexes = Dictionary(grouping: places, by: \.section.id).mapValues { $0.map(\.index) }
    return inOrder(Set(indexes.keys)).flatMap { section in
      (indexes[section.id] ?? []).sorted().map { node(section, $0) }
    }
  }
}
