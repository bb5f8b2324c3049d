#if GTK
import CGTK
import Foundation
import TableScreen
import Testing

@testable import TableScreenGTK

/// What a restart brings back is there below a dialog, and stands where it stood below a header: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct RestoredWindowTests {
  /// A list with a name, some rows and a way to open others.
  private final class NamedScreen: TableScreen {
    let name: String
    init(_ name: String) {
      self.name = name
      super.init()
    }
    override var title: String { name }
    override var restorationName: String? { name }
    override var tableData: [Section] {
      [Section(cells: (1...3).map { [.id: .key($0), .title: "\(name) \($0)"] })]
    }
  }

  @Test
  func `the window behind a restored dialog shows its rows, and so does a dialog behind another`()
    async throws
  {
    let first = OwnWindow([NamedScreen("List")])
    await first.rest()
    let (editor, picker) = (NamedScreen("Editor"), NamedScreen("Picker"))
    first.host.navigator?.visibleScreen.open(editor, as: .modal)
    await first.rest()
    editor.open(picker, as: .modal)
    await first.rest()
    let state = first.host.navigator?.state
    for screen in [picker, editor] {
      screen.close()
      await first.rest()
    }
    first.close()

    let restoration = TableRestoration(load: { state }, save: { _ in }) { NamedScreen($0) }
    let list = NamedScreen("List")
    let window = OwnWindow([list], restoration: restoration)
    let screens = window.host.navigator?.screens ?? []
    #expect(screens.map(\.title) == ["List", "Editor", "Picker"])
    for screen in screens {
      let row = "\(screen.title) 2"
      let isThere = await window.until {
        window.row(row, of: screen).map { gtk_widget_get_mapped($0.root()) != 0 } == true
      }
      #expect(isThere, "\(row)")
      #expect(gtk_widget_get_mapped(window.host.page(of: screen).header.root()) != 0)
    }
    // What changes behind the dialogs shows there, too.
    list.mask(.id(.key(1)))
    #expect(await window.until { window.row("List 1", of: list) == nil })
    window.host.navigator?.visibleScreen.close()
    await window.rest()
    window.host.navigator?.visibleScreen.close()
    #expect(await window.until { window.host.page(of: list).focusedRow != nil })
    #expect(window.row("List 2", of: list) != nil)
    window.close()
  }

  /// A list with a header, whose rows come late.
  private final class HeadedScreen: TableScreen {
    private var count = 0
    override class var settings: Settings { [.title("Headed"), .rowHeight(.fixed(44))] }
    override var restorationName: String? { "headed" }
    override var tableHeader: RowElement? { .text("Above all rows") }
    override var tableData: [Section] {
      [Section("All", cells: (0..<count).map { [.id: .key($0), .title: "Row \($0)"] })]
    }
    override func onLoad() {
      wait(for: "Reading") { [weak self] in
        try await Task.sleep(for: .milliseconds(400))
        self?.count = 5_000
        self?.updateTableData()
      }
    }
  }

  @Test func `a list below a header stands where it stood, though its rows come late`()
    async throws
  {
    var saved: TableNavigationState?
    let restoration = TableRestoration(load: { saved }, save: { saved = $0 }) { _ in nil }
    for run in 0..<3 {
      let screen = HeadedScreen()
      let window = OwnWindow([screen], width: 920, height: 700, restoration: restoration)
      #expect(await window.until { window.host.page(of: screen).area.live.count > 5 })
      if run == 0 { screen.scroll(to: .id(.key(120)), at: .top) }
      await window.rest(frames: 40)
      let deadline = ContinuousClock.now + .milliseconds(700)
      await window.until { .now > deadline }
      #expect(window.top(of: screen) == "Row 120", "run \(run)")
      window.close()
    }
  }
}
#endif
