#if os(macOS) || os(Linux)
import TableScreen
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

extension CursesTests {
  /// What is typed on when the field goes away, or something comes before it, is written nowhere, and is no command.
  @Suite @MainActor struct InterruptedTyping {
    final class Piece: Identifiable, Equatable {
      let id: Int
      var name = ""
      init(id: Int) { self.id = id }
      static func == (one: Piece, other: Piece) -> Bool { one.id == other.id }
    }

    class PiecesScreen: TableScreen {
      var pieces = (1...4).map { Piece(id: $0) }
      var did: [String] = []
      override class var settings: Settings { [.title("Pieces"), .searchable()] }
      override var tableData: [Section] {
        [
          Section("Names", items: pieces) { piece in
            [
              .title: "Piece \(piece.id)", .bind: .to(piece, \.name),
              .deleteAction: .run { [weak self] _ in self?.did.append("delete \(piece.id)") },
            ]
          },
          Section {
            [
              .id: "next", .title: "Next",
              .action: .run { [weak self] _ in self?.did.append("next") },
            ]
          },
        ]
      }
      func remove(_ id: Int) {
        pieces.removeAll { $0.id == id }
        updateTableData()
      }
    }

    final class OnePieceScreen: PiecesScreen {
      override var tableData: [Section] { Array(super.tableData.prefix(1)) }
    }

    final class DraftsScreen: PiecesScreen {
      override class var settings: Settings { [.title("Pieces"), .drafts] }
    }

    private let letters = "deymgqa/"

    private func typing(
      _ screen: PiecesScreen, below: Screen? = nil
    ) throws -> TestTerminal {
      let terminal = try TestTerminal([below ?? screen], columns: 60, lines: 16)
      if let below {
        below.open(screen)
        terminal.host.drawIfNeeded()
      }
      terminal.click("Piece 2")
      if terminal.host.drawnContext?.mode != .field { terminal.press(.enter) }
      terminal.type("old")
      #expect(terminal.host.drawnContext?.mode == .field)
      return terminal
    }

    @Test(arguments: [false, true], [2, 4])
    func `the rest of a word whose row leaves goes nowhere`(keepsDrafts: Bool, place: Int) throws {
      let screen = keepsDrafts ? DraftsScreen() : PiecesScreen()
      if place == 4 { screen.pieces = screen.pieces.suffix(3).reversed() }
      let terminal = try typing(screen)
      defer { terminal.close() }
      screen.remove(2)
      terminal.host.drawIfNeeded()
      terminal.type(letters)
      terminal.press(.backspace, .control("u"), .enter)
      terminal.host.drawIfNeeded()
      #expect(screen.did.isEmpty)
      #expect(screen.pieces.allSatisfy { $0.name.isEmpty })
      #expect(screen.navigator?.visibleScreen === screen && screen.chrome.search?.text ?? "" == "")
      terminal.click("Piece 3")
      if terminal.host.drawnContext?.mode != .field { terminal.press(.enter) }
      terminal.type("new")
      terminal.press(.down)
      if keepsDrafts {
        #expect(screen.form.isDirty)
      } else {
        #expect(screen.pieces.map(\.name).contains("new"))
      }
    }

    @Test(arguments: ["d", "old", "/q"])
    func `a field that comes back takes the rest of the word`(rest: String) throws {
      let screen = OnePieceScreen()
      screen.pieces = [Piece(id: 2)]
      let terminal = try typing(screen)
      defer { terminal.close() }
      let pieces = screen.pieces
      screen.pieces = []
      screen.updateTableData()
      terminal.host.drawIfNeeded()
      terminal.type("lost")
      screen.pieces = pieces
      screen.updateTableData()
      terminal.host.drawIfNeeded()
      terminal.type(rest)
      #expect(terminal.host.drawnContext?.mode == .field)
      terminal.press(.enter)
      #expect(screen.did.isEmpty && pieces[0].name.hasSuffix(rest))
    }

    @Test(arguments: [false, true])
    func `the rest of a word commands no other screen`(isClosed: Bool) throws {
      let other = PiecesScreen()
      let screen = PiecesScreen()
      let terminal = try typing(screen, below: isClosed ? other : nil)
      defer { terminal.close() }
      if isClosed { screen.close() } else { screen.open(other, as: .modal) }
      terminal.host.drawIfNeeded()
      #expect(terminal.host.screen === other)
      let mode = terminal.host.drawnContext?.mode
      terminal.type(letters)
      terminal.press(.backspace, .enter)
      #expect(other.did.isEmpty && terminal.host.screen === other)
      #expect(terminal.host.drawnContext?.mode == mode)
      #expect(other.pieces.allSatisfy { $0.name.isEmpty })
    }

    @Test func `who pauses types on in another screen`() throws {
      let screen = PiecesScreen()
      let other = PiecesScreen()
      let terminal = try typing(screen)
      defer { terminal.close() }
      screen.open(other, as: .modal)
      terminal.type("x")
      terminal.pass(.seconds(2))
      terminal.type("new")
      terminal.press(.down)
      #expect(other.pieces[0].name == "new")
    }

    @Test func `where the app leads on to another field, so does the word`() throws {
      let screen = PiecesScreen()
      let terminal = try typing(screen)
      defer { terminal.close() }
      screen.focus(.id(3))
      terminal.type("new")
      terminal.press(.down)
      #expect(screen.pieces.map(\.name) == ["", "old", "new", ""])
    }
  }
}
#endif
