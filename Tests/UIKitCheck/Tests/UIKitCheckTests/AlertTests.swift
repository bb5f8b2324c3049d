import Foundation
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// Questions are alerts, as UIKit has them, whatever comes and goes around them.
  @MainActor struct AlertTests {
    private let words = TableWords.current

    @Test func `what removes something is marked, and Return does not do it`() async throws {
      let screen = BookingScreen()
      let phone = try await Phone.show(screen)
      try await phone.tap("Cancel the booking…")
      let alert = try phone.alert
      #expect(alert.preferredStyle == .alert)
      #expect(alert.title == "Cancel the booking?")
      #expect(alert.message == "The seats go to others.")
      #expect(alert.actions.map(\.title) == ["Cancel the booking", words.cancel])
      #expect(alert.actions.map(\.style) == [.destructive, .cancel])
      #expect(alert.preferredAction == nil)
      #expect(alert.pressReturn())
      try await phone.settle()
      #expect(screen.done.isEmpty)
      #expect(try phone.page.screen === screen)
      try await phone.tap("Cancel the booking…")
      try await phone.answer("Cancel the booking")
      #expect(screen.done == ["cancelled"])
      #expect(phone.window.rootViewController?.presentedViewController == nil)
    }

    @Test func `what is harmless is what Return does, and no sentence leaves no gap`() async throws
    {
      let screen = BookingScreen()
      let phone = try await Phone.show(screen)
      try await phone.tap("Send")
      #expect(try phone.alert.message == nil)
      #expect(try phone.alert.preferredAction?.title == words.goOn)
      #expect(try phone.alert.pressReturn())
      try await phone.settle()
      #expect(screen.done == ["sent"])
    }

    @Test func `a question that the app closes goes, and nothing is done`() async throws {
      let screen = BookingScreen()
      let phone = try await Phone.show(screen)
      try await phone.tap("Send")
      _ = try phone.alert
      let navigator = try #require(
        (phone.window.rootViewController as? UINavigationController)?.topViewController
          as? TableScreenController
      ).host.navigator
      navigator.question?.close()
      try await phone.settle()
      #expect(try phone.page.screen === screen)
      #expect(screen.done.isEmpty)
    }

    @Test func `an answer that closes the screen and opens others comes in its turn`() async throws
    {
      let root = BookingScreen()
      let phone = try await Phone.show(root)
      let booking = BookingScreen()
      root.open(booking, as: .modal)
      try await phone.settle()
      try await phone.tap("Leave")
      try await phone.answer(words.goOn)
      // The modal went, and what was opened meanwhile came, without a word of UIKit's.
      #expect(try phone.page.title == "Receipt")
      #expect(try phone.page.host.navigator.modals.count == 1)
    }

    @Test func `questions one after the other, and one above another, are all answered`()
      async throws
    {
      let screen = BookingScreen()
      let phone = try await Phone.show(screen)
      try await phone.tap("Twice")
      #expect(try phone.alert.title == "Really?")
      try await phone.answer(words.goOn)
      #expect(try phone.alert.title == "Really, really?")
      try await phone.answer(words.goOn)
      #expect(screen.done == ["twice"])
      // An action of the app asks while a question is in view.
      try await phone.tap("Send")
      try use("Cancel the booking…", of: screen, phone)
      try await phone.settle()
      #expect(try phone.alert.title == "Cancel the booking?")
      try await phone.answer("Cancel the booking")
      #expect(try phone.alert.title == "Send it?")
      try await phone.answer(words.goOn)
      #expect(screen.done == ["twice", "cancelled", "sent"])
    }

    @Test func `a modal that is opened above a question stands above it`() async throws {
      let screen = BookingScreen()
      let phone = try await Phone.show(screen)
      try await phone.tap("Send")
      screen.open(ReceiptScreen(), as: .modal)
      try await phone.settle()
      #expect(try phone.page.title == "Receipt")
      try phone.page.screen.close()
      try await phone.settle()
      try await phone.answer(words.goOn)
      #expect(screen.done == ["sent"])
    }

    @Test func `a screen that is pushed above a question makes rows of it, and it comes back`()
      async throws
    {
      let screen = BookingScreen()
      let phone = try await Phone.show(screen)
      try await phone.tap("Send")
      screen.open(ReceiptScreen())
      try await phone.settle()
      #expect(try phone.page.title == "Receipt")
      try phone.page.screen.close()
      try await phone.settle()
      #expect(try phone.alert.title == "Send it?")
      try await phone.answer(words.goOn)
      #expect(screen.done == ["sent"])
    }

    @Test func `an alert that the app dismisses is an answer, too: none`() async throws {
      let screen = BookingScreen()
      let phone = try await Phone.show(screen)
      try await phone.tap("Send")
      phone.window.rootViewController?.dismiss(animated: true)
      try await phone.settle()
      // The core hears of it when it next has something to show, and closes what stands above that question, too.
      try await phone.tap("Cancel the booking…")
      #expect(try phone.page.host.navigator.modals.isEmpty)
      try await phone.tap("Cancel the booking…")
      try await phone.answer("Cancel the booking")
      #expect(screen.done == ["cancelled"])
      #expect(try phone.page.host.navigator.modals.isEmpty)
    }

    @Test func `a modal that closes takes the question above it along`() async throws {
      let root = BookingScreen()
      let phone = try await Phone.show(root)
      let booking = BookingScreen()
      root.open(booking, as: .modal)
      try await phone.settle()
      try await phone.tap("Send")
      _ = try phone.alert
      booking.close()
      try await phone.settle()
      #expect(try phone.page.screen === root)
      #expect(booking.done.isEmpty)
    }

    private func use(_ title: String, of screen: TableScreen, _ phone: Phone) throws {
      let row = try #require(
        (0..<screen.layout.rowCount(in: 0)).lazy.compactMap {
          screen.layout.row(at: TablePath(section: 0, row: $0))?.id
        }.first { RowCellPool().content(of: $0, in: screen)?.title == title })
      screen.send(.tap(row))
    }
  }

  /// The judge of the host once more: what UIKit's pages refuse of alerts is refused here, too.
  @MainActor struct AlertRefusalTests {
    private func window() -> UIWindow {
      _ = Refusals.take()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = UIViewController()
      return window
    }

    private func rest() async {
      for turn in 0..<1_000 where turn < 20 || Transition.running > 0 { await Task.yield() }
    }

    @Test func `an alert cancels in one way, and prefers what it has`() {
      _ = Refusals.take()
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      #expect(Refusals.take().isEmpty)
      alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      #expect(Refusals.take().count == 1)
      alert.preferredAction = UIAlertAction(title: "Yes", style: .default)
      #expect(Refusals.take().count == 1)
      _ = OwnAlert(title: "B", message: nil, preferredStyle: .alert)
      #expect(Refusals.take().count == 1)
    }

    @Test func `an alert of nothing, and a sheet that points nowhere, are refused`() async {
      let window = window()
      let root = window.rootViewController
      root?.present(
        UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
      #expect(Refusals.take().count == 1)
      await rest()
      root?.dismiss(animated: true)
      await rest()
      UIDevice.current.userInterfaceIdiom = .pad
      defer { UIDevice.current.userInterfaceIdiom = .phone }
      let sheet = UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)
      root?.present(sheet, animated: true)
      #expect(Refusals.take().count == 1)
      await rest()
      root?.dismiss(animated: true)
      await rest()
      sheet.popoverPresentationController?.sourceView = root?.view
      root?.present(sheet, animated: true)
      await rest()
      #expect(Refusals.take().isEmpty)
    }

    @Test func `an action is done when the alert has gone, and only once`() async {
      let window = window()
      var count = 0
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Yes", style: .default) { _ in
          count += 1
          #expect(alert.presentingViewController == nil)
        })
      #expect(!alert.press("Yes"))
      window.rootViewController?.present(alert, animated: true)
      await rest()
      #expect(!alert.press("Other") && !alert.cancel())
      #expect(alert.press("Yes"))
      #expect(!alert.press("Yes") && count == 0)
      await rest()
      #expect(count == 1 && Refusals.take().isEmpty)
    }
  }
}

