#if os(macOS) || os(Linux)
import TableScreen
import TestSupport
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

extension CursesTests {
  /// The mouse holds nothing any more once it was let go, wherever that was.
  @Suite @MainActor struct HeldRows {
    /// Rows to be moved, beside a detail or the text in its place.
    private final class Letters: TableScreen {
      var letters = ["Ada", "Bob", "Cy"]
      var moves = 0
      override class var settings: Settings { [.title("Letters"), .editable()] }
      override var detailPlaceholder: String? { "Choose a letter" }
      override var tableData: [Section] {
        [
          Section {
            for letter in letters {
              [
                .id: .key(letter), .title: letter, .moveable: true,
                .action: .perform(Letters.showDetail, letter),
              ]
            }
            [.title: "Fixed"]
          }
        ]
      }
      func showDetail(_ letter: String) { open(Detail(letter), as: .detail) }
      override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
        moves += 1
        letters.insert(letters.remove(at: from.row), at: min(to.row, letters.count - 1))
      }
    }

    /// The same rows, with the same identities.
    private final class Detail: TableScreen {
      let letter: String
      var moves = 0
      init(_ letter: String) {
        self.letter = letter
        super.init()
      }
      override class var settings: Settings { [.editable()] }
      override var title: String { "About \(letter)" }
      override var tableData: [Section] {
        [Section { for letter in ["Ada", "Bob", "Cy"] { [.title: letter, .moveable: true] } }]
      }
      override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) { moves += 1 }
    }

    private func mouse(
      _ kind: MouseEvent.Kind, _ column: Int, _ line: Int, _ terminal: TestTerminal
    ) {
      terminal.act(.mouse(MouseEvent(kind: kind, line: line, column: column)))
    }

    @Test(arguments: [(49, 4), (48, 4), (80, 4), (118, 2), (10, 11), (119, 11)])
    func `a row let go beside its list stays where it is`(column: Int, line: Int) throws {
      let screen = Letters()
      let terminal = try TestTerminal([screen], columns: 120, lines: 12)
      defer { terminal.close() }
      terminal.press("e")
      let row = try #require(terminal.line(of: "Ada"))
      let other = try #require(terminal.line(of: "Cy"))
      mouse(.press, 6, row, terminal)
      mouse(.drag, column, line, terminal)
      mouse(.release, column, line, terminal)
      #expect(terminal.host.grip == .nothing)
      #expect(terminal.host.state(of: screen).text.moving == nil)
      terminal.press(.escape)
      mouse(.press, 6, other, terminal)
      mouse(.release, 6, other, terminal)
      #expect(screen.letters == ["Ada", "Bob", "Cy"])
      #expect(screen.moves == 0)
    }

    @Test(arguments: Effort.some([UInt64](1...20)))
    func `after every release nothing is held and no row is drawn as moving`(seed: UInt64) throws {
      let screen = Letters()
      let terminal = try TestTerminal([screen], columns: 120, lines: 12)
      defer { terminal.close() }
      var random = SplitMix64(seed: seed)
      if seed.isMultiple(of: 2) { terminal.press(.enter) }
      terminal.press("e")
      for _ in 0..<40 {
        let navigator = try #require(terminal.host.navigator)
        let detail = navigator.panes.last as? Detail
        let (from, moves) = (Int.random(in: 0..<120, using: &random), detail?.moves ?? 0)
        let (before, count) = (screen.letters, screen.moves)
        let isInList = from < 48
        mouse(.press, from, Int.random(in: 0..<12, using: &random), terminal)
        for _ in 0..<Int.random(in: 0...2, using: &random) {
          mouse(
            .drag, Int.random(in: 0..<120, using: &random), Int.random(in: 0..<12, using: &random),
            terminal)
        }
        let to = Int.random(in: 0..<120, using: &random)
        mouse(.release, to, Int.random(in: 0..<12, using: &random), terminal)
        #expect(terminal.host.grip == .nothing, "seed \(seed)")
        for pane in navigator.panes {
          #expect(terminal.host.state(of: pane).text.moving == nil, "seed \(seed)")
        }
        // A row goes from one place of a list to another of the same.
        if !isInList || to >= 48 { #expect(screen.moves == count && screen.letters == before) }
        if isInList || to <= 48 { #expect(detail?.moves ?? 0 == moves) }
        terminal.press(.escape, "e")
      }
    }
  }
}
#endif
