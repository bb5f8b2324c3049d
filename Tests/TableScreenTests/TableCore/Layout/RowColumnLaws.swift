import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

/// A column in pieces is what two plain lists would be, and two columns differ as plain lists do.
struct RowColumnLaws {
  @Test(arguments: Effort.some((0..<25).map { Seed.value &+ UInt64($0) }))
  func `edits and differences are those of plain lists`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var pair = Pair(count: Int.random(in: 0...1_500, using: &random), isRun: random.once(in: 2))
    var earlier = pair
    for step in 0..<40 {
      pair.edit(&random)
      pair.check("step \(step) of seed \(seed)", &random)
      earlier.checkDifference(to: pair, "step \(step) of seed \(seed)")
      if random.once(in: 3) { earlier = pair }
    }
  }

  @Test(arguments: (0..<200).map { Seed.value &+ UInt64($0) })
  func `the heaviest increasing subsequence is the heaviest`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let values = Array(0..<Int.random(in: 0...9, using: &random)).shuffled(using: &random)
    let weights = values.map { _ in Int.random(in: 1...5, using: &random) }
    let found = heaviestIncreasingSubsequence(values, weights: weights)
    #expect(Self.isIncreasing(found.map { values[$0] }), "seed \(seed)")
    var heaviest = 0
    for set in 0..<1 << values.count {
      let places = values.indices.filter { set >> $0 & 1 == 1 }
      guard Self.isIncreasing(places.map { values[$0] }) else { continue }
      heaviest = max(heaviest, places.reduce(0) { $0 + weights[$1] })
    }
    #expect(found.reduce(0) { $0 + weights[$1] } == heaviest, "seed \(seed)")
  }

  @Test func `an edit of a long column shares all rows but a few`() {
    let old = RowColumn(first: 1, count: 1_000_000)
    var new = old
    new.remove(ascending: [10, 500_000])
    new.insert(RowColumn(first: 2_000_000, count: 3), at: 700_000)
    new.touch([NodeID(31): false])
    let shared = SharedRuns(old, new)
    #expect(shared.restCount == 2 + 3 + 2)
    #expect(new.table.pieceCount < 10)
  }

  @Test func `a row that changes without end costs no more memory than at first`() {
    var column = RowColumn(first: 1, count: 100)
    for _ in 0..<1_000 { column.touch([NodeID(50): false]) }
    #expect(column.stamp(at: 49) == 1_000)
    #expect(column.table.pieceCount == 3)
  }

  @Test(arguments: (0..<6).map { Seed.value &+ UInt64($0) })
  func `in a long column of many pieces each row is found where it stands`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var column =
      random.once(in: 2)
      ? RowColumn(first: 7, count: 3_000_000)
      : RowColumn(
        ids: (0..<100_000).map { $0 * 3 }, stamps: Array(repeating: 0, count: 100_000))
    var gone: [NodeID] = []
    for step in 0..<400 {
      let place = Int.random(in: 0..<column.count - 20, using: &random)
      let row = column.id(at: place)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        gone += (place..<place + 20).map { column.id(at: $0) }
        column.remove([place..<place + 20])
      case 1: column.insert(RowColumn(first: 5_000_000 + UInt64(step) * 10, count: 3), at: place)
      case 2:
        column.remove(ascending: [place])
        let to = Int.random(in: 0...column.count, using: &random)
        column.insert(RowColumn(ids: [row.raw], stamps: [1]), at: to)
      default: column.touch([row: false])
      }
    }
    #expect(column.table.leaves.count > 4)
    for _ in 0..<1_000 {
      let place = Int.random(in: 0..<column.count, using: &random)
      #expect(column.index(of: column.id(at: place)) == place, "seed \(seed)")
    }
    #expect(gone.allSatisfy { column.index(of: $0) == nil }, "seed \(seed)")
  }

  @Test func `a number beyond all rows is none of them`() {
    #expect(RowColumn(first: 1, count: 3).index(of: NodeID(.max)) == nil)
  }

  private static func isIncreasing(_ values: [Int]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
  }
}

/// A column, and the lists that it should be.
private struct Pair {
  private var column: RowColumn
  private var ids: [UInt64]
  private var stamps: [UInt32]
  private var nextID: UInt64

  init(count: Int, isRun: Bool) {
    ids = Array(10..<10 + UInt64(count))
    stamps = Array(repeating: 0, count: count)
    nextID = 10 + UInt64(count)
    column = isRun ? RowColumn(first: 10, count: count) : RowColumn(ids: ids, stamps: stamps)
  }

