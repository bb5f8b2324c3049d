#if GTK
import CGTK

/// Runs `move` for the arrow keys along a line that come from inside a widget, as in a group of radio buttons: with 1 for the
/// one to the end of the line, with -1 for the other.
///
/// The list would take them to move the focus from the control to its row.
@MainActor func onArrows(in widget: Obj, _ move: @escaping @MainActor (Int) -> Void) {
  let keys = Obj(gtk_event_controller_key_new())
  on(keys, "key-pressed") { arguments in
    guard arguments.flags(3) & GTKKeys.heeded == 0 else { return arguments.answer(false) }
    let isTurned = gtk_widget_get_direction(widget()) == GTK_TEXT_DIR_RTL
    switch Int32(GTKKeys.plain(UInt32(arguments.uint(1)))) {
    case GDK_KEY_Right: move(isTurned ? -1 : 1)
    case GDK_KEY_Left: move(isTurned ? 1 : -1)
    default: return arguments.answer(false)
    }
    arguments.answer(true)
  }
  gtk_widget_add_controller(widget(), keys())
}
#endif
