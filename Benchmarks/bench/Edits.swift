import TableScreen

/// What edits by hand cost in a long table beside a short one, up to the change set that a host has carried out.
///
/// Each measurement is of two hundred edits at places all over the table, so that work that is put off from one edit
/// to the next is counted.
@MainActor struct Edits {
  /// The kind of the rows, in a word.
  let kind: String
  let long: Side
  let short: Side

  /// One of both tables.
  @MainActor final class Side {
    let model: TableModel
    let host: HeadlessHost
    private let count: Int
    private var step = 0

    init(_ section: TableSection, count: Int) async throws {
      model = TableModel([section])
      host = try await HeadlessHost.show(TableScreen(model: model))
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

  static func all() async throws -> [Measurement] {
    try await measured("cells") { count in
      TableSection("Numbers", cells: (0..<count).map(cell))
    }
      + measured("items") { count in
        TableSection("Numbers", items: NumbersScreen(count).numbers) { cell($0.id) }
      }
  }

  private static func cell(_ number: Int) -> TableCell {
    [.id: number, .title: "Title of row \(number)", .subtitle: "row"]
  }

  private static func measured(
    _ kind: String, _ section: (Int) -> TableSection
  ) async throws -> [Measurement] {
    let edits = Edits(
      kind: kind, long: try await Side(section(1_000_000), count: 1_000_000),
      short: try await Side(section(1_000), count: 1_000))
    defer {
      edits.long.host.close()
      edits.short.host.close()
    }
    return edits.measured()
  }

  private func measured() -> [Measurement] {
    [
      compared("mask and unmask") { side in
        let row = side.next()
        side.model.mask(row)
        side.model.mask(row, false)
      },
      compared("edit") { side in
        try? side.model.editRows(side.next(), [.title: "Edited"])
      },
      compared("insert and delete") { side in
        guard let row = try? side.model.insertRows([[.title: "New"]], .before(side.next())).first
        else { return }
        blackHole(try? side.model.deleteRows([row]))
      },
      compared("move") { side in
        blackHole(try? side.model.moveRows(side.next(), .before(side.next())))
      },
      compared("delete by id and insert again") { side in
        let id = side.nextID()
        guard let path = try? side.model.deleteRows(.id(TableCell.ID(id))).first else { return }
        blackHole(try? side.model.insertRows([Self.cell(id)], .at(path)))
      },
      compared("expand and collapse") { side in
        let row = side.next()
        try? side.model.editRows(row, [.children: .cells { [.title: "Below"] }])
        side.model.setExpanded(true, of: row)
        side.model.setExpanded(false, of: row)
        try? side.model.editRows(row) { $0.remove(.children) }
      },
    ]
  }

  private func compared(_ what: String, _ edit: (Side) -> Void) -> Measurement {
    measure("\(what), 1,000,000 \(kind)", against: "1,000 \(kind)", runs: 11) {
      for _ in 0..<200 { edit(long) }
    } _: {
      for _ in 0..<200 { edit(short) }
    }
  }
}
