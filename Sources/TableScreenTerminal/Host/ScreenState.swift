#if os(macOS) || os(Linux)
import TableScreen
import TableScreenText

/// The host's state for one screen.
@MainActor final class ScreenState {
  let painter = TextPainter()
  var text = TextState()
  /// The frame that was drawn last.
  var frame: TextFrame?
  /// The effects of an open menu's entries.
  var menu: [MenuChoice] = []
  /// The letter that was pressed last in the index, and the entry that it led to.
  var jump: (letter: Character, entry: Int)?
  /// The notice in view, and the time at which it disappears.
  var notice: (content: ScreenChrome.Notice, end: ContinuousClock.Instant)?

  /// The control whose choices the open menu shows, or nil for the menu of a row's commands.
  var menuControl: String?

  /// The effect of choosing an entry of a menu.
  enum MenuChoice {
    case command(Command)
    case value(NodeID, name: String, TableValue)
    case control(NodeID, name: String)
    case edit(NodeID, name: String)
    case rowAction(NodeID, RowAction.Place, Int)
  }
}
#endif
