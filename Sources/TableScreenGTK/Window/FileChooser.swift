#if GTK
import CGTK
import Foundation
import TableScreen

/// The desktop's file chooser, open for a question.
@MainActor final class FileChooser {
  let question: TableFileQuestion
  private let dialog: Obj
  private let owned: Owned

  /// Opens the chooser above a window; nil where the desktop shows none.
  init?(_ question: TableFileQuestion, above parent: Obj) {
    self.question = question
    let title = ShownText(question.title).text
    // Without titles of our own the buttons have those of the desktop.
    dialog = Obj(
      gtk_file_chooser_native_new(title, parent(), GTK_FILE_CHOOSER_ACTION_OPEN, nil, nil))
    owned = Owned(dialog)
    g_object_unref(dialog())
    gtk_native_dialog_set_modal(dialog(), 1)
    begin()
    addTypes()
    on(dialog, "response") { [weak self] arguments in self?.hasEnded(arguments.int(1)) }
    gtk_native_dialog_show(dialog())
    guard gtk_native_dialog_get_visible(dialog()) != 0 else { return nil }
  }

  /// Closes the chooser, without a file.
  func close() {
    gtk_native_dialog_hide(dialog())
    question.answer(nil)
  }

  private func begin() {
    let place = question.chosen ?? question.folder
    guard let file = Obj(maybe: g_file_new_for_path(place.path(percentEncoded: false))) else {
      return
    }
    defer { g_object_unref(file()) }
    if question.chosen != nil {
      gtk_file_chooser_set_file(dialog(), file(), nil)
    } else {
      gtk_file_chooser_set_current_folder(dialog(), file(), nil)
    }
  }

  private func addTypes() {
    guard !question.types.isEmpty else { return }
    let filter = Owned(Obj(gtk_file_filter_new()))
    defer { g_object_unref(filter.object()) }
    for type in question.types { gtk_file_filter_add_suffix(filter.object(), type) }
    let name = question.types.map { $0.uppercased() }.joined(separator: ", ")
    gtk_file_filter_set_name(filter.object(), ShownText(name).text)
    gtk_file_chooser_add_filter(dialog(), filter.object())
  }

  private func hasEnded(_ response: Int) {
    let file = response == Int(GTK_RESPONSE_ACCEPT.rawValue) ? chosen : nil
    // The chooser is in the middle of closing.
    MainLoop.beforeDrawing { [question] in question.answer(file) }
  }

  private var chosen: URL? {
    guard let file = Obj(maybe: gtk_file_chooser_get_file(dialog())) else { return nil }
    defer { g_object_unref(file()) }
    return Self.address(of: file)
  }

  /// Returns the address of a file, of whatever bytes its name is made.
  static func address(of file: Obj) -> URL? {
    guard let address = g_file_get_uri(file()) else { return nil }
    defer { g_free(address) }
    return URL(string: String(cString: address))
  }
}
#endif
