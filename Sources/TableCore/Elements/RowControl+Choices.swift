extension RowControl {
  /// The choices of the control.
  @MainActor package var choices: [Choice] {
    switch kind {
    case .segments(let choices), .menu(let choices): choices
    case .color:
      TableColor.named.map { Choice(id: $0.name, title: TableWords.current.name(of: $0)) }
    default: []
    }
  }

  /// The place of the chosen choice, or nil.
  @MainActor package var chosen: Int? {
    guard let id = String(value) else { return nil }
    return choices.firstIndex { $0.id == id }
  }
}
