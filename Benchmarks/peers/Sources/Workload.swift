/// Rows before and after something happened to them.
struct Workload {
  let name: String
  let old: [Row]
  let new: [Row]

  static func all(_ count: Int) -> [Workload] {
    var random = Seeded(42)
    let rows = (0..<count).map { Row($0, &random) }
    return [
      Workload(name: "equal rows in a new array", old: rows, new: rows.map { $0 }),
      Workload(name: "of new strings", old: rows, new: rows.map(\.rebuilt)),
      Workload(name: "one row inserted", old: rows, new: inserted(rows, &random)),
      Workload(name: "the first row to the end", old: rows, new: rows.dropFirst() + [rows[0]]),
      Workload(name: "1 % mixed edits", old: rows, new: mixed(rows, &random)),
      Workload(name: "shuffled", old: rows, new: rows.shuffled(using: &random)),
      Workload(name: "all rows say something else", old: rows, new: rows.map(revised)),
    ]
  }

  private static func inserted(_ rows: [Row], _ random: inout Seeded) -> [Row] {
    var rows = rows
    rows.insert(Row(rows.count, &random), at: rows.count / 2)
    return rows
  }

  private static func mixed(_ old: [Row], _ random: inout Seeded) -> [Row] {
    var rows = old
    func place() -> Int { Int.random(in: 0..<rows.count, using: &random) }
    for number in 0..<old.count / 300 {
      rows.remove(at: place())
      let moved = rows.remove(at: place())
      rows.insert(moved, at: place())
      rows.insert(Row(old.count + number, &random), at: place())
    }
    return rows
  }

  private static func revised(_ row: Row) -> Row {
    var row = row
    row.revision += 1
    return row
  }
}
