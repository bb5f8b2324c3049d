import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// A modal that a person swipes down is left: what is opened while it leaves comes above what is left.
  @MainActor struct LeavingModalTests {
    enum Kind: CaseIterable, CustomTestStringConvertible {
      case app, tabs, columns, modal

      var testDescription: String { "\(self)" }
    }

    /// The turns that a dismissal takes, and some more.
    static let turns = 0...9

    /// Shows a screen, and a modal above it with two screens.
    private func shown(_ kind: Kind) async throws -> (Phone, LayersScreen, ModalController) {
      let first = LayersScreen(1)
      let phone =
        switch kind {
        case .app, .modal: try await Phone.show(first)
        case .tabs: try await Phone.show(tabs: [first, LayersScreen(50)])
        case .columns: Phone(TableSplitController(first))
        }
      try await phone.settle()
      var screen = first
      if kind == .modal {
        try await phone.tap("Modal")
        screen = try #require(phone.page.screen as? LayersScreen)
      }
      screen.open(LayersScreen(20), as: .modal)
      try await phone.settle()
      let modal = try #require(phone.page.navigationController as? ModalController)
      try await phone.tap("Push")
      return (phone, screen, modal)
    }

    /// The screens in view: where there are two columns, those of both.
    private func shown(_ phone: Phone) throws -> [Screen] {
      guard let split = phone.window.rootViewController as? UISplitViewController,
        split.presentedViewController == nil
      else { return [try phone.page.screen] }
      return split.childrenInView.compactMap {
        (($0 as? UINavigationController)?.topViewController as? TableScreenController)?.screen
      }
    }

    /// Checks that the window shows what the navigator says.
    private func check(_ phone: Phone, gone: ScreenStack? = nil) throws {
      let navigator = try phone.page.host.navigator
      let inView = try shown(phone)
      #expect(inView.allSatisfy { screen in navigator.panes.contains { $0 === screen } })
      #expect(inView.contains { $0 === navigator.visibleScreen } || navigator.panes.count > 1)
      #expect(!navigator.modals.contains { $0 === gone })
      var modals: [UIViewController] = []
      var next = phone.window.rootViewController
      while let presented = next?.presentedViewController {
        modals.append(presented)
        next = presented
      }
      #expect(modals.count == navigator.modals.count)
      for (modal, stack) in zip(modals, navigator.modals) {
        let pages = (modal as? UINavigationController)?.viewControllers as? [TableScreenController]
        #expect(
          pages?.map { ObjectIdentifier($0.screen) } == stack.screens.map(ObjectIdentifier.init))
      }
    }

    @Test(arguments: Kind.allCases, [TablePresentation.push, .modal, .detail, .replace, .root])
    func `what is opened while a person swipes a modal down comes above what is left`(
      _ kind: Kind, _ presentation: TablePresentation
    ) async throws {
      for turn in Self.turns {
        let (phone, screen, modal) = try await shown(kind)
        modal.swipeDown()
        for _ in 0..<turn { await Task.yield() }
        let opened = LayersScreen(7)
        screen.open(opened, as: presentation)
        try await phone.settle()
        #expect(opened.navigator != nil, "turn \(turn)")
        #expect(try shown(phone).last === opened, "turn \(turn)")
        try check(phone, gone: modal.stack)
        opened.push()
        try await phone.settle()
        #expect(try shown(phone).last?.title == "8", "turn \(turn)")
      }
    }

    @Test(arguments: Kind.allCases, ["Push", "Modal"])
    func `a row can be tapped as soon as the modal above it has gone`(_ kind: Kind, _ row: String)
      async throws
    {
      for turn in Self.turns {
        let (phone, screen, modal) = try await shown(kind)
        modal.swipeDown()
        for _ in 0..<turn { await Task.yield() }
        // Before that it is the modal that takes the touches.
        let isGone = (phone.top as? TableScreenController)?.screen === screen
        if isGone { _ = try phone.table.tap(phone.path(row)) }
        try await phone.settle()
        #expect(try phone.page.title == (isGone ? "\(screen.number + 1)" : screen.title))
        try check(phone, gone: modal.stack)
      }
    }

    @Test func `what is opened while a modal is let go halfway comes above it`() async throws {
      for turn in Self.turns {
        let first = LayersScreen(1)
        let phone = try await Phone.show(first)
        first.open(LayersScreen(20), as: .modal)
        try await phone.settle()
        let modal = try #require(phone.page.navigationController as? ModalController)
        modal.swipeDownHalfway()
        for _ in 0..<turn { await Task.yield() }
        first.open(LayersScreen(7))
        try await phone.settle()
        #expect(try phone.page.title == "7")
        #expect(modal.viewControllers.map(\.title) == ["20", "7"])
        // And then all the way.
        modal.swipeDown()
        try await phone.settle()
        #expect(try phone.page.screen === first)
        try check(phone, gone: modal.stack)
      }
    }

    @Test(arguments: Kind.allCases, [TablePresentation.push, .modal, .detail])
    func `what is opened while a finger holds a modal down is not lost with it`(
      _ kind: Kind, _ presentation: TablePresentation
    ) async throws {
      for isCancelled in [false, true] {
        let (phone, screen, modal) = try await shown(kind)
        let drag = try #require(modal.dragDown())
        await Task.yield()
        let opened = LayersScreen(7)
        screen.open(opened, as: presentation)
        for _ in 0..<3 { await Task.yield() }
        drag.letGo(isCancelled: isCancelled)
        try await phone.settle()
        #expect(try phone.page.screen === opened)
        try check(phone)
        // The modal, above which it was opened, is asked and left as any other.
        opened.close()
        try await phone.settle()
        #expect(try phone.page.title == "21")
        try check(phone)
        try phone.page.navigationController?.swipeDown()
        try await phone.settle()
        #expect(try phone.page.screen === screen)
        try check(phone)
      }
    }

    @Test func `a modal does not come back for what has closed again by then`() async throws {
      let (phone, screen, modal) = try await shown(.app)
      let drag = try #require(modal.dragDown())
      let opened = LayersScreen(7)
      screen.open(opened, as: .modal)
      drag.letGo(isCancelled: false)
      await Task.yield()
      opened.close()
      try await phone.settle()
      #expect(try phone.page.screen === screen)
      try check(phone)
    }

    @Test func `what a modal opens itself while a finger holds it down goes with it`() async throws
    {
      let (phone, screen, modal) = try await shown(.app)
      let drag = try #require(modal.dragDown())
      let opened = LayersScreen(7)
      modal.stack.top.open(opened, as: .modal)
      drag.letGo(isCancelled: false)
      try await phone.settle()
      #expect(opened.navigator == nil)
      #expect(try phone.page.screen === screen)
      try check(phone)
    }

    @Test(arguments: Kind.allCases)
    func `whatever a person drags down while screens open and close, the window follows`(
      _ kind: Kind
    ) async throws {
      var random = SplitMix64(seed: Seed.value)
      let (phone, first, _) = try await shown(kind)
      let navigator = try #require(first.navigator)
      var drag: Transition?
      for step in 0..<400 {
        let screens = navigator.screens.compactMap { $0 as? LayersScreen }
        switch Int.random(in: 0...7, using: &random) {
        case 0, 1:
          guard screens.count < 8 else { break }
          let screen = LayersScreen(100 + step)
          screens.randomElement(using: &random)?.open(
            screen, as: [.push, .modal, .detail].randomElement(using: &random) ?? .push)
        case 2: screens.last?.close()
        case 3, 4:
          let modal = phone.top?.navigationController as? ModalController
          guard drag == nil, let modal, modal.transition == nil,
            modal.presentingViewController?.transition == nil
          else { break }
          drag = modal.dragDown()
        default:
          drag?.letGo(isCancelled: random.once(in: 3))
          drag = nil
        }
        for _ in 0..<Int.random(in: 0...7, using: &random) { await Task.yield() }
        guard random.once(in: 6) else { continue }
        drag?.letGo(isCancelled: random.once(in: 3))
        drag = nil
        try await phone.settle()
        try check(phone)
      }
      drag?.letGo(isCancelled: false)
      try await phone.settle()
      try check(phone)
    }

    @Test func `what is typed into a modal that is swiped down is taken before it is left`()
      async throws
    {
      let first = LayersScreen(1)
      let phone = try await Phone.show(first)
      let form = ControlsScreen()
      first.open(form, as: .modal)
      try await phone.settle()
      let field = try phone.view(UITextField.self, in: "Field")
      field.type("typed")
      try phone.page.navigationController?.swipeDown()
      #expect(!field.isFirstResponder)
      #expect(form.navigator == nil)
      try await phone.settle()
      #expect(form.values.field == "typed")
    }
  }
}
