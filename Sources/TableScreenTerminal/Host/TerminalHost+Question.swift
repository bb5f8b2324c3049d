#if os(macOS) || os(Linux)
import TableScreen
import TableScreenText

/// Questions as boxes: the screens behind stay in sight, and the keys are those of a list.
extension TerminalHost {
  /// A question that is drawn as a box over the screens behind it.
  struct QuestionBox {
    let question: TableQuestion
    /// The screens behind it.
    let panes: [Screen]
    /// The place of the screen that the box stands over.
    let place: Int
  }

  /// The question in view as a box; nil where nothing is asked, the terminal has too little room for a box, or the list of
  /// all keys is open over the question.
  var questionBox: QuestionBox? {
    guard let navigator, let question = navigator.question, !question.chrome.isEditing,
      surface.size.columns >= 16, surface.size.rows >= question.answers.count + 6
    else { return nil }
    switch state(of: question).text.focus {
    case .rows, .bar: break
    case .search, .field, .confirmDelete, .menu, .help, .index: return nil
    }
    let panes = navigator.panesBehindQuestion
    let asking = panes.firstIndex { $0 === question.parentScreen?.outermost }
    return QuestionBox(question: question, panes: panes, place: asking ?? panes.count - 1)
  }

  /// The screens that are drawn: those in view, or those behind the box of a question.
  var drawnScreens: [Screen] { questionBox?.panes ?? navigator?.panes ?? [] }

  /// Draws the screen that a question stands over, with the question's box.
  func paint(_ box: QuestionBox, size: TextSize, options: TextOptions) -> TextFrame {
    let (screen, question) = (box.panes[box.place], box.question)
    let answers = state(of: question)
    var menu = TextMenu(
      title: question.question, items: question.answers.map { TextMenu.Item($0.title) },
      selected: answers.text.cursor.flatMap { question.layout.tablePath(of: $0)?.row } ?? 0)
    menu.message = question.message
    var behind = state(of: screen).text
    behind.focus = .menu(menu)
    var options = options
    // No key presses a button behind a question.
    (options.showsCursor, options.buttonKeys) = (false, [])
    let frame = state(of: screen).painter.paint(
      screen, state: &behind, size: size, options: options)
    answers.frame = frame
    return frame
  }
}
#endif
