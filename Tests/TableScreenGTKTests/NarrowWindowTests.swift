#if GTK
import CGTK
import Foundation
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenGTK

@MainActor private final class Question {
  var answer = ""
  var day = Date(timeIntervalSince1970: 0)
  var choice = "Choice 1"
}

private final class AskingScreen: TableScreen {
  static let title = "A rather long question as forms have them, whether you like this, and why"
  let question = Question()
  override class var settings: Settings {
    [.title("Asking"), .searchable(scopes: (1...20).map { "Scope number \($0)" })]
  }
  override var tableData: [Section] {
    [
      Section {
        [.title: Self.title, .bind: .to(question, \.answer)]
        [.title: "\(Self.title)?", .bind: .to(question, \.day), .cellClass: .of(.date(.day))]
        [.title: "Short", .bind: .to(question, \.answer)]
        [
          .title: "Badges", .cellClass: .of(BadgeCell.self),
          .properties: ["badges": (1...60).map { "Badge \($0)" }],
        ]
        [
          .title: "Many", .bind: .to(question, \.choice),
          .cellClass: .of(.segments((1...30).map { .init(stringLiteral: "Choice \($0)") })),
        ]
      }
    ]
  }
}

/// What gives way in a window that gets narrower, in the process of the tests: see ``OwnDisplayTests``.
@MainActor @Suite(.serialized, .enabled(if: Desktop.isOwn)) struct NarrowWindowTests {
  private func label(in row: RowView, of window: OwnWindow) throws -> Obj {
    try #require(window.all(in: row.root).first { $0.isA(gtk_label_get_type()) })
  }

  private func isCut(_ label: Obj) throws -> Bool {
    let layout = try #require(gtk_label_get_layout(label()))
    return pango_layout_is_ellipsized(layout) != 0
  }

  @Test func `long titles, many badges, scopes and segments let a window get narrow`()
    async throws
  {
    let screen = AskingScreen()
    let window = OwnWindow([screen], width: 900, height: 500)
    defer { window.close() }
    await window.until { window.row("Many", of: screen) != nil }
    let root = try #require(window.host.window?.root)
    for width in [900, 420, 900] {
      await window.resize(width, 500)
      await window.rest(frames: 20)
      #expect(widths(of: root).least <= 380, "\(width)")
      for title in [AskingScreen.title, "\(AskingScreen.title)?", "Short"] {
        let row = try #require(window.row(title, of: screen))
        let field = try #require(row.controls.first as? FieldView)
        let isCut = try isCut(label(in: row, of: window))
        #expect(isCut == (width < 900 && title != "Short"), "\(title) at \(width)")
        #expect(window.box(field.root).width >= 60, "\(title) at \(width)")
        #expect(window.box(field.root).maxX <= window.box(root).maxX, "\(title) at \(width)")
      }
    }
    window.host.visiblePage?.search.setOpen(true)
    await window.rest(frames: 20)
    #expect(widths(of: root).least <= 380)
    #expect(window.row("Many", of: screen)?.controls.first is MenuView)
  }
}
#endif
