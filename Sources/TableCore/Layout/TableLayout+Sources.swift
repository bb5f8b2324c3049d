extension TableLayout {
  /// Returns the index in its source of the row at a position, or nil if it comes from none.
  public func sourceIndex(at path: TablePath) -> Int? {
    guard let row = row(at: path), sections[path.section].isSourced else { return nil }
    return sections[path.section].own.index(of: row.id)
  }

  /// Returns the position as written of the row at a position, or nil if it comes from a source.
  public func writtenPath(at path: TablePath) -> DataPath? {
    sourceIndex(at: path) == nil ? dataPath(at: path) : nil
  }

  /// Returns the position on screen of a row that its author wrote, or nil if it is hidden or not
  /// there, or if a source gives the rows of its section.
  public func tablePath(ofWritten path: DataPath) -> TablePath? {
    guard let table = tablePath(of: path), sourceIndex(at: table) == nil else { return nil }
    return table
  }
}
