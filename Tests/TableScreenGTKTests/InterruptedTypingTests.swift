#if GTK
import CGTK
import TableScreen
import Testing

@testable import TableScreenGTK

private final class PiecesScreen: TableScreen {
  final class Piece: Identifiable, Equatable {
    let id: Int
    var name = ""
    init(_ id: Int) { self.id = id }
    static func == (one: Piece, other: Piece) -> Bool { one.id == other.id }
  }
  var pieces = (1...4).map { Piece($0) }
  var did: [String] = []
  override class var settings: Settings { [.title("Pieces"), .searchable()] }
  override var tableData: [Section] {
    [
      Section("Names", items: pieces) { piece in
        [
          .title: "Piece \(piece.id)", .bind: .to(piece, \.name),
          .deleteAction: .run { [weak self] _ in self?.did.append("delete \(piece.id)") },
        ]
      }
    ]
  }
}

/// What is typed on when the field goes away is written nowhere, and is no command.
@Suite(.enabled(if: Desktop.isOwn)) @MainActor struct InterruptedTypingTests {
  @Test func `the rest of a word whose row leaves goes nowhere`() async throws {
    let screen = PiecesScreen()
    let window = OwnWindow([screen])
    await window.rest(frames: 30)
    await window.type("", focusing: "Pieces")
    let row = try #require(window.row("Piece 2", of: screen)?.id)
    window.host.page(of: screen).focus(row, control: nil, now: true)
    #expect(await window.until { window.host.page(of: screen).isTyping })
    await window.type("old")
    screen.pieces.removeAll { $0.id == 2 }
    screen.updateTableData()
    await window.rest(frames: 30)
    await window.type("x Y")
    await window.press("BackSpace", "Delete")
    await window.rest(frames: 10)
    #expect(screen.did.isEmpty && screen.pieces.allSatisfy { $0.name.isEmpty })
    #expect(screen.chrome.search?.phase == .off)
  }
}
#endif
