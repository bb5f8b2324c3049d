#if os(macOS) || os(Linux)
import TableScreen
import TableScreenTesting

/// What a look-up costs in a large table beside a small one: the ratio is near 1 where it does not grow
/// with the table.
@MainActor struct LookUps {
  /// The size of the table, in words, and what it is compared with.
  let name: String
  let reference: String
  let large: Side
  let small: Side

  /// One of both tables, with what is looked for in it.
  @MainActor struct Side {
    let screen: TableScreen
    let host: HeadlessHost
    let ids: [TableCell.ID]
    let tags: [String]
    let rows: [NodeID]
    let paths: [DataPath]
    let hidden: [NodeID]
  }

  static func run(_ report: Report) async throws {
    try await groups(report, isLazy: false)
    try await groups(report, isLazy: true)
    try await rows(report)
    try await nested(report)
  }

  /// Many groups beside few, of ten rows each.
  private static func groups(_ report: Report, isLazy: Bool) async throws {
    let lookUps = LookUps(
      name: "1,000 groups of 10 \(isLazy ? "items" : "cells")", reference: "10 groups",
      large: try await side(GroupsScreen(1_000, isLazy: isLazy), count: 10_000),
      small: try await side(GroupsScreen(10, isLazy: isLazy), count: 100))
    defer { lookUps.close() }
    lookUps.measure(report)
  }

  /// Many rows in one section beside few.
  private static func rows(_ report: Report) async throws {
    let lookUps = LookUps(
      name: "1,000,000 rows", reference: "1,000 rows",
      large: try await side(ItemsScreen(1_000_000), count: 1_000_000),
      small: try await side(ItemsScreen(1_000), count: 1_000))
    defer { lookUps.close() }
    lookUps.measure(report)
  }

  /// Rows that stand at the fourth level beside rows of which none hangs below another.
  private static func nested(_ report: Report) async throws {
    let lookUps = LookUps(
      name: "10,000 rows at depth 4", reference: "10,000 rows at depth 1",
      large: try await side(DeepScreen(depth: 4), count: 10_000),
      small: try await side(DeepScreen(depth: 1), count: 10_000))
    defer { lookUps.close() }
    lookUps.measure(report)
  }

  private static func side(_ screen: TableScreen, count: Int) async throws -> Side {
    let host = try await HeadlessHost.show(screen)
    // As many look-ups on both sides, spread over the whole table.
    let places = (0..<1_000).map { $0 * 7_919 % count }
    let ids = places.map { TableCell.ID($0) }
    let rows = ids.compactMap { screen.model.resolve(.id($0)).first }
    for row in rows.prefix(10) { screen.mask(.node(row)) }
    return Side(
      screen: screen, host: host, ids: ids, tags: places.map { "tag \($0)" }, rows: rows,
      paths: rows.compactMap { screen.model.dataPath(of: $0) }, hidden: Array(rows.prefix(10)))
  }

  private func close() {
    large.host.close()
    small.host.close()
  }

  private func measure(_ report: Report) {
    let names = Dictionary(large.ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
    let dictionary = Names(names: names, tags: Set(large.tags))
    compare(report, "id", dictionary) { side in
      for id in side.ids { blackHole(side.screen.model.resolve(.id(id))) }
    }
    compare(report, "tag", dictionary) { side in
      for tag in side.tags { blackHole(side.screen.model.resolve(.tag(tag))) }
    }
    compare(report, "dataPath(of:)", dictionary) { side in
      for row in side.rows { blackHole(side.screen.model.dataPath(of: row)) }
    }
    compare(report, "tablePath(of:)", dictionary) { side in
      for row in side.rows { blackHole(side.screen.layout.tablePath(of: row)) }
    }
    compare(report, "tablePath(of:) of hidden rows", dictionary) { side in
      for row in side.hidden { blackHole(side.screen.layout.tablePath(of: row)) }
    }
    compare(report, "cell(at:)", dictionary) { side in
      for path in side.paths { blackHole(side.screen.cell(at: path)) }
    }
  }

  /// What a user would keep to find rows by their names.
  private struct Names {
    let names: [TableCell.ID: Int]
    let tags: Set<String>
  }

  /// Compares as many look-ups with those in a dictionary, and with those in the small table.
  private func compare(
    _ report: Report, _ lookUp: String, _ names: Names, _ work: @MainActor (Side) -> Void
  ) {
    // What is made when it is first asked for is no part of a look-up.
    work(large)
    work(small)
    report.measure("\(lookUp), \(name)", against: "a dictionary look-up", runs: 21) {
      work(large)
    } _: {
      if lookUp == "tag" {
        for tag in large.tags { blackHole(names.tags.contains(tag)) }
      } else {
        let count = lookUp.contains("hidden") ? large.hidden.count : large.ids.count
        for id in large.ids.prefix(count) { blackHole(names.names[id]) }
      }
    }
    report.measure("\(lookUp), \(name)", against: reference, runs: 21) {
      work(large)
    } _: {
      work(small)
    }
  }
}

/// A screen of 10,000 rows, of which each ten hang below another, down to some depth.
final class DeepScreen: TableScreen {
  private let depth: Int

  init(depth: Int) {
    self.depth = depth
    super.init()
  }

  override var tableData: [Section] { [Section(cells: Self.rows(0..<10_000, depth))] }

  /// The innermost rows are those numbers; those above them have no id.
  private static func rows(_ numbers: Range<Int>, _ depth: Int) -> [Cell] {
    if depth == 1 {
      return numbers.map { [.id: $0, .title: "Row \($0)", .tag: "tag \($0)"] }
    }
    return stride(from: numbers.lowerBound, to: numbers.upperBound, by: numbers.count / 10).map {
      let inner = rows($0..<$0 + numbers.count / 10, depth - 1)
      return [.title: "From \($0)", .children: .cells(expanded: true) { for row in inner { row } }]
    }
  }
}

/// A screen of many groups of ten rows each.
final class GroupsScreen: TableScreen {
  init(_ count: Int, isLazy: Bool) {
    super.init()
    model.update {
      for place in 0..<count {
        // Without a place the group goes to the end, which is always there.
        _ = try? model.insert(TenRowsGroup(place * 10, isLazy: isLazy))
      }
    }
  }
}

/// Ten rows, from a map or made when they are shown.
final class TenRowsGroup: TableGroup {
  private let first: Int
  private let isLazy: Bool

  init(_ first: Int, isLazy: Bool) {
    self.first = first
    self.isLazy = isLazy
  }

  override var sections: [TableSection] {
    let numbers = (first..<first + 10).map { NumbersScreen.Number(id: $0, title: "Row \($0)") }
    func cell(_ number: NumbersScreen.Number) -> TableCell {
      [.id: number.id, .title: number.title, .tag: "tag \(number.id)"]
    }
    return isLazy
      ? [TableSection(items: numbers, cell: cell)] : [TableSection(cells: numbers.map(cell))]
  }
}
#endif
