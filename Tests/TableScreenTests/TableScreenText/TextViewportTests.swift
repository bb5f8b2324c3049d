import TestSupport
import Testing

@testable import TableScreen
@testable import TableScreenTesting
@testable import TableScreenText

extension TextState {
  /// The position of the cursor on a screen.
  @MainActor fileprivate func cursorPath(of screen: TableScreen) -> TablePath? {
    cursor.flatMap { screen.layout.tablePath(of: $0) }
  }
}

@MainActor struct TextViewportTests {
  // MARK: Costs

  @Test func `a frame of a million rows asks for those in view`() async throws {
    let screen = MillionScreen()
    let stage = try await TextStage(screen, columns: 40, rows: 24)
    screen.asked = 0
    let frame = stage.paint()
    #expect(frame.rows.count == 22)
    #expect(screen.asked <= 26)
  }

  @Test(
    arguments: [
      .end, .pages(1), .pages(-1), .rows(1), .rows(500_000), .rows(-1), .home, .scroll(3),
      .reveal(TablePath(0, 700_000), .middle),
    ] as [TextMotion])
  func `no motion among a million rows asks for more than two pages`(_ motion: TextMotion)
    async throws
  {
    let screen = MillionScreen()
    let stage = try await TextStage(screen, columns: 40, rows: 24)
    stage.move(.rows(250_000))
    stage.paint()
    screen.asked = 0
    stage.move(motion)
    let frame = stage.paint()
    #expect(frame.rows.count >= 22)
    #expect(screen.asked <= 50, "\(screen.asked) for \(motion)")
  }

  @Test func `a thousand sections are walked without their rows`() async throws {
    let stage = try await TextStage(
      UnevenScreen(Array(repeating: [1, 2], count: 1_000)), columns: 40, rows: 12)
    stage.move(.section(997))
    #expect(stage.paint().lines[1].hasPrefix(" Section 997 ───"))
    stage.move(.end)
    #expect(stage.paint().text.contains("▌999.1/1"))
    stage.move(.home)
    #expect(stage.paint().lines[2] == "▌0.0/0")
  }

  // MARK: Laws

