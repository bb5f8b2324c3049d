import TableScreen

extension TextCanvas {
  /// Draws the placeholder in the middle of a table without rows: a wait, a failure, or the text for no rows.
  ///
  /// If the headers of empty sections leave too little room, the placeholder covers them.
  mutating func drawPlaceholder() {
    guard !table.hasRows, !plan.body.isEmpty else { return }
    let lines = placeholder
    guard !lines.isEmpty else { return }
    // The placeholder begins below the headers of empty sections, as near to the middle as they
    // allow.
    let used = plan.body.last { line in frame.grid.cells[line].contains { $0.character != .space } }
    let wanted = max(
      plan.body.lowerBound + (plan.body.count - lines.count) / 2,
      used.map { $0 + 1 } ?? plan.body.lowerBound)
    let start = min(wanted, plan.body.upperBound - lines.count)
    for (row, line) in zip(start..., lines) {
      if start < wanted {
        frame.hits.removeAll { $0.row == row }
        frame.grid.clear(plan.row, row)
      }
      let column = plan.row.lowerBound + max((plan.row.count - line.width) / 2, 0)
      put(line, at: column, row)
    }
  }

  /// The lines of the placeholder, no more than the body has.
  private var placeholder: [TextLine] {
    let room = plan.body.count
    let width = max(plan.row.count - 4, 0)
    if chrome.waiting != nil {
      let waiting = TextWaiting(chrome, phase: state.spinnerPhase, parts: parts)
      let lines = waiting.lines(width: width)
      return lines.count <= room ? lines : [waiting.line(width: width)]
    }
    if let failure = chrome.failure {
      let button = parts.button(TableWords.current.retry, target: .retry)
      return parts.failure(failure, button: button, width: min(width, 60), limit: room)
    }
    return chrome.emptyText.map {
      parts.wrapped($0, width: min(width, 60), lines: min(6, room), style: TextStyle(.secondary))
    } ?? []
  }
}
