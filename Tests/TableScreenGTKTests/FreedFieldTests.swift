#if GTK
import CGTK
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenGTK

private final class SecretScreen: TableScreen {
  var word = "open"
  var isAsking = true
  override class var settings: Settings { [.title("Secret")] }
  override var tableData: [Section] {
    guard isAsking else { return [Section { [.title: "None"] }] }
    return [
      Section { [.title: "Word", .bind: .to(\SecretScreen.word), .cellClass: .of(.secureField())] }
    ]
  }
}

/// A field that is gone hears of nothing: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct FreedFieldTests {
  @Test func `a hidden text that is still held calls nothing of its field`() async throws {
    let screen = SecretScreen()
    let window = OwnWindow([screen])
    for _ in 0..<3 {
      screen.isAsking = true
      screen.updateTableData()
      await window.until { window.row("Word", of: screen)?.controls.isEmpty == false }
      await window.rest(frames: 20)
      let field = try #require(window.row("Word", of: screen)?.controls.first).focusable
      let text = Owned(try #require(Obj(maybe: gtk_editable_get_delegate(field()))))
      func isCalled() -> Bool {
        g_signal_handler_find(
          text.object(), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, field.raw) != 0
      }
      #expect(isCalled())
      screen.isAsking = false
      screen.updateTableData()
      await window.until { window.row("None", of: screen) != nil }
      await window.rest(frames: 20)
      #expect(!isCalled())
    }
    window.close()
  }
}
#endif
