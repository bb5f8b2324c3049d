#if GTK
import CGTK
import TableScreen
import Testing

@testable import TableScreenGTK

private final class NamesScreen: TableScreen {
  var opened: [String] = []
  private let name: String
  init(_ name: String) {
    self.name = name
    super.init()
  }
  override class var settings: Settings { [.searchable()] }
  override var title: String { name }
  override var tableCells: [Cell?]? {
    ["Ada", "Bela", "Cleo", "Dana"].map { name in
      [.title: name, .action: .run { [weak self] _ in self?.opened.append(name) }]
    }
  }
}

/// Who types into a search in a hurry loses nothing, and opens what they searched for.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct HurriedSearchTests {
  @Test(arguments: [1, 5, 20, 60])
  func `what is typed right after the key of a search is in it`(milliseconds: Int) async throws {
    let screen = NamesScreen("Names \(milliseconds)")
    let window = OwnWindow([screen])
    await window.rest(frames: 30)
    await window.type("", focusing: screen.title)
    await window.pointer(
      ["type", "--delay", "\(milliseconds)", "--args", "1", "/cleo", "key", "Return"])
    #expect(await window.until { !screen.opened.isEmpty })
    #expect(screen.opened == ["Cleo"])
    #expect(screen.chrome.search?.text == "cleo")
    window.close()
  }

  @Test func `a text that is deleted does not come back`() async throws {
    let screen = NamesScreen("Names")
    let window = OwnWindow([screen])
    await window.rest(frames: 30)
    await window.type("", focusing: screen.title)
    await window.type("/b")
    #expect(await window.until { screen.chrome.search?.text == "b" })
    await window.pointer(["key", "BackSpace"])
    screen.show(notice: "Something else")
    #expect(await window.until { screen.chrome.search?.text == "" })
    window.close()
  }
}
#endif
