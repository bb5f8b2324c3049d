import Foundation
import SwiftUI
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

private final class LettersDelegate: TableSceneDelegate {
  override func makeScreens() -> [Screen] { [MailScreen(), ThingsScreen()] }
  override func makeScreen(named name: String) -> Screen? {
    name == "letter" ? LetterScreen() : nil
  }
}

private final class SplitDelegate: TableSceneDelegate {
  override func makeController(_ restoration: TableRestoration) -> any TableWindowController {
    TableSplitController(MailScreen(), restoration: restoration)
  }
  override func makeScreen(named name: String) -> Screen? { LetterScreen() }
}

extension UIKitSuite {
  /// What was open comes back with the scene of a window, and addresses come to the screens.
  @MainActor struct SceneTests {
    private var url: URL {
      get throws { try #require(URL(string: "letters://ada")) }
    }

    @Test(arguments: [false, true]) func `a scene that was let go of shows what was open in it`(
      isSplit: Bool
    ) async throws {
      func make() -> TableSceneDelegate { isSplit ? SplitDelegate() : LettersDelegate() }
      _ = Refusals.take()
      let stage = Stage()
      let first = make()
      stage.connect(first)
      await settle()
      let letters = try #require(first.controller?.navigator.visibleScreen as? MailScreen)
      letters.read()
      await settle()
      #expect(first.controller?.navigator.screens.contains { $0 is LetterScreen } == true)
      stage.disconnect()
      #expect(
        stage.session.stateRestorationActivity?.activityType == TableNavigationState.activityType)
      let second = make()
      stage.connect(second)
      await settle()
      let open = second.controller?.navigator.visibleScreen
      #expect(open is LetterScreen && open !== letters)
      #expect(Refusals.take() == [])
      stage.disconnect()
    }

    private func settle() async { for _ in 0..<60 { await Task.yield() } }

    @Test func `an activity without a state restores nothing`() {
      #expect(TableNavigationState(NSUserActivity(activityType: "other")) == nil)
      let broken = NSUserActivity(activityType: TableNavigationState.activityType)
      broken.addUserInfoEntries(from: ["TableScreen.state": Data([1])])
      #expect(TableNavigationState(broken) == nil)
    }

    @Test func `addresses come to the screens, at the start, later, and from the web`()
      async throws
    {
      let stage = Stage()
      let delegate = LettersDelegate()
      let page = try #require(URL(string: "https://letters.example/1"))
      stage.connect(delegate, opening: [try url])
      let letters = try #require(delegate.controller?.navigator.tabs[0].root as? MailScreen)
      #expect(letters.log == ["letters://ada"])
      stage.open(page)
      stage.openPage(page)
      #expect(letters.log == ["letters://ada", page.absoluteString, page.absoluteString])
      stage.disconnect()
      let started = NSUserActivity(activityType: "NSUserActivityTypeBrowsingWeb")
      started.webpageURL = page
      let other = LettersDelegate()
      stage.connect(other, continuing: [started])
      let again = try #require(other.controller?.navigator.tabs[0].root as? MailScreen)
      #expect(again.log == [page.absoluteString])
      stage.disconnect()
    }

    @Test func `a single screen's controller keeps and restores itself as well`() async throws {
      let controller = TableScreenController(MailScreen())
      let phone = Phone(UINavigationController(rootViewController: controller))
      try await phone.settle()
      try await phone.tap("Ada")
      let session = UISceneSession()
      session.stateRestorationActivity = controller.restorationActivity
      let again = TableScreenController(
        MailScreen(), restoration: .scene(session) { _ in LetterScreen() })
      let second = Phone(UINavigationController(rootViewController: again))
      try await second.settle()
      #expect(try second.page.title == "Letter")
      again.open([UIOpenURLContext(try url)])
      #expect(LetterScreen.log.last == "letters://ada")
    }

    @Test func `a view of SwiftUI keeps what is open with its scene`() async throws {
      ViewStage.storage = [:]
      func view() -> TableScreenView {
        TableScreenView(MailScreen()).restoring("letters") { _ in LetterScreen() }
      }
      let phone = Phone(try #require(ViewStage().show(view())))
      try await phone.settle()
      #expect(try phone.page.title == "Letters")
      try await phone.tap("Ada")
      NotificationCenter.default.post(
        name: UIApplication.didEnterBackgroundNotification, object: nil)
      for _ in 0..<50 where ViewStage.storage.isEmpty {
        try await Task.sleep(for: .milliseconds(1))
      }
      #expect(ViewStage.storage.keys.sorted() == ["TableScreen.letters"])
      let again = Phone(try #require(ViewStage().show(view())))
      try await again.settle()
      #expect(try again.page.title == "Letter")
      ViewStage.storage = [:]
    }

    @Test func `a view of SwiftUI opens addresses, and those that came too early later`()
      async throws
    {
      let stage = ViewStage()
      let screen = MailScreen()
      let phone = Phone(try #require(stage.show(TableScreenView(screen).ignoresSafeArea())))
      try await phone.settle()
      stage.open(try url)
      #expect(screen.log == ["letters://ada"])
      let link = WindowLink()
      link.open(try url)
      let other = MailScreen()
      link.connect(TableTabsController([other]))
      #expect(other.log == ["letters://ada"])
      #expect(ViewStage.storage.isEmpty)
    }
  }
}
