package import TableCore

extension TableLayout {
  /// Returns the position `step` rows further on, across sections, or nil beyond the table's ends.
  ///
  /// Past the edge of its section a row lands at the near end of the next one, empty or not.
  public func neighbor(of path: TablePath, by step: Int) -> TablePath? {
    let row = path.row + step
    if row >= 0, row < rowCount(in: path.section) { return TablePath(path.section, row) }
    let section = path.section + step.signum()
    guard section >= 0, section < sectionCount else { return nil }
    return TablePath(section, step > 0 ? 0 : rowCount(in: section))
  }
}
