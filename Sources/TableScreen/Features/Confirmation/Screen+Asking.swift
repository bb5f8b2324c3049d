import TableCore

extension Screen {
  /// Asks a person before an action, by a question above all other screens, and calls `answered`
  /// with whether they agreed; a screen that no window shows gets false without a question.
  func ask(
    _ confirmation: TableConfirmation, _ context: TableActionContext,
    answered: @escaping @MainActor (Bool) -> Void
  ) {
    guard let navigator, navigator.isOpen(self) else { return answered(false) }
    let words = TableWords.current
    let button = confirmation.button ?? context.used.map(Self.withoutDots) ?? ""
    let question = TableQuestion(
      confirmation.question, message: confirmation.message ?? "",
      answers: [
        .init(
          button.isEmpty ? words.goOn : button,
          confirmation.role == .destructive ? .destructive : .standard),
        .init(words.cancel, .cancel),
      ]
    ) { answered($0 == 0) }
    navigator.inTurn { [weak self, weak navigator] in
      guard let self, let navigator, navigator.isOpen(self) else { return answered(false) }
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
