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
}
