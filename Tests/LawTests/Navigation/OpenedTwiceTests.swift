import TableScreen
import TableScreenTesting
import Testing

/// A screen that is opened again while it waits to be opened stands once.
@MainActor @Suite struct OpenedTwiceTests {
  private final class Note: TableScreen {
    let name: String
    var log: [String] = []
    var willShow: (@MainActor () -> Void)?
    var shown: (@MainActor () -> Void)?

    init(_ name: String) {
      self.name = name
      super.init()
    }
    override var title: String { name }
    override var restorationName: String? { name }
    override func willAppear() { once(&willShow) }
    override func onAppear() {
      log.append("onAppear")
      once(&shown)
    }
    override func onDismiss() { log.append("onDismiss") }
    private func once(_ hook: inout (@MainActor () -> Void)?) {
      let run = hook
      hook = nil
      run?()
    }
  }

  private nonisolated static let ways: [TablePresentation] = [
    .push, .modal, .detail, .replace, .root, .existing, .tab("A"), .tab("B"),
  ]

  private func screens(_ window: TableNavigator) -> [Screen] {
    (window.tabs + window.modals).flatMap(\.screens)
  }

  @Test(arguments: ways, ways)
  func `whatever a hook asks for first and then`(
    first: TablePresentation, second: TablePresentation
  )
    async throws
  {
    for isLater in [false, true] {
      let (a, b, c, x) = (Note("A"), Note("B"), Note("C"), Note("X"))
      let host = try await HeadlessHost.show(tabs: [a, b])
      if isLater {
        c.willShow = { c.open(x, as: first) }
        c.shown = { c.open(x, as: second) }
      } else {
        c.shown = {
          c.open(x, as: first)
          c.open(x, as: second)
        }
      }
      a.open(c)
      try await host.settle()
      #expect(screens(host.navigator).count { $0 === x } == 1, "\(first) \(second)")
      #expect(host.visibleScreen === x)
      #expect(x.log == ["onAppear"])
      host.close()
      #expect(x.log == ["onAppear", "onDismiss"])
      #expect(x.navigator == nil)
    }
  }

  @Test func `it stands where it was opened first`() async throws {
    let (a, b, c, x) = (Note("A"), Note("B"), Note("C"), Note("X"))
    let host = try await HeadlessHost.show(tabs: [a, b])
    c.shown = {
      c.open(x, as: .tab("B"))
      c.open(x)
    }
    a.open(c)
    try await host.settle()
    #expect(host.navigator.tabs.map { $0.screens.map(\.title) } == [["A", "C"], ["B", "X"]])
    try await host.back()
    #expect(x.log == ["onAppear", "onDismiss"])
    #expect(host.visibleScreen === b)
  }
}
