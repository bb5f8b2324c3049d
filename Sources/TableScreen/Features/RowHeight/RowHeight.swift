package import TableCore

extension TableSetting {
  /// The height of rows that give none themselves.
  ///
  /// It goes from 0 to 10,000 points; of a height beyond that the nearest is taken, and one that is no number says
  /// nothing. Both are reported.
  public static func rowHeight(_ height: TableRowHeight) -> TableSetting {
    TableSetting { $0.take(height) }
  }
}

extension SettingValues {
  fileprivate mutating func take(_ height: TableRowHeight) {
    switch height {
    case .fixed(let points):
      if let points = nearest(to: points) { rowHeight = .fixed(points) }
    case .automatic(let points):
      if let points = nearest(to: points) { rowHeight = .automatic(estimated: points) }
    }
  }

  /// Returns the height that is nearest to one, and notes the mistake where that is another; nil for what is no number.
  private mutating func nearest(to points: Double) -> Double? {
    let range = NumberRange.numbers(TableRowHeight.range)
    let taken = range.nearest(to: .number(points))
    if taken?.isSame != true {
      mistakes.append(
        Mistake(
          setting: "rowHeight", wanted: range, found: "\(points)", isIgnored: taken == nil))
    }
    return if case .number(let points)? = taken?.value { points } else { nil }
  }
}

extension TableScreen {
  /// Describes the height of rows that give none themselves.
  func describeRowHeight(in chrome: inout ScreenChrome) {
    chrome.rowHeight = settingValues.rowHeight
  }

  /// Describes the height of a row, where it has one of its own, or all have.
  func describeHeight(of row: RowContext, in content: inout RowContent) {
    content.height = height(of: row.cell, settingValues.rowHeight)
  }

  private func height(of cell: TableCell, _ rowHeight: TableRowHeight?) -> Double? {
    switch cell.attribute(.height) {
    case .integer(let height)?: return Double(height)
    case .number(let height)?: return height
    default: break
    }
    if case .fixed(let height)? = rowHeight { return height }
    return nil
  }
}
