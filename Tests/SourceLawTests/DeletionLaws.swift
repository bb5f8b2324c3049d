import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// People of whom several can be selected.
private final class ChoosingScreen: TableScreen {
  let source: RowSource
  init(_ source: RowSource) {
    self.source = source
    super.init()
  }
  override class var settings: Settings { [.selectable(.multiple)] }
  override var tableData: [Section] { [Section(source: source)] }
}

/// What a deletion of many rows does, wherever these are kept.
@MainActor @Suite(.timeLimit(.minutes(Effort.patience))) struct DeletionLaws {
  @MainActor private final class Bin {
    var names: [String] = []
  }

  @Test(arguments: StoreKind.allCases)
  func `all selected rows are deleted, each once, also those that are not at hand`(kind: StoreKind)
    async throws
  {
    let store = try await PeopleStore(kind, "x", "y", "z")
    let bin = Bin()
    store.cell = { person in
      [
        .title: person.name, .editingStyle: .delete,
        .deleteAction: .run { _ in bin.names.append(person.name) },
      ]
    }
    let screen = ChoosingScreen(store.rows())
    let table = try await LawTable(screen)
    for name in [ScreenCommand.Name.selectAll, .delete] {
      let command = try #require(screen.commands.first { $0.name == name })
      #expect(screen.perform(command))
    }
    try await table.settle()
    #expect(table.host.layout.rowCount == 3 + kind.others)
    #expect(bin.names.count == 3 + kind.others)
    #expect(Set(bin.names).count == bin.names.count)
    #expect(Set(bin.names).isSuperset(of: ["x", "y", "z"]))
    table.host.close()
  }
}
