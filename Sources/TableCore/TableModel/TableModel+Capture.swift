extension TableModel {
  /// Returns whether rows may capture a screen: by a closure, by the making of lazy rows, or by a
  /// binding to the screen, be it that of a switch at their end.
  ///
  /// Complexity: O(*n*) in the written rows.
  package func mayCapture(_ screen: AnyObject) -> Bool {
    let object = ObjectIdentifier(screen)
    return tree.sections.values.contains { section in
      let rows = section.rows
      if rows.isLazy, !section.descriptor.isGivenBySource { return true }
      if rows.flags.contains(.closures) { return true }
      return rows.cells.contains { cell in
        cell.fields.contains { $0.binding.identity.object == object }
      }
    }
  }
}
