import TableScreen
import TableScreenTesting
import TableScreenText
import Testing

/// A screen says itself what its index leads to.
@MainActor struct IndexTests {
  @Test(.structure("DX-39")) func `an entry leads to a section by id, by title, or to a row`()
    async throws
  {
    let table = try await HeadlessHost.show(PeopleScreen())
    #expect(
      table.chrome.index == [
        .init(title: "Z", section: 1, row: 1), .init(title: "★", section: 0),
        .init(title: "Rest", section: 1),
      ])
    try await table.jump(to: "Z")
    #expect(table.top == TablePath(1, 1))
    try await table.jump(to: "★")
    #expect(table.top == TablePath(0, 0))
  }

  @Test(arguments: ["\u{200F}عربي", "\u{200B}zero", " space", "\u{2060}\t\u{1}x", "\u{AD}soft"])
  func `each entry shows a letter of its title`(title: String) async throws {
    let table = try await HeadlessHost.show(TitledScreen([title, "\u{200B} \u{FE0F}", "Plain"]))
    let letter = try #require(title.first { $0.isLetter })
    #expect(table.chrome.index.map(\.title) == [letter.uppercased(), "P"])
  }

  @Test func `entries whose target is not on screen are left out`() async throws {
    let screen = PeopleScreen()
    let table = try await HeadlessHost.show(screen)
    screen.mask(.id("zoe"))
    #expect(table.chrome.index.map(\.title) == ["★", "Rest"])
    screen.mask(.section("favorites"))
    #expect(table.chrome.index == [.init(title: "Rest", section: 0)])
  }

  @Test func `titles that are missing, empty or repeated make no entries`() async throws {
    let table = try await HeadlessHost.show(UntitledScreen())
    #expect(table.chrome.index == [.init(title: "A", section: 2), .init(title: "É", section: 4)])
  }

  @Test func `titles that begin with a small and a capital letter share an entry`() async throws {
    let table = try await HeadlessHost.show(TitledScreen(["Ada", "alan", "bob", "Bo"]))
    #expect(table.chrome.index == [.init(title: "A", section: 0), .init(title: "B", section: 2)])
  }

  @Test func `a row of the index comes to the top, and its entry is marked`() async throws {
    let stage = try await TextStage(PeopleScreen(), columns: 30, rows: 4)
    stage.move(.top(TablePath(1, 1)))
    let frame = stage.paint()
    expectRows(
      frame,
      """
       Others ────────────────  Z
      ▌Zoe                      ★
       Rose                     Re…
      """)
    #expect(frame.grid.cells[1].contains { $0.text == "Z" && $0.style.role == .accent })
  }
}

private final class PeopleScreen: TableScreen {
  override class var settings: Settings { [.title("People"), .indexable()] }
  override var tableIndex: [TableIndexEntry]? {
    [
      TableIndexEntry("Z", row: .id("zoe")), TableIndexEntry("★", section: "favorites"),
      TableIndexEntry("Rest", section: "Others"), TableIndexEntry("?", section: "Nobody"),
      TableIndexEntry("!", row: .id("nobody")),
    ]
  }
  override var tableData: [Section] {
    [
      Section("Loved", id: "favorites") { [.title: "Ann"] },
      Section("Others") {
        [.title: "Ben"]
        [.title: "Zoe", .id: "zoe"]
        [.title: "Rose"]
      },
    ]
  }
}

private final class UntitledScreen: TableScreen {
  override class var settings: Settings { [.indexable()] }
  override var tableData: [Section] {
    [nil, "", "apple", "axe", "Élan"].map { title in Section(title) { [.title: "row"] } }
  }
}

private final class TitledScreen: TableScreen {
  private let titles: [String]

  init(_ titles: [String]) {
    self.titles = titles
    super.init()
  }

  override class var settings: Settings { [.indexable()] }
  override var tableData: [Section] { titles.map { Section($0) { [.title: "Row"] } } }
}
