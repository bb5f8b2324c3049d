import TableCore

// Far rows are read before they are deleted, since their cells say how.
extension TableScreen {
  /// The most far rows that are deleted at once: their cells are kept until all are read, and each took 1 kB.
  private static let farLimit = 50_000

  /// The rows that are read at the moment so that they can be deleted.
  var rowsReadForDeletion: Set<NodeID> {
    Set(outermost.withChildren.flatMap { $0.waitSession.waits.flatMap(\.rows) })
  }

  /// Calls `body` at once if all rows are at hand; or else once the far ones were read, with the cells of all.
  ///
  /// The reading is a wait of the screen: a person sees it and can cancel it, as closing the screen does, and its failure is
  /// told. Then `body` is not called.
  func readingCells(
    of rows: [NodeID], for deletion: OngoingDeletion,
    _ body: @escaping @MainActor ([NodeID: TableCell]) -> Void
  ) {
    let far = Array(rows.lazy.filter(model.isFar).prefix(Self.farLimit + 1))
    guard !far.isEmpty else { return body([:]) }
    guard far.count <= Self.farLimit else {
      return onError(TooManyFarRows(limit: Self.farLimit))
    }
    start(
      Wait(what: TableWords.current.loading, rows: rows, deletion: deletion, fraction: 0) {
        [weak self] progress in
        guard let model = self?.model else { return }
        // Whatever comes of the reading, but for a person who cancels it, is an answer; the rows' actions may have others.
        defer { if !Task.isCancelled { deletion.isAnswered = true } }
        // The data of those at hand may leave memory as others come.
        let near = Set(rows).subtracting(far)
        var cells: [NodeID: TableCell] = [:]
        for row in near { cells[row] = model.cell(row) }
        let read = try await model.readCells(of: far, progress: progress)
        body(cells.merging(read) { $1 })
      })
    note(deletion)
  }
}

/// The error of a deletion of more far rows than can be read for it; nothing was deleted.
private struct TooManyFarRows: WordedError {
  let limit: Int

  func text(in words: TableWords) -> String { words.tooManyToDelete(limit, words.locale) }
}
