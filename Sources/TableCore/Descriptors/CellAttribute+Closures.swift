extension CellAttribute {
  /// Whether the value has closures of the app's own, which may capture the screen.
  var hasClosures: Bool {
    switch self {
    case .action(let action): action.isClosure
    case .accessory(let accessory):
      if case .toggle(_, _, let changed?) = accessory.kind {
        changed.isClosure
      } else {
        accessory.action?.isClosure == true
      }
    case .rowActions(let actions): actions.actions.contains { $0.action.isClosure }
    case .handlers(let handlers):
      handlers.handlers.values.contains(where: \.isClosure)
        || handlers.typing.values.contains(where: \.isClosure)
    case .validation(let validation): validation.checks.contains(where: \.isClosure)
    default: false
    }
  }
}

extension TableModel {
  /// Whether rows may capture a screen: by a closure, by items that are made into rows, or by what they are bound to.
  package func mayCapture(_ screen: AnyObject) -> Bool {
    let object = ObjectIdentifier(screen)
    return sections.values.contains { section in
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
