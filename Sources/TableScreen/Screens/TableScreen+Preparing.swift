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
      doWaitingChanges()
    }
    restorePending()
  }

  func doWaitingChanges() {
    for change in waitingChanges { change() }
    waitingChanges = []
  }

  /// Does something to the rows now, or when they are read first: before, there are none to do it to.
  func onceLoaded(_ change: @escaping @MainActor () -> Void) {
    let isRead = isLoaded && part.map(model.holds) ?? true
    if isRead || model.ownsRows { change() } else { waitingChanges.append(change) }
  }
}
