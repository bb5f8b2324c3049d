import TableCore

/// The row whose action runs, for what the action asks of its screen.
enum ActingRow {
  @TaskLocal static var row: NodeID?
}

/// The row of a list whose detail is open.
struct ShownDetail {
  let row: NodeID
  weak var screen: Screen?
  /// That which it was to take the place of, or none.
  var previous: [ShownDetail] = []
}

extension TableScreen {
  /// Keeps the row selected whose action opens a detail, for as long as that is open.
  func keepSelected(for detail: Screen) {
    guard let list = outermost as? TableScreen,
      list.settingValues.selectable.selection == .momentary,
      let row = ActingRow.row,
      model.hasRow(row)
    else { return }
    model.update {
      if let old = list.shownDetail?.row, old != row { model.setSelected(false, old) }
      model.setSelected(true, row)
    }
    var previous = list.shownDetail
    previous?.previous = []
    list.shownDetail = ShownDetail(row: row, screen: detail, previous: previous.map { [$0] } ?? [])
  }

  /// Lets go of the row whose detail was closed.
  func letGo(of detail: Screen) {
    guard let list = outermost as? TableScreen, let shown = list.shownDetail,
      shown.screen === detail
    else { return }
    list.shownDetail = nil
    guard !model.isClosed else { return }
    model.update {
      model.setSelected(false, shown.row)
      // Where it was not opened after all, the one before is still there.
      guard let previous = shown.previous.first, previous.screen?.navigator != nil else { return }
      model.setSelected(true, previous.row)
      list.shownDetail = previous
    }
  }
}
