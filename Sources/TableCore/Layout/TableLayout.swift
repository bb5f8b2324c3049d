/// An immutable snapshot of what is on screen: sections and rows, with conversions between both kinds of path.
public struct TableLayout {
  /// A row as it stands on screen.
  public struct Row: Hashable, Sendable {
    /// The identity of the row.
    public let id: NodeID
    /// The depth of the row below other rows, from 0.
    public let depth: Int
  }

  /// The contents, in one object, because layouts are copied for each look-up.
  private let places: LayoutPlaces

  /// Creates the layout of an empty table.
  package init() { self.init(sections: []) }

  init(
    sections: [LayoutSection], groups: GroupTable = GroupTable(), homes: NodeHomes = .init()
  ) {
    places = LayoutPlaces(sections, groups, homes, version: homes.version)
  }

  private init(_ places: LayoutPlaces) { self.places = places }

  /// Returns a layout of the same table with other sections.
  func with(sections: [LayoutSection]) -> TableLayout {
    TableLayout(LayoutPlaces(sections, places.groups, places.homes, version: nil))
  }

  /// Returns whether two layouts are one and the same snapshot.
  package func isSame(as other: TableLayout) -> Bool { places === other.places }

  var sections: [LayoutSection] { places.sections }

  /// The sections of the groups in the stack as written, visible or not.
  var groups: GroupTable { places.groups }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The number of rows in all sections.
  public var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// Returns the number of rows in a section; 0 if there is no such section.
  public func rowCount(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// Returns the identity of a section, or nil if there is none.
  public func sectionID(at section: Int) -> NodeID? {
    sections.indices.contains(section) ? sections[section].id : nil
  }

  /// Returns the place of a section on screen, or nil if it is not there.
  public func index(ofSection id: NodeID) -> Int? { places.index(ofSection: id) }

  /// Returns the header and footer of a section; empty ones if there is no such section.
  public func content(ofSection section: Int) -> SectionContent {
    sections.indices.contains(section) ? sections[section].content : SectionContent()
  }

  /// Returns the index entry that a section was given, or nil.
  package func indexTitle(ofSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].indexTitle : nil
  }

  /// Returns the row at a position, or nil if there is none.
  public func row(at path: TablePath) -> Row? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard path.row >= 0, path.row < section.rows.count else { return nil }
    return Row(id: section.rows.id(at: path.row), depth: section.depth(at: path.row))
  }

  /// Returns the position of a row on screen, or nil if it is not there.
  ///
  /// Complexity: O(log *n*); the first look-up in a section that was reordered walks over it once. In an older
  /// layout O(*s*) in the sections for rows that have moved to another one since, or are not there.
  public func tablePath(of id: NodeID) -> TablePath? { places.tablePath(of: id) }

  /// Returns the position on screen of the row at a position as written, or nil if it is hidden or
  /// not there.
  public func tablePath(of path: DataPath) -> TablePath? {
    id(at: path).flatMap { tablePath(of: $0) }
  }

  /// Returns the position as written of the row at a position on screen, or nil.
  public func dataPath(at path: TablePath) -> DataPath? {
    row(at: path).flatMap { dataPath(of: $0.id) }
  }

  /// Returns the position as written of a row whose section is on screen, or nil.
  public func dataPath(of id: NodeID) -> DataPath? { places.dataPath(of: id) }

  /// Returns the row at a position as written, or nil if its section is hidden or there is no such
  /// row.
  public func id(at path: DataPath) -> NodeID? { places.id(at: path) }
}

extension RowColumn {
  /// Returns the identity of the row at `index`, or nil if there is none.
  func id(checked index: Int) -> NodeID? { index >= 0 && index < count ? id(at: index) : nil }
}

extension TableLayout: Equatable {
  /// Returns whether two layouts show the same rows with the same content in the same places.
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
