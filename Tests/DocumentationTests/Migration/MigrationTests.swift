import TableScreen
import Testing

/// What the pages for users of other projects put beside a call of theirs is compiled.
struct MigrationTests {
  @Test(arguments: [
    "FromProMotion", "FromDXTableViewModel", "FromPeriSemiStaticTVC", "FromSDAutoUpdatingTableView",
    "FromBGRecursiveTableViewDataSource",
  ])
  func `every line of ours is compiled`(_ name: String) throws {
    let lines = try CompiledCode(["Tests/DocumentationTests/Migration/"])
    let compiled = try CompiledCode()
    let page = try Repository.article(name)
    #expect(!page.tables.isEmpty)
    for table in page.tables {
      #expect(
        table[0].columns.dropFirst() == ["TableScreen", "remark"], "\(name):\(table[0].line)")
      for (line, columns) in table.dropFirst() {
        #expect(columns.count == 3, "\(name):\(line)")
        for code in Page.code(in: columns[1]) {
          #expect(lines.holds(code), "\(name):\(line): \(code)")
        }
        for code in Page.code(in: columns[2])
        where code.hasPrefix(".") || code.hasPrefix("override") {
          #expect(compiled.holds(code), "\(name):\(line): \(code)")
        }
      }
    }
  }

  @Test @MainActor func `a row and a section stand afterwards where the page puts them`() throws {
    let names = ["a1", "a2", "a3", "a4"]
    let model = TableModel([TableSection(cells: names.map { [.id: .key($0), .title: $0] })])
    try model.moveRows("a1", to: .path(DataPath(0, 2)))
    #expect(model.cells(.all).map(\.title) == ["a2", "a3", "a1", "a4"])
    try model.insertRows([[.title: "new"]], at: .path(DataPath(0, 2)))
    #expect(model.cells(.all).map(\.title) == ["a2", "a3", "new", "a1", "a4"])
    let section = TableSection("First", cells: [])
    #expect(try model.insertSections([section], at: .index(0)) == 0..<1)
  }
}
