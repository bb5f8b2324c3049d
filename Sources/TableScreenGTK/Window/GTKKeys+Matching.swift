#if GTK
import CGTK

extension GTKKeys {
  /// Returns the commands of a key.
  ///
  /// - Parameters:
  ///   - key: the key in the person's layout.
  ///   - modifiers: those of ``heeded`` that are held.
  ///   - bindings: the bindings of a phase.
  ///   - latin: returns what the key is in a layout with Latin letters, or nil where there is none.
  /// - Returns: the commands, in the order of the bindings.
  static func commands(
    of key: UInt32, _ modifiers: UInt32, among bindings: [Binding], latin: () -> UInt32?
  ) -> [Command] {
    func commands(_ key: UInt32) -> [Command] {
      bindings.filter { $0.key == plain(key) && $0.modifiers == modifiers }.map(\.command)
    }
    let found = commands(key)
    // Without Control or Alt a letter of another script is typed, and means itself.
    guard found.isEmpty, modifiers & (control | alt) != 0, gdk_keyval_to_unicode(key) > 0x7F
    else { return found }
    return latin().map { commands($0) } ?? []
  }

  /// Returns the key that bindings have for one: a small letter, whatever Caps Lock is, and for a key of the number pad that
  /// of the same name beside it.
  static func plain(_ key: UInt32) -> UInt32 {
    let digits = UInt32(GDK_KEY_KP_0)...UInt32(GDK_KEY_KP_9)
    if digits.contains(key) { return UInt32(GDK_KEY_0) + key - digits.lowerBound }
    return pad[Int32(bitPattern: key)].map { UInt32($0) } ?? gdk_keyval_to_lower(key)
  }

  private static let pad: [Int32: Int32] = [
    GDK_KEY_KP_Up: GDK_KEY_Up, GDK_KEY_KP_Down: GDK_KEY_Down, GDK_KEY_KP_Left: GDK_KEY_Left,
    GDK_KEY_KP_Right: GDK_KEY_Right, GDK_KEY_KP_Home: GDK_KEY_Home, GDK_KEY_KP_End: GDK_KEY_End,
    GDK_KEY_KP_Page_Up: GDK_KEY_Page_Up, GDK_KEY_KP_Page_Down: GDK_KEY_Page_Down,
    GDK_KEY_KP_Insert: GDK_KEY_Insert, GDK_KEY_KP_Delete: GDK_KEY_Delete,
    GDK_KEY_KP_Enter: GDK_KEY_Return, GDK_KEY_ISO_Enter: GDK_KEY_Return,
    GDK_KEY_KP_Divide: GDK_KEY_slash, GDK_KEY_KP_Space: GDK_KEY_space,
    GDK_KEY_KP_Tab: GDK_KEY_Tab, GDK_KEY_KP_F1: GDK_KEY_F1, GDK_KEY_KP_F4: GDK_KEY_F4,
  ]

  /// Returns the plain character that a key has in the first of the person's layouts that gives it one.
  ///
  /// - Parameters:
  ///   - code: the number of the key on the keyboard.
  ///   - modifiers: those that are held: with the shift key some have another character.
  ///   - display: the display with the layouts.
  /// - Returns: the key of that character, or nil where no layout has one.
  @MainActor static func latin(_ code: UInt32, _ modifiers: UInt32, on display: Obj) -> UInt32? {
    var (keys, values) = (
      UnsafeMutablePointer<GdkKeymapKey>?.none, UnsafeMutablePointer<guint>?.none
    )
    var count: gint = 0
    guard gdk_display_map_keycode(display(), code, &keys, &values, &count) != 0, let keys,
      let values
    else { return nil }
    defer {
      g_free(keys)
      g_free(values)
    }
    let level: gint = modifiers & shift == 0 ? 0 : 1
    return (0..<Int(count)).map { (place: keys[$0], value: values[$0]) }
      .filter { $0.place.level == level && 0x21...0x7E ~= gdk_keyval_to_unicode($0.value) }
      .min { $0.place.group < $1.place.group }?.value
  }
}
#endif
