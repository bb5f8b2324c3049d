#if GTK
import CGTK
import TableScreen

/// The window that lists the keys, as in GNOME's apps.
@MainActor enum KeysWindow {
  /// Keys of one kind, with what each of them does.
  struct Group {
    var title: String
    var entries: [(title: String, command: GTKKeys.Command)]
  }

  /// The groups of keys, by purpose; each command is listed once.
  static var groups: [Group] {
    let (own, words) = (GTKWords.current, TableWords.current)
    return [
      Group(
        title: own[.general],
        entries: [
          (words.search, .search), (own[.refresh], .refresh), (words.edit, .edit),
          (words.undo, .undo), (own[.redo], .redo), (own[.mainMenu], .mainMenu),
          (own[.keys], .keys), (own[.close], .close), (own[.quit], .quit),
        ] + (TableDiagnostics.offersInspector ? [(own[.inspector], .inspect)] : [])),
      Group(
        title: own[.moving],
        entries: [(words.back, .back), (own[.tabs], .nextTab), (own[.otherPane], .otherPane)]),
      Group(
        title: own[.rows],
        entries: [
          (own[.menu], .menu), (words.delete, .delete), (words.insert, .insert),
          (own[.moveUp], .moveUp),
          (own[.moveDown], .moveDown), (own[.expand], .expand), (own[.collapse], .collapse),
        ]),
      Group(title: own[.fields], entries: [(own[.nextField], .nextField), (own[.pick], .pick)]),
    ]
  }

  /// Opens the window above another one.
  static func show(above parent: Obj, _ host: GTKHost) {
    let builder = Owned(Obj(gtk_builder_new()))
    defer { g_object_unref(builder.object()) }
    guard gtk_builder_add_from_string(builder.object(), description, -1, nil) != 0,
      let window = Obj(maybe: gtk_builder_get_object(builder.object(), "keys"))
    else { return }
    gtk_window_set_title(window(), GTKWords.current[.keys])
    gtk_window_set_transient_for(window(), parent())
    WindowKeys.onInspect(in: window) { [weak host] in
      guard let host, host.navigator?.canInspect == true else {
        return gtk_widget_error_bell(window())
      }
      gtk_window_close(window())
      _ = host.perform(.inspect)
    }
    gtk_window_present(window())
  }

  /// The window as XML for GTK's builder, the only way to make one before GTK 4.14.
  private static var description: String {
    let groups = groups.map { group in
      object(
        "GtkShortcutsGroup", ["title": group.title],
        group.entries.map { shortcut($0.title, $0.command) })
    }
    let section = object(
      "GtkShortcutsSection", ["section-name": "keys", "max-height": "16"], groups)
    let window = object("GtkShortcutsWindow", ["modal": "1"], [section], id: " id=\"keys\"")
    return "<interface>\(window)</interface>"
  }

  private static func shortcut(_ title: String, _ command: GTKKeys.Command) -> String {
    // Escape goes back where there is nothing else to end.
    let commands = command == .back ? [.back, .leave] : [command]
    let keys = commands.compactMap { GTKKeys.bindings(of: $0).first?.name }.joined(separator: " ")
    return object("GtkShortcutsShortcut", ["title": title, "accelerator": keys], [])
  }

  private static func object(
    _ kind: String, _ properties: KeyValuePairs<String, String>, _ children: [String],
    id: String = ""
  ) -> String {
    let properties = properties.map { name, value in
      let escaped = g_markup_escape_text(ShownText(value).text, -1)
      defer { g_free(escaped) }
      return "<property name=\"\(name)\">\(escaped.map { String(cString: $0) } ?? "")</property>"
    }
    let children = children.map { "<child>\($0)</child>" }
    return "<object class=\"\(kind)\"\(id)>\((properties + children).joined())</object>"
  }
}
#endif
