#if os(macOS) || os(Linux)
import TableScreen

/// Tables that are given again, and edits by hand.
extension Growth {
  static func difference() async throws -> Chart {
    var (ours, walk, dictionary) = ([Double](), [Double](), [Double]())
    for count in counts {
      var random = Seeded(42)
      let rows = (0..<count).map { Row($0, &random) }
      let edited = edited(rows, &random)
      let screen = RowsScreen([rows])
      let shown = SilentHost.show(screen)
      let times = inTurn(runs: runs(count)) {
        screen.rows = [edited]
        screen.updateTableData()
      } _: {
        var places: [String: Int] = [:]
        for (place, row) in rows.enumerated() { places[row.id] = place }
        blackHole(edited.count { places[$0.id] != nil })
      } between: {
        screen.rows = [rows]
        screen.updateTableData()
      }
      withExtendedLifetime(shown) {}
      ours.append(times.ours.amount)
      dictionary.append(times.theirs.amount)
      walk.append(
        inTurn(runs: runs(count), { blackHole(zip(rows, edited).count { $0 == $1 }) }, {}).ours
          .amount)
    }
    return Chart(
      name: "difference", title: "Rows given again with 1 % mixed edits", counts: counts,
      lines: [
        .init("updateTableData() of items", ours), .init("Dictionary in and out", dictionary),
        .init("a plain == walk", walk),
      ])
  }

  /// Returns the rows with one in a hundred deleted, moved or new.
  ///
  /// All are edited in one pass: one by one it would take hours for ten million.
  private static func edited(_ rows: [Row], _ random: inout Seeded) -> [Row] {
    var gone: Set<Int> = []
    var added: [Int: [Row]] = [:]
    for number in 0..<rows.count / 300 {
      gone.insert(Int.random(in: rows.indices, using: &random))
      let moved = Int.random(in: rows.indices, using: &random)
      if gone.insert(moved).inserted {
        added[Int.random(in: rows.indices, using: &random), default: []].append(rows[moved])
      }
      added[Int.random(in: rows.indices, using: &random), default: []]
        .append(Row(rows.count + number, &random))
    }
    return rows.enumerated().flatMap { place, row in
      (added[place] ?? []) + (gone.contains(place) ? [] : [row])
    }
  }

  static func update() async throws -> Chart {
    var (cells, items, dictionaries) = ([Double](), [Double](), [Double]())
    for count in counts {
      let (written, lazy) = (NumbersScreen(count), ItemsScreen(count))
      let shown = (SilentHost.show(written), SilentHost.show(lazy))
      var round = 0
      func change() {
        round += 1
        for place in stride(from: 0, to: count, by: 100) {
          written.numbers[place].title = "Changed in \(round)"
          lazy.numbers[place].title = "Changed in \(round)"
        }
      }
      let times = inTurn(runs: runs(count)) {
        written.updateTableData()
      } _: {
        blackHole(
          written.numbers.map {
            ["id": $0.id, "title": $0.title, "subtitle": "row"] as [String: Any]
          })
      } between: {
        change()
      }
      cells.append(times.ours.amount)
      dictionaries.append(times.theirs.amount)
      items.append(
        inTurn(runs: runs(count), { lazy.updateTableData() }, {}, between: change).ours.amount)
      withExtendedLifetime(shown) {}
    }
    return Chart(
      name: "update", title: "updateTableData() with 1 % changed", counts: counts,
      lines: [
        .init("cells from a map", cells), .init("items", items),
        .init("making as many [String: Any]", dictionaries),
      ])
  }

  static func edit() async throws -> Chart {
    var (edits, walk) = ([Double](), [Double]())
    for count in counts {
      let numbers = NumbersScreen(count).numbers
      let model = TableModel([TableSection("Numbers", cells: numbers.map(NumbersScreen.cell))])
      let shown = SilentHost.show(TableScreen(model: model))
      var step = 0
      let times = inTurn(runs: 21) {
        for _ in 0..<100 {
          step += 1
          let place = DataPath(0, step * 7_919 % count)
          let rows = try? model.insertRows([[.title: "New"]], at: .before(.path(place)))
          blackHole(try? model.deleteRows(rows ?? []))
        }
      } _: {
        blackHole(zip(numbers, numbers).count { $0 == $1 })
      }
      edits.append(times.ours.amount / 200)
      walk.append(times.theirs.amount)
      withExtendedLifetime(shown) {}
    }
    return Chart(
      name: "edit", title: "A row inserted or deleted", counts: counts,
      lines: [.init("insertRows, deleteRows", edits), .init("a plain == walk", walk)])
  }

  /// The longer a run takes, the fewer are enough.
  private static func runs(_ count: Int) -> Int { count > 1_000_000 ? 3 : 5 }
}
#endif
