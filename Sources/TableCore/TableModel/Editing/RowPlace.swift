/// A place to put rows at.
public enum RowPlace: Hashable {
  /// Right above a row.
  case before(TableSelector)
  /// Right below a row and its children.
  case after(TableSelector)
  /// At the beginning of a section, or of a row's children.
  case first(in: TableSelector)
  /// At the end of a section, or of a row's children.
  case last(in: TableSelector)
  /// At a position as written, where the first of the rows stands afterwards.
  case path(DataPath)
}

/// A place to put sections at.
public enum SectionPlace: Hashable {
  /// Right above a section.
  case before(TableSelector)
  /// Right below a section.
  case after(TableSelector)
  /// At an index among the table's own sections, from 0, where the first of the sections stands afterwards.
  case index(Int)
  /// Below the table's own sections.
  case last
}

extension TableModel {
  /// Returns the section, and the index in it, of a place for rows.
  func spot(_ place: RowPlace) throws -> (section: SectionNode, index: Int) {
    switch place {
    case .before(let selector): return try anchor(selector)
    case .after(let selector):
      let (section, index) = try anchor(selector)
      return (section, index + 1)
    case .first(in: let selector):
      return (try holder(selector) { $0.first }, 0)
    case .last(in: let selector):
      let section = try holder(selector) { $0.last }
      return (section, section.rows.count)
    case .path(let path):
      guard let group = tree.group(path.group), group.sections.indices.contains(path.section) else {
        throw TableEditError.unknownPath(path)
      }
      let section = group.sections[path.section]
      guard 0...section.rows.count ~= path.row else { throw TableEditError.unknownPath(path) }
      return (section, path.row)
    }
  }

  /// Returns the group, and the index in it, of a place for sections.
  func spot(_ place: SectionPlace) throws -> (group: GroupNode, index: Int) {
    switch place {
    case .before(let selector): return try anchor(section: selector)
    case .after(let selector):
      let (group, index) = try anchor(section: selector)
      return (group, index + 1)
    case .index(let index):
      guard 0...tree.main.sections.count ~= index else { throw TableEditError.unknownPlace(index) }
      return (tree.main, index)
    case .last: return (tree.main, tree.main.sections.count)
    }
  }

  private func anchor(_ selector: TableSelector) throws -> (section: SectionNode, index: Int) {
    guard let row = resolve(selector).firstNonNil({ tree.find($0) }) else {
      throw TableEditError.nothingMeant("\(selector)")
    }
    return row
  }

  private func anchor(section selector: TableSelector) throws -> (group: GroupNode, index: Int) {
    guard let section = resolve(selector).firstNonNil({ tree.sections[$0] }),
      let index = section.index
    else { throw TableEditError.nothingMeant("\(selector)") }
    return (section.group, index)
  }

  /// Returns the section that a selector means, or the one that `choose` picks among those of a group or of the children
  /// of a row.
  private func holder(
    _ selector: TableSelector, _ choose: ([SectionNode]) -> SectionNode?
  ) throws -> SectionNode {
    let nodes = resolve(selector)
    let found = nodes.firstNonNil { id in
      tree.sections[id]
        ?? (tree.group(id) ?? groupOfChildren(of: id)).flatMap { choose($0.sections) }
    }
    if let found { return found }
    let isRow = nodes.contains { tree.find($0) != nil }
    throw TableEditError.nothingMeant("\(isRow ? .children(of: selector) : selector)")
  }

  /// Returns the group of a row's children, read if need be, or nil.
  private func groupOfChildren(of row: NodeID) -> GroupNode? {
    guard let child = childNode(of: row) else { return nil }
    if case .group = child.descriptor.rows { load(child, of: row) }
    return child.group
  }
}
