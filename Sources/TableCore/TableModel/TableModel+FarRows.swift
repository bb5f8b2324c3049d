// Far rows: those whose data is not at hand, and has to be read before their cells can be made.
extension TableModel {
  /// The number of rows that are read at once: making their cells takes a few milliseconds, after which the screen gets a
  /// turn.
  private static let slice = 500

  /// Returns whether the data of a row has to be read before its cell can be made.
  package func isFar(_ id: NodeID) -> Bool {
    guard let (section, index) = tree.find(id), let provider = section.rows.provider,
      !section.rows.isGiven(index)
    else { return false }
    let source = section.rows.sourceIndex(index)
    guard source >= 0 else { return false }
    // A cell that was made without the data is made again a turn after that has come.
    return !provider.hasData(of: source) || section.rows.made(index)?.isOnItsWay == true
  }

  /// Returns the cell of a row, if it is made already.
  package func madeCell(_ id: NodeID) -> TableCell? {
    guard let (section, index) = tree.find(id) else { return nil }
    return section.rows.made(index)
  }

  /// Reads the data of far rows, and returns their cells, which are not kept; a row that is gone has none.
  ///
  /// - Parameters:
  ///   - rows: the rows.
  ///   - progress: runs after each slice with the share of the rows that were read.
  /// - Returns: the cells.
  /// - Throws: the error of a row's source, or `CancellationError` once the task is cancelled.
  package func readCells(
    of rows: [NodeID], progress: (Double) -> Void
  ) async throws -> [NodeID: TableCell] {
    var cells: [NodeID: TableCell] = [:]
    for start in stride(from: 0, to: rows.count, by: Self.slice) {
      let end = min(start + Self.slice, rows.count)
      for (provider, places) in places(of: rows[start..<end]) {
        let make = try await provider.read(places.map(\.source))
        try Task.checkCancellation()
        for (row, source) in places {
          // The app may have changed the table meanwhile.
          guard let section = tree.find(row)?.section else { continue }
          cells[row] = makeCell(source, of: section, by: make)
        }
      }
      progress(Double(end) / Double(rows.count))
    }
    return cells
  }

  /// The indexes of rows in a source.
  private typealias PlacesInSource = (
    provider: any RowProvider, rows: [(row: NodeID, source: Int)]
  )

  /// Returns the indexes of rows, by source.
  private func places(of rows: ArraySlice<NodeID>) -> [PlacesInSource] {
    var places: [ObjectIdentifier: PlacesInSource] = [:]
    for row in rows {
      guard let (section, index) = tree.find(row), let provider = section.rows.provider else {
        continue
      }
      let source = section.rows.sourceIndex(index)
      guard source >= 0 else { continue }
      places[ObjectIdentifier(provider), default: (provider, [])].rows.append((row, source))
    }
    return Array(places.values)
  }
}
