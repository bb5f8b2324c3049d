import TableCore

extension TableScreen {
  /// The identity of a running action, by row and name: a second tap on the same is ignored meanwhile.
  struct ActionKey: Hashable, CustomStringConvertible {
    let row: NodeID
    let name: String
    /// The swipe or menu action, for a key under which a row has several; otherwise nil.
    var rowAction: NamedPlace<String>?

    var description: String { rowAction?.name.map { "\(name), “\($0)”" } ?? name }
  }

  /// Runs the action of a row's key, as `insertAction`; `title` is the key of the title under which a person finds it.
  func run(_ key: TableCell.Key.Known, of row: NodeID, titled title: TableCell.Key.Known? = nil) {
    guard let context = model.context(of: row), let action = context.cell.action(key) else {
      return
    }
    let used = title.flatMap { context.cell.text($0) }
    perform(action, context.using(used), as: ActionKey(row: row, name: key.name))
  }

  /// Returns whether an action runs for a row.
  func isRunning(for row: NodeID) -> Bool { !actionKeys(of: row).isEmpty }

  /// Returns whether the action of a button, or of a tap, runs, which ignores a second press meanwhile.
  package func isRunning(_ event: TableEvent) -> Bool {
    switch event {
    case .control(let row, let name, .null): tasks.isRunning(ActionKey(row: row, name: name))
    case .tap(let row): tasks.isRunning(ActionKey(row: row, name: "action"))
    case .tapAccessory(let row): tasks.isRunning(ActionKey(row: row, name: "accessory"))
    default: false
    }
  }

  /// Returns the keys of the actions that run for a row.
  func actionKeys(of row: NodeID) -> [ActionKey] {
    tasks.keys.compactMap { $0 as? ActionKey }.filter { $0.row == row }
  }
}
