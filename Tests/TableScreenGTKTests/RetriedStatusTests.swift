#if GTK
import CGTK
import TableScreen
import Testing

@testable import TableScreenGTK

private struct Refused: Error {}

private final class ServerScreen: TableScreen {
  var isThere = true
  override class var settings: Settings { [.title("Server")] }
  override var tableData: [Section] { [] }
  override func onLoad() {
    wait(for: "The server") { [weak self] in
      guard self?.isThere == true else { return try await Task.sleep(for: .seconds(3_600)) }
      throw Refused()
    }
  }
}

/// A key that is pressed once too often ends nothing: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct RetriedStatusTests {
  @Test func `a second Return on Try again is not a Cancel`() async throws {
    let screen = ServerScreen()
    let window = OwnWindow([screen])
    defer { window.close() }
    let page = window.host.page(of: screen)
    func button() -> Obj? {
      window.all(in: page.status.root).first { $0.isA(gtk_button_get_type()) }
    }
    #expect(await window.until { page.chrome.failure != nil && button() != nil })
    await window.rest(frames: 20)
    screen.isThere = false
    let retry = try #require(button())
    gtk_widget_grab_focus(retry())
    gtk_widget_activate(retry())
    #expect(await window.until { page.chrome.waiting != nil && page.chrome.canCancelWaiting })
    await window.rest(frames: 20)
    #expect(gtk_widget_has_focus(retry()) == 0)
    #expect(gtk_widget_has_focus(page.status.root()) != 0)
  }
}
#endif
