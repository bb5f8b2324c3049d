import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

struct RowSetTests {
  @Test func `a set of all rows holds them and nothing beyond`() {
    for count in [0, 1, 63, 64, 65, 130] {
      let set = RowSet(count: count, all: true)
      #expect(set.count == count)
      #expect(Array(set) == Array(0..<count))
      #expect(!set.contains(count))
      #expect(!set.contains(-1))
      #expect(set.runs == (count == 0 ? [] : [0..<count]))
    }
  }

  @Test func `rows are inserted and removed once`() {
    var set = RowSet(count: 70)
    let first = set.insert(69)
    let second = set.insert(69)
    #expect(first && !second)
    #expect(set.contains(69))
    let removed = set.remove(69)
    let again = set.remove(69)
    #expect(removed && !again)
    #expect(set.isEmpty)
  }

  @Test func `appending raises the bound`() {
    var set = RowSet()
    for row in 0..<130 { set.append(row % 3 == 0) }
    #expect(set.bound == 130)
    #expect(Array(set) == Array(stride(from: 0, to: 130, by: 3)))
  }

  @Test func `words beyond the bound are dropped and missing ones are empty`() {
    #expect(RowSet(count: 3, words: [.max, .max]) == RowSet(count: 3, all: true))
    #expect(RowSet(count: 100, words: [1]).runs == [0..<1])
  }

  @Test func `sets behave as the sets of the standard library do`() {
    let seed = Seed.value
    var samples = SearchSamples(seed: seed)
    for _ in 0..<Effort.rounds(500) {
      let bounds = (samples.number(below: 300), samples.number(below: 300))
      let (left, leftTwin) = random(out: &samples, of: bounds.0)
      let (right, rightTwin) = random(out: &samples, of: bounds.1)
      let hold =
        left.count == leftTwin.count && left.isEmpty == leftTwin.isEmpty
        && Array(left) == leftTwin.sorted()
        && Array(left.union(right)) == leftTwin.union(rightTwin).sorted()
        && Array(left.intersection(right)) == leftTwin.intersection(rightTwin).sorted()
        && Array(left.subtracting(right)) == leftTwin.subtracting(rightTwin).sorted()
      #expect(hold, "seed \(seed)")
    }
  }

  @Test func `runs are apart and join to the set`() {
    let seed = Seed.value
    var samples = SearchSamples(seed: seed)
    for _ in 0..<Effort.rounds(500) {
      let bound = samples.number(below: 300)
      let (set, twin) = random(out: &samples, of: bound)
      let runs = set.runs
      #expect(runs.flatMap(Array.init) == twin.sorted(), "seed \(seed)")
      let areApart = zip(runs, runs.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
      #expect(areApart, "seed \(seed)")
    }
  }

  @Test func `copied rows keep their membership`() {
    let seed = Seed.value
    var samples = SearchSamples(seed: seed)
    for _ in 0..<Effort.rounds(500) {
      let bound = 1 + samples.number(below: 300)
      let (source, _) = random(out: &samples, of: bound)
      let lower = samples.number(below: bound)
      let range = lower..<lower + samples.number(below: bound - lower + 1)
      let start = samples.number(below: 100)
      var copy = RowSet(count: start + range.count + 10)
      copy.copy(range, of: source, to: start)
      let expected = source.filter(range.contains).map { $0 - lower + start }
      #expect(Array(copy) == expected, "seed \(seed)")
    }
  }

  private func random(out samples: inout SearchSamples, of bound: Int) -> (RowSet, Set<Int>) {
    var set = RowSet(count: bound)
    var twin: Set<Int> = []
    let chances = 1 + samples.number(below: 8)
    for row in 0..<bound where samples.oneIn(chances) {
      set.insert(row)
      twin.insert(row)
    }
    return (set, twin)
  }
}
