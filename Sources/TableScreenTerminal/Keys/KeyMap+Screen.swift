#if os(macOS) || os(Linux)
extension KeyMap {
  static let browsing: [KeyBinding] =
    [
      KeyBinding(["/"], .search, .search, .line(4)) { $0.mode == .rows && $0.isSearchable },
      KeyBinding(["r", .function(5)], .retry, .retry, .line(3)) { $0.mode == .rows && $0.canRetry },
      KeyBinding(["r", .function(5)], .refresh, .refresh, .line(7)) {
        $0.mode == .rows && $0.isRefreshable && !$0.canRetry
      },
      KeyBinding(["i"], .index, .index, .line(8)) { $0.mode == .rows && $0.hasIndex },
      KeyBinding([.tab], .nextButton, .bar) {
        $0.isTabFree && $0.pane == nil && !$0.goesToNextStop
      },
      KeyBinding([.backTab], .previousButton, .bar) {
        $0.isTabFree && !$0.goesToPreviousStop
      },
      KeyBinding(["e"], .startEditing, .startEditing, .line(5)) {
        $0.mode == .rows && $0.isEditable && !$0.isEditing
      },
      KeyBinding(["e"], .stopEditing, .stopEditing, .line(3)) { $0.mode == .rows && $0.isEditing },
      KeyBinding(["u"], .undo, .undo, .line(3)) { $0.mode == .rows && $0.canUndo },
      KeyBinding([.control("r")], .redo, .redo, .line(9)) { $0.mode == .rows && $0.canRedo },
      KeyBinding(["["], .previousTab, .tabs, .line(8)) { $0.mode == .rows && $0.hasTabs },
      KeyBinding(["]"], .nextTab, .tabs, .line(8)) { $0.mode == .rows && $0.hasTabs },
    ] + buttons

  private static let buttons = (0..<Command.buttonKeys).map { place in
    KeyBinding(
      [Key.character(Character(String(place + 1)))], .button(place),
      describing: { context, _ in context.buttons[place] }
    ) { $0.mode == .rows && $0.buttons.count > place && !$0.buttons[place].isEmpty }
  }

  static let leaving: [KeyBinding] = [
    KeyBinding([.escape], .dismissNotice, .dismiss, .line(1)) { $0.mode == .rows && $0.hasError },
    KeyBinding([.escape], .endSearch, .endSearch, .line(3)) {
      $0.mode == .rows && $0.isSearching && !$0.hasError
    },
    KeyBinding([.escape], .stopEditing, .stopEditing) {
      $0.mode == .rows && !$0.isSearching && $0.isEditing && !$0.hasError
    },
    KeyBinding([.escape], .cancelWaiting, .cancel, .line(2)) { $0.escapeCancelsWaiting },
    // The last line names only one key to cancel: two beside each other would read as a
    // combination.
    KeyBinding(["x"], .cancelWaiting, .cancel) {
      $0.mode == .rows && $0.isWaiting && $0.escapeCancelsWaiting && !$0.row(\.isBusy)
    },
    KeyBinding(["x"], .cancelWaiting, .cancel, .line(2)) {
      $0.mode == .rows && $0.isWaiting && !$0.escapeCancelsWaiting
    },
    KeyBinding([.backspace, "q"], .back, .back, .line(5)) {
      $0.mode == .rows && $0.canGoBack && !$0.isModal
    },
    KeyBinding([.escape], .back, .back) { $0.isEscapeFree && $0.canGoBack && !$0.isModal },
    KeyBinding([.tab], .otherPane, .otherPane, .line(4)) {
      $0.mode == .rows && $0.pane != nil && !$0.row(\.controlCount, atLeast: 2)
        && !$0.goesToNextStop
    },
    KeyBinding([.right, "l"], .otherPane, .otherPane) { $0.isRightFree && $0.pane == .list },
    KeyBinding([.left, "h"], .otherPane, .otherPane) { $0.isLeftFree && $0.pane == .detail },
    KeyBinding([.left, "h"], .back, .back) {
      $0.isLeftFree && $0.pane != .detail && $0.canGoBack && !$0.isModal
    },
    KeyBinding([.backspace, "q"], .back, .close, .line(5)) {
      $0.mode == .rows && $0.canGoBack && $0.isModal && !$0.isQuestion
    },
    KeyBinding([.escape], .back, .cancel, .line(1)) {
      $0.isEscapeFree && $0.canGoBack && $0.isModal && $0.isQuestion
    },
    KeyBinding([.backspace, "q"], .back, .cancel) {
      $0.mode == .rows && $0.canGoBack && $0.isModal && $0.isQuestion
    },
    KeyBinding([.escape], .back, .close) {
      $0.isEscapeFree && $0.canGoBack && $0.isModal && !$0.isQuestion
    },
    KeyBinding([.left, "h"], .back, .close) {
      $0.isLeftFree && $0.pane != .detail && $0.canGoBack && $0.isModal
    },
  ]

  static let everywhere: [KeyBinding] = [
    KeyBinding(["?", .function(1)], .help, .help, .line(0)) { $0.mode == .rows },
    KeyBinding([.function(12)], .inspect, .inspector) { $0.mode == .rows && $0.canInspect },
    KeyBinding(["q"], .quit, .quit, .line(3)) { $0.mode == .rows && !$0.canGoBack },
    KeyBinding([.control("c")], .quit, .quit) { !$0.isQuitHeldUp },
    KeyBinding([.control("c")], .quitAnyway, .quitAnyway, .line(-1)) { $0.isQuitHeldUp },
    KeyBinding([.control("z")], .suspend, .suspend) { _ in true },
    KeyBinding([.control("l")], .redraw, .redraw) { _ in true },
  ]
}

extension KeyContext {
  /// True if the escape key has nothing nearer to end than the screen.
  var isEscapeFree: Bool {
    mode == .rows && !isSearching && !isEditing && !isWaiting && !hasError
  }

  /// True if the escape key cancels the screen's wait.
  var escapeCancelsWaiting: Bool {
    mode == .rows && isWaiting && !isSearching && !isEditing && !hasError
  }

  /// True if the tab key leads to the buttons around the rows, because it has no use in the row.
  var isTabFree: Bool { mode == .rows && hasBar && !row(\.controlCount, atLeast: 2) }

  /// True if the left key has no use in the row.
  var isLeftFree: Bool { mode == .rows && expansion != true && row?.isAdjustable != true }

  /// True if the right key has no use in the row.
  var isRightFree: Bool { mode == .rows && expansion != false && row?.isAdjustable != true }
}
#endif
