package import TableCore

extension TableScreen {
  /// Scrolls the first visible row that a selector matches into view; a section stands for its rows.
  ///
  /// A selector that matches no row is reported.
  public func scroll(to selector: TableSelector, at position: TableScrollPosition = .nearest) {
    let (isAny, place) = model.firstRow(selector, of: part)
    if !isAny, selector != .all, isLoaded, !model.isClosed {
      model.reportNothing(selector, "scroll", "row")
    }
    guard let path = place else { return }
    navigator?.host?.scroll(to: path, at: position, in: outermost)
  }

  /// Notes which rows are in view.
  func noteDisplayed(_ first: TablePath, _ last: TablePath) {
    model.rowsInView = first <= last ? first...last : nil
    noteTop(first, last)
    noteEnd(last)
  }
}