  mutating func edit(_ random: inout SplitMix64) {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: remove(random.places(below: ids.count, atMost: [1, 5, 200]))
    case 1:
      insert(Int.random(in: 1...4, using: &random), Int.random(in: 0...ids.count, using: &random))
    case 2: touch(random.places(below: ids.count, atMost: [1, 5, 200]), random.once(in: 2))
    case 3: move(random.places(below: ids.count, atMost: [1, 5]), &random)
    default:
      guard !ids.isEmpty else { return }
      let start = Int.random(in: 0..<ids.count, using: &random)
      move(Array(start..<Int.random(in: start + 1...ids.count, using: &random)), &random)
    }
  }

  private mutating func remove(_ places: [Int]) {
    column.remove(ascending: places)
    for place in places.reversed() {
      ids.remove(at: place)
      stamps.remove(at: place)
    }
  }

  private mutating func insert(_ count: Int, _ place: Int) {
    column.insert(RowColumn(first: nextID, count: count), at: place)
    ids.insert(contentsOf: nextID..<nextID + UInt64(count), at: place)
    stamps.insert(contentsOf: repeatElement(0, count: count), at: place)
    nextID += UInt64(count)
  }

  private mutating func touch(_ places: [Int], _ reload: Bool) {
    let rows = places.map { (NodeID(ids[$0]), reload) }
    column.touch(Dictionary(uniqueKeysWithValues: rows))
    for place in places { stamps[place] = Stamp.next(stamps[place], reload: reload) }
  }

  private mutating func move(_ places: [Int], _ random: inout SplitMix64) {
    let rows = places.map { (ids[$0], stamps[$0]) }
    remove(places)
    let place = Int.random(in: 0...ids.count, using: &random)
    column.insert(RowColumn(ids: rows.map(\.0), stamps: rows.map(\.1)), at: place)
    ids.insert(contentsOf: rows.map(\.0), at: place)
    stamps.insert(contentsOf: rows.map(\.1), at: place)
  }

  func check(_ comment: Comment, _ random: inout SplitMix64) {
    #expect(column.ids == ids, comment)
    #expect(column.stamps == stamps, comment)
    #expect(column.hasSameIDs(as: RowColumn(ids: ids, stamps: stamps)), comment)
    for place in random.places(below: ids.count, atMost: [20]) {
      #expect(column.id(at: place).raw == ids[place], comment)
      #expect(column.stamp(at: place) == stamps[place], comment)
      #expect(column.index(of: NodeID(ids[place])) == place, comment)
      #expect(column.ids(in: 0..<place) == Array(ids[..<place]), comment)
    }
    #expect(column.index(of: NodeID(nextID)) == nil, comment)
  }

  func checkDifference(to new: Pair, _ comment: Comment) {
    let difference = RowDifference(from: column, to: new.column)
    let places = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    let isIn = Set(new.ids)
    #expect(
      Array(difference.gone.joined()) == ids.indices.filter { !isIn.contains(ids[$0]) }, comment)
    #expect(
      Array(difference.come.joined()) == new.ids.indices.filter { places[new.ids[$0]] == nil },
      comment)
    let common = new.ids.indices.compactMap { place in places[new.ids[place]].map { ($0, place) } }
    let refreshed = common.filter { stamps[$0.0] != new.stamps[$0.1] }
    #expect(
      difference.refreshed.map(\.new).sorted() == refreshed.map(\.1), comment)
    #expect(
      difference.moved.count
        == common.count - longestIncreasingSubsequence(common.map(\.0)).count, comment)
    let moved = Set(difference.moved.map(\.new))
    let staying = common.filter { !moved.contains($0.1) }.map(\.0)
    #expect(zip(staying, staying.dropFirst()).allSatisfy { $0 < $1 }, comment)
    #expect(difference.moved.allSatisfy { ids[$0.old] == new.ids[$0.new] }, comment)
  }
}

extension SplitMix64 {
  /// Returns some places that ascend; how many is up to one of the limits.
  mutating func places(below count: Int, atMost limits: [Int]) -> [Int] {
    guard count > 0, let limit = limits.randomElement(using: &self) else { return [] }
    let number = Int.random(in: 1...min(limit, count), using: &self)
    return Set((0..<number).map { _ in Int.random(in: 0..<count, using: &self) }).sorted()
  }
}
