public import CheckedDemos
import Foundation
import TableScreen
import Testing

@testable public import CheckedHost
@testable public import UIKitStandIn

/// A screen with a view controller of its own.
private final class DialScreen: NativeScreen {
  private(set) var made = 0
  weak var controller: DialController?
  override var title: String { "Dial" }
  override var substitute: String { "A dial" }
  override func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
    edge == .trailing ? [TableBarButton(system: .done, action: .perform(DialScreen.finish))] : []
  }
  func finish() { close(returning: 7) }
}

extension DialScreen: ViewControllerScreen {
  func makeViewController() -> UIViewController {
    made += 1
    let made = DialController()
    controller = made
    return made
  }
}

private final class DialController: UIViewController {
  var takesKeys = false
  override var canBecomeFirstResponder: Bool { takesKeys }
  var log: [String] = []
  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
}

/// A screen whose view controller cannot stand in it.
private final class UnfitScreen: NativeScreen, ViewControllerScreen {
  let unfit: UIViewController
  init(_ unfit: UIViewController) {
    self.unfit = unfit
    super.init()
  }
  override var substitute: String { "No dial" }
  func makeViewController() -> UIViewController { unfit }
}

private final class DialsScreen: TableScreen {
  var returned: [Int] = []
  override class var settings: Settings { [.title("Dials")] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "Push", .action: .perform(DialsScreen.push)]
        [.title: "Present", .action: .perform(DialsScreen.present)]
      }
    ]
  }
  func push() { open(DialScreen()) { (turn: Int) in self.returned.append(turn) } }
  func present() { open(DialScreen(), as: .modal) { (turn: Int) in self.returned.append(turn) } }
}

/// What is waited for until it works.
@MainActor private final class Dial { var isBroken = true }

private struct Broken: LocalizedError { var errorDescription: String? { "Broken" } }

/// The drawing of the demo's chart, as an app for a phone would have it.
extension ChartScreen: ViewControllerScreen {
  public func makeViewController() -> UIViewController { DialController() }
}

extension UIKitSuite {
  /// View controllers of an app's own stand in the controllers of their screens.
  @MainActor struct NativeScreenTests {
    private func line(_ page: TableScreenController) -> String? {
      (page.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)?.text
    }

    @Test func `a view controller stands as a child, under the screen's title and buttons`()
      async throws
    {
      let dials = DialsScreen()
      let phone = try await Phone.show(dials)
      try await phone.tap("Push")
      let page = try phone.page
      let screen = try #require(page.screen as? DialScreen)
      let child = try #require(screen.controller)
      #expect(page.children == [child] && child.parent === page)
      #expect(child.view.superview === page.view && child.view.window != nil)
      #expect(page.tableView.superview == nil)
      // From edge to edge, and below whatever else the screen shows.
      #expect(page.view.subviews.first === child.view)
      let edges = child.view.constraints.filter {
        $0.second?.view === page.view && $0.constant == 0
      }
      #expect(Set(edges.map { $0.first.edge }) == [.top, .bottom, .leading, .trailing])
      #expect(!child.view.translatesAutoresizingMaskIntoConstraints)
      #expect(page.title == "Dial" && line(page) == nil)
      #expect(child.log == ["will appear"])
      // Those above leave it where it is.
      screen.open(DialsScreen())
      try await phone.settle()
      #expect(child.log == ["will appear", "did disappear"])
      page.navigationController?.pressBack()
      try await phone.settle()
      #expect(screen.made == 1 && page.children == [child])
      try await phone.press("done")
      #expect(dials.returned == [7])
      #expect(try phone.page.title == "Dials")
    }

