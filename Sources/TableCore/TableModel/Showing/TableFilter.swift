/// The search of a table and its results.
///
/// Each section keeps its index and the rows that were found, until it is marked as changed. The filter looks for matches
/// once for each update, before the table is flattened; later queries get the rows that were found then.
@MainActor final class TableFilter {
  /// The search, or nil if all rows show.
  private(set) var search: SearchState?
  /// True if the standard search looks at subtitles, too.
  private(set) var includesSubtitles = false
  private unowned let table: any FilteredTable
  /// The most rows of a section that are searched: the index takes 51 MB, and 1.7 s, for each million (`bench`).
  static let limit = 20_000_000
  /// The most rows that are indexed before the screen gets a turn.
  static let slice = 8_192
  /// The number of rows that are indexed together, however long the app takes to make them.
  static let step = 512
  /// The time after which no more rows are indexed in a turn: a quarter of the 8 ms that people do not notice, since the app's rows
  /// may take long to make, and what was found has to be shown, too.
  private let sliceTime: Duration
  private let limit: Int
  /// The sections of more rows, of which the table was told.
  private var limited: Set<NodeID> = []
  /// The sections of which slices that were just indexed are shown now.
  private var shown: Set<NodeID> = []
  /// True while matches are looked for.
  private var isLooking = false
  /// How many rows were indexed so far.
  private(set) var indexedCount = 0
  /// The time between two looks at what was indexed meanwhile: far below the 100 ms within which people expect first hits,
  /// and long enough that looking takes a small part of it.
  private static let lookTime = Duration.milliseconds(50)

  init(
    of table: any FilteredTable, sliceTime: Duration = .milliseconds(2), limit: Int = limit
  ) {
    (self.table, self.sliceTime, self.limit) = (table, sliceTime, limit)
  }

  private var tree: TableTree { table.tree }

  // MARK: The search

  /// Replaces the search; nil ends it.
  func change(to search: SearchState?) {
    self.search = search
    for section in tree.allSections {
      if search == nil { section.findings = nil }
      section.markDirty()
    }
  }

  /// Ends the search without marking sections as changed, which is left to the caller.
  func end() { search = nil }

  /// Sets whether the standard search looks at subtitles, too.
  func includeSubtitles(_ includesSubtitles: Bool) {
    guard self.includesSubtitles != includesSubtitles else { return }
    self.includesSubtitles = includesSubtitles
    for section in tree.sections.values {
      section.dropSearchIndex()
      if search != nil { section.markDirty() }
    }
  }

  /// Asks the app again which rows it finds, since that may depend on more than their content.
  func askAgain() {
    guard let search, search.asksApp else { return }
    for section in tree.allSections { section.markDirty() }
  }

  // MARK: Matches

  /// Looks for matches in the sections that may have changed, before they are flattened.
  ///
  /// - Returns: the sections whose rows the app's own code changed again meanwhile, so that they have to be searched once
  ///   more.
  func findMatches() -> [SectionNode] {
    // The app's matcher may ask what it is being asked for.
    guard let search, !isLooking else { return [] }
    isLooking = true
    defer { isLooking = false }
    var unsettled: [SectionNode] = []
    var sections = (tree.stack + [tree.results].compactMap { $0 }).flatMap(\.sections)
    while let section = sections.popLast() {
      if section.matches == nil, !findMatches(search, in: section) { unsettled.append(section) }
      for (host, child) in section.children where table.searches(child, of: host, in: section) {
        sections += child.group.sections
      }
    }
    return unsettled
  }

  /// Looks for matches in a section, and once more if the app's own code has changed its rows
  /// meanwhile.
  ///
  /// - Returns: whether the rows were left unchanged at last.
  private func findMatches(_ search: SearchState, in section: SectionNode) -> Bool {
    for _ in 0..<2 {
      let changes = section.changeCount
      let found = matches(search, in: section)
      section.matches = found
      if section.changeCount == changes { return true }
    }
    // The rows have changed since, so that places of matches may lie beyond the end.
    var found = RowSet(count: section.rows.count)
    for row in section.matches ?? found where row < section.rows.count { found.insert(row) }
    section.matches = found
    section.passedOver = nil
    return false
  }

