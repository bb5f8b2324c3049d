import TableScreen

extension TextCanvas {
  /// Says in the middle what there is to wait for, what went wrong, or that there is nothing.
  ///
  /// Where that and what stands around the rows have no room together, it takes the place of the latter.
  mutating func drawPlaceholder() {
    guard !table.hasRows, !plan.body.isEmpty else { return }
    let lines = placeholder
    guard !lines.isEmpty else { return }
    // Below the headers of empty sections, as near to the middle as that allows.
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

  /// The text in place of rows, on no more lines than there are.
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
