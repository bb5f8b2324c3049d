/// The nodes that left the table and about which the overlay remembers something: when one returns
/// it gets its old identity back.
package struct AbsentNodes {
  /// What the section of a row is a part of.
  enum Scope: Hashable {
    /// The children of a row.
    case row(NodeID)
    /// A group that the app made.
    case object(GroupToken)
    /// A group of the stack.
    case group(NodeID)
  }

  /// What names a row across its absence.
  struct Name: Hashable {
    let scope: Scope
    let section: TableCell.ID?
    let domain: ObjectIdentifier?
    let row: PairingKey
    /// Whether it was found elsewhere by a search.
    var isFound = false
  }

  /// How many are kept; the oldest goes first, but for those that must not be lost.
  package static let bound = 1_000

  private var ids: [Name: NodeID] = [:]
  private var order: [Name] = []
  /// How many are kept of each scope.
  private var counts: [Scope: Int] = [:]

  var isEmpty: Bool { ids.isEmpty }

  /// Whether any of the nodes hung below a row.
  func hasAny(below row: NodeID) -> Bool { counts[.row(row)] != nil }

  /// Keeps a node, and returns the one that has to be forgotten for it, if any.
  mutating func keep(
    _ id: NodeID, as name: Name, unless mustStay: (NodeID) -> Bool
  ) -> NodeID? {
    if ids.updateValue(id, forKey: name) == nil {
      order.append(name)
      counts[name.scope, default: 0] += 1
    }
    guard order.count > Self.bound,
      let oldest = order.first(where: { name in
        ids[name].map { !hasAny(below: $0) && !mustStay($0) } ?? true
      })
    else { return nil }
    return take(oldest)
  }

  /// Gives back the identity of a node that returns.
  mutating func take(_ name: Name) -> NodeID? {
    guard let id = ids.removeValue(forKey: name) else { return nil }
    order.removeAll { $0 == name }
    let count = counts[name.scope, default: 1] - 1
    counts[name.scope] = count > 0 ? count : nil
    return id
  }

  /// What was kept under a name, or nil; it stays kept.
  subscript(name: Name) -> NodeID? { ids[name] }
}

extension GroupNode {
  /// What its sections are parts of, across their absence.
  var absentScope: AbsentNodes.Scope {
    if let hostRow {
      .row(hostRow)
    } else if let object {
      .object(object.token)
    } else {
      .group(id)
    }
  }
}

extension SectionNode {
  /// What names a row of the section across its absence.
  func absentName(_ row: PairingKey, domain: ObjectIdentifier?) -> AbsentNodes.Name {
    AbsentNodes.Name(
      scope: group.absentScope, section: authorName, domain: domain, row: row,
      isFound: group.isFound)
  }

  /// What names the section itself across its absence, or nil where nothing does.
  var absentName: AbsentNodes.Name? { authorName == nil ? nil : absentName(.place, domain: nil) }
}

extension AbsentNodes.Name {
  /// What names a group of the stack across its absence.
  @MainActor static func group(_ object: TableGroup) -> Self {
    Self(scope: .object(object.token), section: nil, domain: nil, row: .place)
  }

  /// What names the group below a row across its absence.
  static func group(below row: NodeID) -> Self {
    Self(scope: .row(row), section: nil, domain: nil, row: .place)
  }
}

extension RowStore {
  /// What names a row across its absence: its id, or what else tells it from others as long as it is written
  /// by hand; nil where nothing does.
  func absentKey(_ index: Int) -> PairingKey? {
    if let id = authorID(index) { return .id(id) }
    guard !isLazy, let key = made(index)?.pairingKey else { return nil }
    return key == .place ? nil : key
  }
}