  /// Returns the section's own rows that a search finds; the search runs again when properties change that the app's matcher
  /// has read.
  private func matches(_ search: SearchState, in section: SectionNode) -> RowSet {
    guard search.asksApp else { return found(by: search, in: section) }
    return watching(table.others, section.matchTurns) {
      section.matchTurns.reading { found(by: search, in: section) }
    } changed: { [weak self, weak table, weak section] in
      if let self, table != nil, let section { lookAgain(in: [section]) }
    }
  }

  private func found(by search: SearchState, in section: SectionNode) -> RowSet {
    var found = RowSet(count: section.rows.count)
    func cell(_ row: Int) -> TableCell { table.searchedCell(row, of: section) }
    if let matcher = search.matcher {
      var passedOver = found
      noteLimit(of: section)
      for row in 0..<searchedCount(of: section) where isAtHand(row, of: section) {
        let cell = cell(row)
        if !cell.isSearchable {
          passedOver.insert(row)
        } else if matcher(cell, search.query.raw) {
          found.insert(row)
        }
      }
      section.passedOver = passedOver
    } else {
      // A short table shows at once what is found. Slices have their own turns, with no time for another one.
      let isShown = shown.contains(section.id)
      if !isShown, isUnindexed(section), isSliceReady(of: section) { indexSlice(of: section) }
      if section.findings?.query != search.query || !isShown && isUnlooked(section) {
        look(for: search.query, in: section)
      }
      if isPending(section) { continueIndexing() }
      if let findings = section.findings { found.formUnion(findings.rows) }
    }
    if let scope = search.scope {
      for row in Array(found) where !isAtHand(row, of: section) || !scope(cell(row)) {
        found.remove(row)
      }
    }
    return found
  }

  /// The number of rows of a section that are searched.
  private func searchedCount(of section: SectionNode) -> Int { min(section.rows.count, limit) }

  /// Tells the table, once, of a section of more rows than are searched.
  private func noteLimit(of section: SectionNode) {
    guard section.rows.count > limit, limited.insert(section.id).inserted else { return }
    table.searchEnds(at: limit, in: section)
  }

  /// Returns whether the cell of a row is made, or can be made without loading data.
  private func isAtHand(_ row: Int, of section: SectionNode) -> Bool {
    section.rows.made(row) != nil || section.rows.isReady(row)
  }

  /// Shows the current matches in sections, while a search runs.
  private func lookAgain(in sections: [SectionNode]) {
    if search != nil { table.matchesChanged(in: sections) }
  }

  // MARK: The index

  /// Looks at the next rows of a section's index.
  private func look(for query: SearchQuery, in section: SectionNode) {
    guard let index = section.searchIndex else { return section.findings = nil }
    if section.findings?.query != query { section.findings = SearchFindings(of: query) }
    section.findings?.look(in: index)
  }

  /// Looks at the rows that were indexed meanwhile, and returns whether there may be more to show.
  ///
  /// A section without more of them is left alone, so that a scope of the app's that adds such sections comes to an end.
  private func findsMore(in section: SectionNode) -> Bool {
    guard let search else { return false }
    // Rows that were made meanwhile are none of the index's.
    guard search.matcher == nil else { return true }
    let known = section.findings.map { $0.query == search.query ? $0.rows.count : 0 } ?? 0
    look(for: search.query, in: section)
    return section.findings?.rows.count != known
  }

  /// Starts to index the rows, so that the first query finds them ready.
  func prepare() {
    if searchedSections.contains(where: { isPending($0) }) { continueIndexing() }
  }

  /// True while rows are still to be indexed.
  var isIndexing: Bool { table.tasks.isRunning(Indexing()) }

