public import Foundation

// How high rows are, and when a table learns of it.
extension UITableView {
  /// Measures the rows in view again.
  func measureRows() {
    for (slot, cell) in cells { heights[slot] = cell.contentView.measuredHeight }
  }

  /// The rows in view that are no longer as high as they were measured.
  public var wronglyMeasured: [IndexPath] {
    if selfSizingInvalidation == .enabledIncludingConstraints { return [] }
    return cells.filter { heights[$0.key] != $0.value.contentView.measuredHeight }.compactMap {
      path(of: $0.key)
    }
  }

  /// How high a row in view is.
  public func height(at path: IndexPath) -> CGFloat? {
    guard let slot = slot(at: path), let cell = cells[slot] else { return nil }
    return selfSizingInvalidation == .enabledIncludingConstraints
      ? cell.contentView.measuredHeight : heights[slot]
  }
}
