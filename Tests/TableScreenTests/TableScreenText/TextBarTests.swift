import TableScreen
import TableScreenTesting
import TableScreenText
import Testing

/// What stands around rows, and above them, as a person sees it.
@MainActor struct TextBarTests {
  @Test func `a deletion can be taken back on the last line`() async throws {
    let stage = try await TextStage(ChoresScreen(), columns: 50, rows: 7)
    stage.options.help = TextStage.help
    stage.screen.registerUndo("Deleted “Buy milk”") {}
    expect(
      stage.paint(),
      """
                            To do                  Edit
       Open ───────────────────────────────────────────
      ▌Buy milk
      ▌Two liters, the blue ones
       Call Ada
       Deleted “Buy milk”  [ Undo ]
       ↑↓ move  ⏎ open  / search  r refresh  ? all keys
      """)
  }

  @Test func `the help lies above the rows`() async throws {
    let stage = try await TextStage(ChoresScreen(), columns: 50, rows: 12)
    stage.options.allHelp = TextStage.help
    stage.state.focus = .help(scroll: 0)
    expect(
      stage.paint(),
      """
                            To do                  Edit
       Open ───────────────────────────────────────────
      ▌Buy milk        ╭─ Keys ───────╮
      ▌Two liters, the │ ↑↓  move     │
       Call Ada        │ ⏎   open     │
       Water the plant │ /   search   │
                       │ r   refresh  │
                       │ i   index    │
                       │ ?   all keys │
                       │ q   quit     │
                       ╰──────────────╯

      """)
    stage.size.rows = 7
    stage.state.focus = .help(scroll: 2)
    expect(
      stage.paint(),
      """
                            To do                  Edit
       Open ────────── ╭─ Keys ─────▴─╮ ───────────────
      ▌Buy milk        │ /   search   │
      ▌Two liters, the │ r   refresh  │
       Call Ada        │ i   index    │
       Water the plant │ ?   all keys │
                       ╰────────────▾─╯
      """)
  }

  @Test func `a menu opens below its row`() async throws {
    let stage = try await TextStage(ChoresScreen(), columns: 50, rows: 9)
    let row = try stage.row("Buy milk")
    stage.state.focus = .menu(
      TextMenu(
        title: "Buy milk", row: row,
        items: [.init("Open", detail: "⏎"), .init("Done", isChecked: true), .init("Delete")],
        selected: 2))
    expect(
      stage.paint(),
      """
                            To do                  Edit
       Open ───────────────────────────────────────────
      ▌Buy milk
      ▌Two liters, the blue ones
       Call Ada                      ╭─ Buy milk ──╮
       Water the plants              │   Open    ⏎ │
                                     │ ✓ Done      │
                                     │▌  Delete    │
                                     ╰─────────────╯
      """)
  }

  @Test func `bars have the way back, tabs, buttons and the state of a refresh`() async throws {
    let host = try await HeadlessHost.show(tabs: [ZonesScreen(), ChoresScreen()])
    let (painter, size) = (TextPainter(), TextSize(columns: 60, rows: 6))
    var state = TextState()
    let zones = host.visibleScreen
    (zones as? TableScreen)?.startRefreshing()
    let space = TableBarButton(system: .flexibleSpace, action: .run { _ in })
    zones.setBarButtons(.toolbar, [TableBarButton("Sort", action: .run { _ in }), space])
    expect(
      painter.paint(zones, state: &state, size: size),
      """
                               Time zones           ⠋ Refreshing…
       [Time zones]  To do
       America ───────────────────────────────────────────────  A
      ▌Halifax                                        10:32  ›  E
       Lima                                           09:32  ›  P
       Sort
      """)
    let chores = zones.open(ChoresScreen())
    state = TextState()
    expect(
      TextPainter().paint(chores, state: &state, size: size),
      """
       ‹ Time zones              To do                       Edit
       [Time zones]  To do
       Open ─────────────────────────────────────────────────────
      ▌Buy milk
      ▌Two liters, the blue ones
       Call Ada
      """)
    let form = chores.open(FormScreen(), as: .modal)
    state = TextState()
    expect(
      TextPainter().paint(form, state: &state, size: size),
      """
       ✕ Close                  Settings

       ACCOUNT
       ╭────────────────────────────────────────────────────────╮
       │▌Name                                      Ada Lovelace │
       │ Notifications                                      ━━● │
      """)
  }

  @Test func `a search can be limited to a part, and the part in force stays in view`() async throws
  {
    let stage = try await TextStage(LibraryScreen(), columns: 40, rows: 6)
    try await stage.host.search("a")
    stage.screen.send(.scope(1))
    try await stage.host.settle()
    let frame = stage.paint()
    expect(
      frame,
      """
                      Library
       ⌕ a                  1 of 1 · esc ends
        All  [Titles]  Notes
      ▌Atlas
      ▌Old maps

      """)
    #expect(frame.target(column: 2, row: 2) == .scope(0))
    stage.size.columns = 14
    #expect(stage.paint().lines[2].contains("[Titles]"))
  }

  @Test func `a screen says in the middle what it waits for`() async throws {
    let stage = try await TextStage(FolderScreen(), columns: 40, rows: 5)
    stage.state.spinnerPhase = 2
    expect(
      stage.paint(),
      """
                        Slow

               ⠹ Reading the folder…


      """)
  }

  @Test func `an error is told on the last lines, as many as it takes`() async throws {
    let stage = try await TextStage(ChoresScreen(), columns: 40, rows: 9)
    stage.screen.show(error: "The disk is full: nothing was saved, and nothing is lost")
    expect(
      stage.paint(),
      """
                       To do             Edit
       Open ─────────────────────────────────
      ▌Buy milk
      ▌Two liters, the blue ones
       Call Ada
       Water the plants

       ⚠ The disk is full: nothing was saved,
         and nothing is lost
      """)
    stage.size.rows = 5
    #expect(stage.paint().lines[4] == " ⚠ The disk is full: nothing was saved…")
  }

  @Test func `an index higher than the screen is thinned evenly`() async throws {
    let screen = LettersScreen()
    let stage = try await TextStage(screen, columns: 30, rows: 8)
    stage.move(.section(12))
    let first = stage.paint()
    expect(
      first,
      """
                 Letters
       M ───────────────────────  A
      ▌M1                         E
       M2                         I
       N ───────────────────────  M
       N1                         Q
       N2                         U
       O ───────────────────────  Z
      """)
    #expect(first.grid.cells[4][28].style.role == .accent)
    stage.state.focus = .index(25)
    let frame = stage.paint()
    #expect(frame.lines[7].hasSuffix("Z"))
    #expect(frame.target(column: 28, row: 7) == .index(entry: 25))
  }
}
