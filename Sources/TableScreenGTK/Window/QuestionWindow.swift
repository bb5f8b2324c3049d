#if GTK
import CGTK
import TableScreen

/// The dialog of a question, as the desktop has it: a heading, a sentence, and a button for each answer.
@MainActor final class QuestionWindow: StackedWindow {
  let stack: ScreenStack
  let root: Obj
  private let question: TableQuestion
  private let owned: Owned
  private var parent: Obj?
  private var isAnswered = false

  init(_ question: TableQuestion, of stack: ScreenStack, above parent: Obj, _ host: GTKHost) {
    (self.stack, self.question) = (stack, question)
    let heading = ShownText(question.question).text
    let message = ShownText(question.message, lines: 0).text
    root = Obj(adw_message_dialog_new(parent(), heading, message))
    self.parent = parent
    owned = Owned(root)
    // Nobody sees the title, but a list of windows and a screen reader say it.
    gtk_window_set_title(root(), heading)
    root.setClass("ts-question", true)
    addAnswers()
    host.typing.watch(root, host)
    // A question is answered before anything else.
    WindowKeys.onInspect(in: root) { [root] in gtk_widget_error_bell(root()) }
    on(root, "notify::is-active") { [weak host] _ in host?.windowsChanged() }
    on(root, "response") { [weak self] arguments in self?.wasAnswered(arguments.string(1)) }
  }

  /// Adds a button for each answer, the most likely one last, where this desktop has it.
  private func addAnswers() {
    for (place, answer) in question.answers.enumerated().reversed() {
      // An underscore would mark the letter of a key.
      let title = ShownText(answer.title).text.replacing("_", with: "__")
      adw_message_dialog_add_response(root(), "\(place)", title)
      let look =
        switch answer.role {
        case .destructive: ADW_RESPONSE_DESTRUCTIVE
        case .standard: place == 0 ? ADW_RESPONSE_SUGGESTED : ADW_RESPONSE_DEFAULT
        case .cancel: ADW_RESPONSE_DEFAULT
        }
      adw_message_dialog_set_response_appearance(root(), "\(place)", look)
    }
    if let place = question.cancelPlace {
      adw_message_dialog_set_close_response(root(), "\(place)")
    }
    if let place = question.defaultPlace {
      adw_message_dialog_set_default_response(root(), "\(place)")
    }
  }

  private func wasAnswered(_ response: String) {
    isAnswered = true
    // The dialog closes itself, and is in the middle of that.
    MainLoop.beforeDrawing { [question] in
      if let place = Int(response) { question.answer(place) } else { question.dismiss() }
    }
  }

  func stand(above parent: Obj?) {
    guard parent != self.parent, !isAnswered else { return }
    self.parent = parent
    gtk_window_set_transient_for(root(), parent?())
  }

  func destroy() {
    guard !isAnswered else { return }
    gtk_widget_set_visible(root(), 0)
    stand(above: nil)
    gtk_window_destroy(root())
  }
}
#endif
