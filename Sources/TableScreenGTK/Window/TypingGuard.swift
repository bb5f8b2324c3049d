#if GTK
import CGTK
import TableScreen

/// Drops keys that were meant for a field that is not in use any more; see ``TypingPlace``.
@MainActor final class TypingGuard {
  private var place: TypingPlace?
  /// The field with the focus at the last key.
  private var field: Obj?

  /// Watches the keys and clicks of a window before anything in it gets them.
  func watch(_ window: Obj, _ host: GTKHost) {
    let keys = Obj(gtk_event_controller_key_new())
    gtk_event_controller_set_propagation_phase(keys(), GTK_PHASE_CAPTURE)
    on(keys, "key-pressed") { [weak self, weak host] arguments in
      // A capital letter begins with a key of its own.
      let event = Obj(maybe: gtk_event_controller_get_current_event(keys()))
      let isModifier = event.map { gdk_key_event_is_modifier($0()) != 0 } ?? false
      let (key, modifiers) = (UInt32(arguments.uint(1)), arguments.flags(3) & GTKKeys.heeded)
      let isCut =
        !isModifier && self?.cutsOff(Self.stroke(key, modifiers), in: window, host) == true
      if isCut { gtk_widget_error_bell(window()) }
      arguments.answer(isCut)
    }
    gtk_widget_add_controller(window(), keys())
    on(window, "notify::focus-widget") { [weak self] _ in self?.noteFocus(in: window) }
    let click = Obj(gtk_gesture_click_new())
    gtk_event_controller_set_propagation_phase(click(), GTK_PHASE_CAPTURE)
    gtk_gesture_single_set_button(click(), 0)
    on(click, "pressed") { [weak self] _ in self?.place = nil }
    gtk_widget_add_controller(window(), click())
  }

  /// Notes the field to which a person, or the app, has come: they are about to type there.
  private func noteFocus(in window: Obj) {
    guard let focus = Self.focusedField(of: window), let row = RowView.inside(focus),
      let id = row.id, let screen = row.page?.screen
    else { return }
    (place, field) = (TypingPlace(screen, row: id, after: .text, at: .now), focus)
  }

  /// The widget with the focus, if it takes a text.
  private static func focusedField(of window: Obj) -> Obj? {
    let focus = Obj(maybe: gtk_root_get_focus(window()))
    return focus?.takesText == true ? focus : nil
  }

  /// Forgets where a person types, because the app leads them elsewhere.
  func forget() { place = nil }

  private func cutsOff(_ stroke: TypingPlace.Stroke, in window: Obj, _ host: GTKHost?) -> Bool {
    let focus = Self.focusedField(of: window)
    let row = RowView.inside(focus)
    let page = row?.page ?? host?.visiblePage
    let focused = focus == nil ? nil : page?.screen
    let visible = host?.navigator?.visibleScreen
    // The app leads the person to a field that is not made yet: until then there is nothing to type into.
    if focus == nil, stroke == .text, let page, page.isAwaitingFocus, page.awaitsControl {
      return true
    }
    if var place, focus == nil || focus != field,
      place.cutsOff(stroke, focused: focused, visible: visible, at: .now)
    {
      // Who presses Return has come to the end of what they typed.
      self.place = stroke == .end ? nil : place
      return true
    }
    field = focus
    place = focused.map { TypingPlace($0, row: row?.id, after: stroke, at: .now) }
    return false
  }

  private static func stroke(_ key: UInt32, _ modifiers: UInt32) -> TypingPlace.Stroke {
    guard modifiers & ~GTKKeys.shift == 0 else { return .other }
    switch Int32(GTKKeys.plain(key)) {
    case GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Home, GDK_KEY_End,
      GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab:
      return .move
    case GDK_KEY_Return: return .end
    case GDK_KEY_BackSpace: return .text
    default: return gdk_keyval_to_unicode(key) >= 32 ? .text : .other
    }
  }
}
#endif
