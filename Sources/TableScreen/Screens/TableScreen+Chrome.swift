import TableCore

extension TableScreen {
  /// Adds a table's part to the chrome; each feature adds its part in its own folder.
  func describeChrome(_ general: ScreenChrome) -> ScreenChrome {
    var chrome = general
    describeStyle(in: &chrome)
    describeRowHeight(in: &chrome)
    describeLongPress(in: &chrome)
    describeForm(in: &chrome)
    describeEditing(in: &chrome)
    describeSearch(in: &chrome)
    describeRefresh(in: &chrome)
    describeSelection(in: &chrome)
    describePaging(in: &chrome)
    describeEdges(in: &chrome)
    describeIndex(in: &chrome)
    if showsNothing {
      describeEmptyTable(in: &chrome)
      describeLoading(in: &chrome)
      describePagingWithoutRows(in: &chrome)
      describeRefreshWithoutRows(in: &chrome)
      describeNothingFound(in: &chrome)
    }
    return chrome
  }
}
