package import TableCore

extension TableScreen {
  /// Sets the source that provides sections' rows; nil shows the rows as written again.
  ///
  /// A section from ``tableData`` has the source that the next reading describes; while the screen is not open the call
  /// waits for that. A selector that matches no section is reported.
  public func setSource(_ source: RowSource?, of selector: TableSelector) {
    onceLoaded { $0.model.setSource(source, of: selector, in: $0.part) }
  }

  /// Describes that a source is being read, if no other wait shows.
  func describeLoading(in chrome: inout ScreenChrome) {
    if chrome.waiting == nil, model.isLoadingSource { chrome.waiting = TableWords.current.loading }
  }
}
