import TableScreen
import TableScreenTesting
import Testing

/// Sections are inserted, deleted, moved and changed by id.
@MainActor struct SectionEditTests {
  private func sections(_ names: String...) -> [TableSection] {
    names.map { TableSection($0, id: TableCell.ID($0), cells: []) }
  }

  @Test(.structure("DX-02")) func `a second section of one id is refused`() async throws {
    let owned = try await OwnedTable()
    #expect(throws: TableEditError.duplicateSection("\"A\"")) {
      try owned.model.insertSections(sections("A"), at: .last)
    }
    #expect(owned.table.sectionTitles == ["A", "B", "C"])
  }

  @Test(.structure("DX-03", "DX-06", "DX-07")) func `sections keep their order beside another`()
    async throws
  {
    for place in [SectionPlace.after(.section("A")), .before(.section("B")), .index(1)] {
      let owned = try await OwnedTable()
      #expect(try owned.model.insertSections(sections("X", "Y"), at: place) == 1..<3)
      #expect(owned.table.sectionTitles == ["A", "X", "Y", "B", "C"])
      #expect(owned.last == "insert sections [1, 2]")
    }
  }

  @Test(.structure("DX-05")) func `a place beyond the end is refused`() async throws {
    let owned = try await OwnedTable()
    #expect(throws: TableEditError.unknownPlace(4)) {
      try owned.model.insertSections(sections("X"), at: .index(4))
    }
    #expect(owned.table.changes.isEmpty)
  }

  @Test(.structure("DX-09", "DX-59")) func `a section takes its rows with it`() async throws {
    let owned = try await OwnedTable()
    let row = try #require(owned.model.resolve("b1").first)
    #expect(try owned.model.deleteSections(.section("B")) == [1])
    #expect(owned.model.dataPath(of: row) == nil)
    #expect(owned.last == "delete sections [1]")
  }

  @Test(.structure("DX-10", "DX-11")) func `a section moves to exactly the place of another`()
    async throws
  {
    let down = try await OwnedTable()
    #expect(try down.model.moveSections(.section("A"), to: .index(2)) == [2])
    #expect(down.table.sectionTitles == ["B", "C", "A"])
    let up = try await OwnedTable()
    #expect(try up.model.moveSections(.section("C"), to: .before(.section("A"))) == [0])
    #expect(up.table.sectionTitles == ["C", "A", "B"])
    #expect(up.last == "move section 2 to 0")
    #expect(throws: TableEditError.unknownPlace(3)) {
      try up.model.moveSections(.section("C"), to: .index(3))
    }
  }

  @Test(.structure("DX-13")) func `a section that is not there is nil, and no error`() async throws
  {
    let owned = try await OwnedTable()
    #expect(owned.model.resolve(.section("Z")) == [])
  }

  @Test(.structure("DX-14")) func `sections are loaded anew`() async throws {
    let owned = try await OwnedTable()
    try owned.screen.update {
      for name in ["A", "C"] { try owned.model.reloadSections(.section(TableCell.ID(name))) }
    }
    #expect(owned.table.changes.count == 1)
    #expect(owned.table.changes.last?.refreshedRows.map(\.new.section) == [0, 0, 0])
    #expect(owned.table.changes.last?.refreshedRows.allSatisfy { $0.kind == .reload } == true)
  }

  @Test func `what a section says of itself changes, and its rows stay`() async throws {
    let owned = try await OwnedTable()
    try owned.model.editSections(.section("A")) {
      $0.title = "Alpha"
      $0.footer = "below"
    }
    #expect(owned.table.sectionTitles == ["Alpha", "B", "C"])
    #expect(owned.last == "refresh headers [0]")
    #expect(owned.rows[0] == ["a1", "a2", "a3"])
  }
}
