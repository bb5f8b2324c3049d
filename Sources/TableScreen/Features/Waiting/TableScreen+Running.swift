package import TableCore

extension TableScreen {
  /// Says how much of what runs for rows is done, from 0 to 1, or that this is not known.
  ///
  /// ```swift
  /// func download(_ file: File) async throws {
  ///   for try await fraction in file.download() { setProgress(fraction, of: .id(file.id)) }
  /// }
  /// ```
  ///
  /// It is forgotten when the action of the row ends.
  public func setProgress(_ fraction: Double?, of selector: TableSelector) {
    let fraction = fraction.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
    model.update {
      for row in model.resolve(selector, of: part) { model.setProgress(fraction, row) }
    }
  }

  /// Cancels the actions that run for rows.
  public func cancelActions(of selector: TableSelector) {
    // What a person began runs for the screen around all.
    for row in model.resolve(selector, of: part) { outermostTable.cancelActions(of: row) }
  }

  func cancelActions(of row: NodeID) {
    let keys = actionKeys(of: row)
    guard !keys.isEmpty else { return }
    model.update {
      for key in keys {
        tasks.cancel(key)
        model.stay(row)
        model.setBusy(false, row)
        // A control goes back to what its row says.
        model.setControlValue(nil, row, key.name)
      }
    }
    refreshChrome()
  }

  /// Describes whether something runs for a row, and how far it has come.
  func describeProgress(of row: RowContext, in content: inout RowContent) {
    content.isBusy = model.isBusy(row.id)
    content.progress = model.progress(of: row.id)
    content.isCancellable = content.isBusy && isRunning(for: row.id)
  }
}
