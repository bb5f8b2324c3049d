#if os(macOS) || os(Linux)
import Foundation
import TableScreen

/// Tables given again, from what a user's `tableData` returns to the change set at the host.
///
/// The rows, and what happens to them, are those by which differs are compared; nothing is kept between two
/// readings but what the framework keeps anyway, and to look at new strings is part of the time.
@MainActor enum Differences {
  static func run(_ report: Report) async throws {
    sections(report)
    unchanged(report, 100_000)
    unchanged(report, 1_000_000)
    rebuilt(report)
    mixed(report, [100_000], "100,000 rows")
    mixed(report, Array(repeating: 1_000, count: 100), "100 sections of 1,000")
    mixed(report, [1_000_000], "1,000,000 rows")
    shuffled(report, 100_000)
    shuffled(report, 1_000_000)
    farMove(report)
  }

  // MARK: Workloads

  private static func sections(_ report: Report) {
    let rows = (0..<100).map { Self.rows(1_000, from: $0 * 1_000) }
    let change = Change(from: rows, to: rows)
    change.measure(
      report, "the same 100 arrays of 1,000", against: "== of the arrays"
    ) { blackHole(rows == change.new) }
  }

  private static func unchanged(_ report: Report, _ count: Int) {
    let rows = Self.rows(count)
    let name = "\(count.formatted()) equal rows in a new array"
    let change = Change(from: [rows], to: [rows.map { $0 }])
    change.measure(report, name, against: "a plain == walk")
    // What the machine allows: both arrays have to be read, here one is read and one written.
    let copy = UnsafeMutablePointer<Row>.allocate(capacity: count)
    defer { copy.deallocate() }
    change.measure(report, "\(name), beside memcpy", against: "memcpy of one array") {
      rows.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { memcpy(copy, start, bytes.count) }
      }
    }
  }

  private static func rebuilt(_ report: Report) {
    let rows = Self.rows(100_000)
    Change(from: [rows], to: [rows.map(\.rebuilt)]).measure(
      report, "100,000 equal rows of new strings", against: "a plain == walk")
  }

  private static func mixed(_ report: Report, _ counts: [Int], _ size: String) {
    let name = "1 % mixed edits of \(size)"
    guard report.wants(name) else { return }
    var random = Seeded(42)
    var first = 0
    let old = counts.map { count in
      defer { first += count }
      return Self.rows(count, from: first)
    }
    let total = first
    var new = old
    for _ in 0..<total / 300 {
      new.remove(&random)
      if let row = new.remove(&random) { new.insert(row, &random) }
      new.insert(Row(first, &random), &random)
      first += 1
    }
    let change = Change(from: old, to: new)
    change.measure(
      report, name, against: "Dictionary in and out"
    ) {
      change.putThroughDictionary()
    }
    guard counts.count == 1, total == 100_000 else { return }
    change.noteMoves(report, "moves in that")
    change.notePeak(report, "peak of memory in that")
    report.measure(
      "keys of the same", against: "difference(from:) of the standard library", runs: 3
    ) {
      change.apply()
    } _: {
      blackHole(new[0].map(\.id).difference(from: old[0].map(\.id)))
    } between: {
      change.takeBack()
    }
  }

  private static func shuffled(_ report: Report, _ count: Int) {
    let name = "\(count.formatted()) rows shuffled"
    guard report.wants(name) else { return }
    var random = Seeded(42)
    let rows = Self.rows(count)
    let change = Change(from: [rows], to: [rows.shuffled(using: &random)])
    change.measure(
      report, name, against: "Dictionary in and out", runs: 3
    ) { change.putThroughDictionary() }
    guard count == 100_000 else { return }
    change.noteMoves(report, "moves in that")
    change.notePeak(report, "peak of memory in that")
  }

  private static func farMove(_ report: Report) {
    let rows = Self.rows(100_000)
    let change = Change(from: [rows], to: [Array(rows.dropFirst()) + [rows[0]]])
    change.measure(report, "the first of 100,000 rows moved to the end", against: "a plain == walk")
    change.noteMoves(report, "moves in that")
  }

  private static func rows(_ count: Int, from first: Int = 0) -> [Row] {
    var random = Seeded(UInt64(first) + 42)
    return (first..<first + count).map { Row($0, &random) }
  }
}

/// A table given again, and its way back.
@MainActor private final class Change {
  let old: [[Row]]
  let new: [[Row]]
  private let screen: RowsScreen
  private let host: SilentHost
  private let navigator: TableNavigator

  init(from old: [[Row]], to new: [[Row]]) {
    (self.old, self.new) = (old, new)
    screen = RowsScreen(old)
    (host, navigator) = SilentHost.show(screen)
  }

  func apply() {
    screen.rows = new
    screen.updateTableData()
  }

  func takeBack() {
    screen.rows = old
    screen.updateTableData()
  }

  func measure(
    _ report: Report, _ name: String, against reference: String, runs: Int = 9,
    _ other: (() -> Void)? = nil
  ) {
    report.measure(
      name, against: reference, runs: runs
    ) {
      apply()
    } _: {
      if let other { other() } else { walk() }
    } between: {
      takeBack()
    }
  }

  private func walk() {
    blackHole(zip(old.joined(), new.joined()).count { $0 == $1 })
  }

  /// The work that no differ by a table avoids: all keys of one side put in, those of the other looked up.
  func putThroughDictionary() {
    var places: [String: Int] = [:]
    places.reserveCapacity(old.reduce(0) { $0 + $1.count })
    for (place, row) in old.joined().enumerated() { places[row.id] = place }
    blackHole(new.joined().count { places[$0.id] != nil })
  }

  /// Compares the moves in the change set with the fewest that there can be.
  func noteMoves(_ report: Report, _ name: String) {
    apply()
    let moves = host.last.movedRows.count
    takeBack()
    let places = Dictionary(uniqueKeysWithValues: old[0].enumerated().map { ($1.id, $0) })
    let common = new[0].compactMap { places[$0.id] }
    report.note(
      name, .count(moves), against: "the fewest possible", .count(common.count - rising(common)),
      goal: .ratio(1))
  }

  /// How long the longest run of rising numbers is, others left out. (Patience sorting.)
  private func rising(_ numbers: [Int]) -> Int {
    var tails: [Int] = []
    for number in numbers {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if tails[middle] < number { low = middle + 1 } else { high = middle }
      }
      if low == tails.count { tails.append(number) } else { tails[low] = number }
    }
    return tails.count
  }

  /// Notes how far memory rises while the change is made; what is kept afterwards is part of it.
  func notePeak(_ report: Report, _ name: String) {
    screen.rows = new
    let peak = Memory.peak { screen.updateTableData() }
    takeBack()
    report.note(name, .megabytes(peak))
  }
}

extension [[Row]] {
  fileprivate mutating func insert(_ row: Row, _ random: inout Seeded) {
    let section = Int.random(in: 0..<count, using: &random)
    self[section].insert(row, at: Int.random(in: 0...self[section].count, using: &random))
  }

  @discardableResult
  fileprivate mutating func remove(_ random: inout Seeded) -> Row? {
    let section = Int.random(in: 0..<count, using: &random)
    guard !self[section].isEmpty else { return nil }
    return self[section].remove(at: Int.random(in: 0..<self[section].count, using: &random))
  }
}
#endif
