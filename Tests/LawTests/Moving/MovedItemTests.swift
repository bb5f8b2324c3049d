import Observation
import TableScreen
import TableScreenTesting
import Testing

/// A row made from an item that goes to another section by hand stays the row of its item: it follows what it reads, is searched
/// by the same text, and keeps what is being typed.
@MainActor @Suite struct MovedItemTests {
  struct Song: Identifiable, Equatable {
    let id: Int
    let title: String
    let extra: String
  }

  @Observable @MainActor final class Note {
    var text = "old"
  }

  private final class Songs: TableScreen {
    override class var settings: Settings { [.searchable()] }
  }

  private let songs = [
    Song(id: 1, title: "Anthem", extra: "zebra"), Song(id: 2, title: "Ballad", extra: "yak"),
  ]

  /// Two sections, of which the second is written or made from items, too.
  private func sections(_ note: Note, isWritten: Bool) -> [TableSection] {
    let make = { @MainActor (song: Song) -> TableCell in
      [.title: song.title, .subtitle: note.text, .moveable: true]
    }
    let text = { @MainActor (song: Song) in "\(song.title) \(song.extra)" }
    let first = TableSection("One", id: "one", items: songs, searchText: text, cell: make)
    let other =
      isWritten
      ? TableSection("Two", id: "two", cells: [])
      : TableSection("Two", id: "two", items: [Song](), searchText: text, cell: make)
    return [first, other]
  }

  private func subtitle(of title: String, _ table: HeadlessHost) -> String? {
    table.row(title)?.texts.last?.text.plain
  }

  @Test(arguments: [false, true])
  func `it is found by the text of its item, there and back`(isWritten: Bool) async throws {
    let screen = Songs(model: TableModel(sections(Note(), isWritten: isWritten)))
    let table = try await HeadlessHost.show(screen)
    try await table.move("Anthem", to: TablePath(1, 0))
    #expect(table.titles(in: 1) == ["Anthem"])
    try await table.search("zebra")
    #expect(table.titles == ["Anthem"])
    try await table.endSearch()
    try await table.undo()
    #expect(table.titles(in: 0) == ["Anthem", "Ballad"])
    try await table.search("zebra")
    #expect(table.titles == ["Anthem"])
  }

  @Test(arguments: [false, true])
  func `it follows what it reads, there and back`(isWritten: Bool) async throws {
    let note = Note()
    let screen = Songs(model: TableModel(sections(note, isWritten: isWritten)))
    let table = try await HeadlessHost.show(screen)
    try await table.move("Anthem", to: TablePath(1, 0))
    for text in ["new", "newer"] {
      note.text = text
      try await table.settle()
      #expect(subtitle(of: "Anthem", table) == text)
      #expect(subtitle(of: "Ballad", table) == text)
    }
    try await table.undo()
    note.text = "newest"
    try await table.settle()
    #expect(subtitle(of: "Anthem", table) == "newest")
    #expect(subtitle(of: "Ballad", table) == "newest")
    #expect(screen.model.resolve(.id(1)).count == 1)
  }

  @Test func `a row that was edited by hand stays so among written rows`() async throws {
    let note = Note()
    let screen = Songs(model: TableModel(sections(note, isWritten: true)))
    let table = try await HeadlessHost.show(screen)
    try await table.move("Anthem", to: TablePath(1, 0))
    try screen.model.editRows(.id(1), merging: [.subtitle: "mine"])
    note.text = "new"
    try await table.settle()
    #expect(subtitle(of: "Anthem", table) == "mine")
  }
}

/// What is being typed stays with a row that goes to another place by hand.
@MainActor @Suite struct MovedTypingTests {
  private final class Person {
    var name = "Ada"
  }

  /// The row that moves, and who moves it.
  enum Move: CaseIterable { case row, toSection, host, section, person }

  @Test(arguments: Move.allCases)
  func `it is written once the screen is left`(move: Move) async throws {
    let person = Person()
    let field: TableCell = [
      .id: "name", .title: "Name", .bind: .to(person, \.name), .moveable: true,
    ]
    let host: TableCell = [
      .id: "host", .title: "Host",
      .children: move == .host ? .cells([field], expanded: true) : nil,
    ]
    let model = TableModel([
      TableSection("S", id: "s", cells: (move == .host ? [] : [field]) + [[.title: "B"], host]),
      TableSection("T", id: "t", cells: []),
    ])
    let (first, screen) = (TableScreen(), TableScreen(model: model))
    let table = try await HeadlessHost.show(first)
    first.open(screen)
    try await table.settle()
    try await table.type("Grace", into: "Name", staying: true)
    switch move {
    case .row: try model.moveRows("name", to: .last(in: .section("S")))
    case .toSection: try model.moveRows("name", to: .first(in: .section("T")))
    case .host: try model.moveRows("host", to: .first(in: .section("S")))
    case .section: try model.moveSections(.section("S"), to: .last)
    case .person: screen.send(.move(try #require(model.resolve("name").first), to: TablePath(0, 2)))
    }
    try await table.settle()
    screen.close()
    try await table.settle()
    #expect(person.name == "Grace")
  }
}
