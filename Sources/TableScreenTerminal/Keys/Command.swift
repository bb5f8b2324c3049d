#if os(macOS) || os(Linux)
/// A command that a key can give.
enum Command: Hashable, Sendable {
  // The cursor.
  case moveUp, moveDown, pageUp, pageDown, top, bottom
  case nextControl, previousControl
  // The row that the cursor is on.
  case open, toggle, edit, choose, press, details, longPress
  case expand, collapse, increase, decrease
  case cancelAction, delete, insert, moveRowUp, moveRowDown, startMoving, menu
  // The screen.
  case search, endSearch, nextScope, previousScope, refresh, retry, cancelWaiting, index
  case startEditing, stopEditing, undo, redo
  case nextButton, previousButton
  case back, otherPane, nextTab, previousTab, button(Int)
  // The program.
  case dismissNotice, help, inspect, redraw, suspend, quit, quitAnyway
  // Commands of overlays and of fields.
  case confirm, cancel, type, newLine, nextField, previousField, nextStop, previousStop, submit,
    jump
}

extension Command {
  /// The number of bar buttons that have a key.
  static let buttonKeys = 9

  /// All commands.
  static let all: [Command] =
    [
      .moveUp, .moveDown, .pageUp, .pageDown, .top, .bottom, .nextControl, .previousControl, .open,
      .toggle, .edit, .choose, .press, .details, .longPress, .expand, .collapse, .increase,
      .decrease,
      .delete, .insert, .moveRowUp, .moveRowDown, .startMoving, .menu, .search, .endSearch,
      .nextScope, .previousScope, .refresh, .retry, .cancelAction, .cancelWaiting,
      .index, .nextButton, .previousButton, .startEditing, .stopEditing, .undo, .redo, .back,
      .otherPane, .nextTab,
      .previousTab, .help, .inspect,
      .redraw,
      .suspend, .quit, .quitAnyway, .confirm, .cancel, .type, .newLine, .nextField, .previousField,
      .nextStop, .previousStop, .submit, .jump, .dismissNotice,
    ] + (0..<buttonKeys).map { .button($0) }
}
#endif
