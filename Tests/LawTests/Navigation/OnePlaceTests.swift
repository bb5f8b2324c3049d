import TableScreen
import TableScreenTesting
import Testing

/// A screen stands in one place at a time: a second one is refused and reported, and the first goes on unharmed.
@MainActor @Suite struct OnePlaceTests {
  /// Where the screen stands already.
  enum Stand: CaseIterable {
    case root, otherTab, pushed, modal, child, notStarted
  }

  /// How it is to be shown a second time.
  enum Way: CaseIterable {
    case window, tab, restored, pushed, modal, root, detail, tabs, child
  }

  private final class Page: TableScreen {
    let name: String
    var rows = ["Ash"]
    /// Runs once, when the screen has come into view.
    var first: (@MainActor () -> Void)?

    init(_ name: String) {
      self.name = name
      super.init()
      setTitle(name)
    }

    override var restorationName: String? { name }
    override var tableData: [Section] { [Section(cells: rows.map { [.title: $0] })] }
    override func onAppear() {
      let first = first
      self.first = nil
      first?()
    }
  }

  /// Puts the screen where it stands first.
  private func stand(_ page: Page, _ stand: Stand) async throws -> HeadlessHost {
    let base = Page("base")
    switch stand {
    case .root: return try await HeadlessHost.show(page)
    case .otherTab: return try await HeadlessHost.show(tabs: [base, page])
    case .pushed, .modal:
      let host = try await HeadlessHost.show(base)
      base.open(page, as: stand == .modal ? .modal : .push)
      try await host.settle()
      return host
    case .child:
      base.rows = []
      base.addChild(page)
      return try await HeadlessHost.show(base)
    case .notStarted: return try await HeadlessHost.show(base)
    }
  }

  /// Tries to show it a second time, and returns the window in which.
  private func show(_ page: Page, _ way: Way) async throws -> HeadlessHost {
    let other = Page("other")
    switch way {
    case .window: return try await HeadlessHost.show(page)
    case .tab: return try await HeadlessHost.show(tabs: [other, page])
    case .restored:
      let saved = try await HeadlessHost.show(Page("other"))
      saved.visibleScreen.open(Page("again"))
      let state = saved.navigator.state
      saved.close()
      return try await HeadlessHost.show(
        other, restoration: TableRestoration(load: { state }, save: { _ in }, making: { _ in page })
      )
    default: break
    }
    let host = try await HeadlessHost.show(other)
    switch way {
    case .pushed: other.open(page)
    case .modal: other.open(page, as: .modal)
    case .root: other.open(page, as: .root)
    case .detail: other.open(page, as: .detail)
    case .tabs: other.openTabs([other, page])
    default: other.addChild(page)
    }
    try await host.settle()
    return host
  }

  @Test(arguments: Stand.allCases, Way.allCases)
  func `a screen that stands somewhere is shown nowhere else`(stand: Stand, way: Way) async throws {
    let page = Page("page")
    let one = try await self.stand(page, stand)
    let unstarted = stand == .notStarted ? TableNavigator([page], host: one) : nil
    let (window, wasVisible, titles) = (page.navigator, page.isVisible, one.titles)
    let found = try await TableDiagnostics.collect {
      let two = try await show(page, way)
      #expect(!two.navigator.screens.contains { $0 === page })
      try await two.closeWindow()
    }
    #expect(found.count == 1)
    #expect(page.navigator === window)
    #expect(page.isVisible == wasVisible)
    #expect(one.titles == titles)
    if stand == .otherTab { one.navigator.selectTab(1) }
    unstarted?.start()
    page.rows = ["Birch"]
    page.updateTableData()
    try await one.settle()
    if stand != .notStarted { #expect(one.titles == ["Birch"]) }
    one.close()
    unstarted?.end()
    // Where it is closed, it can be shown again.
    #expect(page.navigator == nil)
  }

  @Test func `a screen given twice to one window stands in it once`() async throws {
    let page = Page("page")
    let found = try await TableDiagnostics.collect {
      let host = try await HeadlessHost.show(tabs: [page, Page("other"), page])
      #expect(host.navigator.tabs.map(\.root.title) == ["page", "other"])
      #expect(host.titles == ["Ash"])
    }
    #expect(found.map(\.kind) == ["openElsewhere"])
  }

  @Test func `a window of a screen that stands elsewhere is empty, and does not disturb`()
    async throws
  {
    let page = Page("page")
    let one = try await HeadlessHost.show(page)
    let found = try await TableDiagnostics.collect {
      let two = try await HeadlessHost.show(page)
      #expect(two.titles == [])
      #expect(two.visibleScreen !== page)
      two.close()
    }
    #expect(found.map(\.kind) == ["openElsewhere"])
    #expect(one.titles == ["Ash"])
    one.close()
    #expect(try await HeadlessHost.show(page).titles == ["Ash"])
  }

  @Test(arguments: [TablePresentation.push, .modal, .detail])
  func `a screen that a hook opens twice stands once`(way: TablePresentation) async throws {
    let (base, page) = (Page("base"), Page("page"))
    base.first = {
      base.open(page, as: way)
      base.open(page, as: way)
    }
    let host = try await HeadlessHost.show(base)
    #expect(host.navigator.screens.map(\.title) == ["base", "page"])
    #expect(host.visibleScreen === page)
    try await host.back()
    #expect(host.visibleScreen === base)
    #expect(page.navigator == nil)
  }

  @Test func `a screen that waits to be opened, and is shown elsewhere meanwhile, stays there`()
    async throws
  {
    for way in [TablePresentation.push, .modal, .root, .replace, .detail] {
      let (base, page) = (Page("base"), Page("page"))
      var other: HeadlessHost?
      let found = try await TableDiagnostics.collect {
        let (second, place) = (Page("second"), Page("place"))
        let two = try await HeadlessHost.show(second)
        base.first = {
          base.open(page, as: way)
          second.open(place)
          second.open(page)
        }
        let one = try await HeadlessHost.show(base)
        #expect(one.navigator.screens.map(\.title) == ["base"], "\(way)")
        #expect(two.navigator.screens.map(\.title) == ["second", "place", "page"])
        one.close()
        other = two
      }
      #expect(found.map(\.kind) == ["openElsewhere"], "\(way)")
      #expect(other?.titles == ["Ash"])
      #expect(page.navigator === other?.navigator)
    }
  }

  @Test func `tabs that a hook sets, and that are shown elsewhere meanwhile, stay there`()
    async throws
  {
    let (base, page, second) = (Page("base"), Page("page"), Page("second"))
    let two = try await HeadlessHost.show(second)
    let found = try await TableDiagnostics.collect {
      base.first = {
        base.openTabs([base, page])
        second.open(page)
      }
      let one = try await HeadlessHost.show(base)
      #expect(one.navigator.screens.map(\.title) == ["base"])
      one.close()
    }
    #expect(found.map(\.kind) == ["wrongTabs"])
    #expect(two.titles == ["Ash"] && page.navigator === two.navigator)
  }
}
