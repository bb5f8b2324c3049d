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

private final class RegionsScreen: TableScreen {
  private static let regions = ["Africa", "Asia", "Europa", "Oceania"]
  override class var settings: Settings {
    [.title("Regions"), .searchable()]
  }
  override var tableHeader: RowElement? { .text("Above") }
  override var tableData: [Section] {
    Self.regions.map { region in
      Section(
        region,
        cells: (0..<60).map { [.id: .key("\(region) \($0)"), .title: "\(region) \($0)"] })
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

  @Test(arguments: [0, 1, 3])
  func `a list that was at its end shows what two searches in a row find`(
    turns: Int
  ) async throws {
    let screen = RegionsScreen()
    let window = OwnWindow([screen])
    await window.rest(frames: 30)
    screen.send(.beginSearch)
    let area = window.host.page(of: screen).area
    area.scroll(to: area.source.list.count - 1, at: .bottom)
    await window.rest(frames: 30)
    screen.send(.search("a"))
    await window.rest(frames: turns)
    screen.send(.search("af"))
    await window.until { screen.chrome.search?.found == 60 }
    await window.rest(frames: 30)
    for row in area.live.values where gtk_widget_get_mapped(row.root()) != 0 && row.id != nil {
      #expect(row.content?.title.hasPrefix("Africa") == true)
      let label = window.all(in: row.root).first { $0.isA(gtk_label_get_type()) }
      let text = label.flatMap { gtk_label_get_text($0()) }.map { String(cString: $0) }
      #expect(text == row.content?.title)
    }
    #expect(window.top(of: screen) == "Africa 0")
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
