/// A property that rows edit, whichever row that is by now.
package struct BoundProperty: Hashable {
  private let identity: TableBinding.Identity?
  private let object: ObjectIdentifier?
  private let origin: AnyHashable?
  private let holders: [ObjectIdentifier]

  /// Creates the property of a binding with who has it, as ``TableModel/holders(of:in:)`` finds them.
  init(
    _ identity: TableBinding.Identity, _ origin: AnyHashable?, heldBy holders: [ObjectIdentifier]
  ) {
    // The path of a binding that data describes depends on where the data was read.
    self.identity = origin == nil ? identity : nil
    object = identity.object
    self.origin = origin
    self.holders = holders
  }
}

extension TableModel {
  /// Returns the property that a binding of a row edits.
  package func property(of binding: TableBinding, in row: NodeID) -> BoundProperty {
    BoundProperty(
      binding.identity, binding.origin,
      heldBy: holders(of: binding.identity, in: groupObjects(around: row)))
  }

  /// Returns the screen or group that has a property which a binding names without an object, as it finds it in these groups;
  /// the groups themselves if none of them has it, and nothing for a binding to an object.
  func holders(of identity: TableBinding.Identity, in groups: [TableGroup]) -> [ObjectIdentifier] {
    guard identity.object == nil else { return [] }
    let targets = groups.flatMap(\.targets) + (owner?.actionTargets ?? [])
    let type = Swift.type(of: identity.path).rootType
    return targets.first { $0.isOf(type) }.map { [ObjectIdentifier($0)] }
      ?? groups.map { ObjectIdentifier($0) }
  }

  /// Removes a draft that was written, in whichever row edits its property by now, unless something else was typed since.
  package func settle(
    _ draft: Draft, of row: NodeID, _ name: String, for property: BoundProperty
  ) {
    if overlay.drafts[row, name] == draft {
      overlay.drafts[row, name] = nil
      return touch(row)
    }
    for (other, drafts) in overlay.drafts.typed {
      for (name, moved) in drafts
      where moved == draft
        && BoundProperty(
          moved.binding, moved.origin,
          heldBy: holders(of: moved.binding, in: groupObjects(around: other))) == property
      {
        overlay.drafts[other, name] = nil
        touch(other)
      }
    }
  }
}

extension ActionTarget {
  /// Returns whether the object is of a type, which is known at run time alone.
  fileprivate func isOf<Kind>(_ kind: Kind.Type) -> Bool { self is Kind }
}
