#if GTK
import CGTK
import Foundation
import TableScreen
import Testing

@testable import TableScreenGTK

private final class ToolsScreen: TableScreen {
  override class var settings: Settings { [.title("Tools")] }
  override var tableData: [Section] { [Section { [.title: "Only"] }] }
  override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    guard edge == .toolbar else { return [] }
    return (1...8).map { BarButton("Tool number \($0)", action: .perform(ToolsScreen.use)) }
  }
  func use() {}
}

/// Many buttons below the rows do not hold the width of the window: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct NarrowToolbarTests {
  @Test func `a window with many tools gets as narrow as one without`() async throws {
    let screen = ToolsScreen()
    let window = OwnWindow([screen], width: 900)
    defer { window.close() }
    await window.until { window.row("Only", of: screen) != nil }
    let toolbar = window.host.page(of: screen).toolbar
    await window.resize(360, 400)
    let root = try #require(window.host.window?.root)
    #expect(gtk_widget_get_width(root()) < 400)
    #expect(window.box(toolbar.root).width < 400)
    let buttons = window.all(in: toolbar.root).filter { $0.isA(gtk_button_get_type()) }
    #expect(buttons.count == 8)
    #expect(toolbar.height > 20)
    for button in buttons { #expect(window.box(button).height >= 20) }
  }
}
#endif
