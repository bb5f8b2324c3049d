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

  /// Returns whether an event does nothing, since the action that it would begin is running.
  package func ignores(_ event: TableEvent) -> Bool {
    switch event {
    case .control(let row, let name, .null):
      isRunning(name, for: row) && !hasValue(name, in: row)
    case .tap(let row): isRunning("action", for: row) && !isChosen(byTapOn: row)
    case .tapAccessory(let row): isRunning("accessory", for: row)
    case .longPress(let row): isRunning(TableCell.Key.longPressAction.name, for: row)
    case .insert(let row): isRunning(TableCell.Key.insertAction.name, for: row)
    case .rowAction(let row, let place, let index): isRunning(place, index, of: row)
    default: false
    }
  }

  private func isRunning(_ name: String, for row: NodeID) -> Bool {
    tasks.isRunning(ActionKey(row: row, name: name))
  }

  /// Returns the keys of the actions that run for a row.
  func actionKeys(of row: NodeID) -> [ActionKey] {
    tasks.keys.compactMap { $0 as? ActionKey }.filter { $0.row == row }
  }
}
