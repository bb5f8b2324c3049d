import TableScreen
import TableScreenTesting
import Testing

/// What all rows of a section have in common is said once.
@MainActor struct SectionDefaultsTests {
  final class WordScreen: TableScreen {
    struct Word: Identifiable, Equatable { let id: String }
    var words = ["x", "y"].map { Word(id: $0) }
    var isEditable = true

    override var tableData: [Section] {
      [
        Section("Made when needed", items: words) { [.title: $0.id] }
          .defaults([.editingStyle: isEditable ? .delete : .off, .subtitle: "word"]),
        Section("Written") {
          [.title: "plain"]
          [.title: "own", .editingStyle: .off]
        }.defaults([.editingStyle: .delete]),
      ]
    }
  }

  @Test(.structure("DX-58")) func `rows have what their section says, unless they say otherwise`()
    async throws
  {
    let screen = WordScreen()
    let table = try await HeadlessHost.show(screen)
    let styles = table.titles.map { table.row($0)?.editing }
    #expect(styles == [.delete, .delete, .delete, .off])
    #expect(table.titles == ["x", "y", "plain", "own"])
    #expect(screen.model.cells(.section("Made when needed")).map(\.subtitle) == ["word", "word"])
    screen.isEditable = false
    screen.updateTableData()
    #expect(screen.model.cells(.section("Made when needed")).map(\.editingStyle) == [.off, .off])
  }
}
