import Testing

@testable import TableScreen

/// Frames as a person sees them; spaces at the ends of lines are left out.
@MainActor struct TextFrameTests {
  private func expect(
    _ frame: TextFrame, _ picture: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      frame.text == picture, "\n\(frame.text)\n", sourceLocation: sourceLocation)
  }

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

  @Test func `a form is boxed, with its controls at the end and its children below`() async throws {
    let stage = try await TextStage(FormScreen(), columns: 60, rows: 12)
    expect(
      stage.paint(),
      """
                                Settings

       ACCOUNT
       ╭────────────────────────────────────────────────────────╮
       │▌Name                                      Ada Lovelace │
       │ Notifications                                      ━━● │
       │ Text size           small  ━━━━━━━●────────── 4  large │
       │ Advanced                                             ⌄ │
       │   Log level                                 Verbose  › │
       ╰────────────────────────────────────────────────────────╯
       Applies to every list.

      """)
  }

  @Test func `without colours words say what is on, and without UTF-8 letters draw the boxes`()
    async throws
  {
    let stage = try await TextStage(FormScreen(), columns: 60, rows: 12)
    stage.options.isColourless = true
    stage.options.isASCII = true
    let frame = stage.paint()
    expect(
      frame,
      """
                                Settings

       ACCOUNT
       +--------------------------------------------------------+
       |>Name                                      Ada Lovelace |
       | Notifications                                  on  [x] |
       | Text size           small  =======o---------- 4  large |
       | Advanced                                             v |
       |   Log level                                 Verbose  > |
       +--------------------------------------------------------+
       Applies to every list.

      """)
    let isASCII = frame.text.unicodeScalars.allSatisfy { $0.isASCII }
    #expect(isASCII)
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
    let stage = try await TextStage(ListOfWords([]), columns: 40, rows: 4)
    var text = RowText("The 字 key")
    text.matches = [4..<5, 6..<9]
    let line = TextComposer(row: .main, options: stage.options).lines(.text(text), width: 20)[0]
    let marked = line.cells.filter { $0.style.role == .match }
    #expect(marked.map(\.text).joined() == "字key")
    #expect(marked.allSatisfy { $0.style.marks.contains(.underline) })
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
         Two litres, the blue ones
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
      ▌Two litres, the blue ones
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
      ▌Two litres, the blue ones
       Call Ada
       Water the plants
      """)
  }

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
      ▌Two litres, the blue ones
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
      ▌Two litres, the │ ↑↓  move     │
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
      ▌Two litres, the │ r   refresh  │
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
      ▌Two litres, the blue ones
       Call Ada                      ╭─ Buy milk ──╮
       Water the plants              │   Open    ⏎ │
                                     │ ✓ Done      │
                                     │▌  Delete    │
                                     ╰─────────────╯
      """)
  }

  @Test func `a field is edited in its row`() async throws {
    let stage = try await TextStage(FormScreen(), columns: 50, rows: 6)
    var edit = TextEdit(
      row: try stage.row("Name"), control: RowControl.boundName, text: "Ada King")
    edit.caret = 3
    stage.state.focus = .field(edit)
    let frame = stage.paint()
    expect(
      frame,
      """
                           Settings

       ACCOUNT
       ╭──────────────────────────────────────────────╮
       │▌Name                    Ada▏ King            │
       │ Notifications                            ━━● │
      """)
    let caret = try #require(frame.caret)
    #expect(frame.grid.cells[caret.row][caret.column].text == "▏")
    stage.options.drawsCaret = false
    let plain = stage.paint()
    #expect(plain.caret == caret)
    #expect(plain.grid.cells[caret.row][caret.column].text == " ")
    edit.text = String(repeating: "long ", count: 60)
    edit.caret = 299
    stage.state.focus = .field(edit)
    #expect(stage.paint().caret != nil)
  }

  @Test func `a row says what is wrong below itself, and that it is busy at its end`() async throws
  {
    let stage = try await TextStage(FormScreen(), columns: 50, rows: 12)
    stage.screen.model.setMessage(
      "A name has at least one letter; type one to go on", try stage.row("Name"))
    stage.screen.model.setBusy(true, try stage.row("Notifications"))
    stage.screen.setExpanded(false, of: .node(try stage.row("Advanced")))
    stage.state.spinnerPhase = 1
    expect(
      stage.paint(),
      """
                           Settings

       ACCOUNT
       ╭──────────────────────────────────────────────╮
       │▌Name                            Ada Lovelace │
       │▌⚠ A name has at least one letter; type one   │
       │▌  to go on                                   │
       │ Notifications                              ⠙ │
       │ Text size  small  ━━━━━━●────────── 4  large │
       │ Advanced                                   › │
       ╰──────────────────────────────────────────────╯
       Applies to every list.
      """)
  }

  @Test func `every portable element is drawn`() async throws {
    let stage = try await TextStage(ElementsScreen(), columns: 50, rows: 30)
    expect(
      stage.paint(),
      """
                           Elements

       ALL
       ╭──────────────────────────────────────────────╮
       │▌switch                                   ●── │
       │ slider                  ━━━━━━━━━━━●─── 0.75 │
       │ stepper                                − 3 + │
       │ field                              Your name │
       │ secret                                 ••••• │
       │ area                                         │
       │ Several lines, broken between words,         │
       │ or where the text says so                    │
       │ segments                          A │[B]│ C  │
       │ menu                                     C ⌄ │
       │ [ Sign out ]                                 │
       │ badge (3)                              value │
       │ progress                   ███████░░░░░  62% │
       │ unknown                                    ⠋ │
       │ ⠋  spinner                                   │
       │ disabled                                 ━━● │
       │ ▣ image                                value │
       │   Below it                                   │
       │ long long long lo…  a value of some le…  ━━● │
       │ wrapped                                      │
       │ A text of which its author says that it may  │
       │ take two lines                               │
       ╰──────────────────────────────────────────────╯
       A footer is wrapped between its words where
       a line ends, and goes on below.

      """)
  }

  @Test func `a narrow screen keeps what matters most`() async throws {
    let stage = try await TextStage(ElementsScreen(), columns: 28, rows: 30)
    stage.screen.setBarButtons(.trailing, [BarButton(system: .add, action: .run { _ in })])
    expect(
      stage.paint(),
      """
                Elements      Add

       ALL
       ╭────────────────────────╮
       │▌switch             ●── │
       │ slider  ━━━━━━●── 0.75 │
       │ stepper          − 3 + │
       │ field        Your name │
       │ secret           ••••• │
       │ area                   │
       │ Several lines, broken  │
       │ between words,         │
       │ or where the text says │
       │ so                     │
       │ segments    A │[B]│ C  │
       │ menu               C ⌄ │
       │ [ Sign out ]           │
       │ badge (3)        value │
       │ progress  ████░░░  62% │
       │ unknown              ⠋ │
       │ ⠋  spinner             │
       │ disabled           ━━● │
       │ ▣ image          value │
       │   Below it             │
       │ long l…  a value…  ━━● │
       │ wrapped                │
       │ A text of which its    │
       │ author says that it m… │
       ╰────────────────────────╯
       A footer is wrapped
      """)
  }

  @Test func `a wide form stays readable`() async throws {
    let stage = try await TextStage(FormScreen(), columns: 130, rows: 6)
    expect(
      stage.paint(),
      """
                                                                   Settings

                      ACCOUNT
                      ╭────────────────────────────────────────────────────────────────────────────────────────────────╮
                      │▌Name                                                                              Ada Lovelace │
                      │ Notifications                                                                              ━━● │
      """)
  }

  @Test func `bars have the way back, tabs, buttons and the state of a refresh`() async throws {
    let host = try await HeadlessHost.show(tabs: [ZonesScreen(), ChoresScreen()])
    let (painter, size) = (TextPainter(), TextSize(columns: 60, rows: 6))
    var state = TextState()
    let zones = host.visibleScreen
    (zones as? TableScreen)?.startRefreshing()
    let space = BarButton(system: .flexibleSpace, action: .run { _ in })
    zones.setBarButtons(.toolbar, [BarButton("Sort", action: .run { _ in }), space])
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
      ▌Two litres, the blue ones
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
    #expect(frame.target(column: 28, row: 7) == .index(section: 25))
  }

  // MARK: Clicks

  @Test func `a click means what is drawn at its place`() async throws {
    let stage = try await TextStage(ZonesScreen(), columns: 60, rows: 11)
    stage.options.help = TextStage.help
    let frame = stage.paint()
    #expect(frame.target(column: 58, row: 0) == .refresh)
    #expect(frame.target(column: 9, row: 1) == .section(0))
    #expect(frame.target(column: 0, row: 2) == .row(try stage.row("Halifax")))
    #expect(frame.target(column: 50, row: 3) == .row(try stage.row("Lima")))
    #expect(frame.target(column: 58, row: 3) == .index(section: 3))
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

  @Test func `a million letters in a title cost no more than a line`() async throws {
    let screen = ListOfWords([String(repeating: "endless ", count: 125_000)])
    let stage = try await TextStage(screen, columns: 30, rows: 4)
    stage.paint()
    let time = ContinuousClock().measure { for _ in 0..<50 { stage.paint() } }
    #expect(stage.paint().lines[2] == "▌endless endless endless end…")
    #expect(time < .seconds(5))
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
