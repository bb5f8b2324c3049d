/// The nodes that left the table with state in the overlay: a node that returns gets its identity back.
struct AbsentNodes {
  /// The group that the section of a row belongs to.
  enum Scope: Hashable {
    /// The children of a row.
    case row(NodeID)
    /// A group that the app made.
    case object(GroupToken)
    /// A group of the stack.
    case group(NodeID)
  }

  /// The name by which an absent row is recognized when it returns.
  struct Name: Hashable {
    let scope: Scope
    let section: TableCell.ID?
    let domain: ObjectIdentifier?
    let row: PairingKey
    /// True if the row was a result of a remote search.
    var isFound = false
  }

  /// The number of nodes that are kept; the oldest are forgotten first, except those that must not be lost.
  static let bound = 1_000
  /// The number of old nodes that are examined for each new one, so that keeping takes constant time.
  private static let looks = 4

  /// The nodes by name, each with its place in the order.
  private var nodes: [Name: (id: NodeID, place: Int)] = [:]
  /// The names in order of arrival, the oldest first; nil for those that have gone.
  private var order: [Name?] = []
  /// The index of `order` at which the oldest name is looked for.
  private var start = 0
  /// The number of nodes by scope.
  private var counts: [Scope: Int] = [:]

  var isEmpty: Bool { nodes.isEmpty }

  var count: Int { nodes.count }

  /// Returns whether any absent node belongs below a row.
  func hasAny(below row: NodeID) -> Bool { counts[.row(row)] != nil }

  /// The rows that absent nodes belong below.
  var hosts: [NodeID] {
    counts.keys.compactMap { scope in
      if case .row(let host) = scope { host } else { nil }
    }
  }

  /// Keeps a node, and returns those that have to be forgotten for it.
  ///
  /// Complexity: O(1), however many are kept; so if many must stay, some more than the bound are
  /// kept for a while.
  mutating func keep(
    _ id: NodeID, as name: Name, unless mustStay: (NodeID) -> Bool
  ) -> [NodeID] {
    if let place = nodes[name]?.place {
      nodes[name] = (id, place)
    } else {
      append(id, name)
      counts[name.scope, default: 0] += 1
    }
    var forgotten: [NodeID] = []
    for _ in 0..<Self.looks {
      guard nodes.count > Self.bound, let (name, id) = takeOldest() else { break }
      if hasAny(below: id) || mustStay(id) {
        append(id, name)
      } else {
        release(name.scope)
        forgotten.append(id)
      }
    }
    return forgotten
  }

  /// Gives back the identity of a node that returns.
  mutating func take(_ name: Name) -> NodeID? {
    guard let (id, place) = nodes.removeValue(forKey: name) else { return nil }
    order[place] = nil
    release(name.scope)
    return id
  }

  /// The node that is kept under a name, or nil; it stays kept.
  subscript(name: Name) -> NodeID? { nodes[name]?.id }

  /// Returns the rows of the table with an id, each with where it stood; results of a remote search are none of these.
  ///
  /// Complexity: O(*n*) in the nodes that are kept.
  func rows(withID id: TableCell.ID) -> [(row: NodeID, scope: Scope)] {
    nodes.lazy.filter { $0.key.row == .id(id) && !$0.key.isFound }
      .map { ($0.value.id, $0.key.scope) }
  }

  /// Returns the ids, in no order, of the rows of a section that are numbers, as those of computed rows.
  ///
  /// Complexity: O(*n*) in the nodes that are kept.
  @MainActor func indexes(of section: SectionNode) -> [Int] {
    nodes.keys.compactMap { name in
      guard case .id(let id) = name.row, case .integer(let index) = id.value else { return nil }
      return name == section.absentName(name.row, domain: nil) ? index : nil
    }
  }

  private mutating func takeOldest() -> (Name, NodeID)? {
    while start < order.count {
      defer { start += 1 }
      guard let name = order[start] else { continue }
      order[start] = nil
      return nodes.removeValue(forKey: name).map { (name, $0.id) }
    }
    return nil
  }

  private mutating func append(_ id: NodeID, _ name: Name) {
    if order.count > 2 * nodes.count + 16 {
      order.removeAll { $0 == nil }
      start = 0
      for (place, name) in order.enumerated() { if let name { nodes[name]?.place = place } }
    }
    nodes[name] = (id, order.count)
    order.append(name)
  }

  private mutating func release(_ scope: Scope) {
    let count = counts[scope, default: 1] - 1
    counts[scope] = count > 0 ? count : nil
  }
}

extension GroupNode {
  /// The scope of its sections' names while they are absent.
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
  /// Returns the name of a row of the section while it is absent.
  func absentName(_ row: PairingKey, domain: ObjectIdentifier?) -> AbsentNodes.Name {
    AbsentNodes.Name(
      scope: group.absentScope, section: authorName, domain: domain, row: row,
      isFound: group.isFound)
  }

  /// The name of the section while it is absent, or nil if its author gave it none.
  var absentName: AbsentNodes.Name? { authorName == nil ? nil : absentName(.place, domain: nil) }
}

extension AbsentNodes.Name {
  /// Returns the name of a group of the stack while it is absent.
  @MainActor static func group(_ object: TableGroup) -> Self {
    Self(scope: .object(object.token), section: nil, domain: nil, row: .place)
  }

  /// Returns the name of the group below a row while it is absent.
  static func group(below row: NodeID) -> Self {
    Self(scope: .row(row), section: nil, domain: nil, row: .place)
  }
}

extension RowStore {
  /// Returns the name of a row while it is absent: its id, or for a row written by hand its tag,
  /// binding or title; nil if it has none.
  func absentKey(_ index: Int) -> PairingKey? {
    if let id = authorID(index) { return .id(id) }
    guard !isLazy, let key = made(index)?.pairingKey else { return nil }
    return key == .place ? nil : key
  }
}
