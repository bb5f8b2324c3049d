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
      !hasValue(name, in: row)
        && ignores(name, of: row) {
          $0.handler(of: name, .changed) ?? action(of: name, in: row, $0)
        }
    case .tap(let row):
      !isChosen(byTapOn: row) && ignores("action", of: row) { action(of: row, $0) }
    case .tapAccessory(let row): ignores("accessory", of: row) { $0.accessoryAction }
    case .longPress(let row): ignores(.longPressAction, of: row)
    case .insert(let row): ignores(.insertAction, of: row)
    case .rowAction(let row, let place, let index): isRunning(place, index, of: row)
    default: false
    }
  }

  private func ignores(_ key: TableCell.Key.Known, of row: NodeID) -> Bool {
    ignores(key.name, of: row) { $0.action(key) }
  }

  /// Returns whether an action is running under a name, and what the row has there now waits for it.
  ///
  /// What is done at once does not wait; that of a hook takes its time.
  private func ignores(
    _ name: String, of row: NodeID, _ action: (TableCell) -> TableAction?
  ) -> Bool {
    let key = ActionKey(row: row, name: name)
    guard tasks.isRunning(key), let context = model.context(of: row) else { return false }
    return action(context.cell).map { isIgnored($0, context, as: key) } ?? true
  }

  /// Returns the keys of the actions that run for a row.
  func actionKeys(of row: NodeID) -> [ActionKey] {
    tasks.keys.compactMap { $0 as? ActionKey }.filter { $0.row == row }
  }
}
