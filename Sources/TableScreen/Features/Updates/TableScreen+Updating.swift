package import TableCore

/// What a screen knows of its own reading.
struct ReadingSession {
  let turns = ReadingTurns()
  var isRunning = false
  /// Whether the table was asked to be read again while it was.
  var isDue = false
  /// Whether what was read is being shown: sources, groups and hosts run hooks meanwhile.
  var isShowing = false
  /// Whether one of those has asked for a reading.
  var isStale = false
  /// How many readings one may lead to before something is wrong.
  static let roundLimit = 16
}

extension TableScreen {
  /// Carries out any number of changes as one update; updates inside join it.
  @discardableResult
  public func update<Result>(
    animation: ChangeSet.Animations? = nil, _ changes: () throws -> Result
  ) rethrows -> Result {
    try model.update(animation: animation, changes)
  }

  /// Reads ``tableData`` again and shows what became different.
  ///
  /// Takes effect at once, or at the end of the `update { }` around it. A screen that was not shown yet
  /// is read when it is.
  ///
  /// What is observed shows without it, from whatever thread it was changed, as long as the object calls
  /// `withMutation` while it holds the lock that reading it takes: it tells of a change before it is made. There is
  /// one exception: Observation (before Swift 6.4) hears of nothing that another thread changes while the table is
  /// being read. A screen that has once heard of a change from another thread reads twice from then on, and so misses
  /// none; but if that first change of all comes during a reading, it shows with the next. Where a thread
  /// changes something only once, let it do so on the main actor, or call this afterwards.
  public func updateTableData() {
    readTable()
    if readingSession.isRunning { return }
    searchAgain()
  }

  /// Reads the table again after something that it observes has changed.
  private func readTable() {
    guard isLoaded, !model.isClosed else { return }
    if let embedding { return model.readAgain(embedding) }
    guard !readingSession.isRunning else {
      readingSession.isDue = true
      return
    }
    guard !readingSession.isShowing else {
      readingSession.isStale = true
      return
    }
    readingSession.isShowing = true
    defer { readingSession.isShowing = false }
    for _ in 0..<ReadingSession.roundLimit {
      readingSession.isStale = false
      readAndShow()
      guard readingSession.isStale, !model.isClosed else { return refreshChrome() }
    }
    reportSelfReading()
    refreshChrome()
  }

  private func readAndShow() {
    var (sections, edges) = readWatched()
    if readingSession.isDue {
      (sections, edges) = readWatched()
      if readingSession.isDue { reportSelfReading() }
      readingSession.isDue = false
    }
    tableEdges = edges
    model.update {
      settleSearch()
      model.reading {
        if let sections { model.read(sections) } else { model.readOwnRows() }
        model.readGroups()
      }
      model.reportReturned()
    }
  }

  /// Reads the table of a screen that is closed, and stays so, as when it is opened again.
  func readClosed(_ model: TableModel) {
    model.reopen()
    readAndShow()
    model.close()
  }

  /// Returns what the screen says of its table, and reads it again when that changes.
  private func readWatched() -> Description {
    readingSession.isRunning = true
    readingSession.isDue = false
    defer { readingSession.isRunning = false }
    if settingValues.updates.isManual { return readDescription() }
    let turns = readingSession.turns
    return watching(model.others, turns) {
      turns.reading { readDescription() }
    } changed: { [weak self] in
      guard let self, !model.isClosed else { return }
      readTable()
    }
  }

  /// What a screen says of its table; nil for the sections where they are the model's own.
  private typealias Description = (
    sections: [Section]?, edges: TableEdges
  )

  private func readDescription() -> Description {
    (model.ownsRows ? nil : tableData, readEdges())
  }

  private func reportSelfReading() {
    model.report(
      .restlessUpdates, "updates follow each other without rest: tableData asks for its own reading"
    )
  }

  package var animations: ChangeSet.Animations { settingValues.updates.animations }
}
