package import TableScreen

/// Keeps the result of a query up to date for a source.
@MainActor package final class LiveQuery<Store: QueryStore>: QueryWatcher {
  package let database: Store
  package var query: Store.Query {
    didSet {
      if !query.isSame(as: oldValue) {
        face.reports = RowReports()
        keyBound = Store.firstKeyBound
        // The first rows of a known order, read whole, are its first page.
        isWhole = isWhole || query.hasOrder
        (end, wantsPage) = (nil, false)
        number.forget()
      }
      databaseChanged()
    }
  }
  /// The column with the section of each row, or nil.
  private let section: String?
  package weak var source: TableSource?
  /// The sections, each with the value that names it.
  package private(set) var sections: [(key: QueryValue, rows: QueryRows)] = []
  /// Indicates whether the result has more rows than are known by now.
  private var hasMore = false {
    didSet { number.hasMore = hasMore }
  }
  /// Indicates the same to who is told of changes: rows are made, and near the end ask, without an interest in them.
  package var toldHasMore: Bool { number.hasMore }
  /// Indicates whether the rows of a result are counted that has more than are known.
  package var countsAll = false {
    didSet { if countsAll, !oldValue, hasMore { countAgain() } }
  }
  private let number = KnownCount()
  /// The number of rows that are known.
  private var known = 0
  private var counting: TaskHandle?
  private var isCountStale = false
  private var keyBound = Store.firstKeyBound
  /// The place behind which the next page begins; nil where the order is not known, or nothing follows.
  private var end: [QueryValue]?
  private var wantsPage = false
  private var face: RowFace
  private let memory = RowMemory()
  /// True if the last reading kept all rows in memory.
  private var isWhole = true
  private var isStale = true
  private var hasRead = false
  private var isWatching = false
  /// The failure after which a person tries again, until the next reading has begun.
  private var recovering: (any Error)?
  private var reading: TaskHandle?
  /// The number of requests for rows under way, also for sections that a reading has replaced since.
  private var loads = 0
  /// The wait after which a reading that has failed is tried again, or nil.
  private var retrying: TaskHandle?
  private var pause = LiveQueryBounds.pauses.lowerBound

  package init(_ database: Store, _ query: Store.Query, section: String?, _ face: RowFace) {
    self.database = database
    self.query = query
    self.section = section
    self.face = face
  }

  /// The number of rows, as far as it is known, or nil before the first reading; who reads it is told of changes.
  package var count: RowCount? { number.count }

  package var isWorking: Bool {
    reading != nil || loads > 0 || sections.contains { $0.rows.isWaiting }
  }

  /// Begins to keep the rows up to date.
  package func start() {
    if isStale { read() }
  }

  package func databaseChanged() {
    isStale = true
    if source?.isShown == true { read() }
  }

  package func databaseFailed(_ error: any Error) {
    isStale = true
    // A reading that is under way finds out by itself.
    if source?.isShown == true, reading == nil { source?.didChange(failure: error) }
  }

  /// Reads again after a failure.
  package func retry() {
    recovering = source?.failure
    read()
    // The rows and the failure stay, so nothing else says that it is tried.
    source?.setLoading(true)
  }

  /// Reads the query's current result; a call during a reading makes it read once more.
  private func read() {
    isStale = true
    readWhatIsDue()
  }

  private func readWhatIsDue() {
    guard reading == nil else { return }
    source?.setLoading(!hasRead)
    reading = TaskHandle(
      Task { [weak self] in
        while let self, isStale || wantsPage, !Task.isCancelled {
          if let failure = recovering {
            recovering = nil
            await database.recover(from: failure)
          }
          if isStale {
            isStale = false
            await readOnce()
          } else {
            wantsPage = false
            await readPage()
          }
        }
        self?.reading = nil
      })
  }

  private func readOnce() async {
    let (query, section) = (self.query, section)
    retrying = nil
    do {
      if !isWatching { try await database.add(self) }
      isWatching = true
      if isWhole {
        let whole = try await database.readWhole(query, section: section)
        guard query.isSame(as: self.query) else { return }
        if whole.isAll { return take(whole.rows) }
        if whole.rows.end != nil { return takeFirstPage(whole.rows) }
        var first: [QueryValue: QueryRow] = [:]
        for row in whole.rows.all { first[whole.rows.key(of: row)] = row }
        memory.add(first)
        hasMore = true
        // The top rows show while the identities of the rest are read.
        if !hasRead { take(whole.rows, hasMore: true) }
      }
      let known = memory.keys
      let long = try await database.readLong(
        query, section: section, known: known, bound: keyBound)
      guard query.isSame(as: self.query) else { return }
      let count = long.sections.reduce(0) { $0 + $1.keys.count }
      if long.isAll, count <= LiveQueryBounds.whole {
        isWhole = true
        isStale = true
        return
      }
      takeLong(long, changed: memory.refresh(known, with: long.rows))
    } catch {
      // A failure of another query is none of this one's.
      guard query.isSame(as: self.query) else { return }
      (hasRead, wantsPage) = (true, false)
      source?.setLoading(false)
      failed(error)
    }
  }

  private func failed(_ error: any Error) {
    if error is CancellationError { return }
    source?.didChange(failure: error)
    if database.passes(error) { retryLater() }
  }

  /// Reads again after a pause; each time that it fails once more, the next one is twice as long.
  ///
  /// A database tells nobody that it has room again, or a line.
  private func retryLater() {
    guard retrying == nil else { return }
    let pause = pause
    self.pause = min(pause * 2, LiveQueryBounds.pauses.upperBound)
    retrying = TaskHandle(
      Task { [weak self] in
        guard (try? await Task.sleep(for: pause)) != nil else { return }
        self?.databaseChanged()
      })
  }

  private func take(_ rows: KeyedRows, hasMore: Bool = false) {
    self.hasMore = hasMore
    note(rows.all.count)
    var order: [QueryValue] = []
    var groups: [QueryValue: [QueryRow]] = [:]
    for row in rows.all {
      let key = rows.section(of: row)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(row)
    }
    show(
      order.map { key in
        let members = groups[key] ?? []
        var keys = RowKeys()
        for row in members { keys.append(rows.key(of: row)) }
        return (key, self.rows(keys, .whole(members)))
      })
  }

  private func takeLong(_ long: LongResult, changed: Set<QueryValue>) {
    isWhole = false
    hasMore = !long.isAll
    end = long.end
    note(long.sections.reduce(0) { $0 + $1.keys.count })
    show(
      long.sections.map { ($0.section, rows($0.keys, .windows(memory, changed: changed))) },
      failure: long.mistake)
  }

  private func show(
    _ sections: [(key: QueryValue, rows: QueryRows)], failure: (any Error)? = nil
  ) {
    self.sections = sections
    pause = LiveQueryBounds.pauses.lowerBound
    if hasMore {
      sections.last?.rows.tellNearEnd(margin: known / 2) { [weak self] in self?.readMore() }
    }
    hasRead = true
    source?.setLoading(false)
    source?.didChange(failure: failure)
  }

  /// Reads more identities, because a person has come near the last one: those of the next page where the order is known, or
  /// else twice as many as before.
  private func readMore() {
    guard hasMore, !isWhole else { return }
    // After a failure those that are known are not the newest.
    if end != nil, source?.failure == nil {
      wantsPage = true
      return readWhatIsDue()
    }
    keyBound = keyBound > .max / 2 ? .max : keyBound * 2
    read()
  }

  // MARK: Pages

  /// Shows the first rows of a long result whose order is known: more is read once a person comes near their end.
  private func takeFirstPage(_ rows: KeyedRows) {
    var (sorter, first) = (SectionSorter(), [QueryValue: QueryRow]())
    for row in rows.all {
      sorter.add(rows.key(of: row), in: rows.section(of: row))
      first[rows.key(of: row)] = row
    }
    keyBound = rows.all.count
    let changed = memory.refresh(memory.keys, with: first)
    memory.add(first)
    takeLong(
      LongResult(
        sections: sorter.finish(), rows: first, isAll: false, end: rows.end, mistake: nil),
      changed: changed)
  }

  /// Reads the identities that follow those that are known, and nothing else.
  private func readPage() async {
    guard let end, hasMore, !isWhole else { return }
    let (query, bound) = (query, min(max(known, LiveQueryBounds.whole), Store.firstKeyBound))
    do {
      let page = try await database.readPage(query, section: section, after: end, bound: bound)
      guard query.isSame(as: self.query) else { return }
      keyBound += bound
      // What has changed meanwhile is read from the start, up to the end of this page, and all as it was at one moment.
      if !isStale { add(page) }
    } catch {
      if query.isSame(as: self.query) { failed(error) }
    }
  }

  /// Shows the rows of a page behind those that are known.
  private func add(_ page: LongResult) {
    hasMore = !page.isAll
    end = page.end
    let new = page.withoutKeys(of: sections.map(\.rows.keys))
    note(known + new.reduce(0) { $0 + $1.keys.count })
    var sections = sections
    var places: [QueryValue: Int] = [:]
    for (place, section) in sections.enumerated() { places[section.key] = place }
    for (section, keys) in new {
      if let place = places[section] {
        var all = sections[place].rows.keys
        all.append(contentsOf: keys)
        sections[place].rows = rows(all, .windows(memory, changed: []))
      } else {
        sections.append((section, rows(keys, .windows(memory, changed: []))))
      }
    }
    // Where nothing came below the rows in view, nobody would ask for more.
    wantsPage = hasMore && sections.last?.rows === self.sections.last?.rows
    show(sections, failure: page.mistake)
  }

  // MARK: Counting

  private func note(_ known: Int) {
    self.known = known
    number.note(known, hasMore: hasMore)
    if hasMore { countAgain() }
  }

  /// Has the rows counted once nobody else counts, which takes a tenth of the time at most: each change asks for it.
  private func countAgain() {
    isCountStale = true
    guard counting == nil else { return }
    counting = TaskHandle(
      Task { [weak self] in
        while let time = await self?.countOnce() {
          guard (try? await Task.sleep(for: max(time * 9, .milliseconds(100)))) != nil else {
            return
          }
        }
        self?.counting = nil
      })
  }

  /// Counts the rows, or has their number estimated, and returns how long that took; nil if nothing has changed since.
  ///
  /// What fails leaves the count as it is: the reading of the rows says what is wrong.
  private func countOnce() async -> Duration? {
    guard isCountStale, hasMore else { return nil }
    isCountStale = false
    let (query, start) = (query, ContinuousClock.now)
    func isMeant() -> Bool { hasMore && query.isSame(as: self.query) }
    // A number that was counted before a change is nearer than a guess.
    if !(countsAll && number.isCounted), let guess = try? await database.estimate(query), isMeant()
    {
      number.noteGuess(guess, known)
    }
    if countsAll, let count = try? await database.count(query), isMeant() {
      number.noteCount(count, isStale: isCountStale)
    }
    return .now - start
  }

  private func rows(_ keys: RowKeys, _ content: QueryRows.Content) -> QueryRows {
    QueryRows(keys, content, face) { [weak self] keys in
      guard let self else { return [:] }
      loads += 1
      defer { loads -= 1 }
      let query = query
      do { return try await database.readRows(query, keys) } catch {
        if query.isSame(as: self.query) { failed(error) }
        throw error
      }
    }
  }
}

/// The sizes of results, and the times between readings.
package enum LiveQueryBounds {
  /// The largest number of rows kept in memory as a whole; of a longer result only the identities are kept, and the rows
  /// near those in view.
  package static let whole = 2_000
  /// The times after which a reading that has failed is tried again.
  package static let pauses = Duration.milliseconds(500)...Duration.seconds(5)
}
