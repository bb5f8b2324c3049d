#if GTK
import CGTK
import TableScreen
import Testing

@testable import TableScreenGTK

private final class ShopScreen: TableScreen {
  var count = 0
  private let name: String
  override var title: String { count > 2 ? "\(name)!" : name }
  override var titleView: RowElement? {
    count > 0 ? .row(.text(name), .badge("\(count)")) : nil
  }
  override var tableData: [Section] { [Section { [.title: name] }] }

  init(_ name: String) {
    self.name = name
    super.init()
  }

  func show(_ count: Int) {
    self.count = count
    updateTableData()
  }
}

/// The tabs in a header bar give way to a title of an app's own, and come back: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct TitleSwitcherTests {
  @Test func `tabs come back after a title of an app's own`() async throws {
    let screens = [ShopScreen("Shop"), ShopScreen("Cart")]
    let window = OwnWindow(screens, width: 700)
    let header = window.host.page(of: screens[0]).header
    func switchers() -> Int {
      window.all(in: header.root).count { $0.isA(adw_view_switcher_title_get_type()) }
    }
    #expect(await window.until { switchers() == 1 })
    for _ in 0..<3 {
      for count in 1...4 {
        screens[0].show(count)
        await window.rest(frames: 10)
        #expect(switchers() == 0)
      }
      screens[0].show(0)
      #expect(await window.until { switchers() == 1 })
    }
    // With no room for tabs there is no switcher; one that is made beside the app's title comes later, too.
    screens[0].show(1)
    await window.resize(420, 400)
    await window.resize(700, 400)
    #expect(switchers() == 0)
    screens[0].show(0)
    #expect(await window.until { switchers() == 1 })
    window.close()
  }
}
#endif
