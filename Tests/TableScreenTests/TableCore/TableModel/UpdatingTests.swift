import TableScreen
import TableScreenTesting
import Testing

/// A table of sections and rows in words: `A(a b:1)` is a section A with a row a, and a row b that says 1.
@MainActor struct WrittenTable {
  static func sections(_ text: String) -> [TableSection] {
    text.split(separator: ")").map { part in
      let pieces = part.split(separator: "(", omittingEmptySubsequences: false)
      let name = pieces[0].trimmingCharacters(" ,")
      let rows = pieces.count > 1 ? pieces[1].split(separator: " ") : []
      return TableSection(
        name, id: TableCell.ID(name), cells: rows.map { row in cell(row.split(separator: ":")) })
    }
  }

  private static func cell(_ parts: [Substring]) -> TableCell {
    let id = String(parts[0])
    return [.id: .key(id), .title: id, .subtitle: parts.count > 1 ? String(parts[1]) : nil]
  }

  /// What one reading after the other changes, in words.
  static func changes(_ old: String, _ new: String) -> ChangeSet {
    let model = TableModel(sections(old))
    let before = model.layout
    model.update { model.read(sections(new)) }
    return model.layout.changes(from: before)
  }
}

extension Substring {
  fileprivate func trimmingCharacters(_ characters: String) -> String {
    String(drop { characters.contains($0) })
  }
}

/// Two readings differ by as little as possible.
@MainActor struct UpdatingTests {
  typealias Case = (id: String, old: String, new: String, changes: String)

  nonisolated static let cases: [Case] = [
    ("SD-01", "S(a b)", "S(a b)", "no change"),
    ("SD-02", "S(a b)", "S(a b c)", "insert [T(0,2)]"),
    ("SD-03", "S(a b c)", "S(b)", "delete [T(0,0), T(0,2)]"),
    ("SD-05", "S(a b:1)", "S(a b:2)", "reconfigure T(0,1) as T(0,1)"),
    ("SD-06", "S(a b:1)", "S(b:2)", "delete [T(0,0)], reconfigure T(0,1) as T(0,0)"),
    ("SD-09", "A() B(x y)", "A()", "delete sections [1]"),
    ("SD-10", "A() B() C(c)", "A() C(c z)", "delete sections [1], insert [T(1,1)]"),
    (
      "SD-11", "A() B() C(c d)", "A() C(d z)",
      "delete sections [1], delete [T(2,0)], insert [T(1,1)]"
    ),
    ("SD-13", "A(x)", "", "delete sections [0]"),
    ("SD-19", "S(a b c)", "S(c a b)", "move T(0,2) to T(0,0)"),
    ("SD-21", "A(a) B(b)", "B(b) A(a)", "move section 1 to 0"),
    ("SD-22", "A(a b) B(c)", "A(a) B(b c)", "move T(0,1) to T(1,0)"),
    ("SD-23", "S(x)", "S(x x)", "insert [T(0,1)]"),
    ("SD-25", "S(x x)", "S()", "delete [T(0,0), T(0,1)]"),
    ("SD-35", "A() B()", "A() B() C()", "insert sections [2]"),
  ]

  @Test(arguments: cases.indices) func `the change is the least`(index: Int) throws {
    let (id, old, new, expected) = Self.cases[index]
    TableDiagnostics.withReporter({ _ in }) {
      let changes = WrittenTable.changes(old, new)
      let isSameMove = id == "SD-21" && "\(changes)" == "move section 0 to 1"
      #expect("\(changes)" == expected || isSameMove, "\(id): \(old) -> \(new)")
    }
  }

  @Test(.structure("SD-14", "SD-27")) func `the data is read once for an update`() async throws {
    final class CountingScreen: TableScreen {
      var readings = 0
      var words = ["a", "b"]
      override var tableData: [Section] {
        readings += 1
        return [Section(cells: words.map { [.id: .key($0), .title: $0] })]
      }
    }
    let screen = CountingScreen()
    let table = try await HeadlessHost.show(screen)
    let before = screen.readings
    screen.update {
      screen.words = ["b", "c"]
      screen.updateTableData()
    }
    #expect(screen.readings == before + 1)
    #expect(table.changes.map { "\($0)" } == ["delete [T(0,0)], insert [T(0,1)]"])
  }

  @Test(.structure("SD-26")) func `two sections of one id stay apart, in their order`() {
    TableDiagnostics.withReporter({ _ in }) {
      #expect("\(WrittenTable.changes("A(a) A(b)", "A(a) A(b)"))" == "no change")
      #expect("\(WrittenTable.changes("A(a) A(b)", "A(a)"))" == "delete sections [1]")
    }
  }

  @Test(.structure("SD-29")) func `a row that never says the same twice is refreshed each time`() {
    var count = 0
    func sections() -> [TableSection] {
      count += 1
      return [
        TableSection(cells: [[.id: "clock", .title: "now", .content: .values(["n": count])]])
      ]
    }
    let model = TableModel(sections())
    for _ in 0..<3 {
      let old = model.layout
      model.update { model.read(sections()) }
      #expect("\(model.layout.changes(from: old))" == "reconfigure T(0,0) as T(0,0)")
    }
  }

  @Test(.structure("SD-30")) func `paths sort from the end`() {
    let paths = [TablePath(0, 1), TablePath(2, 0), TablePath(0, 3), TablePath(1, 5)]
    #expect(paths.sorted(by: >).map { "\($0)" } == ["T(2,0)", "T(1,5)", "T(0,3)", "T(0,1)"])
  }

  @Test(.structure("BG-31"))
  func `updates begun by hand end by hand, and an end too many is reported`()
    async throws
  {
    let owned = try await OwnedTable()
    owned.model.beginUpdates()
    owned.model.beginUpdates()
    try owned.model.deleteRows("a1")
    owned.model.endUpdates()
    #expect(owned.table.changes.isEmpty)
    owned.model.endUpdates()
    #expect(owned.last == "delete [T(0,0)]")
    let found = await TableDiagnostics.collect { owned.model.endUpdates() }
    #expect(found.map(\.what) == ["updates ended that had not begun"])
    #expect(owned.table.changes.count == 1)
  }
}
