package import TableCore

extension TableScreen {
  /// Sets the progress of the actions that run for rows, from 0 to 1, or nil if it is unknown.
  ///
  /// ```swift
  /// func download(_ file: File) async throws {
  ///   for try await fraction in file.download() { setProgress(fraction, of: .id(file.id)) }
  /// }
  /// ```
  ///
  /// The progress is removed when the row's action ends; what a cancelled task still reports is ignored.
  public func setProgress(_ fraction: Double?, of selector: TableSelector) {
    guard !Task.isCancelled else { return }
    let fraction = fraction.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
    model.update {
      for row in model.resolve(selector, of: part) { model.setProgress(fraction, row) }
    }
  }

  /// Cancels the actions that run for rows.
  public func cancelActions(of selector: TableSelector) {
    // Actions that a person starts run as tasks of the outermost screen.
    for row in model.resolve(selector, of: part) { outermostTable.cancelActions(of: row) }
  }

  func cancelActions(of row: NodeID) {
    let keys = actionKeys(of: row)
    guard !keys.isEmpty else { return }
    model.update {
      for key in keys {
        tasks.cancel(key)
        formSession.waitingChanges[key] = nil
        model.stay(row)
        model.setBusy(false, row)
        // A control shows again the value that its row describes.
        model.setControlValue(nil, row, key.name)
      }
    }
    takeBackWaiting()
    refreshChrome()
  }

  /// Describes whether actions run for a row, and their progress.
  func describeProgress(of row: RowContext, in content: inout RowContent) {
    content.isBusy = model.isBusy(row.id)
    content.progress = model.progress(of: row.id)
    content.isCancellable = content.isBusy && isRunning(for: row.id)
  }
}
