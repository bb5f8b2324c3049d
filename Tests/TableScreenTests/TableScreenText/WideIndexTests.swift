import TableScreen
import TableScreenText
import Testing

/// An index whose entries have characters of any number of columns leaves the rows their room.
@MainActor struct WideIndexTests {
  private final class Words: TableScreen {
    private let sections: [Section]

    init(_ sections: [Section]) {
      self.sections = sections
      super.init()
    }

    override class var settings: Settings { [.title("Words"), .indexable()] }
    override var tableData: [Section] { sections }
  }

  private static let word = String(repeating: "w", count: 60)

  @Test(arguments: [20, 200], [true, false])
  func `a letter with many vowel signs`(signs: Int, isTitle: Bool) async throws {
    let letter = "க" + String(repeating: "ா", count: signs)
    let cell: TableCell = [.title: Self.word]
    let section = TableSection(isTitle ? letter : "Alpha") { cell }
    let first = isTitle ? section : section.indexed(as: letter)
    let screen = Words([first, TableSection("Beta") { cell }])
    let stage = try await TextStage(screen, columns: 80, rows: 9)
    #expect(stage.paint().text.contains(Self.word))
    for columns in 1...40 {
      stage.size.columns = columns
      let text = stage.paint().text
      #expect(columns < 24 || text.contains("wwwwwwwww"), "\(text)")
    }
  }
}
