/// The rows of a section that a search of texts has found so far.
///
/// The search looks at a part of the index in each turn, so that a key among ten million rows holds the main actor up for
/// no longer than people notice: 8 ms (`bench --only standstill`).
struct SearchFindings {
  /// The rows that one turn looks at: a million titles take up to 4 ms.
  static let window = 1 << 20

  let query: SearchQuery
  /// The rows found.
  private(set) var rows = RowSet()
  /// The number of rows looked at: the first ones of the section.
  private(set) var count = 0

  init(of query: SearchQuery) { self.query = query }

  /// Looks at the next rows of the index: no more than `window`, or at all of them where rows were edited.
  mutating func look(in index: SearchIndex, window: Int = window) {
    let end = index.isInOrder ? min(count + window, index.count) : index.count
    rows.formUnion(index.hits(for: query, in: count..<end))
    count = end
  }
}