private final class OwnAlert: UIAlertController {}

private final class BookingScreen: TableScreen {
  private(set) var done: [String] = []
  override class var settings: Settings { [.title("Booking")] }
  override var tableData: [Section] {
    [
      Section {
        [
          .title: "Cancel the booking…",
          .action: .confirm(
            "Cancel the booking?", .destructive, message: "The seats go to others.",
            then: .perform(BookingScreen.cancelAll)),
        ]
        [
          .title: "Send",
          .action: .confirm(
            "Send it?", button: TableWords.current.goOn, then: .perform(BookingScreen.send)),
        ]
        [
          .title: "Twice",
          .action: .confirm(
            "Really?", button: TableWords.current.goOn,
            then: .confirm(
              "Really, really?", button: TableWords.current.goOn,
              then: .perform(BookingScreen.twice))),
        ]
        [
          .title: "Leave",
          .action: .confirm(
            "Leave?", button: TableWords.current.goOn, then: .perform(BookingScreen.leaveAll)),
        ]
      }
    ]
  }
  func cancelAll() { done.append("cancelled") }
  func send() { done.append("sent") }
  func twice() { done.append("twice") }
  func leaveAll() {
    let opener = parentScreen
    close()
    opener?.open(ReceiptScreen(), as: .modal)
  }
}

private final class ReceiptScreen: TableScreen {
  override class var settings: Settings { [.title("Receipt")] }
  override var tableData: [Section] { [Section { [.title: "Paid"] }] }
}
