import TableScreen
import TableScreenTesting
import Testing

/// What cannot be undone any more is said in words for a person.
@MainActor struct UndoWordsTests {
  private static let rows: TableCell = [.editingStyle: .delete, .moveable: true]

  @Test func `a deleted row whose section is gone`() async throws {
    let owned = try await OwnedTable(Self.rows)
    try await owned.table.delete("a3")
    try owned.model.deleteSections(.section("A"))
    let reports = try await TableDiagnostics.collect { try await owned.table.undo() }
    #expect(owned.table.chrome.notice?.text == TableWords.current.placeGone)
    #expect(owned.table.chrome.notice?.isError == true)
    #expect(reports.isEmpty)
  }

  @Test func `a moved row that is gone`() async throws {
    let owned = try await OwnedTable(Self.rows)
    try await owned.table.move("a3", to: TablePath(0, 0))
    try owned.model.deleteRows("a3")
    let reports = try await TableDiagnostics.collect { try await owned.table.undo() }
    #expect(owned.table.chrome.notice?.text == TableWords.current.rowGone)
    #expect(reports.isEmpty)
  }

  @Test func `every refusal of an edit has words`() {
    let errors: [TableEditError] = [
      .unknownRow(.main), .nothingMeant("tag x"), .unknownSection, .unknownGroup,
      .unknownPath(DataPath(0, 9)), .unknownPlace(9), .outOfRange(TablePath(0, 9)),
      .duplicateSection("a"), .insideItself(.main), .acrossSource(.main),
    ]
    let words = TableWords.current
    for error in errors {
      let own = [words.rowGone, words.placeGone, words.cannotStandThere, words.staysWithSource]
      #expect(own.contains(words.text(of: error)), "\(error)")
    }
  }
}
