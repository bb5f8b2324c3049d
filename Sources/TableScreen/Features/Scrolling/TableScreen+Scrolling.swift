package import TableCore

extension TableScreen {
  /// Scrolls the first visible row that a selector matches into view.
  public func scroll(to selector: TableSelector, at position: TableScrollPosition = .nearest) {
    let rows = model.resolve(selector, of: part)
    guard let path = rows.firstNonNil({ layout.tablePath(of: $0) }) else { return }
    navigator?.host?.scroll(to: path, at: position, in: outermost)
  }

  /// Notes which rows are in view.
  func noteDisplayed(_ first: TablePath, _ last: TablePath) {
    model.rowsInView = first <= last ? first...last : nil
    noteTop(first)
    noteEnd(last)
  }
}
