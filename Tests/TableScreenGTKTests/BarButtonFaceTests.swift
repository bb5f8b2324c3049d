#if GTK
import CGTK
import TableScreen
import Testing

@testable import TableScreenGTK

private final class LoadingScreen: TableScreen {
  var isLoading = false
  override class var settings: Settings { [.title("Loading")] }
  override var tableData: [Section] { [Section { [.title: "Only"] }] }
  override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    guard edge == .trailing else { return [] }
    let action = TableAction.perform(LoadingScreen.use)
    return [isLoading ? BarButton("Halt", action: action) : BarButton(system: .add, action: action)]
  }
  func use() {}
}

/// A button of a bar says what it shows: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct BarButtonFaceTests {
  @Test func `a word has no hint, and none of the sign before it`() async throws {
    let screen = LoadingScreen()
    let window = OwnWindow([screen])
    defer { window.close() }
    await window.until { window.row("Only", of: screen) != nil }
    let header = window.host.page(of: screen).header.root
    func hints() -> [String] {
      window.all(in: header).filter { $0.isA(gtk_button_get_type()) }
        .compactMap { gtk_widget_get_tooltip_text($0()).map { String(cString: $0) } }
    }
    await window.rest()
    let before = hints()
    screen.isLoading = true
    screen.updateTableData()
    #expect(
      await window.until {
        window.all(in: header).contains {
          $0.isA(gtk_label_get_type())
            && gtk_label_get_text($0()).map { String(cString: $0) } == "Halt"
        }
      })
    #expect(hints().count == before.count - 1)
  }
}
#endif
