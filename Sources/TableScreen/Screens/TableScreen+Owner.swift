package import TableCore

extension TableScreen: TableModelOwner {
  package var diagnosticName: String { "\(type(of: self))" }

  package func model(_ model: TableModel, changed changes: ChangeSet, from old: TableLayout) {
    dropFailures()
    // Rows that the model owns are never read again, so the header and footer are read here.
    if model.ownsRows { readOwnEdges() }
    keepTop(from: old)
    model.forgetDeletedRows()
    leaveHiddenField()
    followRefusal()
    followEditedRows()
    guard isShown, let host = navigator?.host else { return }
    working(.host, at: .init(screen: diagnosticName)) {
      navigator?.tellingHost {
        host.apply(changes, from: old, to: model.layout, in: self)
      }
    }
    refreshChrome()
    restorePending()
    giveFocus()
    loadMoreAtEnd(after: changes)
  }

  package func modelShowsTheSame(_ model: TableModel) {
    // Rows that nothing shows may count in the title, the header, a button or the search.
    if model.ownsRows { readOwnEdges() }
    refreshChrome()
  }

  package func modelSettled(_ model: TableModel) {
    useRefusedUntilNow()
    followForm()
    // A row that does not show may be edited on another screen, too.
    followEditedRows()
    // Rows may have come that nothing shows yet, as in a search that does not find them.
    if isShown, restoringSession.pending != nil { restorePending() }
  }

  package func isReadByHand(_ groups: [TableGroup]) -> Bool {
    owner(among: groups).settingValues.updates.isManual
  }

  package func modelStateChanged(_ model: TableModel) { refreshChrome() }

  package func modelSelectionChanged(_ model: TableModel) { tellSelection() }
}