    @Test func `keys and shakes come to its screen, unless it takes them itself`() async throws {
      let dials = DialsScreen()
      let phone = try await Phone.show(dials)
      try await phone.tap("Push")
      let page = try phone.page
      #expect(page.isFirstResponder)
      page.screen.registerUndo("Turn") {}
      #expect(phone.window.shake() == ["Undo Turn"])
      #expect(Keyboard.press("[", .command)?.title == "Back")
      let keys = try #require(Keyboard.press("1", [.command, .alternate]))
      page.handle(keys)
      try await phone.settle()
      #expect(dials.returned == [7])
      let screen = DialScreen()
      dials.open(screen)
      try await phone.settle()
      let child = try #require(screen.controller)
      child.takesKeys = true
      child.becomeFirstResponder()
      try phone.page.finishTyping()
      #expect(child.isFirstResponder)
    }

    @Test func `it goes with its screen, left by button, by gesture, or from a modal`() async throws
    {
      let dials = DialsScreen()
      let phone = try await Phone.show(dials)
      for way in ["Push", "Push", "Present"] {
        weak var controller: DialController?
        weak var screen: DialScreen?
        try await phone.tap(way)
        do {
          screen = try phone.page.screen as? DialScreen
          controller = screen?.controller
          #expect(controller != nil)
          if way == "Present" {
            try await phone.press("done")
          } else {
            try phone.page.navigationController?.swipeBack()
          }
        }
        try await phone.settle()
        for _ in 0..<20 { await Task.yield() }
        #expect(try phone.page.title == "Dials")
        #expect(controller == nil && screen == nil, "\(way)")
      }
      #expect(dials.returned == [7])
    }

    @Test func `the first screen of the app's own stack lets go of it, and has it made anew`()
      async throws
    {
      let screen = DialScreen()
      let navigation = UINavigationController(rootViewController: UIViewController())
      let phone = Phone(navigation)
      let page = TableScreenController(screen)
      for round in 1...2 {
        navigation.pushViewController(page, animated: true)
        try await phone.settle()
        #expect(screen.made == round && page.children.count == 1)
        navigation.popViewController(animated: true)
        try await phone.settle()
        for _ in 0..<20 { await Task.yield() }
        #expect(page.children.isEmpty && screen.controller == nil)
      }
    }

    @Test func `what is waited for, and what failed, stands in its place`() async throws {
      let screen = DialScreen()
      let phone = try await Phone.show(screen)
      let view = try #require(screen.controller?.view)
      let dial = Dial()
      screen.wait(for: "Measuring…") {
        await Task.yield()
        if dial.isBroken { throw Broken() }
      }
      try phone.page.showChrome()
      #expect(view.isHidden)
      #expect(line(try phone.page) == "Measuring…")
      try await phone.settle()
      #expect(view.isHidden)
      dial.isBroken = false
      screen.retry()
      try await phone.settle()
      #expect(!view.isHidden)
      #expect(line(try phone.page) == nil)
    }

    @Test func `a screen without a view controller shows its line`() async throws {
      let screen = NativeScreen()
      screen.setTitle("Map")
      let phone = try await Phone.show(screen)
      #expect(line(try phone.page) == "“Map” cannot be shown here")
    }

    @Test func `a view controller that stands elsewhere is said, and the line shows`() async throws
    {
      let child = UIViewController()
      let parent = UIViewController()
      parent.addChild(child)
      for unfit in [child, TableScreenController(DialsScreen())] {
        let reports = try await TableDiagnostics.collect {
          let phone = try await Phone.show(UnfitScreen(unfit))
          #expect(try phone.page.children.isEmpty)
          #expect(line(try phone.page) == "No dial")
        }
        #expect(reports.map(\.kind) == ["unfitNative"])
      }
    }

    @Test func `the chart of the demo is drawn, turned, and returns its look`() async throws {
      let folder = TemporaryFolder()
      let cells = try #require(
        Demo.screen(named: "cells", DemoSetup.sample(in: folder.url)) as? TableScreen)
      let phone = try await Phone.show(cells)
      try await phone.tap("Chart")
      #expect(try phone.page.children.count == 1)
      try await phone.press("Bars")
      try await phone.press("done")
      try await phone.tap("Chart")
      #expect((try phone.page.screen as? ChartScreen)?.look == .bars)
    }
  }
}
