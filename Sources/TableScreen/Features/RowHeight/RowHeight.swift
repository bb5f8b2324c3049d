package import TableCore

extension TableSetting {
  /// The height of rows without one of their own, from 0 to 10,000 points.
  ///
  /// A height out of that range is replaced by the nearest in it, and one that is not a number is ignored. Both are
  /// reported.
  public static func rowHeight(_ height: TableRowHeight) -> TableSetting {
    TableSetting { $0.take(height) }
  }
}

extension SettingValues {
  fileprivate mutating func take(_ height: TableRowHeight) {
    switch height {
    case .fixed(let points):
      if let points = self.height(points) { rowHeight = .fixed(points) }
    case .automatic(let points):
      if let points = self.height(points) { rowHeight = .automatic(estimated: points) }
    }
  }

  private mutating func height(_ points: Double) -> Double? {
    nearest(to: points, in: TableRowHeight.range, for: "rowHeight")
  }

  /// Returns the nearest number in a range, or nil for one that is none; notes the mistake in a setting if
  /// they differ.
  mutating func nearest(
    to number: Double, in range: ClosedRange<Double>, for setting: String
  ) -> Double? {
    let range = NumberRange.numbers(range)
    let taken = range.nearest(to: .number(number))
    if taken?.isSame != true {
      mistakes.append(
        Mistake(
          setting: setting, wanted: range, found: "\(number)", isIgnored: taken == nil))
    }
    return if case .number(let number)? = taken?.value { number } else { nil }
  }
}

extension TableScreen {
  /// Describes the height of rows without one of their own.
  func describeRowHeight(in chrome: inout ScreenChrome) {
    chrome.rowHeight = settingValues.rowHeight
  }

  /// Describes a row's height: its own, or the fixed one of all rows.
  func describeHeight(of row: RowContext, in content: inout RowContent) {
    content.height = height(of: row.cell, settingValues.rowHeight)
  }

  private func height(of cell: TableCell, _ rowHeight: TableRowHeight?) -> Double? {
    switch cell.attribute(.height) {
    case .integer(let height)?: return Double(height)
    case .number(let height)?: return height
    case .symbol(.automatic)?: return nil
    default: break
    }
    if case .fixed(let height)? = rowHeight { return height }
    return nil
  }
}
