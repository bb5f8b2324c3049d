#if GTK
import CGTK
import TableScreen

/// A window that lists the key bindings.
@MainActor enum KeysWindow {
  static func show(above parent: Obj) {
    let words = GTKWords.current
    let entries: [(String, GTKKeys.Command)] = [
      (TableWords.current.search, .search), (words[.refresh], .refresh),
      (TableWords.current.back, .back),
      (TableWords.current.edit, .edit), (TableWords.current.undo, .undo), (words[.redo], .redo),
      (words[.menu], .menu), (TableWords.current.delete, .delete), (words[.moveUp], .moveUp),
      (words[.moveDown], .moveDown), (words[.pick], .pick), (words[.expand], .expand),
      (words[.collapse], .collapse),
      (words[.tabs], .nextTab), (words[.otherPane], .otherPane), (words[.keys], .keys),
      (words[.quit], .quit),
    ]
    let all = GTKKeys.first + GTKKeys.last
    let window = Obj(adw_window_new())
    let column = Obj(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    let header = Obj(adw_header_bar_new())
    adw_header_bar_set_title_widget(header(), adw_window_title_new(words[.keys], ""))
    let list = Obj(gtk_list_box_new())
    list.setClass("boxed-list", true)
    list.setClass("ts-keys", true)
    gtk_list_box_set_selection_mode(list(), GTK_SELECTION_NONE)
    for (title, command) in entries {
      guard let binding = all.first(where: { $0.command == command }),
        let keys = gtk_accelerator_get_label(binding.key, GdkModifierType(binding.modifiers))
      else { continue }
      let line = Obj(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
      line.setClass("ts-line", true)
      let label = Obj(gtk_label_new(title))
      gtk_label_set_xalign(label(), 0)
      gtk_widget_set_hexpand(label(), 1)
      let key = Obj(gtk_label_new(keys))
      g_free(keys)
      key.setClass("dim-label", true)
      gtk_box_append(line(), label())
      gtk_box_append(line(), key())
      gtk_list_box_append(list(), line())
    }
    let scroller = Obj(gtk_scrolled_window_new())
    gtk_widget_set_vexpand(scroller(), 1)
    gtk_scrolled_window_set_policy(scroller(), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroller(), list())
    gtk_box_append(column(), header())
    gtk_box_append(column(), scroller())
    adw_window_set_content(window(), column())
    gtk_window_set_title(window(), words[.keys])
    gtk_window_set_modal(window(), 1)
    gtk_window_set_transient_for(window(), parent())
    gtk_window_set_default_size(window(), 400, 560)
    let keys = Obj(gtk_event_controller_key_new())
    on(keys, "key-pressed") { arguments in
      let isEscape = arguments.uint(1) == Int(GDK_KEY_Escape)
      if isEscape { gtk_window_destroy(window()) }
      arguments.answer(isEscape)
    }
    gtk_widget_add_controller(window(), keys())
    gtk_window_present(window())
  }
}
#endif
