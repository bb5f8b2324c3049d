#if os(macOS) || os(Linux)
import CTerminal

/// The key codes of ncurses.
enum KeyCodes {
  /// Returns the key of a code, or nil if the host has no use for it.
  static func key(of code: Int32) -> Key? {
    switch code {
    case ct_key_up: .up
    case ct_key_down: .down
    case ct_key_left: .left
    case ct_key_right: .right
    case ct_key_shift_up: .shiftUp
    case ct_key_shift_down: .shiftDown
    case ct_key_home, ct_key_find: .home
    case ct_key_end, ct_key_select: .end
    case ct_key_page_up: .pageUp
    case ct_key_page_down: .pageDown
    case ct_key_enter: .enter
    case ct_key_back_tab: .backTab
    case ct_key_backspace: .backspace
    case ct_key_delete: .delete
    case ct_key_insert: .insert
    case (ct_key_function + 1)...(ct_key_function + 24): .function(Int(code - ct_key_function))
    default: nil
    }
  }
}
#endif
