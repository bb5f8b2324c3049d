#if GTK
import CGTK
import TableScreen
import Testing

@testable import TableScreenGTK

private final class PlainScreen: TableScreen {
  private let name: String
  override var title: String { name }
  override var tableData: [Section] {
    [Section(cells: (0..<3).map { [.id: .key($0), .title: "\(name) \($0)"] })]
  }

  init(_ name: String) {
    self.name = name
    super.init()
  }
}

/// The menu of a window with two screens side by side acts on that of which it tells: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct PaneMenuTests {
  @Test(arguments: [true, false], [true, false])
  func `Undo is of the screen that has something to undo`(
    isOfList: Bool, isListFocused: Bool
  ) async throws {
    let (list, detail) = (PlainScreen("List"), PlainScreen("Detail"))
    let window = OwnWindow([list], width: 1_000, height: 500)
    defer { window.close() }
    await window.until { window.row("List 0", of: list) != nil }
    list.open(detail, as: .detail)
    await window.until { window.row("Detail 0", of: detail) != nil }
    await window.rest(frames: 30)
    window.host.navigator?.focus(isListFocused ? list : detail)
    var undone: [String] = []
    let changed = isOfList ? list : detail
    changed.registerUndo("Change") { undone.append("undone") }
    func undo() -> HeaderMenu.Entry? {
      window.host.page(of: list).header.menuGroups().joined().first { $0.command == .undo }
    }
    try #require(undo()?.isEnabled == true)
    undo()?.perform()
    #expect(await window.until { !undone.isEmpty })
    #expect(!changed.canUndo)
    await window.rest()
  }
}
#endif
