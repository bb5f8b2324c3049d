/// The groups, sections and rows of a table, whether they show or not.
///
/// The main group is always in the stack. Every group and section can be looked up by its identity,
/// be it in the stack, below a row, or in the results of a search; a row is in the section that
/// ``homes`` names.
@MainActor final class TableTree {
  /// The identity of the group of each remote search's results: what is remembered of their rows is found by it again.
  private(set) lazy var resultsID = NodeID(mint())
  /// The groups, from top to bottom; among them that of `tableData`.
  private(set) var stack: [GroupNode] {
    didSet { (shownTable, stackPlaces) = (nil, nil) }
  }
  /// The group of a remote search's results, which shows in place of the stack, or nil.
  private(set) var results: GroupNode? { didSet { noteStructure() } }
  /// All groups, in the stack or below rows.
  private(set) var groups: [NodeID: GroupNode]
  /// All sections, those of children included.
  private(set) var sections: [NodeID: SectionNode] = [:]
  let homes = NodeHomes()
  let names = NameIndex()
  /// The index of each group in the stack; made at the first look-up.
  private var stackPlaces: [NodeID: Int]?
  /// The groups that show, with their sections; made at the first look-up.
  private var shownTable: GroupTable?
  /// The next identity; all tables share one sequence, so that an identity never names a row of another table.
  private static var nextID = NodeID.main.raw + 1

  init() {
    stack = [GroupNode(id: .main)]
    groups = [.main: stack[0]]
  }

  /// The group that holds the screen's `tableData`.
  var main: GroupNode { groups[.main] ?? GroupNode(id: .main) }

  /// The groups that show: the stack, or the results of a remote search.
  var shownGroups: [GroupNode] { results.map { [$0] } ?? stack }

  /// The groups that show, as a layout knows them.
  var groupTable: GroupTable {
    let table = shownTable ?? GroupTable(shownGroups.map { ($0.id, $0.sections.map(\.id)) })
    shownTable = table
    return table
  }

  /// Makes `count` new identities that follow each other, and returns the first.
  func mint(_ count: Int = 1) -> UInt64 {
    defer { Self.nextID += UInt64(count) }
    return Self.nextID
  }

  // MARK: Changes

  /// Notes that sections of a group were inserted, deleted or moved.
  func noteStructure() { shownTable = nil }

  /// Puts a group into the stack.
  func insert(_ group: GroupNode, at place: Int) {
    groups[group.id] = group
    stack.insert(group, at: place)
  }

  /// Takes the group at a place out of the stack, and returns it.
  func removeGroup(at place: Int) -> GroupNode {
    let group = stack.remove(at: place)
    groups[group.id] = nil
    return group
  }

  /// Shows a group in place of the stack, or the stack again.
  func showResults(_ group: GroupNode?) {
    if let results { remove(results) }
    if let group { add(group) }
    results = group
  }

  /// Registers a group that hangs below a row.
  func add(_ group: GroupNode) { groups[group.id] = group }

  /// Unregisters a group.
  func remove(_ group: GroupNode) { groups[group.id] = nil }

  /// Registers a new section.
  func add(_ section: SectionNode) {
    if let host = section.group.hostRow { homes.add(section.id, below: host) }
    sections[section.id] = section
  }

  /// Unregisters a section.
  func remove(_ section: SectionNode) { sections[section.id] = nil }

  /// Registers a section again that was taken out with its rows.
  func putBack(_ section: SectionNode) {
    sections[section.id] = section
    names.change(section.id)
    if let host = section.group.hostRow { homes.setHost(host, of: section.id) }
    // The homes of its rows may have been pruned while it was not in the table.
    for row in section.rows.column.ids.lazy.map({ NodeID($0) })
    where homes.section(of: row) != section.id {
      homes.move(row, to: section.id)
    }
  }

  /// Removes the homes of rows whose sections have gone, once there are many.
  func prune() {
    if homes.blockCount > 64 + 4 * sections.count { homes.prune { sections[$0] != nil } }
  }

  /// Removes everything but an empty main group.
  func clear() {
    (stack, results, sections) = ([GroupNode(id: .main)], nil, [:])
    groups = [.main: stack[0]]
  }

