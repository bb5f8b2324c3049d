extension CellAttribute {
  /// True if the value has closures of the app's, which may capture the screen.
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
