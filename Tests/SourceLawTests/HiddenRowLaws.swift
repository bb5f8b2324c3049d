import TableScreen
import TableScreenTesting
import Testing

/// A row of a source that is described as hidden is in no frame, wherever the rows are kept.
@MainActor struct HiddenRowLaws {
  private func people(_ names: String...) -> [Person] { names.map { Person(id: $0, name: $0) } }

  /// Looks at each frame until one of them shows a text.
  private func look(at table: HeadlessHost, until text: String) async throws {
    for _ in 0..<100 {
      let frame = table.frame(columns: 40, rows: 24)
      #expect(!frame.contains("hidden"))
      if frame.contains(text) { return }
      try await table.settle()
    }
    Issue.record("\(text) does not show")
  }

  @Test(arguments: StoreKind.allCases) func `no frame has it`(kind: StoreKind) async throws {
    let store = try await PeopleStore(kind, "ada", "hidden bo", "cy", "hidden di", "ed")
    store.cell = { [.title: $0.name, .masked: $0.name.hasPrefix("hidden")] }
    let table = try await HeadlessHost.show(LetterScreen(store.rows()))
    try await look(at: table, until: "ed")
    try await store.set(people("hidden al", "ada", "hidden bo", "cy", "hidden di", "flo"))
    try await look(at: table, until: "flo")
    try await table.search("d")
    try await look(at: table, until: "ada")
    #expect(table.path(of: "hidden di") == nil)
  }
}
