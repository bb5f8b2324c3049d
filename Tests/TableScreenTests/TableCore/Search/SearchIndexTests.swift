import Foundation
import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

struct SearchIndexTests {
  private func index(_ entries: SearchEntry...) -> SearchIndex {
    var index = SearchIndex()
    entries.forEach { index.append($0) }
    return index
  }

  private func hits(_ query: String, in index: SearchIndex) -> [Int] {
    Array(index.hits(for: SearchQuery(query)))
  }

  @Test func `an empty index finds nothing`() {
    let index = SearchIndex()
    #expect(index.count == 0)
    #expect(hits("a", in: index).isEmpty)
    #expect(hits(" ", in: index).isEmpty)
  }

  @Test func `rows are found by their text`() {
    var index = SearchIndex()
    index.reserve(3)
    index.append("Élan vital")
    index.append("Banana")
    index.append("")
    #expect(index.count == 3)
    #expect(hits("ELA", in: index) == [0])
    #expect(hits("an", in: index) == [0, 1])
    #expect(hits("nv", in: index).isEmpty)
    #expect(hits(" ", in: index) == [0, 1, 2])
  }

  @Test func `a row is found by its title or its extra text but not by both at once`() {
    let index = index(.fields(title: "Inbox", extra: "mail"), .text("inboxmail"))
    #expect(hits("inbox", in: index) == [0, 1])
    #expect(hits("MAIL", in: index) == [0, 1])
    #expect(hits("xm", in: index) == [1])
  }

  @Test func `no match reaches from one row into the next`() {
    #expect(hits("ab", in: index(.text("a"), .text("b"))).isEmpty)
  }

  @Test func `an unsearchable row is found by no query`() {
    let index = index(.text("a"), .unsearchable, .text(""))
    #expect(hits(" ", in: index) == [0, 2])
    #expect(hits("a", in: index) == [0])
  }

  @Test func `a letter that folds to several is found by each part of them`() {
    let index = filled(index(.text("Maß"), .text("Mass"), .text("Maßs"), .text("ﬁn")))
    #expect(hits("mass", in: index) == [0, 1, 2])
    #expect(hits("mas", in: index) == [0, 1, 2])
    #expect(hits("as", in: index) == [0, 1, 2])
    #expect(hits("s", in: index) == [0, 1, 2])
    #expect(hits("ss", in: index) == [0, 1, 2])
    #expect(hits("sss", in: index) == [2])
    #expect(hits("in", in: index) == [3])
  }

  @Test func `a copy does not see later edits`() {
    var index = index(.text("a"), .text("b"))
    let copy = index
    index.replace(at: 0, with: "b")
    index.remove(at: 1)
    #expect(hits("a", in: copy) == [0])
    #expect(hits("b", in: index) == [0])
  }

  @Test func `the lists, the pool and Foundation find the same rows`() {
    let seed = Seed.value
    var samples = SearchSamples(seed: seed)
    var index = SearchIndex()
    var titles: [String] = []
    for _ in 0..<12_000 {
      titles.append(samples.oneIn(30) ? samples.trickyTitle() : samples.title())
      index.append(titles[titles.count - 1])
    }
    for round in 0..<Effort.rounds(120) {
      let length = 1 + round % 4
      let query = SearchQuery(
        round % 3 == 0
          ? samples.piece(of: samples.pick(titles)) : samples.letters(length))
      let hits = index.hits(for: query)
      #expect(hits == index.scannedHits(for: query), "seed \(seed), query \(query)")
      guard round % 4 == 0, !query.folded.isEmpty else { continue }
      let found = titles.indices.filter {
        titles[$0].spelled.range(
          of: query.normalized, options: [.caseInsensitive, .diacriticInsensitive]) != nil
      }
      #expect(Array(hits) == found, "seed \(seed), query \(query)")
    }
  }

  @Test func `very long texts are found, and those behind them`() {
    let seed = Seed.value
    var samples = SearchSamples(seed: seed)
    let long = String(repeating: "a long text ", count: 7_000)
    var index = SearchIndex()
    for row in 0..<6_000 {
      let title = samples.title()
      index.append(row % 700 == 13 ? long + title : title)
    }
    for round in 0..<Effort.rounds(100) {
      let title = samples.title()
      let query = SearchQuery(round == 0 ? "text a long" : samples.piece(of: title))
      #expect(
        index.hits(for: query) == index.scannedHits(for: query), "seed \(seed), query \(query)")
    }
  }

  @Test(arguments: [10, 3_000, 9_000])
  func `edits leave what building anew gives`(size: Int) {
    let seed = Seed.value
    var samples = SearchSamples(seed: seed)
    var titles = (0..<size).map { _ in samples.title() }
    var index = SearchIndex()
    for title in titles { index.append(title) }
    for step in 0..<Effort.rounds(4_000) {
      let title = samples.title()
      let row = samples.number(below: titles.count)
      switch samples.number(below: titles.count < 5 ? 1 : 3) {
      case 0:
        index.insert(title, at: row)
        titles.insert(title, at: row)
      case 1:
        index.replace(at: row, with: title)
        titles[row] = title
      default:
        index.remove(at: row)
        titles.remove(at: row)
      }
      guard step % 200 == 0 else { continue }
      #expect(index.count == titles.count, "seed \(seed)")
      var anew = SearchIndex()
      for title in titles { anew.append(title) }
      for query in [samples.letters(1), samples.letters(2), samples.piece(of: title), " "] {
        let query = SearchQuery(query)
        #expect(index.hits(for: query) == anew.scannedHits(for: query), "seed \(seed), \(query)")
      }
    }
  }

  @Test func `all rows can be replaced and removed`() {
    var index = filled(SearchIndex())
    let count = index.count
    for row in 0..<count { index.replace(at: row, with: "new \(row)") }
    #expect(index.hits(for: SearchQuery("new")).count == count)
    for _ in 0..<count { index.remove(at: 0) }
    #expect(index.count == 0)
    #expect(hits("new", in: index).isEmpty)
    index.append("new")
    #expect(hits("new", in: index) == [0])
  }

  /// Appends rows until lists of pairs are kept.
  private func filled(_ index: SearchIndex) -> SearchIndex {
    var index = index
    for row in 0..<SearchIndex.smallCount { index.append("Row \(row)") }
    return index
  }
}

extension SearchIndex {
  fileprivate mutating func append(_ text: String) { append(.text(text)) }

  fileprivate mutating func insert(_ text: String, at row: Int) { insert(.text(text), at: row) }

  fileprivate mutating func replace(at row: Int, with text: String) {
    replace(at: row, with: .text(text))
  }

  /// Finds what `hits(for:)` finds by reading every text: slow, and plain to see.
  fileprivate func scannedHits(for query: SearchQuery) -> RowSet {
    guard !query.folded.isEmpty else { return order.rows(showing: pool.searchable) }
    var found = RowSet(count: pool.count)
    pool.scan(for: query.folded, in: 0..<pool.count) { found.insert($0) }
    return order.rows(showing: found)
  }
}

extension SearchSamples {
  /// A title with something hard to fold in it that Foundation folds soundly.
  mutating func trickyTitle() -> String {
    title() + pick(["ß", "ﬁ", "Ω", "ж", "e\u{301}", "漢字", "👍🏽", "(x)", "42"]) + title()
  }

  /// A few letters that go well together.
  mutating func letters(_ length: Int) -> String {
    String(decoding: (0..<length).map { _ in pick(Array("aeioubdlnrst 4".utf8)) }, as: UTF8.self)
  }
}
