import TableCore

extension TableScreen {
  /// Which action of which row runs: a second tap on the same is ignored meanwhile.
  struct ActionKey: Hashable {
    let row: NodeID
    let name: String
    /// Which of several offers of that name, or nil.
    var rowAction: NamedPlace<String>?
  }

  /// Runs the action that a row has under a key.
  func run(_ key: TableCell.Key.Known, of row: NodeID) {
    guard let context = model.context(of: row), let action = context.cell.action(key) else {
      return
    }
    perform(action, context, as: ActionKey(row: row, name: key.name))
  }

  /// Whether an action runs for a row.
  func isRunning(for row: NodeID) -> Bool { !actionKeys(of: row).isEmpty }

  /// The actions that run for a row.
  func actionKeys(of row: NodeID) -> [ActionKey] {
    tasks.keys.compactMap { $0 as? ActionKey }.filter { $0.row == row }
  }
}
