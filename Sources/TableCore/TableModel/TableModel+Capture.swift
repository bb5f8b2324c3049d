extension TableModel {
  /// Returns whether rows may capture a screen: by a closure, by the making of lazy rows, or by a
  /// binding to the screen.
  package func mayCapture(_ screen: AnyObject) -> Bool {
    let object = ObjectIdentifier(screen)
    return tree.sections.values.contains { section in
      let rows = section.rows
      if rows.isLazy, !section.descriptor.isGivenBySource { return true }
      if rows.flags.contains(.closures) { return true }
      guard rows.flags.contains(.bound) || rows.flags.contains(.form) else { return false }
      return rows.cells.contains { cell in
        cell.fields.contains { $0.binding.identity.object == object }
      }
    }
  }
}
