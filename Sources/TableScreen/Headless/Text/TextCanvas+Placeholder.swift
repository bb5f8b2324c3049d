extension TextCanvas {
  /// Says in the middle what there is to wait for, what went wrong, or that there is nothing.
  mutating func drawPlaceholder() {
    guard !table.hasRows, !plan.body.isEmpty else { return }
    let width = max(plan.row.count - 4, 0)
    var lines: [TextLine] = []
    if chrome.waiting != nil {
      let waiting = TextWaiting(chrome, phase: state.spinnerPhase, parts: parts)
      lines = waiting.lines(width: width)
    } else if let failure = chrome.failure {
      lines = parts.failure(
        failure, button: parts.button(Words.current.retry, target: .retry), width: min(width, 60))
    } else if let text = chrome.emptyText {
      lines = parts.wrapped(text, width: min(width, 60), lines: 6, style: TextStyle(.secondary))
    }
    // Below the headers of empty sections, as near to the middle as that allows.
    let used = plan.body.last { line in frame.grid.cells[line].contains { $0.character != .space } }
    let start = max(
      plan.body.lowerBound + (plan.body.count - lines.count) / 2,
      used.map { $0 + 1 } ?? plan.body.lowerBound)
    for (index, line) in lines.enumerated() where start + index < plan.body.upperBound {
      let column = plan.row.lowerBound + max((plan.row.count - line.width) / 2, 0)
      put(line, at: column, start + index)
    }
  }
}
