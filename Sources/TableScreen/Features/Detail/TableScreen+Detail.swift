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
      if let old = list.shownDetail?.row, old != row { model.setSelected(false, old) }
      model.setSelected(true, row)
    }
    var previous = list.shownDetail
    previous?.previous = []
    list.shownDetail = ShownDetail(row: row, screen: detail, previous: previous.map { [$0] } ?? [])
  }

  /// Deselects the row whose detail was closed.
  func letGo(of detail: Screen) {
    guard let list = outermost as? TableScreen, let shown = list.shownDetail,
      shown.screen === detail
    else { return }
    list.shownDetail = nil
    guard !model.isClosed else { return }
    model.update {
      model.setSelected(false, shown.row)
      // A detail that was refused leaves the previous one open, whose row is selected again.
      guard let previous = shown.previous.first, previous.screen?.navigator != nil else { return }
      model.setSelected(true, previous.row)
      list.shownDetail = previous
    }
  }
}
