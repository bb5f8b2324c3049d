#if GTK
import CGTK

/// The key bindings of the host; ``KeysWindow`` lists them.
enum GTKKeys {
  /// The action that a key starts.
  enum Command: Hashable {
    case search, beginSearch, refresh, back, leave, undo, redo, edit, mainMenu, keys, inspect,
      close, quit,
      pick
    case nextTab, previousTab, otherPane, nextField, previousField
    case tab(Int)
    case firstRow, lastRow, nextRow, previousRow, nextPage, previousPage, menu, delete, insert,
      moveUp, moveDown, expand, collapse, toggle
  }

  /// A key, its modifiers and the command that they start.
  struct Binding {
    var key: UInt32
    var modifiers: UInt32
    var command: Command

    init(_ key: Int32, _ modifiers: UInt32 = 0, _ command: Command) {
      self.key = UInt32(key)
      self.modifiers = modifiers
      self.command = command
    }
  }

  static let control = GDK_CONTROL_MASK.rawValue
  static let alt = GDK_ALT_MASK.rawValue
  static let shift = GDK_SHIFT_MASK.rawValue
  /// The modifiers that bindings compare; Caps Lock and Num Lock are ignored.
  static let heeded = control | alt | shift

  /// Bindings tried in the capture phase, before the focused widget gets the key.
  static let first: [Binding] =
    [
      Binding(GDK_KEY_Tab, 0, .nextField),
      Binding(GDK_KEY_ISO_Left_Tab, shift, .previousField),
      Binding(GDK_KEY_Tab, shift, .previousField),
      Binding(GDK_KEY_Down, 0, .nextRow), Binding(GDK_KEY_Up, 0, .previousRow),
      Binding(GDK_KEY_Page_Down, 0, .nextPage), Binding(GDK_KEY_Page_Up, 0, .previousPage),
      Binding(GDK_KEY_Home, 0, .firstRow), Binding(GDK_KEY_End, 0, .lastRow),
      Binding(GDK_KEY_Delete, 0, .delete), Binding(GDK_KEY_BackSpace, 0, .delete),
      Binding(GDK_KEY_Insert, 0, .insert),
      Binding(GDK_KEY_Up, alt, .moveUp), Binding(GDK_KEY_Down, alt, .moveDown),
      Binding(GDK_KEY_Right, 0, .expand), Binding(GDK_KEY_Left, 0, .collapse),
      Binding(GDK_KEY_space, 0, .toggle), Binding(GDK_KEY_F4, 0, .pick),
      Binding(GDK_KEY_Down, alt, .pick),
      Binding(GDK_KEY_slash, 0, .beginSearch), Binding(GDK_KEY_slash, shift, .beginSearch),
      Binding(GDK_KEY_Menu, 0, .menu), Binding(GDK_KEY_F10, shift, .menu),
      // In the capture phase, because lists and multi-line texts use these keys themselves.
      Binding(GDK_KEY_Page_Down, control, .nextTab),
      Binding(GDK_KEY_Page_Up, control, .previousTab),
    ]

  /// Bindings tried in the bubble phase, for keys that no widget has handled.
  static let last: [Binding] =
    [
      Binding(GDK_KEY_f, control, .search), Binding(GDK_KEY_F5, 0, .refresh),
      Binding(GDK_KEY_r, control, .refresh), Binding(GDK_KEY_Left, alt, .back),
      Binding(GDK_KEY_Back, 0, .back), Binding(GDK_KEY_Escape, 0, .leave),
      Binding(GDK_KEY_z, control, .undo), Binding(GDK_KEY_z, control | shift, .redo),
      Binding(GDK_KEY_e, control, .edit),
      Binding(GDK_KEY_F6, 0, .otherPane),
      Binding(GDK_KEY_question, control | shift, .keys),
      Binding(GDK_KEY_question, control, .keys), Binding(GDK_KEY_F1, 0, .keys),
      Binding(GDK_KEY_F10, 0, .mainMenu), Binding(GDK_KEY_d, control | shift, .inspect),
      Binding(GDK_KEY_F12, 0, .inspect),
      Binding(GDK_KEY_w, control, .close), Binding(GDK_KEY_q, control, .quit),
    ] + (0..<9).map { Binding(GDK_KEY_1 + Int32($0), alt, .tab($0)) }
}
#endif
