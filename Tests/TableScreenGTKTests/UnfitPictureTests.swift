#if GTK
import CGTK
import Foundation
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenGTK

private final class UnfitScreen: TableScreen {
  override class var settings: Settings { [.title("Unfit")] }
  override var tableHeader: RowElement? {
    .image(TableImage(.named("star"), radius: .nan, size: .nan))
  }
  override var tableData: [Section] {
    [
      Section {
        [.title: "Ready", .image: .named("star"), .cellClass: .of(.image(size: .nan))]
        [.title: "End", .accessory: .image(.named("star", size: .nan))]
        [.title: "Spinner", .accessory: .view(LoadingCell.self)]
      }
    ]
  }
}

/// A picture whose size is no number, and what stands at the end of a row: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct UnfitPictureTests {
  @Test func `it shows, and a spinner at the end of a row stands there`() async throws {
    let screen = UnfitScreen()
    let window = OwnWindow([screen])
    await window.until { window.row("Spinner", of: screen) != nil }
    await window.rest(frames: 20)
    #expect(window.row("Ready", of: screen) != nil && window.row("End", of: screen) != nil)
    let row = try #require(window.row("Spinner", of: screen))
    let spinner = try #require(
      window.all(in: row.root).first { $0.isA(gtk_spinner_get_type()) })
    #expect(window.box(spinner).minX > window.box(row.root).maxX - 60)
    window.close()
  }
}
#endif
