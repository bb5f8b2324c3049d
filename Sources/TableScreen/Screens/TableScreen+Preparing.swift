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
    because(.load("the table")) {
      model.update {
        updateTableData()
        embedChildren()
        doWaitingChanges()
      }
    }
    restorePending()
  }

  func doWaitingChanges() {
    let changes = waitingChanges
    waitingChanges = []
    for change in changes { change.make() }
  }

  /// Applies a change to the rows at once, or after the first reading, before which there are no rows.
  ///
  /// - Parameters:
  ///   - mask: the change as one of a mask, if it is one, for those who ask about the mask meanwhile.
  ///   - change: makes the change.
  func onceLoaded(mask: WaitingChange.Mask? = nil, _ change: @escaping @MainActor () -> Void) {
    let isRead = isLoaded && part.map(model.holds) ?? true
    if isRead || model.ownsRows {
      change()
    } else {
      waitingChanges.append(WaitingChange(mask: mask, make: change))
    }
  }
}

/// A change to the rows that was asked for before the first reading.
struct WaitingChange {
  /// A change of a mask: the nodes, and their masks afterwards, by those before.
  typealias Mask = (nodes: TableSelector, change: (Bool) -> Bool)

  let mask: Mask?
  let make: @MainActor () -> Void
}
