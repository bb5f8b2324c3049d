import TableScreen
import TableScreenTesting
import Testing

private final class JourneyScreen: TableScreen {
  final class Journey {
    var from = ""
    var to = ""
    var isReturn = false
    var seats = 1
    var note = ""
  }
  let journey = Journey()
  var submissions = 0
  override class var settings: Settings { [.drafts, .searchable()] }
  override var tableData: [Section] {
    [
      Section {
        [
          .title: "Way", .id: "way",
          .bind: .fields(["from": .to(journey, \.from), "to": .to(journey, \.to)]),
        ]
        [.title: "Return", .bind: .to(journey, \.isReturn)]
        [.title: "Seats", .id: "seats", .bind: .to(journey, \.seats)]
        [
          .title: "More",
          .children: .cells {
            [.title: "Note", .id: "note", .bind: .to(journey, \.note), .validate: .required()]
          },
        ]
      }
    ]
  }
  override func onLoad() { focus("seats") }
  override func onSubmit() async throws {
    submissions += 1
    try await super.onSubmit()
  }
}

/// A form whose rows come when its gate is open.
private final class LateScreen: TableScreen {
  final class Texts { var texts = ["", ""] }
  let texts = Texts()
  let gate = Gate()
  var rows = ["First", "Second"]
  var wish: TableSelector? = "Second"
  var isBelow = false
  var startsEmpty = false
  private var isHere = false
  override var tableData: [Section] {
    let cells = isHere ? rows.enumerated().map { self.cell($0, $1) } : []
    let host: [Cell] =
      isBelow && isHere
      ? [[.title: "Host", .children: .sections([Section(cells: [cells[1]])])]] : []
    return (startsEmpty ? [Section("Empty", cells: [])] : [])
      + [Section(cells: isBelow ? cells.prefix(1) + host : cells)]
  }
  private func cell(_ index: Int, _ title: String) -> Cell {
    [.title: title, .id: .key(title), .bind: .to(texts, \.texts[index])]
  }
  override func onLoad() {
    if let wish { focus(wish) }
    wait(for: "Rows") {
      await self.gate.wait()
      self.isHere = true
      self.updateTableData()
    }
  }
}

/// A person goes through a form from field to field.
@MainActor struct FormMovingTests {
  private let screen = JourneyScreen()

  @Test func `a form opens in the field that it names`() async throws {
    let table = try await HeadlessHost.show(screen)
    #expect(table.focusedTitle == "Seats")
    try await table.type("3")
    try await screen.commitForm("seats")
    #expect(screen.journey.seats == 3)
  }

  @Test func `a form whose rows come later opens in the field that it names`() async throws {
    let screen = LateScreen()
    let table = HeadlessHost.start([screen])
    #expect(table.titles == [] && table.focusedTitle == nil)
    screen.gate.isOpen = true
    try await table.settle()
    #expect(table.focusedTitle == "Second")
  }

  @Test func `a field in a row that is hidden below another is waited for, too`() async throws {
    let screen = LateScreen()
    screen.isBelow = true
    let table = HeadlessHost.start([screen])
    screen.gate.isOpen = true
    try await table.settle()
    #expect(table.titles == ["First", "Host", "Second"])
    #expect(table.focusedTitle == "Second")
  }

  @Test func `who has begun elsewhere is left there`() async throws {
    let screen = LateScreen()
    screen.rows = []
    screen.gate.isOpen = true
    let table = try await HeadlessHost.show(screen)
    screen.rows = ["First"]
    screen.updateTableData()
    try await table.tap("First")
    screen.rows = ["First", "Second"]
    screen.updateTableData()
    #expect(table.focusedTitle != "Second")
  }

  @Test func `the first field may stand behind sections without rows`() async throws {
    let screen = LateScreen()
    screen.startsEmpty = true
    screen.wish = nil
    screen.gate.isOpen = true
    let table = try await HeadlessHost.show(screen)
    try await table.nextField()
    #expect(table.focusedTitle == "First")
  }

  @Test func `the next field may be in the same row or further on`() async throws {
    let table = try await HeadlessHost.show(screen)
    #expect(table.chrome.isForm)
    try await table.type("Rome", into: "Way", control: "from", staying: true)
    try await table.nextField()
    try await table.type("Oslo")
    #expect(screen.form["way"]["from"] == .text("Rome"))
    #expect(screen.form["way"]["to"] == .text("Oslo"))
    try await table.nextField()
    #expect(table.focusedTitle == "Seats")
    await #expect(throws: HeadlessError.self) { try await table.nextField() }
    try await table.previousField()
    try await table.type("Bergen")
    #expect(screen.form["way"]["to"] == .text("Bergen"))
  }

  @Test func `a refused commit leads to the first thing that is wrong, wherever it is`()
    async throws
  {
    let table = try await HeadlessHost.show(screen)
    #expect(!table.titles.contains("Note"))
    try await table.search("way")
    #expect(table.titles == ["Way"])
    try await table.submit()
    #expect(screen.submissions == 1)
    #expect(table.titles.contains("Note"))
    #expect(table.focusedTitle == "Note")
    #expect(table.row("Note")?.message == TableWords.current.required)
    try await table.endSearch()
    try await table.type("By train")
    try await table.submit()
    #expect(screen.journey.note == "By train")
    #expect(table.row("Note")?.message == nil)
  }

  @Test func `a screen whose fields write at once is no form to submit`() async throws {
    let model = TableModel([
      TableSection(cells: [[.title: "Seats", .bind: .to(screen.journey, \.seats)]])
    ])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    #expect(!table.chrome.isForm)
    await #expect(throws: HeadlessError.self) { try await table.submit() }
  }
}
