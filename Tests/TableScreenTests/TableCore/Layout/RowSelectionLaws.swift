import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

/// Rows chosen from a column are what a list of them would be, and differ as lists do.
struct RowSelectionLaws {
  @Test(arguments: (0..<60).map { Seed.value &+ UInt64($0) })
  func `chosen rows are those of a list, and differ as lists do`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 1...700, using: &random)
    var base =
      random.once(in: 2) ? RowColumn(first: 5, count: count) : Self.shuffled(count, &random)
    for step in 0..<8 {
      let comment: Comment = "step \(step) of seed \(seed)"
      let old = Self.choice(of: base, &random)
      let earlier = base
      if random.once(in: 2) {
        base.touch(random.places(below: count, atMost: [1, 9]).map { ($0, false) })
      }
      let new = Self.choice(of: base, &random)
      Self.check(new, comment)
      Self.checkOrder(of: new, &random, comment)
      Self.checkDifference(from: old, to: new, comment)
      // The search begins, and ends.
      Self.checkDifference(from: earlier, to: new, comment)
      Self.checkDifference(from: new, to: base, comment)
    }
  }

  @Test func `a search that scatters the rows shows the section anew`() throws {
    let base = RowColumn(first: 1, count: 20_000)
    let odd = RowColumn(Self.rows(stride(from: 1, to: 20_000, by: 2), of: 20_000), of: base)
    let (all, some) = (Self.layout(base), Self.layout(odd))
    for (old, new) in [(all, some), (some, all)] {
      let changes = new.changes(from: old)
      #expect(changes.deletedSections == [0])
      #expect(changes.insertedSections == [0])
      #expect(changes.deletedRows.isEmpty && changes.insertedRows.isEmpty)
      var replay = ChangeReplay(old)
      try replay.apply(changes, to: new)
    }
  }

  @Test func `a search that leaves few rows names them all`() {
    let base = RowColumn(first: 1, count: 1_000_000)
    let few = RowColumn(Self.rows([7, 500_000], of: 1_000_000), of: base)
    let changes = Self.layout(few).changes(from: Self.layout(base))
    #expect(changes.deletedRows.map(\.rows) == [0..<7, 8..<500_000, 500_001..<1_000_000])
    #expect(changes.deletedSections.isEmpty)
  }

  private static func rows(_ rows: some Sequence<Int>, of count: Int) -> RowSet {
    var set = RowSet(count: count)
    for row in rows { set.insert(row) }
    return set
  }

  private static func layout(_ rows: RowColumn) -> TableLayout {
    TableLayout(sections: [
      LayoutSection(
        id: NodeID(0), content: SectionContent(), rows: rows, own: rows)
    ])
  }

  private static func shuffled(_ count: Int, _ random: inout SplitMix64) -> RowColumn {
    let ids = (0..<count).map { UInt64($0) + 3 }.shuffled(using: &random)
    return RowColumn(ids: ids, stamps: ids.map { UInt32($0 % 7) })
  }

  private static func choice(of base: RowColumn, _ random: inout SplitMix64) -> RowColumn {
    var rows = RowSet(count: base.count)
    let share = [1, 2, 5, 100].randomElement(using: &random) ?? 1
    for row in 0..<base.count where random.once(in: share) { rows.insert(row) }
    return RowColumn(rows, of: base)
  }

  private static func check(_ column: RowColumn, _ comment: Comment) {
    let list = RowColumn(ids: column.ids, stamps: column.stamps)
    #expect(list.count == column.count, comment)
    for place in 0..<column.count {
      #expect(column.id(at: place) == list.id(at: place), comment)
      #expect(column.stamp(at: place) == list.stamp(at: place), comment)
      #expect(column.index(of: list.id(at: place)) == place, comment)
    }
    for row in column.selection?.base.ids ?? [] where list.index(of: NodeID(row)) == nil {
      #expect(column.index(of: NodeID(row)) == nil, comment)
    }
  }

  /// Lists parts of the chosen rows, and compares them with the same and with other rows in pieces.
  private static func checkOrder(
    of column: RowColumn, _ random: inout SplitMix64, _ comment: Comment
  ) {
    let ids = column.ids
    for _ in 0..<4 {
      let ends = [0, 1].map { _ in Int.random(in: 0...ids.count, using: &random) }.sorted()
      #expect(column.ids(in: ends[0]..<ends[1]) == Array(ids[ends[0]..<ends[1]]), comment)
    }
    guard let selection = column.selection else { return }
    var rest = selection.base
    rest.remove(ascending: (0..<rest.count).filter { !selection.rows.contains($0) })
    #expect(rest.hasSameIDs(as: column) && column.hasSameIDs(as: rest), comment)
    guard rest.count > 1 else { return }
    let (place, whole) = (Int.random(in: 0..<rest.count, using: &random), rest)
    rest.remove(ascending: [place])
    #expect(!rest.hasSameIDs(as: column), comment)
    rest.insert(RowColumn(first: 1_000_000, count: 1), at: place)
    #expect(!rest.hasSameIDs(as: column) && !rest.hasSameIDs(as: whole), comment)
  }

  private static func checkDifference(from old: RowColumn, to new: RowColumn, _ comment: Comment) {
    let difference = RowDifference(from: old, to: new)
    let plain = RowDifference(
      from: RowColumn(ids: old.ids, stamps: old.stamps),
      to: RowColumn(ids: new.ids, stamps: new.stamps))
    #expect(old.hasSameIDs(as: new) == (old.ids == new.ids), comment)
    #expect(difference.gone == plain.gone, comment)
    #expect(difference.come == plain.come, comment)
    #expect(difference.moved.isEmpty && plain.moved.isEmpty, comment)
    #expect(difference.refreshed.map(\.old) == plain.refreshed.map(\.old), comment)
    #expect(difference.refreshed.map(\.new) == plain.refreshed.map(\.new), comment)
  }
}
