/// A property that rows edit, whichever row that is by now.
package struct BoundProperty: Hashable {
  private let identity: TableBinding.Identity?
  private let object: ObjectIdentifier?
  private let origin: AnyHashable?
  private let groups: [ObjectIdentifier]

  init(_ identity: TableBinding.Identity, _ origin: AnyHashable?, in groups: [TableGroup]) {
    // The path of a binding that data describes depends on where the data was read.
    self.identity = origin == nil ? identity : nil
    object = identity.object
    self.origin = origin
    // Without an object it is a property of the screen, or of a group around the row.
    self.groups = object == nil ? groups.map { ObjectIdentifier($0) } : []
  }
}

extension TableModel {
  /// Returns the property that a binding of a row edits.
  package func property(of binding: TableBinding, in row: NodeID) -> BoundProperty {
    BoundProperty(binding.identity, binding.origin, in: groupObjects(around: row))
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
        && BoundProperty(moved.binding, moved.origin, in: groupObjects(around: other)) == property
      {
        overlay.drafts[other, name] = nil
        touch(other)
      }
    }
  }
}
