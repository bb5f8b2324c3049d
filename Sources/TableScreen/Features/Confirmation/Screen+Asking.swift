import TableCore

/// A question that waits for its answer; one that was dropped without an answer waits no longer.
struct OpenQuestion {
  weak var question: TableQuestion?
}

extension Screen {
  /// Asks a person before an action, by a question above all other screens, and calls `answered`
  /// with whether they agreed; a screen that no window shows gets false without a question.
  ///
  /// While a question for `key` waits for its answer, another one is not asked, and is answered with false: a second tap,
  /// which came before a host has shown the question, asks nothing twice.
  func ask(
    _ confirmation: TableConfirmation, _ context: TableActionContext, as key: AnyHashable,
    answered: @escaping @MainActor (Bool) -> Void
  ) {
    guard let navigator, navigator.isOpen(self), openQuestions[key]?.question == nil else {
      return answered(false)
    }
    let words = windowWords
    let button = confirmation.button ?? context.used.map(Self.withoutDots) ?? ""
    let question = TableQuestion(
      confirmation.question, message: confirmation.message ?? "",
      answers: [
        .init(
          button.isEmpty ? words.goOn : button,
          confirmation.role == .destructive ? .destructive : .standard),
        .init(words.cancel, .cancel),
      ]
    ) { [weak self] answer in
      self?.openQuestions[key] = nil
      answered(answer == 0)
    }
    openQuestions[key] = OpenQuestion(question: question)
    navigator.inTurn { [weak self, weak navigator] in
      guard let self, let navigator, navigator.isOpen(self) else {
        self?.openQuestions[key] = nil
        return answered(false)
      }
      navigator.ask(question, from: self)
    }
  }

  /// Returns a title without the dots at its end, which announce that a question follows.
  private static func withoutDots(_ title: String) -> String {
    var title = Substring(title)
    while title.hasSuffix("…") || title.hasSuffix(".") || title.hasSuffix(" ") {
      title.removeLast()
    }
    return String(title)
  }
}
