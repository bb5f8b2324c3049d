#if GTK
import CGTK
import Foundation
import TableScreen
import Testing

@testable import TableScreenGTK

private final class MixedScreen: TableScreen {
  override class var settings: Settings { [.title("Mixed"), .selectable(.multiple)] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "Plain"]
        [.title: "Acting", .action: .run { _ in }]
      }
    ]
  }
}

/// The boxes of rows of which any number can be selected, in the process of the tests: see ``OwnDisplayTests``.
@MainActor @Suite(.serialized, .enabled(if: Desktop.isOwn)) struct RowBoxTests {
  @Test func `a row with an action has its box where others have theirs`() async throws {
    let screen = MixedScreen()
    let window = OwnWindow([screen])
    defer { window.close() }
    await window.until { window.row("Acting", of: screen) != nil }
    await window.rest()
    let boxes = try ["Plain", "Acting"].map { title in
      let row = try #require(window.row(title, of: screen))
      let boxes = window.all(in: row.root).filter { $0.isA(gtk_check_button_get_type()) }
      #expect(boxes.count == 1, "\(title)")
      return try #require(boxes.first)
    }
    #expect(window.box(boxes[0]).minX == window.box(boxes[1]).minX)
    #expect(gtk_check_button_get_active(boxes[1]()) == 0)
    window.row("Acting", of: screen)?.activate()
    await window.until { gtk_check_button_get_active(boxes[1]()) != 0 }
    #expect(gtk_check_button_get_active(boxes[1]()) != 0)
    let row = try #require(window.row("Acting", of: screen))
    // No second sign of it stands at the end.
    let icons = window.all(in: row.root).filter { $0.isA(gtk_image_get_type()) }
      .compactMap { gtk_image_get_icon_name($0()).map { String(cString: $0) } }
    #expect(!icons.contains("object-select-symbolic"), "\(icons)")
  }
}
#endif
