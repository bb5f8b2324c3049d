#if GTK
import Foundation
import TableScreen
import Testing

@testable import TableScreenGTK

private final class PilesScreen: TableScreen {
  var names = ["One", "Two", "Three", "Four", "Five", "Six"]
  override class var settings: Settings { [.title("Piles")] }
  override var tableData: [Section] {
    [
      Section(
        cells: names.map { name in
          [
            .id: .key(name), .title: name, .moveable: true,
            .deleteAction: .run { [weak self] _ in self?.names.removeAll { $0 == name } },
          ]
        })
    ]
  }
  override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
    names.insert(names.remove(at: from.row), at: to.row)
  }
}

/// Keys that come faster than the window is drawn go to the row that comes after a deletion.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct HurriedDeletionTests {
  @Test(arguments: [
    (["Delete", "Delete", "Delete"], ["Four", "Five", "Six"], "Four"),
    (["Delete", "Down", "Down", "Delete"], ["Two", "Three", "Five", "Six"], "Five"),
    (["End", "BackSpace", "BackSpace", "Up"], ["One", "Two", "Three", "Four"], "Three"),
    (["alt+Down", "alt+Down", "Delete"], ["Two", "Three", "Four", "Five", "Six"], "Four"),
  ])
  func `keys at once`(_ keys: [String], _ left: [String], _ row: String) async {
    let screen = PilesScreen()
    let window = OwnWindow([screen], height: 600)
    defer { window.close() }
    let page = window.host.page(of: screen)
    await window.rest(frames: 30)
    await window.type("", focusing: "Piles")
    #expect(await window.until { page.focusedRow?.content?.title == "One" })
    window.pressAtOnce(keys)
    await window.until { screen.names == left && page.focusedRow?.content?.title == row }
    #expect(screen.names == left)
    #expect(page.focusedRow?.content?.title == row)
  }
}

extension OwnWindow {
  /// Presses keys of which GTK hears only when all of them are there.
  fileprivate func pressAtOnce(_ keys: [String]) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/xdotool")
    process.arguments = ["key", "--delay", "20"] + keys
    do { try process.run() } catch { return }
    process.waitUntilExit()
  }
}

extension OwnDisplayTests {
  @Test func `deletions in a hurry`() async throws {
    try await Desktop.runTests("HurriedDeletionTests")
  }
}

extension WindowTests {
  @Test func `keys that wait while the app decides about a deletion go to the next row`()
    async throws
  {
    try await Desktop.drive(
      "packing",
      """
      focus "Book"
      queue Delete Delete Delete
      gone "Book" "list item"
      gone "Headphones" "list item"
      gone "Toothbrush" "list item"
      focused "Pullover" "list item"
      """)
  }
}
#endif
