import CNCurses

/// The key codes of ncurses.
enum KeyCodes {
  /// Returns the key of a code, or nil if the host has no use for it.
  static func key(of code: Int32) -> Key? {
    switch code {
    case KEY_UP: .up
    case KEY_DOWN: .down
    case KEY_LEFT: .left
    case KEY_RIGHT: .right
    case KEY_SR: .shiftUp
    case KEY_SF: .shiftDown
    case KEY_HOME, KEY_FIND: .home
    case KEY_END, KEY_SELECT: .end
    case KEY_PPAGE: .pageUp
    case KEY_NPAGE: .pageDown
    case KEY_ENTER: .enter
    case KEY_BTAB: .backTab
    case KEY_BACKSPACE: .backspace
    case KEY_DC: .delete
    case KEY_IC: .insert
    case (KEY_F0 + 1)...(KEY_F0 + 24): .function(Int(code - KEY_F0))
    default: nil
    }
  }
}
