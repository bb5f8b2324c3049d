import TableCore

/// A modal that asks a person who leaves a dirty form to save, discard or stay; going back from it is to stay.
final class LeavingQuestion: TableScreen {
  enum Answer { case save, discard, stay }

  private let formTitle: String
  private var answer: Answer?
  private let answered: (Answer) -> Void

  init(_ form: String, answered: @escaping (Answer) -> Void) {
    formTitle = form
    self.answered = answered
    super.init()
  }

  override class var settings: Settings { [.style(.grouped)] }
  override var title: String { TableWords.current.unsavedTitle }
  override var restorationName: String? { nil }

  override var tableData: [Section] {
    let words = TableWords.current
    return [
      Section(footer: words.unsavedQuestion(formTitle)) {
        [.title: words.name(of: .save), .action: .perform(LeavingQuestion.save)]
        [.title: words.discard, .action: .perform(LeavingQuestion.discard)]
        [.title: words.stay, .action: .perform(LeavingQuestion.stay)]
      }
    ]
  }

  func save() { close(with: .save) }
  func discard() { close(with: .discard) }
  func stay() { close(with: .stay) }

  private func close(with answer: Answer) {
    self.answer = answer
    close()
  }

  override func onDismiss() {
    // This hook runs in the middle of a transition, which the answer has to wait for.
    let (answer, answered) = (answer ?? .stay, answered)
    if let navigator { navigator.inTurn { answered(answer) } } else { answered(answer) }
  }
}
