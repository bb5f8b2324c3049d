/// The sections of a layout, with look-ups of rows and sections by identity and by path.
final class LayoutPlaces {
  let sections: [LayoutSection]
  let groups: GroupTable
  let homes: NodeHomes
  /// The version of `homes` when the layout was made, or nil for a layout that belongs to no moment of a model.
  private let homesVersion: Int?
  /// The index of each section; made at the first look-up.
  private lazy var indexes = Dictionary(
    sections.enumerated().lazy.map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  /// The sections of children, by their group and their place in it.
  private lazy var inner = Dictionary(
    sections.flatMap { section in
      section.inner.map { (InnerPlace(group: $0.group, index: $0.index), $0) }
    }, uniquingKeysWith: { first, _ in first })

  private struct InnerPlace: Hashable {
    let group: NodeID
    let index: Int
  }

  init(_ sections: [LayoutSection], _ groups: GroupTable, _ homes: NodeHomes, version: Int?) {
    self.sections = sections
    self.groups = groups
    self.homes = homes
    homesVersion = version
  }

  /// True while `homes` describes this layout, because no row has moved to another section since.
  private var isCurrent: Bool { homesVersion == homes.version }

  /// Returns the place of a section on screen, or nil if it is not there.
  func index(ofSection id: NodeID) -> Int? { indexes[id] }

  /// Returns the position of a row on screen, or nil if it is not there.
  func tablePath(of id: NodeID) -> TablePath? {
    if let home = homes.topSection(of: id), let index = index(ofSection: home),
      let row = sections[index].rows.index(of: id)
    {
      return TablePath(index, row)
    }
    if isCurrent { return nil }
    // The row may have been in another section when this layout was made, so all sections are searched.
    for (index, section) in sections.enumerated() {
      if let row = section.rows.index(of: id) { return TablePath(index, row) }
    }
    return nil
  }

  /// Returns the position as written of a row whose section is on screen, or nil.
  func dataPath(of id: NodeID) -> DataPath? {
    if let home = homes.topSection(of: id), let index = index(ofSection: home),
      let path = dataPath(of: id, in: sections[index])
    {
      return path
    }
    if isCurrent { return nil }
    for section in sections { if let path = dataPath(of: id, in: section) { return path } }
    return nil
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

  /// Returns the row at a position as written, or nil.
  func id(at path: DataPath) -> NodeID? {
    if let section = groups.section(path.section, of: path.group) {
      guard let index = index(ofSection: section) else { return nil }
      return sections[index].own.id(checked: path.row)
    }
    return inner[InnerPlace(group: path.group, index: path.section)]?.rows.id(checked: path.row)
  }
}
