/// Finds the rows whose text holds a query, among a million in a fraction of a frame.
///
/// The folded texts lie in one pool. Beside it, lists tell which rows hold which pair of letters; rows that
/// hold all pairs of a query are then compared with it in the pool. A small table, and the last rows of a large
/// one, are searched without lists.
///
/// The lists make searching keep up with typing: among 1,000,000 titles a typed key takes 0.3 to 3.3 ms with them, and
/// 7 to 17 ms where all texts are read with `memmem` (`bench --only search`); people do not notice up to 4 ms.
///
/// ```swift
/// var index = SearchIndex()
/// index.append(.text("Élan vital"))
/// index.append(.fields(title: "Inbox", extra: "mail letters"))
/// #expect(Array(index.hits(for: SearchQuery("ela"))) == [0])
/// ```
struct SearchIndex: Sendable {
  /// The number of entries from which on the index has lists: reading the whole pool would take too long for a frame.
  static let smallCount = 4096

  private(set) var pool = TextPool()
  private(set) var order = RowOrder()
  private(set) var grams = GramIndex()

  /// Creates an index of no rows.
  init() {}

  /// The number of rows indexed so far.
  var count: Int { order.count }

  /// True if no row was edited, so that some rows can be looked at without the others.
  var isInOrder: Bool { order.isIdentity }

  /// Makes room for `rows` more rows with titles of common length, so that appending them does not
  /// reallocate the pool and the lists.
  mutating func reserve(_ rows: Int) {
    pool.reserve(rows)
    grams.reserve(rows)
  }

  /// Appends a row.
  mutating func append(_ entry: SearchEntry) {
    insert(entry, at: count)
  }

  /// Inserts a row before `row`, which may be the number of rows.
  mutating func insert(_ entry: SearchEntry, at row: Int) {
    order.insert(pool.count, at: row)
    add(entry)
    compactIfWorthwhile()
  }

  /// Gives `row` other text.
  mutating func replace(at row: Int, with entry: SearchEntry) {
    order.replace(at: row, with: pool.count)
    add(entry)
    compactIfWorthwhile()
  }

  /// Removes `row`.
  mutating func remove(at row: Int) {
    order.remove(at: row)
    compactIfWorthwhile()
  }

  private mutating func add(_ entry: SearchEntry) {
    pool.append(entry)
    takeBlocks()
  }

  /// Adds the whole blocks at the end of the pool to the lists, once the pool is large enough for lists.
  private mutating func takeBlocks() {
    if pool.count >= Self.smallCount { grams.takeBlocks(of: pool) }
  }

  /// Rebuilds the index if edits have left too many unused texts or too many runs.
  ///
  /// Replaced and removed texts stay in the pool, and each edit in the middle splits a run of the order.
  private mutating func compactIfWorthwhile() {
    let isScattered = order.runCount > 1024 + count / 64
    let isWasteful = pool.count > 1024 + count * 2
    guard isScattered || isWasteful else { return }
    var compact = SearchIndex()
    for row in 0..<count {
      compact.order.insert(row, at: row)
      compact.pool.append(order.entry(of: row), of: pool)
    }
    compact.takeBlocks()
    self = compact
  }

  // MARK: Hits

  /// Gives the rows that hold `query`.
  ///
  /// An empty query, or one of white space, finds all rows but the unsearchable ones.
  func hits(for query: SearchQuery) -> RowSet { hits(for: query, in: 0..<count) }

  /// Gives those of `rows` that hold `query`; rows around them may be among them if they hold it, too.
  ///
  /// Complexity: O(rows looked at), or O(*n*) in an index whose rows were edited.
  func hits(for query: SearchQuery, in rows: Range<Int>) -> RowSet {
    let entries = order.isIdentity ? rows : 0..<pool.count
    return order.rows(showing: self.entries(entries, holding: query.folded))
  }

  /// The rows that no query finds.
  ///
  /// Complexity: O(1) if there are none, as in most tables; else O(*n*). Each typed key of a search
  /// reads it.
  var unsearchable: RowSet {
    guard pool.hasUnsearchable else { return RowSet() }
    return RowSet(count: count, all: true).subtracting(order.rows(showing: pool.searchable))
  }

  private func entries(_ entries: Range<Int>, holding needle: [UInt8]) -> RowSet {
    guard !needle.isEmpty else { return pool.searchable }
    var words = [UInt64](repeating: 0, count: (pool.count + 63) / 64)
    var search = GramSearch(needle, in: grams, pool: pool)
    words.withUnsafeMutableBufferPointer { all in
      search.forEachWindow(of: entries) { start, window in
        for index in window.indices { all[start + index] = window[index] }
      }
    }
    var found = RowSet(count: pool.count, words: words)
    let unlisted = entries.clamped(to: grams.count..<max(grams.count, pool.count))
    pool.scan(for: needle, in: unlisted) { found.insert($0) }
    return found
  }
}
