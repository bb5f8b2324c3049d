import TableCore

extension TableScreen {
  /// Forgets what a closed screen was doing, since it is opened again.
  func beginAnew(with model: TableModel) {
    model.reopen()
    searchSession = SearchSession()
    pageSession = PageSession()
    refreshSession.isRefreshing = false
    isEditing = false
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
}