  // MARK: Look-ups

  /// Returns the section and the place of a row, visible or not, or nil if there is no such row.
  func find(_ id: NodeID) -> (section: SectionNode, index: Int)? {
    guard let home = homes.section(of: id), let section = sections[home],
      let index = section.rows.column.index(of: id)
    else { return nil }
    return (section, index)
  }

  /// Returns the group of that identity, in the stack or below a row.
  func group(_ id: NodeID) -> GroupNode? { groups[id] }

  /// Returns whether the tree has a node of that identity, visible or not.
  func contains(_ id: NodeID) -> Bool {
    sections[id] != nil || find(id) != nil || group(id) != nil
  }

  /// Returns the section of a position as written, or nil.
  func section(at path: DataPath) -> SectionNode? {
    guard let sections = group(path.group)?.sections, sections.indices.contains(path.section) else {
      return nil
    }
    return sections[path.section]
  }

  /// Returns the row at a position as written, visible or not, or nil.
  func node(at path: DataPath) -> NodeID? {
    section(at: path)?.rows.column.id(checked: path.row)
  }

  /// Returns the position of a row as written, visible or not, or nil.
  func dataPath(of id: NodeID) -> DataPath? {
    guard let (section, row) = find(id), let index = section.index else { return nil }
    return DataPath(group: section.groupID, section: index, row: row)
  }

  /// The objects of the groups around a section, the nearest first.
  func groupObjects(around section: SectionNode) -> [TableGroup] {
    groupObjects(from: section.group)
  }

  /// Returns the object of a group and those of the groups around it, the nearest first.
  func groupObjects(from group: GroupNode) -> [TableGroup] {
    var objects: [TableGroup] = []
    var group: GroupNode? = group
    while let current = group {
      if let object = current.object { objects.append(object) }
      group = current.hostSection?.group
    }
    return objects
  }

  // MARK: Order

  /// Returns the place of a group in the stack, or nil.
  func stackIndex(_ group: NodeID) -> Int? {
    let places =
      stackPlaces ?? Dictionary(uniqueKeysWithValues: stack.enumerated().map { ($1.id, $0) })
    stackPlaces = places
    return places[group]
  }

  /// All sections in the order of the table, those of children after the section of their hosts.
  var allSections: [SectionNode] {
    (stack + [results].compactMap { $0 }).flatMap { sections(of: $0) }
  }

  private func sections(of group: GroupNode) -> [SectionNode] {
    group.sections.flatMap { section in
      [section] + section.childrenInOrder.flatMap { sections(of: $0.group) }
    }
  }

  /// Returns whether a condition is true for any section, be it in the stack, below a row, or in the results of a search.
  func contains(where condition: (SectionNode) -> Bool) -> Bool {
    func holds(_ group: GroupNode) -> Bool {
      group.sections.contains { section in
        condition(section) || section.children.values.contains { holds($0.group) }
      }
    }
    return stack.contains(where: holds) || results.map(holds) == true
  }

  /// Returns sections in the order of the table.
  func inOrder(_ ids: Set<NodeID>) -> [SectionNode] {
    let found = ids.compactMap { sections[$0] }
    if found.count <= 1 { return found }
    return found.map { (place: order(of: $0) ?? [.max], section: $0) }
      .sorted { $0.place.lexicographicallyPrecedes($1.place) }.map(\.section)
  }

  /// Returns a sort key that orders rows as written in the table, children after the row above
  /// them; nil if there is no such row.
  func order(of row: NodeID) -> [Int]? {
    guard let (section, index) = find(row), let order = order(of: section) else { return nil }
    return order + [index]
  }

  /// Returns a sort key that orders sections as written in the table, those of children after the row above them; nil if that
  /// row is not in the table.
  func order(of section: SectionNode) -> [Int]? {
    let group = section.group
    var before = [stackIndex(group.id) ?? .max]
    if let host = group.hostRow {
      guard let order = order(of: host) else { return nil }
      before = order
    }
    return before + [section.index ?? .max]
  }
}
