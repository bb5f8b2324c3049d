import TableCore

extension TableScreen {
  /// Forgets what a closed screen was doing, since it is opened again.
  func beginAnew(with model: TableModel) {
    model.reopen()
    searchSession.leave()
    pageSession = PageSession()
    forgetRefresh()
    forgetEditing()
  }

  /// Reads the table for the first time, and does what was asked for before.
  func prepareTable() {
    described?.prepare()
    applySearchSettings()
    guard container == nil else { return }
    model.update {
      updateTableData()
      embedChildren()
      for change in waitingChanges { change() }
      waitingChanges = []
    }
    restorePending()
  }

  /// Does something to the rows now, or when they are read first: before, there are none to do it to.
  func onceLoaded(_ change: @escaping @MainActor () -> Void) {
    if isLoaded || model.ownsRows { change() } else { waitingChanges.append(change) }
  }
}
