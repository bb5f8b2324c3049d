/// Finds the rows whose text holds a query, among a million in a fraction of a frame.
///
/// The folded texts lie in one pool. Beside it, lists tell which rows hold which pair of letters; what
/// holds all pairs of a query is looked at in the pool. A small table, and the last rows of a large
/// one, are simply read.
///
/// ```swift
/// var index = SearchIndex()
/// index.append("Élan vital")
/// index.append(.fields(title: "Inbox", extra: "mail letters"))
/// #expect(Array(index.hits(for: SearchQuery("ela"))) == [0])
/// ```
struct SearchIndex: Sendable {
  /// From so many entries on, reading the pool takes longer than a frame can spare.
  static let smallCount = 4096

  private(set) var pool = TextPool()
  private(set) var order = RowOrder()
  private(set) var grams = GramIndex()

  /// Creates an index of no rows.
  init() {}

  /// The number of rows indexed so far.
  var count: Int { order.count }

  /// The bytes that the index takes beside the folded texts.
  var sizeBesideTexts: Int {
    pool.sizeBesideTexts + grams.size
  }

  /// Makes room for `rows` more rows with titles of common length, so that appending them does not
  /// stop now and then to move the texts.
  mutating func reserve(_ rows: Int) {
    pool.reserve(rows)
  }

  /// Appends a row with one text.
  mutating func append(_ text: String) {
    append(.text(text))
  }

  /// Appends a row.
  mutating func append(_ entry: SearchEntry) {
    insert(entry, at: count)
  }

  /// Inserts a row with one text before `row`, which may be the number of rows.
  mutating func insert(_ text: String, at row: Int) {
    insert(.text(text), at: row)
  }

  /// Inserts a row before `row`, which may be the number of rows.
  mutating func insert(_ entry: SearchEntry, at row: Int) {
    order.insert(pool.count, at: row)
    add(entry)
    compactIfWorthwhile()
  }

  /// Gives `row` another text.
  mutating func replace(at row: Int, with text: String) {
    replace(at: row, with: .text(text))
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

  /// Takes what has gathered at the end of the pool into the lists, when it is worth it.
  private mutating func takeBlocks() {
    if pool.count >= Self.smallCount { grams.takeBlocks(of: pool) }
  }

  /// Builds the index anew where edits have left more behind than they are worth.
  ///
  /// Replaced and removed texts stay in the pool, and each edit in the middle splits the order.
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
}
