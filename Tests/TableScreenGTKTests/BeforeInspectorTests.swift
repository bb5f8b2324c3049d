#if GTK
import CGTK
import TableScreen
import TableScreenCells
import TableScreenInspector
import Testing

@testable import TableScreenGTK

private final class NameScreen: TableScreen {
  var name = ""
  override class var settings: Settings { [.title("Name")] }
  override var tableData: [Section] {
    [Section { [.title: "Name", .bind: .to(\NameScreen.name), .cellClass: .of(.textField())] }]
  }
}

/// The key of the inspector above the window of the keys: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct BeforeInspectorTests {
  /// The window of the keys, or nil.
  private func keys(above window: OwnWindow) -> Obj? {
    OwnWindow.windows.first { $0 != window.host.window?.root }
  }

  /// Shows a screen, types into its field, and opens the window of the keys above it.
  private func open(_ screen: NameScreen) async throws -> OwnWindow {
    TableDiagnostics.offersInspector = true
    let window = OwnWindow([screen])
    let page = window.host.page(of: screen)
    await window.until { window.row("Name", of: screen) != nil }
    await window.rest(frames: 20)
    let field = try #require(window.row("Name", of: screen)?.controls.first)
    gtk_widget_grab_focus(field.root())
    await window.type("Qw", focusing: "Name")
    #expect(await window.until { (page.focusedControl as? FieldView)?.text == "Qw" })
    await window.press("ctrl+question")
    #expect(await window.until { keys(above: window) != nil })
    await window.rest(frames: 20)
    await window.type("", focusing: GTKWords.current[.keys])
    return window
  }

  @Test func `what is typed is set before it opens`() async throws {
    let screen = NameScreen()
    let window = try await open(screen)
    var found: String?
    window.host.navigator?.makeInspector = {
      found = screen.name
      return InspectorScreen()
    }
    await window.press("ctrl+shift+d")
    #expect(await window.until { found != nil })
    #expect(found == "Qw")
    await window.rest(frames: 20)
    // GTK complains about a dialog whose window ends first.
    window.host.navigator?.back()
    await window.rest(frames: 20)
    window.close()
  }

  @Test func `where none can come the window stays`() async throws {
    let screen = NameScreen()
    let window = try await open(screen)
    window.host.navigator?.makeInspector = nil
    await window.press("ctrl+shift+d")
    await window.rest(frames: 20)
    let shown = try #require(keys(above: window))
    gtk_window_close(shown())
    await window.rest(frames: 20)
    window.close()
  }
}
#endif
