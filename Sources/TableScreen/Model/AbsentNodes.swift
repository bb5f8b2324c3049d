/// The nodes that left the table and about which the overlay remembers something: when one returns
/// it gets its old identity back.
struct AbsentNodes {
  /// What names a row across its absence.
  struct Name: Hashable {
    let section: TableCell.ID?
    let domain: ObjectIdentifier?
    let row: TableCell.ID
  }

  /// How many are kept; the oldest goes first, but for those that must not be lost.
  static let bound = 1_000

  private var ids: [Name: NodeID] = [:]
  private var order: [Name] = []

  var isEmpty: Bool { ids.isEmpty }

  /// Keeps a node, and returns the one that has to be forgotten for it, if any.
  mutating func keep(
    _ id: NodeID, as name: Name, unless mustStay: (NodeID) -> Bool
  ) -> NodeID? {
    if ids.updateValue(id, forKey: name) == nil { order.append(name) }
    guard order.count > Self.bound,
      let oldest = order.firstIndex(where: { ids[$0].map { !mustStay($0) } ?? true })
    else { return nil }
    return ids.removeValue(forKey: order.remove(at: oldest))
  }

  /// Gives back the identity of a node that returns.
  mutating func take(_ name: Name) -> NodeID? {
    guard let id = ids.removeValue(forKey: name) else { return nil }
    order.removeAll { $0 == name }
    return id
  }
}
