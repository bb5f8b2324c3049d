package import TableCore

extension TableScreen {
  /// Lets a source give sections their rows, or shows the rows as written again where it is nil.
  ///
  /// Where the sections come from ``tableData``, the next reading decides anew; before the first one this waits for
  /// it. A selector that means no section is reported.
  public func setSource(_ source: RowSource?, of selector: TableSelector) {
    onceLoaded { self.model.setSource(source, of: selector, in: self.part) }
  }

  /// Says that a source is being read, where nothing else is waited for.
  func describeLoading(in chrome: inout ScreenChrome) {
    if chrome.waiting == nil, model.isLoadingSource { chrome.waiting = TableWords.current.loading }
  }
}
