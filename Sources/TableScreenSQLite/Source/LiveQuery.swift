import TableScreen

/// Keeps the result of a query up to date for a source.
@MainActor final class LiveQuery: DatabaseWatcher {
  let database: SQLiteDatabase
  var query: SQLiteQuery {
    didSet {
      if !query.isSame(as: oldValue) { face.reports = RowReports() }
      databaseChanged()
    }
  }
  /// The column with the section of each row, or nil.
  let section: String?
  weak var source: TableSource?
  /// The sections, each with the value that names it.
  private(set) var sections: [(key: SQLiteValue, rows: SQLiteRows)] = []
  private var face: RowFace
  private let memory = RowMemory()
  /// True if the last reading kept all rows in memory.
  private var isWhole = true
  private var isStale = true
  private var hasRead = false
  private var isWatching = false
  /// True if the database has to be closed and opened again before the next reading.
  private var opensAnew = false
  private var reading: TaskHandle?

  init(_ database: SQLiteDatabase, _ query: SQLiteQuery, section: String?, _ face: RowFace) {
    self.database = database
    self.query = query
    self.section = section
    self.face = face
  }

  var isWorking: Bool { reading != nil || sections.contains { $0.rows.isWaiting } }

  /// Begins to keep the rows up to date.
  func start() {
    if isStale { read() }
  }

  func databaseChanged() {
    isStale = true
    if source?.isShown == true { read() }
  }

  /// Reads again after a failure; a database whose files were lost is opened again, with the files that are there now.
  func retry() {
    opensAnew = (source?.failure as? SQLiteError)?.isLoss == true
    read()
  }

  /// Reads the query's current result; a call during a reading makes it read once more.
  func read() {
    isStale = true
    guard reading == nil else { return }
    source?.setLoading(!hasRead)
    reading = TaskHandle(
      Task { [weak self] in
        while let self, isStale, !Task.isCancelled {
          if opensAnew {
            opensAnew = false
            await database.openAnew()
          }
          isStale = false
          await readOnce()
        }
        self?.reading = nil
      })
  }

  private func readOnce() async {
    let (query, section) = (self.query, section)
    do {
      if !isWatching { await database.add(self) }
      isWatching = true
      if isWhole {
        let whole = try await database.read { try query.readWhole($0, section: section) }
        guard query.isSame(as: self.query) else { return }
        if whole.isAll { return take(whole.rows) }
        var first: [SQLiteValue: SQLiteRow] = [:]
        for row in whole.rows.all { first[whole.rows.key(of: row)] = row }
        memory.add(first)
        // The top rows show while the identities of the rest are read.
        if !hasRead { take(whole.rows) }
      }
      let known = memory.keys
      let long = try await database.read { connection in
        let keys = try query.readKeys(connection, section: section)
        return (
          keys: keys, rows: try query.readRows(known, connection),
          mistake: query.mistake(in: keys, connection)
        )
      }
      guard query.isSame(as: self.query) else { return }
      let count = long.keys.reduce(0) { $0 + $1.keys.count }
      if count <= SQLiteQuery.wholeBound {
        isWhole = true
        isStale = true
        return
      }
      isWhole = false
      let changed = memory.refresh(known, with: long.rows)
      show(
        long.keys.map { ($0.section, rows($0.keys, .windows(memory, changed: changed))) },
        failure: long.mistake)
    } catch {
      hasRead = true
      source?.setLoading(false)
      if !(error is CancellationError) { source?.didChange(failure: error) }
    }
  }

  private func take(_ rows: KeyedRows) {
    var order: [SQLiteValue] = []
    var groups: [SQLiteValue: [SQLiteRow]] = [:]
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

  private func show(
    _ sections: [(key: SQLiteValue, rows: SQLiteRows)], failure: SQLiteError? = nil
  ) {
    self.sections = sections
    hasRead = true
    source?.setLoading(false)
    source?.didChange(failure: failure)
  }

  private func rows(_ keys: RowKeys, _ content: SQLiteRows.Content) -> SQLiteRows {
    SQLiteRows(keys, content, face) { [weak self] keys in
      guard let self else { return [:] }
      let query = query
      do { return try await database.read { try query.readRows(keys, $0) } } catch {
        if !(error is CancellationError) { source?.didChange(failure: error) }
        return [:]
      }
    }
  }
}

extension SQLiteQuery {
  fileprivate func isSame(as other: SQLiteQuery) -> Bool {
    sql.hasBytes(of: other.sql) && values == other.values && id.hasBytes(of: other.id)
  }
}