  /// The sections whose rows a search looks at, each before those of its children.
  private var searchedSections: [SectionNode] {
    var sections: [SectionNode] = []
    var left = (tree.stack + [tree.results].compactMap { $0 }).flatMap(\.sections)
    left.reverse()
    while let section = left.popLast() {
      sections.append(section)
      for child in section.childrenInOrder.reversed() {
        guard let host = child.group.hostRow, table.searches(child, of: host, in: section) else {
          continue
        }
        left += child.group.sections.reversed()
      }
    }
    return sections
  }

  /// Brings the index of a section up to date with rows whose content changed in their places.
  func reindex(_ rows: [Int], of section: SectionNode) {
    guard let count = section.searchIndex?.count else { return }
    section.findings = nil
    let rows = rows.filter { $0 < count }
    let entries = watched(section) { rows.map { entry($0, of: section) } }
    for (row, entry) in zip(rows, entries) { section.searchIndex?.replace(at: row, with: entry) }
  }

  /// Removes rows that were deleted by hand from the index of a section; their places ascend.
  func remove(_ rows: [Int], from section: SectionNode) {
    guard let count = section.searchIndex?.count, let first = rows.first else { return }
    dropFindings(of: section, changedFrom: first)
    for row in rows.reversed() where row < count { section.searchIndex?.remove(at: row) }
  }

  /// Adds rows that were inserted by hand to the index of a section; rows beyond its end are indexed later.
  func insert(_ rows: Range<Int>, into section: SectionNode) {
    dropFindings(of: section, changedFrom: rows.lowerBound)
    guard let count = section.searchIndex?.count, rows.lowerBound <= count else { return }
    let entries = watched(section) { rows.map { entry($0, of: section) } }
    for (row, entry) in zip(rows, entries) { section.searchIndex?.insert(entry, at: row) }
  }

  /// Forgets what was found in a section, if rows changed among those that were looked at.
  private func dropFindings(of section: SectionNode, changedFrom row: Int) {
    if let findings = section.findings, row < findings.count { section.findings = nil }
  }

  /// Returns whether rows of a section are still to be indexed, or to be looked at.
  private func isPending(_ section: SectionNode) -> Bool {
    isUnindexed(section) || isUnlooked(section)
  }

  private func isUnindexed(_ section: SectionNode) -> Bool {
    (section.searchIndex?.count ?? 0) < searchedCount(of: section)
  }

  /// Returns whether the search has looked at a part of a section's index alone; where it has not begun, it does so with the
  /// next look for matches.
  private func isUnlooked(_ section: SectionNode) -> Bool {
    guard let search, let findings = section.findings, let count = section.searchIndex?.count
    else { return false }
    return findings.query == search.query && findings.count < count
  }

  /// The rows of a section that are indexed next.
  private func slice(of section: SectionNode) -> Range<Int> {
    let start = section.searchIndex?.count ?? 0
    return start..<min(start + Self.slice, searchedCount(of: section))
  }

  /// Returns whether the first rows of the next slice are at hand.
  private func isSliceReady(of section: SectionNode) -> Bool {
    isStepReady(slice(of: section).lowerBound, of: section)
  }

  /// Returns whether the rows that are indexed together from a row on are at hand.
  private func isStepReady(_ row: Int, of section: SectionNode) -> Bool {
    let step = row..<min(row + Self.step, searchedCount(of: section))
    return section.rows.isEdited || section.rows.provider?.isReady(step) ?? true
  }

  /// Indexes the next rows of a section.
  private func indexSlice(of section: SectionNode) {
    var index = section.searchIndex ?? SearchIndex()
    noteLimit(of: section)
    if index.count == 0 { index.reserve(searchedCount(of: section)) }
    // The section's reference is dropped, so that the index has one owner and is changed in place.
    section.searchIndex = nil
    let end = min(index.count + Self.slice, searchedCount(of: section))
    let (first, start) = (index.count, ContinuousClock.now)
    watched(section) {
      for row in first..<end {
        if row > first, (row - first) % Self.step == 0,
          .now - start > sliceTime || !isStepReady(row, of: section)
        {
          break
        }
        let entry = entry(row, of: section)
        if row < index.count { index.replace(at: row, with: entry) } else { index.append(entry) }
      }
    }
    indexedCount += index.count - first
    section.searchIndex = index
  }

