import TableScreen
import TestSupport
import Testing

/// The order of edits that have nothing to do with each other does not change what follows from them.
@MainActor struct OrderLaws {
  @Test(arguments: (1...200).map { UInt64($0) })
  func `independent edits in any order give one change set`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let order = Array(0..<6).shuffled(using: &random)
    #expect(Self.changes(in: order) == Self.changes(in: Array(0..<6)), "seed \(seed)")
  }

  private static func changes(in order: [Int]) -> ChangeSet {
    let model = TableModel()
    let cells: [TableCell] = (0..<8).map { (row: Int) in
      [.id: row, .title: "\(row)", .children: .cells { [.title: "below \(row)"] }]
    }
    model.update { model.read([TableSection("S", cells: cells)]) }
    let rows = (0..<8).compactMap { model.row(at: DataPath(0, $0)) }
    let edits: [() -> Void] = [
      { model.mask(.node(rows[0])) }, { model.setExpanded(true, of: .node(rows[1])) },
      { model.touch(rows[2]) }, { model.setSelected(true, rows[3]) },
      { model.setControlValue(.flag(true), rows[4], "switch") }, { model.mask(.id(7)) },
    ]
    let old = model.layout
    model.update { for edit in order { edits[edit]() } }
    return model.layout.changes(from: old)
  }
}
