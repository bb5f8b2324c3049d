/// What a screen knows of its own reading.
struct ReadingSession {
  /// How often the table was read.
  var count = 0
  var isRunning = false
  /// Whether the table was asked to be read again while it was.
  var isDue = false
}

extension TableScreen {
  /// Reads ``tableData`` again and shows what became different.
  ///
  /// Takes effect at once, or at the end of the `update { }` around it. A screen that was not shown yet
  /// is read when it is.
  public func updateTableData() {
    guard isLoaded, !model.isClosed else { return }
    if let embedding { return model.readAgain(embedding) }
    guard !readingSession.isRunning else {
      readingSession.isDue = true
      return
    }
    var (sections, edges) = readWatched()
    if readingSession.isDue {
      (sections, edges) = readWatched()
      if readingSession.isDue { reportSelfReading() }
      readingSession.isDue = false
    }
    self.edges = edges
    model.update {
      if let sections { model.read(sections, into: model.main) } else { model.readOwnRows() }
      model.readGroups()
      reportReturned()
    }
    refreshChrome()
  }

  /// Returns what the screen says of its table, and reads it again when that changes.
  private func readWatched() -> Description {
    readingSession.isRunning = true
    readingSession.isDue = false
    defer { readingSession.isRunning = false }
    readingSession.count += 1
    let reading = readingSession.count
    if settingValues.isManual { return readDescription() }
    return watching {
      readDescription()
    } changed: { [weak self] in
      // A reading since then has seen the change already.
      guard let self, reading == readingSession.count, !model.isClosed else { return }
      updateTableData()
    }
  }

  /// What a screen says of its table; nil for the sections where they are the model's own.
  private typealias Description = (
    sections: [Section]?, edges: (header: RowElement?, footer: RowElement?)
  )

  private func readDescription() -> Description {
    (model.ownsRows ? nil : tableData, (tableHeader, tableFooter))
  }
}
