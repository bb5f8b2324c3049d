import Foundation

struct SearchQuery: Hashable {
  let raw: String
  init(_ raw: String) { self.raw = raw }
  var isEmpty: Bool { raw.isEmpty }
  var normalized: String {
    raw.trimmingCharacters(in: .whitespacesAndNewlines).folding(
      options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
  func matches(_ t: String) -> Bool {
    normalized.isEmpty
      || t.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).contains(
        normalized)
  }
  func ranges(in text: String) -> [Range<Int>] { [] }
}
struct RowSet: Sequence {
  var set: [Bool]
  init(count: Int, all: Bool) { set = Array(repeating: all, count: count) }
  mutating func insert(_ i: Int) { set[i] = true }
  func contains(_ i: Int) -> Bool { set[i] }
  func makeIterator() -> IndexingIterator<[Int]> { set.indices.filter { set[$0] }.makeIterator() }
}
struct SearchIndex {
  var texts: [String?] = []
  var count: Int { texts.count }
  mutating func append(_ t: String) { texts.append(t) }
  mutating func append(_ t: String, extra: String?) { texts.append(t + "\u{1}" + (extra ?? "")) }
  mutating func appendUnsearchable() { texts.append(nil) }
  func hits(for q: SearchQuery) -> RowSet {
    var s = RowSet(count: count, all: false);
    for (i, t) in texts.enumerated() { if let t, q.matches(t) { s.insert(i) } }; return s
  }
}
