extension JSON {
  /// Returns the parts in which another value differs from this one, each with its path: keys and places, joined by points.
  ///
  /// Lists of different length, and values of different kinds, differ as a whole. The path of the whole value is empty.
  func changes(to new: JSON) -> [(path: String, value: JSON)] {
    var changes: [(String, JSON)] = []
    collect(new, "", &changes)
    return changes
  }

  private func collect(_ new: JSON, _ path: String, _ changes: inout [(String, JSON)]) {
    if self == new { return }
    func joined(_ part: String) -> String { path.isEmpty ? part : path + "." + part }
    switch (self, new) {
    case (.object(let olds), .object(let news)):
      for key in Set(olds.keys).union(news.keys).sorted() {
        switch (olds[key], news[key]) {
        case (let old?, let new?): old.collect(new, joined(key), &changes)
        case (_, let new): changes.append((joined(key), new ?? .null))
        }
      }
    case (.list(let olds), .list(let news))
    where olds.count == news.count && olds.first == news.first:
      for (place, pair) in zip(olds, news).enumerated() {
        pair.0.collect(pair.1, joined(String(place)), &changes)
      }
    default: changes.append((path, new))
    }
  }
}
