package import TableCore

/// The state of reading the table, against endless recursion.
struct ReadingSession {
  let turns = ReadingTurns()
  /// The readings of the header and the footer of a table whose model owns the rows.
  let edgeTurns = ReadingTurns()
  var isRunning = false
  /// True if another reading was requested during a reading.
  var isDue = false
  /// True while the rows that were read are being shown; sources, groups and hosts run hooks
  /// meanwhile.
  var isShowing = false
  /// True if one of these hooks has requested another reading.
  var isStale = false
  /// The number of readings in a row that count as endless.
  static let roundLimit = 16
}

extension TableScreen {
  /// Applies any number of changes as one update; updates inside join it.
  @discardableResult
  public func update<Result>(
    animation: ChangeSet.Animations? = nil, _ changes: () throws -> Result
  ) rethrows -> Result {
    try because(.call("update { }")) { try model.update(animation: animation, changes) }
  }

  /// Reads ``tableData`` again and shows the differences.
  ///
  /// Takes effect at once, or at the end of the `update { }` around it. A screen that was not shown yet
  /// is read when it is first shown.
  ///
  /// Changes of observed objects show without this call, from whatever thread they come, as long as
  /// the object calls `withMutation` while it holds the lock that reading it takes, because
  /// Observation tells of a change before it is made. There is one exception: Observation (before
  /// Swift 6.4) misses changes that another thread makes while the table is being read. A screen
  /// that has once noticed a change from another thread reads twice from then on, and so misses
  /// none; but if that first change of all comes during a reading, it shows with the next. If a
  /// thread changes something only once, let it do so on the main actor, or call this afterwards.
  public func updateTableData() {
    because(.call("updateTableData()"), readTable)
    if readingSession.isRunning { return }
    searchAgain()
  }

  /// Reads the table again, by hand or after an observed object has changed.
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

  /// Reads what was changed in this turn at once, instead of after it.
  ///
  /// An app finds its data by the places of rows: those that an event leads to are the places in the data as they are.
  func readChanges() {
    for case let screen as TableScreen in withChildren
    where screen.readingSession.turns.isDue && !screen.readingSession.isRunning {
      because(.observed("tableData"), screen.readTable)
    }
    model.readChangedNodes()
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
    guard pageSession.isNew else { return }
    // Nothing tells again of a last row that is in view already.
    pageSession.isNew = false
    loadMoreAtEnd()
  }

  /// Reads the table of a closed screen, as for a commit of its form, and closes it again.
  func readClosed(_ model: TableModel) {
    model.reopen()
    readAndShow()
    model.close()
  }

  /// Reads the description of the table while tracking observed objects, whose changes read it again.
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
      because(.observed("tableData"), readTable)
    }
  }

  /// Reads the header and footer of a table whose model owns the rows, after these have changed, while tracking observed
  /// objects, whose changes read them again.
  func readOwnEdges() {
    if settingValues.updates.isManual { return tableEdges = readEdges() }
    let turns = readingSession.edgeTurns
    tableEdges = watching(model.others, turns) {
      turns.reading { readEdges() }
    } changed: { [weak self] in
      guard let self, !model.isClosed else { return }
      readOwnEdges()
      refreshChrome()
    }
  }

  /// A reading of the table: its sections, or nil if the model owns the rows, with the table's
  /// header and footer.
  private typealias Description = (
    sections: [Section]?, edges: TableEdges
  )

  private func readDescription() -> Description {
    working(.reading, at: .init(screen: diagnosticName)) {
      (model.ownsRows ? nil : tableData, readEdges())
    }
  }

  private func reportSelfReading() {
    model.report(
      .restlessUpdates, "updates follow each other without rest: tableData asks for its own reading"
    )
  }

  package var animations: ChangeSet.Animations { settingValues.updates.animations }
}
