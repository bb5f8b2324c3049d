extension RowControl {
  /// The choices of segments, a menu or a color, in their order; none for other controls.
  @MainActor public var choices: [Choice] {
    switch kind {
    case .segments(let choices), .menu(let choices): choices
    case .color:
      TableColor.named.map { Choice(id: $0.name, title: TableWords.current.name(of: $0)) }
    default: []
    }
  }

  /// The place of the chosen one among ``choices``, or nil if the control holds none of them.
  ///
  /// Complexity: O(*n*) in the number of choices.
  @MainActor public var chosen: Int? { value.place(among: choices) }
}
