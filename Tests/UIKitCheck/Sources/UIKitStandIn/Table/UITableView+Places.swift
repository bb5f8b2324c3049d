public import Foundation

extension UITableView {
  /// How many rows are in view: fewer where the table does not reach to the end of what it stands in.
  var shownLength: Int {
    guard let whole = superview?.frame.height, whole > 0, frame.height > 0 else {
      return pageLength
    }
    return max(1, Int(CGFloat(pageLength) * frame.height / whole))
  }

  /// The positions of the rows in view, from top to bottom.
  var pathsInView: [IndexPath] {
    var paths: [IndexPath] = []
    var skipped = top
    for (section, rows) in slots.sections.map(\.rows).enumerated() {
      if skipped >= rows.count {
        skipped -= rows.count
        continue
      }
      for row in skipped..<min(rows.count, skipped + shownLength - paths.count) {
        paths.append(IndexPath(row: row, section: section))
      }
      skipped = 0
      if paths.count >= shownLength { break }
    }
    return paths
  }

  func path(of slot: Int) -> IndexPath? {
    for (section, rows) in slots.sections.map(\.rows).enumerated() {
      if let row = rows.firstIndex(of: slot) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  func slot(at path: IndexPath) -> Int? {
    guard slots.sections.indices.contains(path.section),
      slots.sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return slots.sections[path.section].rows[path.row]
  }

  public var numberOfSections: Int { slots.sections.count }
  public func numberOfRows(inSection section: Int) -> Int {
    guard slots.sections.indices.contains(section) else {
      // Known of UIKit: an exception of the array that it keeps.
      Refusals.add("a section that is not there has no rows")
      return 0
    }
    return slots.sections[section].rows.count
  }
  public var indexPathsForVisibleRows: [IndexPath]? {
    if isInBatch { refuseWhileUpdating("indexPathsForVisibleRows") }
    return pathsInView
  }
  public var visibleCells: [UITableViewCell] {
    refuseWhileUpdating("visibleCells")
    return pathsInView.compactMap { slot(at: $0).flatMap { cells[$0] } }
  }
  public func cellForRow(at path: IndexPath) -> UITableViewCell? {
    refuseWhileUpdating("cellForRow(at:)")
    return slot(at: path).flatMap { cells[$0] }
  }
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edge(section, isHeader: true)
  }
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edge(section, isHeader: false)
  }

  private func edge(_ section: Int, isHeader: Bool) -> UITableViewHeaderFooterView? {
    guard slots.sections.indices.contains(section) else { return nil }
    let edge = Edge(section: slots.sections[section].number, isHeader: isHeader)
    return edges[edge] as? UITableViewHeaderFooterView
  }

  /// Rows of one height follow each other, those above the first in view at negative places.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    let place = Int(point.y / UITableView.height)
    return pathsInView.indices.contains(place) ? pathsInView[place] : nil
  }

  public func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    // Known of UIKit: an exception where there is no such row.
    guard slot(at: path) != nil else { return Refusals.add("scrolled to no row: \(path)") }
    if isInBatch { refuseWhileUpdating("scrollToRow(at:at:animated:)") }
    scrolling?.cancel()
    lastScroll = (path, position, animated)
    if position == .none, pathsInView.contains(path) { return }
    // A person sees the rows go by, and those that are scrolled to come in the end.
    guard animated, UIView.areAnimationsEnabled, window != nil, let slot = slot(at: path) else {
      return bringIntoView(path, position)
    }
    UITableView.scrollsUnderWay += 1
    scrolling = Task {
      for _ in 0..<4 { await Task.yield() }
      UITableView.scrollsUnderWay -= 1
      guard !Task.isCancelled, window != nil, let path = self.path(of: slot) else { return }
      bringIntoView(path, position)
    }
  }

  private func bringIntoView(_ path: IndexPath, _ position: ScrollPosition) {
    let before = slots.counts[..<path.section].reduce(0, +) + path.row
    let first: Int =
      switch position {
      case .none: before < top ? before : before - shownLength + 1
      case .top: before
      case .middle: before - shownLength / 2
      case .bottom: before - shownLength + 1
      }
    top = max(0, min(first, slots.counts.reduce(0, +) - shownLength))
    layOutRowsSoon()
    delegate?.scrollViewDidScroll(self)
  }

  // Known of UIKit: what scrolls only moves the content, and cells are made as the table is laid out. The page
  // "setNeedsLayout()": that waits for the next update cycle, unless somebody calls `layoutIfNeeded()` before.
  private func layOutRowsSoon() {
    UITableView.scrollsUnderWay += 1
    Task {
      UITableView.scrollsUnderWay -= 1
      layOutRows()
    }
  }

  // MARK: Selection

  public var indexPathsForSelectedRows: [IndexPath]? {
    let paths = selected.compactMap { path(of: $0) }.sorted()
    return paths.isEmpty ? nil : paths
  }

  public func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let slot = path.flatMap({ slot(at: $0) }) else { return }
    if !allowsMultipleSelection { for slot in selected { setSelected(false, slot) } }
    setSelected(true, slot)
  }

  public func deselectRow(at path: IndexPath, animated: Bool) {
    if let slot = slot(at: path) { setSelected(false, slot) }
  }

  func setSelected(_ isSelected: Bool, _ slot: Int) {
    if isSelected { selected.insert(slot) } else { selected.remove(slot) }
    cells[slot]?.isSelected = isSelected
  }
}
