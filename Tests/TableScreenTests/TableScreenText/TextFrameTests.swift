import Testing

@testable import TableScreen
@testable import TableScreenTesting
@testable import TableScreenText

/// Lists as a person sees them; spaces at the ends of lines are left out.
@MainActor struct TextFrameTests {
  @Test func `a plain list has headers, values at the end, an index and its keys`() async throws {
    let stage = try await TextStage(ZonesScreen(), columns: 60, rows: 11)
    stage.options.help = TextStage.help
    expect(
      stage.paint(),
      """
                               Time zones                       ↻
       America ───────────────────────────────────────────────  A
      ▌Halifax                                        10:32  ›  E
       Lima                                           09:32  ›  P
       Paramaribo                                     11:32  ›
       Asia ──────────────────────────────────────────────────
       Kathmandu                                      20:17  ›
       Tokyo                                          23:32  ›
       Europe ────────────────────────────────────────────────
       Paris                                          16:32  ›
       ↑↓ move  ⏎ open  / search  r refresh  i index  ? all keys
      """)
  }

  @Test func `the header of the section at the top stays while its rows scroll by`() async throws {
    let stage = try await TextStage(ZonesScreen(), columns: 40, rows: 7)
    stage.move(.rows(1))
    stage.paint()
    stage.move(.scroll(2))
    expect(
      stage.paint(),
      """
                     Time zones             ↻
       America ───────────────────────────  A
       Paramaribo                 11:32  ›  E
       Asia ──────────────────────────────  P
       Kathmandu                  20:17  ›
       Tokyo                      23:32  ›
       Europe ────────────────────────────
      """)
  }

  @Test func `a header leaves when the next section comes`() async throws {
    let stage = try await TextStage(ZonesScreen(), columns: 40, rows: 7)
    stage.move(.rows(5))
    expect(
      stage.paint(),
      """
                     Time zones             ↻
       Paramaribo                 11:32  ›  A
       Asia ──────────────────────────────  E
       Kathmandu                  20:17  ›  P
       Tokyo                      23:32  ›
       Europe ────────────────────────────
      ▌Paris                      16:32  ›
      """)
  }

  @Test func `a search has its field, its count and its rows`() async throws {
    let stage = try await TextStage(ZonesScreen(), columns: 60, rows: 8)
    try await stage.host.search("par")
    stage.state.focus = .search(caret: 3)
    let frame = stage.paint()
    expect(
      frame,
      """
                               Time zones                       ↻
       ⌕ par▏                                   3 of 8 · esc ends
       America ──────────────────────────────────────────────────
      ▌Paramaribo                                        11:32  ›
       Europe ───────────────────────────────────────────────────
       Paris                                             16:32  ›
       Sparta                                            17:32  ›

      """)
    #expect(frame.caret == TextFrame.Position(column: 6, row: 1))
  }

  @Test func `an entered search shows what it looks for`() async throws {
    let stage = try await TextStage(ZonesScreen(), columns: 60, rows: 4)
    try await stage.host.search("")
    stage.state.focus = .search(caret: 0)
    expect(
      stage.paint(),
      """
                               Time zones                       ↻
       ⌕ ▏Search zones                                   esc ends
       America ───────────────────────────────────────────────  A
      ▌Halifax                                        10:32  ›  P
      """)
  }

  @Test func `what a search found is underlined`() async throws {
    let stage = try await TextStage(ZonesScreen(), columns: 40, rows: 8)
    try await stage.host.search("PAR")
    let found = stage.paint().grid.cells.map { line in
      line.filter { $0.style.role == .match && $0.style.marks.contains(.underline) }
        .map(\.text).joined()
    }
    #expect(found.filter { !$0.isEmpty } == ["Par", "Par", "par"])
    var text = RowText("The 字 key")
    text.matches = [4..<5, 6..<9]
    let line = TextComposer(
      row: .main, options: stage.options, parts: TextParts(stage.options)
    ).lines(.text(text), width: 20)[0]
    #expect(line.cells.filter { $0.style.role == .match }.map(\.text).joined() == "字key")
  }

  @Test func `a row that stays selected is marked, with and without the cursor`() async throws {
    let stage = try await TextStage(ChoresScreen(), columns: 30, rows: 6)
    stage.screen.select(.node(try stage.row("Call Ada")))
    let frame = stage.paint()
    #expect(frame.lines[4] == "•Call Ada")
    stage.move(.rows(1))
    let cells = stage.paint().grid.cells
    #expect(cells[4][1].style.marks.isSuperset(of: [.bold, .selected]))
    #expect(!cells[5][1].style.marks.contains(.bold))
  }

  @Test func `a table without rows says so in the middle`() async throws {
    let stage = try await TextStage(ZonesScreen(), columns: 40, rows: 8)
    try await stage.host.search("nowhere")
    expect(
      stage.paint(),
      """
                     Time zones             ↻
       ⌕ nowhere            0 of 8 · esc ends


                     No results



      """)
  }

  @Test func `edit mode has marks at the start and handles at the end`() async throws {
    let stage = try await TextStage(ChoresScreen(), columns: 50, rows: 7)
    try await stage.host.setEditing(true)
    stage.state.moving = try stage.row("Call Ada")
    stage.move(.rows(1))
    expect(
      stage.paint(),
      """
                            To do                  Done
       Open ───────────────────────────────────────────
       ⊖ Buy milk                                     ≡
         Two liters, the blue ones
      ▌⊖ Call Ada                                     ↕
       ⊖ Water the plants                             ≡

      """)
  }

  @Test func `a row asks itself whether it is to be deleted`() async throws {
    let stage = try await TextStage(ChoresScreen(), columns: 50, rows: 6)
    stage.state.focus = .confirmDelete(try stage.row("Buy milk"))
    expect(
      stage.paint(),
      """
                            To do                  Edit
       Open ───────────────────────────────────────────
      ▌Delete “Buy milk”?  ⏎ yes  esc no
      ▌Two liters, the blue ones
       Call Ada
       Water the plants
      """)
    stage.size.columns = 36
    expect(
      stage.paint(),
      """
                     To do           Edit
       Open ─────────────────────────────
      ▌Delete “Buy milk”?  ⏎ yes  esc no
      ▌Two liters, the blue ones
       Call Ada
       Water the plants
      """)
  }
}
