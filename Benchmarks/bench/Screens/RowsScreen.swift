#if os(macOS) || os(Linux)
import TableScreen

/// A row of the workloads that differs are compared by: its hash is that of the id.
struct Row: Identifiable, Equatable, Hashable {
  let id: String
  var title: String
  var revision = 0

  init(_ number: Int, _ random: inout some RandomNumberGenerator) {
    let digits = String(number)
    let tail = String(UInt16.random(in: 0x1000...0xFFFF, using: &random), radix: 16)
    id = "row-" + String(repeating: "0", count: 12 - digits.count) + digits + "-" + tail
    title = "Title of row \(number)"
  }

  private init(copy row: Row) {
    id = String(decoding: Array(row.id.utf8), as: UTF8.self)
    title = String(decoding: Array(row.title.utf8), as: UTF8.self)
    revision = row.revision
  }

  /// The same row, of strings that share nothing.
  var rebuilt: Row { Row(copy: self) }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Sections of rows, made when they are shown.
final class RowsScreen: TableScreen {
  var rows: [[Row]]

  init(_ rows: [[Row]]) {
    self.rows = rows
    super.init()
  }

  override var tableData: [Section] {
    rows.enumerated().map { number, rows in
      Section(id: TableCell.ID(number), items: rows) { [.title: $0.title] }
    }
  }
}

/// SplitMix64, so that each run measures the same.
///
/// Source: G. Steele, D. Lea, C. Flood, Fast splittable pseudorandom number generators, OOPSLA 2014.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
#endif
