import TableScreen

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

  static func all() async throws -> [Measurement] {
    try await groups(isLazy: false) + groups(isLazy: true) + rows()
  }

  /// Many groups beside few, of ten rows each.
  private static func groups(isLazy: Bool) async throws -> [Measurement] {
    let lookUps = LookUps(
      name: "1,000 groups of 10 \(isLazy ? "items" : "cells")", reference: "10 groups",
      large: try await side(GroupsScreen(1_000, isLazy: isLazy), count: 10_000),
      small: try await side(GroupsScreen(10, isLazy: isLazy), count: 100))
    defer { lookUps.close() }
    return lookUps.measured()
  }

  /// Many rows in one section beside few.
  private static func rows() async throws -> [Measurement] {
    let lookUps = LookUps(
      name: "1,000,000 rows", reference: "1,000 rows",
      large: try await side(ItemsScreen(1_000_000), count: 1_000_000),
      small: try await side(ItemsScreen(1_000), count: 1_000))
    defer { lookUps.close() }
    return lookUps.measured()
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

  private func measured() -> [Measurement] {
    [
      compared("id") { side in for id in side.ids { blackHole(side.screen.model.resolve(.id(id))) }
      },
      compared("tag") { side in
        for tag in side.tags { blackHole(side.screen.model.resolve(.tag(tag))) }
      },
      compared("dataPath(of:)") { side in
        for row in side.rows { blackHole(side.screen.model.dataPath(of: row)) }
      },
      compared("tablePath(of:)") { side in
        for row in side.rows { blackHole(side.screen.layout.tablePath(of: row)) }
      },
      compared("tablePath(of:) of hidden rows") { side in
        for row in side.hidden { blackHole(side.screen.layout.tablePath(of: row)) }
      },
      compared("cell(at:), by group") { side in
        for path in side.paths { blackHole(side.screen.cell(at: path)) }
      },
    ]
  }

  private func compared(_ lookUp: String, _ work: @MainActor (Side) -> Void) -> Measurement {
    // What is made when it is first asked for is no part of a look-up.
    work(large)
    work(small)
    return measure("\(lookUp), \(name)", against: reference, runs: 21) {
      work(large)
    } _: {
      work(small)
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