  /// The lines of the row that the cursor is on.
  private func cursorLines(_ frame: TextFrame) -> [Int] {
    frame.grid.cells.indices.filter { line in
      frame.grid.cells[line].contains { $0.text == "▌" }
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `the cursor stays in view whatever a person does`(_ seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let heights = (0..<Int.random(in: 1...9, using: &random)).map { _ in
      (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 1...3, using: &random)
      }
    }
    let screen = UnevenScreen(heights, isGrouped: random.once(in: 2))
    let stage = try await TextStage(
      screen, columns: 40, rows: Int.random(in: 5...16, using: &random))
    let rows = heights.reduce(0) { $0 + $1.count }
    for step in 0..<60 {
      let motion: TextMotion =
        switch Int.random(in: 0...8, using: &random) {
        case 0: .home
        case 1: .end
        case 2: .pages(1)
        case 3: .pages(-1)
        case 4: .sections(1)
        case 5: .sections(-1)
        case 6: .section(Int.random(in: 0..<heights.count, using: &random))
        default: .rows(Int.random(in: -4...4, using: &random))
        }
      let place: Comment = "seed \(seed), step \(step), \(motion)"
      stage.move(motion)
      if case .section(let section) = motion, heights[section].isEmpty { continue }
      let frame = stage.paint()
      #expect(frame.lines.count == stage.size.rows, place)
      guard rows > 0 else { continue }
      let lines = cursorLines(frame)
      let cursor = try #require(stage.state.cursor, place)
      let path = try #require(screen.layout.tablePath(of: cursor), place)
      // Beyond the first and the last row what has no rows is read on.
      let before = screen.layout.rows(before: path)
      if !stage.state.viewport.followsCursor, [0, rows - 1].contains(before) { continue }
      // All of the row, as far as it has room beside the header.
      let height = heights[path.section][path.row]
      #expect(lines.count >= min(height, max(frame.body.count - 1, 1)), place)
      #expect(frame.rows.contains(cursor), place)
      // No empty line at the end while there are lines above the start.
      if let first = frame.shown?.lowerBound, first > TablePath(0, 0),
        !frame.lines[frame.body.lowerBound].hasPrefix(" Section 0"),
        stage.state.viewport.anchor != nil
      {
        let last = frame.lines[frame.body.upperBound - 1]
        #expect(!last.isEmpty || screen.isGrouped, place)
      }
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>, [false, true])
  func `each row is passed once on the way down and comes into view line by line`(
    _ seed: UInt64, _ isGrouped: Bool
  ) async throws {
    var random = SplitMix64(seed: seed)
    let heights = (0..<6).map { _ in
      (0..<Int.random(in: 0...7, using: &random)).map { _ in Int.random(in: 1...3, using: &random) }
    }
    let rows = heights.enumerated().flatMap { section, rows in
      rows.indices.map { TablePath(section, $0) }
    }
    let stage = try await TextStage(
      UnevenScreen(heights, isGrouped: isGrouped), columns: 40,
      rows: Int.random(in: 8...14, using: &random))
    var passed: [TablePath] = []
    stage.move(.home)
    for _ in rows {
      stage.paint()
      passed.append(try #require(stage.state.cursorPath(of: stage.screen)))
      stage.move(.rows(1))
    }
    #expect(passed == rows, "seed \(seed)")
    stage.move(.home)
    var seen: Set<TablePath> = []
    for _ in 0..<90 {
      for id in stage.paint().rows {
        seen.insert(try #require(stage.screen.layout.tablePath(of: id)))
      }
      stage.move(.scroll(1))
    }
    #expect(seen == Set(rows), "seed \(seed)")
    #expect(stage.paint().lines.last?.isEmpty == rows.isEmpty, "seed \(seed)")
    for _ in 0..<90 { stage.move(.scroll(-1)) }
    #expect(stage.state.viewport.anchor == nil, "seed \(seed)")
  }

  @Test func `a page down and a page up lead back`() async throws {
    let stage = try await TextStage(MillionScreen(), columns: 40, rows: 20)
    stage.move(.rows(300))
    for count in [1, 3, 17] {
      let before = stage.paint()
      stage.move(.pages(count))
      #expect(stage.paint().text != before.text)
      stage.move(.pages(-count))
      #expect(stage.paint().text == before.text)
    }
  }

  @Test func `pages overlap by a line and end at the last row`() async throws {
    let stage = try await TextStage(MillionScreen(), columns: 40, rows: 12)
    stage.move(.rows(100))
    let before = try #require(stage.paint().shown)
    stage.move(.pages(1))
    let after = try #require(stage.paint().shown)
    #expect(after.lowerBound.row == before.upperBound.row)
    stage.move(.end)
    stage.move(.pages(1))
    #expect(stage.paint().shown?.upperBound == TablePath(0, 999_999))
  }

  @Test func `looking elsewhere leaves the cursor where it is`() async throws {
    let stage = try await TextStage(MillionScreen(), columns: 40, rows: 12)
    let first = stage.paint()
    stage.move(.scroll(50))
    let away = stage.paint()
    #expect(cursorLines(away).isEmpty)
    #expect(stage.paint().text == away.text)
    stage.move(.rows(1))
    #expect(stage.paint().text.contains("▌Row 1"))
    stage.move(.home)
    #expect(stage.paint().text == first.text)
  }

  // MARK: Updates

  @Test func `what is in view stays when rows come above it`() async throws {
    let screen = ListOfWords((0..<50).map { "w\($0)" })
    let stage = try await TextStage(screen, columns: 40, rows: 10)
    stage.move(.rows(20))
    let before = stage.paint()
    screen.sections[0].words.insert(contentsOf: ["new", "newer"], at: 0)
    screen.updateTableData()
    #expect(stage.paint().text == before.text)
  }

  @Test func `a table at its start stays there when rows come`() async throws {
    let screen = ListOfWords((0..<50).map { "w\($0)" })
    let stage = try await TextStage(screen, columns: 40, rows: 10)
    stage.paint()
    screen.sections[0].words.insert("new", at: 0)
    screen.updateTableData()
    let frame = stage.paint()
    #expect(frame.lines[2...3] == [" new", "▌w0"])
  }

  @Test func `the cursor falls to the row that takes the place of its own`() async throws {
    let screen = ListOfWords(["a", "b", "c", "d"])
    let stage = try await TextStage(screen, columns: 40, rows: 10)
    stage.move(.rows(1))
    stage.paint()
    screen.sections[0].words = ["a", "c", "d"]
    screen.updateTableData()
    #expect(stage.paint().lines.contains("▌c"))
    stage.move(.end)
    stage.paint()
    screen.sections[0].words = ["a", "c"]
    screen.updateTableData()
    #expect(stage.paint().lines.contains("▌c"))
    screen.sections[0].words = []
    screen.updateTableData()
    #expect(!stage.paint().text.contains("▌"))
    screen.sections[0].words = ["z"]
    screen.updateTableData()
    #expect(stage.paint().lines.contains("▌z"))
  }

  @Test func `the cursor on a child falls to the row above the children when they are hidden`()
    async throws
  {
    let stage = try await TextStage(FormScreen(), columns: 50, rows: 14)
    stage.move(.end)
    #expect(stage.paint().text.contains("│▌  Log level"))
    try await stage.host.collapse("Advanced")
    #expect(stage.paint().text.contains("│▌Advanced"))
  }

  @Test func `a question about a row that is gone is no longer asked`() async throws {
    let stage = try await TextStage(ChoresScreen())
    stage.paint()
    stage.state.focus = .confirmDelete(try stage.row("Call Ada"))
    #expect(stage.paint().text.contains("Delete “Call Ada”?"))
    try await stage.host.delete("Call Ada")
    stage.paint()
    #expect(stage.state.focus == .rows)
  }

  @Test func `cells are reused as rows scroll by`() async throws {
    let stage = try await TextStage(MillionScreen(), columns: 40, rows: 12)
    let first = stage.paint().rows[0]
    let cell = stage.painter.pool.cell(showing: first)
    #expect(cell != nil)
    stage.move(.end)
    stage.paint()
    #expect(stage.painter.pool.cell(showing: first) == nil)
  }

  @Test(arguments: 0...4, [0, 1, 2, 3, 8, 9, 24])
  func `the smallest sizes draw something, or nothing, and never fail`(_ rows: Int, _ columns: Int)
    async throws
  {
    let screens: [TableScreen] = [
      ZonesScreen(), FormScreen(), ChoresScreen(), ListOfWords(), UnevenScreen([[3, 3], [], [1]]),
    ]
    for screen in screens {
      let stage = try await TextStage(screen, columns: columns, rows: rows)
      stage.options.help = TextStage.help
      for motion in [TextMotion.rows(1), .pages(1), .end, .home, .scroll(2), .section(1)] {
        stage.move(motion)
        let frame = stage.paint()
        #expect(frame.lines.count == rows)
        #expect(frame.lines.allSatisfy { TextWidth.columns(of: $0) <= columns })
      }
      for focus in [
        TextFocus.help(scroll: 3), .search(caret: 2), .index(9),
        .menu(TextMenu(title: "Menu", items: [.init("One"), .init("Two")], selected: 7)),
      ] {
        stage.state.focus = focus
        #expect(stage.paint().lines.count == rows)
      }
    }
  }

  @Test func `one line shows the row that the cursor is on`() async throws {
    let stage = try await TextStage(ZonesScreen(), columns: 40, rows: 1)
    stage.move(.end)
    #expect(stage.paint().lines[0].hasPrefix("▌Apia"))
  }
}
