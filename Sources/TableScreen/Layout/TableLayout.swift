/// What is on screen: an immutable picture of sections and rows, with the ways between both kinds of path.
public struct TableLayout {
  /// A row as it stands on screen.
  public struct Row: Hashable, Sendable {
    /// The identity of the row.
    public let id: NodeID
    /// How deep it stands below other rows, from 0.
    public let depth: Int
  }

  let sections: [LayoutSection]
  /// The sections of the groups in the stack as written, visible or not.
  let groups: GroupTable
  private let homes: NodeHomes
  /// What was noted about homes when this picture was made; nil where it is a picture of no moment.
  private var homesVersion: Int?
  private let places: Places

  init(
    sections: [LayoutSection] = [], groups: GroupTable = GroupTable(), homes: NodeHomes = .init()
  ) {
    self.sections = sections
    self.groups = groups
    self.homes = homes
    homesVersion = homes.version
    places = Places(sections)
  }

  /// Returns a picture with other sections, of the same table.
  func with(sections: [LayoutSection]) -> TableLayout {
    var layout = TableLayout(sections: sections, groups: groups, homes: homes)
    layout.homesVersion = nil
    return layout
  }

  /// Whether every row on screen is at home where it is known to be.
  private var isCurrent: Bool { homesVersion == homes.version }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The number of rows in all sections.
  public var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// Returns the number of rows in a section; 0 where there is no such section.
  public func rowCount(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// Returns the identity of a section, or nil where there is none.
  public func sectionID(at section: Int) -> NodeID? {
    sections.indices.contains(section) ? sections[section].id : nil
  }

  /// Returns the place of a section on screen, or nil where it is not there.
  public func index(ofSection id: NodeID) -> Int? { places[id] }

  /// Returns the header and footer of a section; empty ones where there is no such section.
  public func content(ofSection section: Int) -> SectionContent {
    sections.indices.contains(section) ? sections[section].content : SectionContent()
  }

  /// Returns the row at a position, or nil where there is none.
  public func row(at path: TablePath) -> Row? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard path.row >= 0, path.row < section.rows.count else { return nil }
    return Row(id: section.rows.id(at: path.row), depth: section.depth(at: path.row))
  }

  /// Returns where a row stands on screen, or nil where it is not there.
  ///
  /// Complexity: O(log *n*); the first look-up in a section that was reordered walks over it once. In an older
  /// layout O(*s*) in the sections for rows that have moved to another one since, or are not there.
  public func tablePath(of id: NodeID) -> TablePath? {
    if let home = homes.topSection(of: id), let index = places[home],
      let row = sections[index].rows.index(of: id)
    {
      return TablePath(index, row)
    }
    if isCurrent { return nil }
    // The row was at home elsewhere when this picture was made: look everywhere.
    for (index, section) in sections.enumerated() {
      if let row = section.rows.index(of: id) { return TablePath(index, row) }
    }
    return nil
  }

  /// Returns where a position as written stands on screen, or nil where it is hidden or not there.
  public func tablePath(of path: DataPath) -> TablePath? {
    id(at: path).flatMap { tablePath(of: $0) }
  }

  /// Returns the position as written of what stands at a position on screen, or nil.
  public func dataPath(at path: TablePath) -> DataPath? {
    row(at: path).flatMap { dataPath(of: $0.id) }
  }

  /// Returns the position as written of a row whose section is on screen, or nil.
  public func dataPath(of id: NodeID) -> DataPath? {
    if let home = homes.topSection(of: id), let index = places[home],
      let path = dataPath(of: id, in: sections[index])
    {
      return path
    }
    if isCurrent { return nil }
    for section in sections { if let path = dataPath(of: id, in: section) { return path } }
    return nil
  }

  /// Returns the row at a position as written, or nil where its section is hidden or there is no such
  /// row.
  public func id(at path: DataPath) -> NodeID? {
    if let section = groups.section(path.section, of: path.group) {
      guard let index = places[section] else { return nil }
      return sections[index].own.id(checked: path.row)
    }
    return places.inner(path.section, of: path.group)?.rows.id(checked: path.row)
  }

  private func dataPath(of id: NodeID, in section: LayoutSection) -> DataPath? {
    if let row = section.own.index(of: id) {
      guard let (group, index) = groups.place(of: section.id) else { return nil }
      return DataPath(group: group, section: index, row: row)
    }
    if let home = homes.section(of: id), let inner = section.inner(home),
      let row = inner.rows.index(of: id)
    {
      return DataPath(group: inner.group, section: inner.index, row: row)
    }
    for inner in section.inner {
      if let row = inner.rows.index(of: id) {
        return DataPath(group: inner.group, section: inner.index, row: row)
      }
    }
    return nil
  }

  /// Which section stands where; made when it is first asked for.
  private final class Places {
    private let sections: [LayoutSection]
    private lazy var places = Dictionary(
      uniqueKeysWithValues: sections.enumerated().map { ($1.id, $0) })

    init(_ sections: [LayoutSection]) { self.sections = sections }

    subscript(id: NodeID) -> Int? { places[id] }

    /// The sections of children, by their group and their place in it.
    private lazy var inner = Dictionary(
      sections.flatMap { section in
        section.inner.map { (InnerPlace(group: $0.group, index: $0.index), $0) }
      }, uniquingKeysWith: { first, _ in first })

    private struct InnerPlace: Hashable {
      let group: NodeID
      let index: Int
    }

    func inner(_ index: Int, of group: NodeID) -> LayoutSection.DataRows? {
      inner[InnerPlace(group: group, index: index)]
    }
  }
}

extension RowColumn {
  /// Returns the identity of the row at `index`, or nil where there is none.
  func id(checked index: Int) -> NodeID? { index >= 0 && index < count ? id(at: index) : nil }
}

/// The sections of the groups in a stack, as written.
final class GroupTable {
  private let sections: [NodeID: [NodeID]]
  private let places: [NodeID: (group: NodeID, index: Int)]

  init(_ groups: [(group: NodeID, sections: [NodeID])] = []) {
    sections = Dictionary(uniqueKeysWithValues: groups.map { ($0.group, $0.sections) })
    places = Dictionary(
      uniqueKeysWithValues: groups.flatMap { group, sections in
        sections.enumerated().map { ($1, (group, $0)) }
      })
  }

  func section(_ index: Int, of group: NodeID) -> NodeID? {
    guard let sections = sections[group], sections.indices.contains(index) else { return nil }
    return sections[index]
  }

  func place(of section: NodeID) -> (group: NodeID, index: Int)? { places[section] }
}

extension TableLayout: Equatable {
  /// Whether two layouts show the same rows with the same content in the same places.
  public static func == (a: TableLayout, b: TableLayout) -> Bool {
    guard a.sections.count == b.sections.count else { return false }
    return zip(a.sections, b.sections).allSatisfy { a, b in
      if a === b { return true }
      guard a.id == b.id, a.content == b.content, a.rows.count == b.rows.count else { return false }
      guard a.depths == b.depths else { return false }
      return a.rows.isSame(as: b.rows)
        || a.rows.hasSameIDs(as: b.rows) && a.rows.stamps == b.rows.stamps
    }
  }
}
