#if os(macOS) || os(Linux)
import TableScreen
import TableScreenTesting

/// What edits by hand cost in a long table beside a short one, up to the change set that a host has carried out.
///
/// Each measurement is the share of one in two hundred edits at places all over the table, so that work that is put off
/// from one edit to the next is counted. A person feels none of them: half a millisecond is a thirtieth of a frame.
@MainActor struct Edits {
  /// The kind of the rows, in a word.
  let kind: String
  let long: Side
  let short: Side

  /// One of both tables.
  @MainActor final class Side {
    let model: TableModel
    let screen: TableScreen
    let host: HeadlessHost
    private let count: Int
    /// How many rows were asked for.
    private(set) var step = 0

    init(_ section: TableSection, count: Int) async throws {
      model = TableModel([section])
      screen = TableScreen(model: model)
      host = try await HeadlessHost.show(screen)
      self.count = count
    }

    /// The id of another row each time, all over the table.
    func nextID() -> Int {
      step += 1
      return step * 7_919 % count
    }

    /// The position of another row each time.
    func next() -> TableSelector { .path(DataPath(0, nextID())) }
  }

  static func run(_ report: Report) async throws {
    try await measure(report, "cells") { count in
      TableSection("Numbers", cells: (0..<count).map(cell))
    }
    try await measure(report, "items") { count in
      TableSection("Numbers", items: NumbersScreen(count).numbers) { cell($0.id) }
    }
    try await random(report)
  }

  /// A million random edits with duplicate ids and changes in place: the host that replays each of them strictly must
  /// have all rows in the end.
  private static func random(_ report: Report) async throws {
    let name = "rows lost or misplaced by 1,000,000 random edits"
    guard report.wants(name) else { return }
    report.announce(name)
    var random = Seeded(7)
    let side = try await Side(TableSection("Numbers", cells: (0..<500).map(cell)), count: 500)
    defer { side.host.close() }
    var ids = (0..<500).map { TableCell.ID($0) }
    for step in 0..<1_000_000 {
      let place = Int.random(in: 0..<ids.count, using: &random)
      let path = TableSelector.path(DataPath(0, place))
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where ids.count < 800:
        let number = Int.random(in: 0..<2_000, using: &random)
        _ = try side.model.insertRows([cell(number)], at: .before(path))
        ids.insert(TableCell.ID(number), at: place)
      case 1 where ids.count > 200:
        _ = try side.model.deleteRows(path)
        ids.remove(at: place)
      case 2:
        try side.model.editRows(path, merging: [.subtitle: "edited \(step)"])
      default:
        let target = Int.random(in: 0..<ids.count, using: &random)
        guard target != place else { continue }
        _ = try side.model.moveRows(path, to: .before(.path(DataPath(0, target))))
        let id = ids.remove(at: place)
        ids.insert(id, at: target > place ? target - 1 : target)
      }
      if step % 1_000 == 0 { side.host.forgetChanges() }
    }
    let shown = (0..<side.screen.layout.rowCount).map { side.screen.cell(at: DataPath(0, $0))?.id }
    let wrong = zip(shown, ids).count { $0 != $1 } + abs(shown.count - ids.count)
    report.note(name, .count(wrong), goal: .most(.count(0)))
  }

  private static func cell(_ number: Int) -> TableCell {
    [.id: number, .title: "Title of row \(number)", .subtitle: "row"]
  }

  private static func measure(
    _ report: Report, _ kind: String, _ section: (Int) -> TableSection
  ) async throws {
    let edits = Edits(
      kind: kind, long: try await Side(section(1_000_000), count: 1_000_000),
      short: try await Side(section(1_000), count: 1_000))
    defer {
      edits.long.host.close()
      edits.short.host.close()
    }
    edits.measure(report)
  }

  private func measure(_ report: Report) {
    func compared(_ what: String, _ edit: (Side) -> Void) {
      compare(report, what, edit)
    }
    compared("mask and unmask") { side in
      let row = side.next()
      side.model.mask(row)
      side.model.setMasked(false, of: row)
    }
    compared("edit") { side in
      let row = side.next()
      try? side.model.editRows(row, merging: [.title: "Edited \(side.step)"])
    }
    compared("insert and delete") { side in
      guard let row = try? side.model.insertRows([[.title: "New"]], at: .before(side.next())).first
      else { return }
      blackHole(try? side.model.deleteRows([row]))
    }
    compared("move") { side in
      blackHole(try? side.model.moveRows(side.next(), to: .before(side.next())))
    }
    compared("delete by id and insert again") { side in
      let id = side.nextID()
      guard let path = try? side.model.deleteRows(.id(TableCell.ID(id))).first else { return }
      blackHole(try? side.model.insertRows([Self.cell(id)], at: .path(path)))
    }
    compared("expand and collapse") { side in
      let row = side.next()
      try? side.model.editRows(row, merging: [.children: .cells { [.title: "Below"] }])
      side.model.setExpanded(true, of: row)
      side.model.setExpanded(false, of: row)
      try? side.model.editRows(row) { $0.remove(.children) }
    }
  }

  private func compare(_ report: Report, _ what: String, _ edit: (Side) -> Void) {
    let name = "\(what), among 1,000,000 \(kind)"
    guard report.wants(name) else { return }
    report.announce(name)
    let times = inTurn(runs: 11) {
      for _ in 0..<200 { edit(long) }
      long.host.forgetChanges()
    } _: {
      for _ in 0..<200 { edit(short) }
      short.host.forgetChanges()
    }
    func each(_ times: Figure) -> Figure {
      Figure(amount: times.amount * 1_000 / 200, unit: .microseconds)
    }
    report.note(
      name, each(times.ours), against: "1,000 \(kind)", each(times.theirs),
      goal: .both(2, Figure(amount: 500, unit: .microseconds)))
  }
}
#endif
