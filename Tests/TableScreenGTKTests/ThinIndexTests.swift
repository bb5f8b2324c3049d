#if GTK
import CGTK
import Foundation
import TableScreen
import Testing

@testable import TableScreenGTK

private final class DictionaryScreen: TableScreen {
  static let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
  override class var settings: Settings { [.title("Dictionary"), .indexable()] }
  override var tableData: [Section] {
    Self.letters.map { letter in
      Section(letter, cells: (0..<12).map { [.id: "\(letter)\($0)", .title: "\(letter) \($0)"] })
    }
  }
}

/// An index leads to all of its entries, however low the window: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct ThinIndexTests {
  private let screen = DictionaryScreen()
  private let window: OwnWindow

  init() async {
    window = OwnWindow([screen], width: 500, height: 380)
    let (screen, window) = (screen, window)
    await window.until { window.row("A 0", of: screen) != nil }
    await window.rest(frames: 40)
  }

  private var buttons: [Obj] {
    window.all("ts-index").first.map(window.all(in:))?.filter { $0.isA(gtk_button_get_type()) }
      ?? []
  }

  private func title(_ button: Obj) -> String? {
    guard let label = Obj(maybe: gtk_button_get_child(button())) else { return nil }
    return gtk_label_get_text(label()).map { String(cString: $0) }
  }

  @Test func `what shows of it is in the window, its end with it`() async throws {
    defer { window.close() }
    let page = window.box(window.host.page(of: screen).root)
    #expect(buttons.count > 5 && buttons.count < 26)
    #expect(buttons.first.flatMap(title) == "A" && buttons.last.flatMap(title) == "Z")
    for button in buttons { #expect(page.contains(window.box(button))) }
    await window.resize(500, 900)
    await window.rest(frames: 20)
    #expect(buttons.count == 26)
    await window.resize(500, 380)
    await window.rest(frames: 20)
    #expect(buttons.count < 26)
  }

  @Test func `sliding leads to the entries between those that show`() async throws {
    defer { window.close() }
    let boxes = buttons.map(window.box)
    let second = try #require(boxes.dropFirst().first)
    let shown = buttons.compactMap(title)
    let next = try #require(shown.dropFirst().first.flatMap(DictionaryScreen.letters.firstIndex))
    let first = window.onDisplay(CGPoint(x: boxes[0].midX, y: boxes[0].minY + 1))
    // The first letter that does not show stands below the first one that does.
    #expect(next > 1)
    let between = window.onDisplay(CGPoint(x: second.midX, y: second.minY - 2))
    await window.pointer(
      ["mousemove", first.x, first.y, "mousedown", "1", "sleep", "0.1"]
        + ["mousemove", first.x, between.y, "sleep", "0.1", "mouseup", "1"])
    // What the release does has been done, too.
    await window.rest(frames: 20)
    let letter = DictionaryScreen.letters[next - 1]
    #expect(await window.until { window.top(of: screen)?.hasPrefix(letter) == true })
    let last = try #require(boxes.last)
    let end = window.onDisplay(CGPoint(x: last.midX, y: last.midY))
    await window.pointer(["mousemove", end.x, end.y, "click", "1"])
    #expect(await window.until { window.row("Z 11", of: screen) != nil })
  }
}
#endif
