extension RowContent {
  /// How many lines the row takes, or nil where that depends on the width.
  var lineCount: Int? { message == nil ? body.lineCount : nil }
}

extension RowElement {
  /// How many lines the element takes, or nil where that depends on the width.
  var lineCount: Int? {
    switch self {
    case .text(let text): return text.lines == 1 ? 1 : nil
    case .control(let control):
      if case .textArea = control.kind { return nil }
      return 1
    case .image, .badge, .progress, .spinner, .spacer: return 1
    case .stack(let stack):
      var count = stack.axis == .vertical ? 0 : 1
      for element in stack.elements where element != .spacer {
        guard let lines = element.lineCount else { return nil }
        count = stack.axis == .vertical ? count + lines : max(count, lines)
      }
      return count
    }
  }
}
