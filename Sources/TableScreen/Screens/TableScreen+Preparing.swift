import TableCore

extension TableScreen {
  /// Resets search, paging and refresh of a closed screen that is opened again.
  func beginAnew(with model: TableModel) {
    model.reopen()
    searchSession.leave()
    pageSession = PageSession()
    forgetRefresh()
  }

  /// Reads the table of a screen that is opened, and applies the changes that waited for it.
  func prepareTable() {
    described?.prepare()
    applySearchSettings()
    guard container == nil else { return }
    because(.load("the table")) {
      model.update {
        updateTableData()
        embedChildren()
        doWaitingChanges()
      }
    }
  }

  func doWaitingChanges() {
    let changes = waitingChanges
    waitingChanges = []
    for change in changes { change.make(self) }
  }

  /// Applies a change to the rows at once, or after the next reading of a screen that is not open, before which there are no
  /// rows.
  ///
  /// - Parameters:
  ///   - mask: the change as one of a mask, if it is one, for those who ask about the mask meanwhile.
  ///   - change: makes the change.
  func onceLoaded(
    mask: WaitingChange.Mask? = nil, _ change: @escaping @MainActor (TableScreen) -> Void
  ) {
    let isRead = isLoaded && !model.isLetGo && part.map(model.holds) ?? true
    if isRead || model.ownsRows {
      change(self)
    } else {
      waitingChanges.append(WaitingChange(mask: mask, make: change))
    }
  }
}

/// A change to the rows that was asked for before the screen was opened.
struct WaitingChange {
  /// A change of a mask: the nodes, and their masks afterwards, by those before.
  typealias Mask = (nodes: TableSelector, change: (Bool) -> Bool)

  let mask: Mask?
  let make: @MainActor (TableScreen) -> Void
}
