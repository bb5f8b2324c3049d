#if os(macOS) || os(Linux)
/// What is left out, and why.
enum Exclusions {
  /// Operations that are nothing but the call of one hook, or hand a hook its answer: within that hook they are the
  /// app's own recursion.
  static let pairs: [(hook: String, operations: [String])] = [
    ("Screen.open(_:)", ["Screen.open(_:)"]),
    ("TableHost.open(_:)", ["Screen.open(_:)"]),
    (
      "TableHost.scroll(to:at:in:)",
      ["TableScreen.scroll(to:at:)", "TableScreen.focus(_:control:)"]
    ),
    ("TableHost.focus(_:control:in:)", ["TableScreen.focus(_:control:)"]),
    (
      "Screen.restorationName",
      ["TableNavigator.state", "TableNavigator.restore(_:making:)", "TableNavigator.restore(_:)"]
    ),
    ("TableScreen.previewScreen(for:)", ["Screen.preview(of:)"]),
    // Each command asks for two more: that has a bound, but takes too long to wait for.
    ("TableModel.onCommand", ["TableScreen.addChild(_:_:)", "TableModel.insertSections(_:at:)"]),
    ("TableScreen.destination(of:from:proposed:)", ["Screen.target(of:proposed:)"]),
    // The group's data hears of a move, and not that it was taken back.
    ("TableGroup.onCellMoved(_:from:to:)", ["TableEvent.undo", "TableEvent.redo"]),
    ("TableScreen.imageLoader", ["Screen.didDraw(_:_:)"]),
    ("TableScreen.onEndDisplaying(_:)", ["Screen.didLeaveView(_:)"]),
    ("TableScreen.onEndDisplayingHeader(of:)", ["Screen.didLeaveView(_:)"]),
    ("TableScreen.onEndDisplayingFooter(of:)", ["Screen.didLeaveView(_:)"]),
    ("TableScreen.willDisplayHeader(section:)", ["Screen.willDisplay(_:)"]),
    ("TableScreen.willDisplayFooter(section:)", ["Screen.willDisplay(_:)"]),
    ("TableRowCell.action(for:control:)", ["Screen.content(of:cell:)", "Screen.didDraw(_:_:)"]),
    ("TableRowCell.pressesButton(of:)", ["Screen.content(of:cell:)", "Screen.didDraw(_:_:)"]),
    ("TableRowCell.accessory(for:)", ["Screen.content(of:cell:)", "Screen.didDraw(_:_:)"]),
    ("TableRowCell.body(for:)", ["Screen.content(of:cell:)", "Screen.didDraw(_:_:)"]),
  ]

  static func leavesOut(_ operation: Operation, in hook: Hook) -> Bool {
    pairs.contains { $0.hook == hook.name && $0.operations.contains(operation.name) }
  }
}
#endif