  /// Makes entries of a section's index; when properties change that this read, the section is indexed anew.
  ///
  /// `make` may run twice, as ``watching(_:_:of:_:changed:)`` says.
  private func watched<Made>(_ section: SectionNode, _ make: () -> Made) -> Made {
    watching(table.others, section.indexTurns, make) { [weak self, weak table, weak section] in
      guard let self, table != nil, let section else { return }
      section.dropSearchIndex()
      lookAgain(in: [section])
    }
  }

  /// Returns the searched text of a row.
  private func entry(_ row: Int, of section: SectionNode) -> SearchEntry {
    let provided = section.rows.origin(of: row).flatMap { $0.provider.searchText(at: $0.source) }
    if let provided, !section.rows.isGiven(row) { return .text(provided) }
    let cell = table.searchedCell(row, of: section)
    if let provided, let made = table.providedCell(row, of: section),
      made.searchText == cell.searchText, made.isSearchable == cell.isSearchable
    {
      // A row that was edited by hand is searched by what it shows, and by all else that its item is searched by.
      let (old, new) = (made.title ?? "", cell.title ?? "")
      if old == new { return .text(provided) }
      let others = SearchQuery(old).removed(from: provided)
      return .fields(title: new, extra: others)
    }
    guard cell.isSearchable else { return .unsearchable }
    let (title, text) = (cell.title ?? "", cell.searchText)
    guard includesSubtitles, let subtitle = cell.subtitle else {
      return text.map { .fields(title: title, extra: $0) } ?? .text(title)
    }
    return .fields(title: title, extra: text.map { $0 + "\n" + subtitle } ?? subtitle)
  }

  /// Indexes the remaining rows in slices, and yields to the screen after each.
  ///
  /// The time grows with the rows and the sections: these are gone through in turn, and what was found in them shows together.
  private func continueIndexing() {
    let isStarted = table.tasks.start(Indexing()) { [weak self, weak table] in
      var (queue, found): ([SectionNode], [SectionNode]) = ([], [])
      var looked: ContinuousClock.Instant?
      while let self, let table, !Task.isCancelled {
        guard let section = nextPending(&queue) else {
          // What is shown now may have more sections below it.
          if found.isEmpty { break }
          show(&found)
          continue
        }
        if isUnindexed(section) {
          if !isSliceReady(of: section) {
            let turn = section.indexTurns.current
            await section.rows.provider?.prepare(slice(of: section))
            if section.indexTurns.current != turn { continue }
          }
          indexSlice(of: section)
          await Task.yield()
        }
        let isTime = looked.map { .now - $0 >= Self.lookTime } ?? true
        if !isUnindexed(section) || isTime, findsMore(in: section) { found.append(section) }
        if isTime {
          show(&found)
          table.searchStateChanged()
          looked = .now
          await Task.yield()
        }
      }
      // The state changes once more when the task has ended.
      if let table { Task { table.searchStateChanged() } }
    }
    if isStarted { table.searchStateChanged() }
  }

  /// Finds the first section in a queue whose rows are still to be indexed or looked at; an empty queue is filled anew.
  ///
  /// - Parameter queue: the sections that come next, the first of them last.
  /// - Returns: the section, or nil if there is none in the table.
  private func nextPending(_ queue: inout [SectionNode]) -> SectionNode? {
    for _ in 0..<2 {
      while let section = queue.last {
        if tree.sections[section.id] === section, isPending(section) { return section }
        queue.removeLast()
      }
      queue = searchedSections.reversed()
    }
    return nil
  }

  /// Shows what was found in sections whose slices were indexed.
  private func show(_ found: inout [SectionNode]) {
    guard !found.isEmpty else { return }
    shown = Set(found.map(\.id))
    lookAgain(in: found)
    (shown, found) = ([], [])
  }

  private struct Indexing: Hashable {}
}
