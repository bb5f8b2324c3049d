import TableCore

/// The row whose action runs, so that a detail opened by it can keep the row selected.
enum ActingRow {
  @TaskLocal static var row: NodeID?
}

/// The row of a list whose detail is open.
struct ShownDetail {
  let row: NodeID
  weak var screen: Screen?
  /// The detail that this one is to replace, or none; an array, because a struct cannot contain itself.
  var previous: [ShownDetail] = []
}

extension TableScreen {
  /// Keeps the row whose action opens a detail selected until the detail is closed.
  func keepSelected(for detail: Screen) {
    guard let list = outermost as? TableScreen,
      list.settingValues.selectable.selection == .momentary,
      let row = ActingRow.row,
      model.hasRow(row)
    else { return }
    model.update {
      if let old = list.shownDetail?.row, old != row { deselect(opener: old) }
      model.setSelected(true, row)
    }
    // A detail that is open already shows the row from now on, and has none to go back to.
    var previous = list.shownDetail.flatMap { $0.screen === detail ? nil : $0 }
    previous?.previous = []
    list.shownDetail = ShownDetail(row: row, screen: detail, previous: previous.map { [$0] } ?? [])
  }

  /// Notes that a selected row that was restored is the one whose detail is open again.
  func noteRestored(_ row: NodeID) {
    guard shownDetail == nil, settingValues.selectable.selection == .momentary,
      model.cell(row)?.flag(.keepSelection) != true,
      let detail = restoringSession.savedDetail, detail.navigator != nil
    else { return }
    shownDetail = ShownDetail(row: row, screen: detail)
  }

  /// Returns whether a row was selected for a detail alone that is not open again.
  func isLeftByDetail(_ row: NodeID) -> Bool {
    settingValues.selectable.selection == .momentary && restoringSession.savedDetail == nil
      && model.cell(row)?.flag(.keepSelection) != true
  }

  /// Drops the row of a detail that was restored, and closed before the row came.
  private func forgetSavedDetail(_ detail: Screen) {
    guard restoringSession.savedDetail === detail else { return }
    restoringSession.savedDetail = nil
    if settingValues.selectable.selection == .momentary {
      restoringSession.pending?.state.selection = []
    }
  }

  /// Deselects the row whose detail was closed.
  func letGo(of detail: Screen) {
    guard let list = outermost as? TableScreen else { return }
    guard let shown = list.shownDetail, shown.screen === detail else {
      return list.forgetSavedDetail(detail)
    }
    list.shownDetail = nil
    guard !model.isClosed else { return }
    model.update {
      deselect(opener: shown.row)
      // A detail that was refused leaves the previous one open, whose row is selected again.
      guard let previous = shown.previous.first, previous.screen?.navigator != nil else { return }
      model.setSelected(true, previous.row)
      list.shownDetail = previous
    }
  }

  /// Deselects a row that was selected for its detail, unless it keeps its selection after a tap.
  private func deselect(opener row: NodeID) {
    if model.cell(row)?.flag(.keepSelection) != true { model.setSelected(false, row) }
  }
}
