#if GTK
import CGTK

extension GTKKeys {
  /// The bindings of a command, the most common first.
  static func bindings(of command: Command) -> [Binding] {
    (first + last).filter { $0.command == command }
  }
}

extension GTKKeys.Binding {
  /// The keys as people read them, such as “Ctrl+F”.
  var label: String {
    Self.text(gtk_accelerator_get_label(key, GdkModifierType(modifiers)))
  }

  /// The keys as GTK writes them, such as `<Control>f`.
  var name: String { Self.text(gtk_accelerator_name(key, GdkModifierType(modifiers))) }

  private static func text(_ characters: UnsafeMutablePointer<CChar>?) -> String {
    guard let characters else { return "" }
    defer { g_free(characters) }
    return String(cString: characters)
  }
}
#endif
