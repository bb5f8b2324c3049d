import TableScreen
import TableScreenTesting
import TableScreenText
import TestSupport
import Testing

/// What clicks mean, and texts that mean harm.
@MainActor struct TextClickTests {
  @Test func `a click means what is drawn at its place`() async throws {
    let stage = try await TextStage(ZonesScreen(), columns: 60, rows: 11)
    stage.options.help = TextStage.help
    let frame = stage.paint()
    #expect(frame.target(column: 58, row: 0) == .refresh)
    #expect(frame.target(column: 9, row: 1) == .section(0))
    #expect(frame.target(column: 0, row: 2) == .row(try stage.row("Halifax")))
    #expect(frame.target(column: 50, row: 3) == .row(try stage.row("Lima")))
    #expect(frame.target(column: 58, row: 3) == .index(entry: 2))
    #expect(frame.target(column: 3, row: 10) == .help)
    #expect(frame.target(column: 3, row: 0) == nil)
    #expect(frame.target(column: 99, row: 99) == nil)
  }

  @Test func `a click on a control gives it its value`() async throws {
    let stage = try await TextStage(FormScreen(), columns: 60, rows: 12)
    let frame = stage.paint()
    let (name, switched) = (try stage.row("Name"), try stage.row("Notifications"))
    let (size, advanced) = (try stage.row("Text size"), try stage.row("Advanced"))
    #expect(frame.target(column: 54, row: 4) == .control(name, name: RowControl.boundName))
    #expect(frame.target(column: 4, row: 4) == .row(name))
    #expect(
      frame.target(column: 55, row: 5)
        == .value(switched, name: RowControl.accessoryName, .flag(false)))
    #expect(frame.target(column: 56, row: 7) == .expand(advanced))
    let slider = frame.hits.filter {
      if case .value(size, "size", _) = $0.target { true } else { false }
    }
    #expect(slider.first?.target == .value(size, name: "size", .number(0)))
    #expect(slider.last?.target == .value(size, name: "size", .number(10)))
  }

  @Test func `clicks in edit mode, questions and boxes`() async throws {
    let stage = try await TextStage(ChoresScreen(), columns: 50, rows: 12)
    try await stage.host.setEditing(true)
    let milk = try stage.row("Buy milk")
    var frame = stage.paint()
    #expect(frame.target(column: 1, row: 2) == .delete(milk))
    #expect(frame.target(column: 48, row: 2) == .handle(milk))
    #expect(frame.target(column: 46, row: 0) == .edit)
    stage.state.focus = .confirmDelete(milk)
    frame = stage.paint()
    let line = try #require(frame.lines.firstIndex { $0.contains("Delete") })
    let targets = (0..<50).compactMap { frame.target(column: $0, row: line) }
    #expect(targets.contains(.confirm(milk, true)))
    #expect(targets.contains(.confirm(milk, false)))
    stage.state.focus = .menu(TextMenu(title: "Menu", items: [.init("One"), .init("Two")]))
    frame = stage.paint()
    #expect(frame.target(column: 0, row: 0) == .outside)
    #expect(frame.hits.contains { $0.target == .menuItem(1) })
    #expect(!frame.hits.contains { $0.target == .menuItem(2) })
  }

  @Test(.timeLimit(.minutes(Effort.patience)))
  func `a million letters in a title cost no more than a line`()
    async throws
  {
    let screen = ListOfWords([String(repeating: "endless ", count: 125_000)])
    let stage = try await TextStage(screen, columns: 30, rows: 4)
    stage.paint()
    for _ in 0..<Effort.rounds(50) { stage.paint() }
    #expect(stage.paint().lines[2] == "▌endless endless endless end…")
  }

  @Test func `texts from outside cannot leave their cells`() async throws {
    let evil = "\u{1B}]0;owned\u{7}\u{1B}[2J\u{202E}evil\r\nnext"
    let screen = ListOfWords([evil, "tame"])
    screen.setTitle(evil)
    screen.show(notice: evil)
    let stage = try await TextStage(screen, columns: 40, rows: 7)
    let frame = stage.paint()
    let scalars = frame.grid.cells.joined().flatMap { Array($0.text.unicodeScalars) }
    #expect(!scalars.contains { $0.properties.isBidiControl || $0.value < 0x20 })
    #expect(frame.lines[2] == "▌\u{FFFD}]0;owned\u{FFFD}\u{FFFD}[2Jevil next")
    #expect(frame.lines[3] == " tame")
  }
}
