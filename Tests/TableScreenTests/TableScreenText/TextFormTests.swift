import Testing

@testable import TableCore
@testable import TableScreen
@testable import TableScreenText

/// Forms and their elements as a person sees them.
@MainActor struct TextFormTests {
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
       │ Advanced                                             ▾ │
       │   Log level                                 Verbose  › │
       ╰────────────────────────────────────────────────────────╯
       Applies to every list.

      """)
  }

  @Test func `without colors words say what is on, and without UTF-8 letters draw the boxes`()
    async throws
  {
    let stage = try await TextStage(FormScreen(), columns: 60, rows: 12)
    stage.options.isColorless = true
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
       | Advanced                                             - |
       |   Log level                                 Verbose  > |
       +--------------------------------------------------------+
       Applies to every list.

      """)
    let isASCII = frame.text.unicodeScalars.allSatisfy { $0.isASCII }
    #expect(isASCII)
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
       │ Advanced                                   ▸ │
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
       │ ★ image                                value │
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
    stage.screen.setBarButtons(.trailing, [TableBarButton(system: .add, action: .run { _ in })])
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
       │ ★ image          value │
       │   Below it             │
       │ long l…  a value…  ━━● │
       │ wrapped                │
       │ A text of which its    │
       │ author says that it m… │
       ╰────────────────────────╯
       A footer is wrapped
      """)
  }

  @Test func `wide characters keep the boxes in shape`() async throws {
    let screen = FormScreen()
    screen.name = "山田 太郎 👨‍👩‍👧‍👦 ❤\u{FE0F} e\u{301}"
    let stage = try await TextStage(screen, columns: 40, rows: 11)
    let frame = stage.paint()
    for line in 4...8 {
      #expect(frame.grid.cells[line][1].text == "│")
      #expect(frame.grid.cells[line][38].text == "│")
      #expect(TextWidth.columns(of: frame.lines[line]) == 39)
    }
    #expect(frame.lines[4] == " │▌Name             山田 太郎 👨‍👩‍👧‍👦 ❤\u{FE0F} e\u{301} │")
    stage.size.columns = 24
    #expect(stage.paint().lines[4] == " │▌Name    山田 太郎… │")
  }

  @Test func `the control that keys go to is marked`() async throws {
    let stage = try await TextStage(FormScreen(), columns: 40, rows: 11)
    stage.move(.rows(1))
    stage.state.control = RowControl.accessoryName
    let cells = stage.paint().grid.cells[5].filter { $0.style.marks.contains(.reverse) }
    #expect(cells.map(\.text).joined() == "━━●")
    stage.move(.rows(1))
    #expect(stage.state.control == nil)
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
}
