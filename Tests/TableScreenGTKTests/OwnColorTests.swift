#if GTK
import CGTK
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenGTK

private final class PaintScreen: TableScreen {
  private(set) var changes: [TableColor] = []
  var color = TableColor.teal { didSet { changes.append(color) } }
  override class var settings: Settings { [.title("Paint")] }
  override var tableData: [Section] {
    [Section { [.title: "Color", .bind: .to(\PaintScreen.color), .cellClass: .of(.color)] }]
  }
}

/// A color of one's own is chosen once it is typed: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct OwnColorTests {
  /// Opens the field for a color, and types one.
  private func type(_ text: String, on screen: PaintScreen) async throws -> (OwnWindow, Obj) {
    let window = OwnWindow([screen])
    await window.until { window.row("Color", of: screen) != nil }
    await window.rest(frames: 20)
    let view = try #require(window.row("Color", of: screen)?.controls.first as? MenuView)
    let model = try #require(Obj(maybe: gtk_drop_down_get_model(view.root())))
    let last = g_list_model_get_n_items(model()) - 1
    gtk_drop_down_set_selected(view.root(), last)
    func popover() -> Obj? {
      window.all(in: window.host.page(of: screen).root).first {
        $0.isA(gtk_popover_get_type())
          && Obj(maybe: gtk_popover_get_child($0()))?.isA(gtk_entry_get_type()) == true
      }
    }
    #expect(await window.until { popover() != nil })
    #expect(screen.changes.isEmpty)
    let found = try #require(popover())
    let entry = try #require(Obj(maybe: gtk_popover_get_child(found())))
    gtk_editable_set_text(entry(), text)
    return (window, found)
  }

  @Test func `it is kept when its popover is left`() async throws {
    let screen = PaintScreen()
    let (window, popover) = try await type("#ff8800", on: screen)
    defer { window.close() }
    gtk_popover_popdown(popover())
    let orange = TableColor.rgb(red: 255, green: 136, blue: 0)
    #expect(await window.until { screen.color == orange })
    await window.rest(frames: 20)
    #expect(screen.changes == [orange])
  }

  @Test func `Escape drops it`() async throws {
    let screen = PaintScreen()
    let (window, _) = try await type("#ff8800", on: screen)
    defer { window.close() }
    await window.type("", focusing: "Paint")
    await window.press("Escape")
    await window.rest(frames: 30)
    #expect(screen.changes.isEmpty)
  }
}
#endif
