extension SearchIndex {
  /// Gives the rows that hold `query`.
  ///
  /// An empty query, or one of white space, finds all rows but the unsearchable ones.
  func hits(for query: SearchQuery) -> RowSet {
    order.rows(showing: entries(holding: query.folded))
  }

  /// Gives the first `limit` rows that hold `query`, without looking for more than is needed.
  func firstHits(_ limit: Int, for query: SearchQuery) -> [Int] {
    guard limit > 0 else { return [] }
    guard order.isIdentity, pool.count == count, !query.folded.isEmpty else {
      return Array(hits(for: query).prefix(limit))
    }
    var rows: [Int] = []
    var search = GramSearch(query.folded, in: grams, pool: pool, windowSize: 8)
    search.forEachWindow { start, words in
      for row in RowSet(count: words.count << 6, words: Array(words)) where rows.count < limit {
        rows.append(start << 6 + row)
      }
      return rows.count < limit
    }
    guard rows.count < limit else { return rows }
    pool.scan(for: query.folded, from: grams.count) { row in
      rows.append(row)
      return rows.count < limit
    }
    return rows
  }

  /// Finds what ``hits(for:)`` finds by reading every text: slow, and plain to see.
  func scannedHits(for query: SearchQuery) -> RowSet {
    order.rows(showing: scannedEntries(holding: query.folded))
  }

  private func entries(holding needle: [UInt8]) -> RowSet {
    guard !needle.isEmpty, grams.count > 0 else { return scannedEntries(holding: needle) }
    var words = [UInt64](repeating: 0, count: (pool.count + 63) / 64)
    var search = GramSearch(needle, in: grams, pool: pool)
    words.withUnsafeMutableBufferPointer { all in
      search.forEachWindow { start, window in
        for index in window.indices { all[start + index] = window[index] }
        return true
      }
    }
    var found = RowSet(count: pool.count, words: words)
    pool.scan(for: needle, from: grams.count) { number in
      found.insert(number)
      return true
    }
    return found
  }

  private func scannedEntries(holding needle: [UInt8]) -> RowSet {
    guard !needle.isEmpty else { return pool.searchable }
    var found = RowSet(count: pool.count)
    pool.scan(for: needle) { number in
      found.insert(number)
      return true
    }
    return found
  }
}
