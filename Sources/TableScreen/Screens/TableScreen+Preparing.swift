import TableCore

extension TableScreen {
  /// Resets search, paging, refresh and editing of a closed screen that is opened again.
  func beginAnew(with model: TableModel) {
    model.reopen()
    searchSession.leave()
    pageSession = PageSession()
    forgetRefresh()
    forgetEditing()
  }

  /// Reads the table for the first time, and applies the changes that waited for it.
  func prepareTable() {
    described?.prepare()
    applySearchSettings()
    guard container == nil else { return }
    model.update {
      updateTableData()
      embedChildren()
      doWaitingChanges()
    }
    restorePending()
  }

  func doWaitingChanges() {
    for change in waitingChanges { change() }
    waitingChanges = []
  }

  /// Applies a change to the rows at once, or after the first reading, before which there are no rows.
  func onceLoaded(_ change: @escaping @MainActor () -> Void) {
    let isRead = isLoaded && part.map(model.holds) ?? true
    if isRead || model.ownsRows { change() } else { waitingChanges.append(change) }
  }
}
