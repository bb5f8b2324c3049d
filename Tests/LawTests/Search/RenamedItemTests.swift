import TableScreen
import TableScreenTesting
import Testing

/// A row of an item that has another title is found by that in place of the former one, and by all else that its item has.
@MainActor @Suite struct RenamedItemTests {
  private struct Pal: Identifiable, Equatable {
    let id: Int
    let name: String
    let text: String
  }

  private final class Pals: TableScreen {
    override class var settings: Settings { [.searchable()] }
  }

  @Test func `the former title goes as a word, however it is written`() async throws {
    let pals = [
      Pal(id: 1, name: "Ann", text: "ann smith"), Pal(id: 2, name: "Art", text: "Arthur Dent, Art"),
      Pal(id: 3, name: "Cid", text: "Cid Moore"), Pal(id: 4, name: "Zoë", text: "zoe, zoëlla"),
    ]
    let model = TableModel([
      TableSection("L", items: pals, searchText: { $0.text }) { [.title: $0.name] }
    ])
    let table = try await HeadlessHost.show(Pals(model: model))
    for (id, title) in [(1, "Bob"), (2, "Rob"), (3, "Dee"), (4, "Eve")] {
      try model.editRows(.id(.key(id)), merging: [.title: title])
    }
    try await table.settle()
    for (query, titles) in [
      ("ann", []), ("smith", ["Bob"]), ("bob", ["Bob"]), ("arthur", ["Rob"]), ("dent", ["Rob"]),
      ("rob", ["Rob"]), ("cid", []), ("moore", ["Dee"]), ("dee", ["Dee"]), ("zoella", ["Eve"]),
      ("zoe,", []),
    ] {
      try await table.search(query)
      #expect(table.titles == titles, "\(query)")
    }
  }
}
