import Foundation
import Observation
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// What a screen offers, in UIKit's own parts.
  @MainActor struct ScreenTests {
    @Test func `a switch that is refused goes back`() async throws {
      let phone = try await Phone.show(PartsScreen())
      let toggle = try phone.view(UISwitch.self, in: "Refused")
      toggle.flip()
      try await phone.settle()
      #expect(!toggle.isOn)
      #expect(UIAccessibility.announcements.last == "Refused")
    }

    @Test func `a row that changes keeps its cell, and one of another kind gets another`()
      async throws
    {
      let screen = PartsScreen()
      let phone = try await Phone.show(screen)
      let cell = try phone.cell("Count")
      screen.model0.count = 3
      try await phone.settle()
      #expect(try phone.cell("Count") === cell)
      #expect(cell.contentView.all(TextView.self).last?.text == "3")
    }

    @Test func `a long press and a menu do what they say`() async throws {
      let screen = PartsScreen()
      let phone = try await Phone.show(screen)
      let page = try phone.page
      let recognizer = try #require(page.tableView.gestureRecognizers?.first)
      let press = try #require(recognizer as? UILongPressGestureRecognizer)
      #expect(press.minimumPressDuration == 0.7)
      let path = try phone.path("Pressed")
      press.point = CGPoint(
        x: 0, y: 44 * Double(try #require(page.tableView.pathsInView.firstIndex(of: path))) + 3)
      press.state = .began
      page.press.handle(press)
      try await phone.settle()
      #expect(screen.log == ["long press"])
      #expect(try #require(page.tableView.menu(path)).choose("Copy"))
      try await phone.settle()
      #expect(screen.log.last == "copy")
      #expect(page.tableView.menu(try phone.path("Count")) == nil)
    }

    @Test func `swipes from both edges offer what the row does`() async throws {
      let screen = PartsScreen()
      let phone = try await Phone.show(screen)
      let path = try phone.path("Pressed")
      #expect(try phone.table.swipes(path) == ["Remove", "Archive"])
      #expect(try phone.table.swipe(path, "Pin", leading: true))
      #expect(try phone.table.swipe(path, "Archive"))
      try await phone.settle()
      #expect(screen.log == ["pin", "archive"])
      #expect(try phone.table.swipes(phone.path("Count")).isEmpty)
    }

    @Test func `rows that do nothing cannot be tapped, and others are let go of`() async throws {
      let screen = PartsScreen()
      let phone = try await Phone.show(screen)
      #expect(try !phone.table.tap(phone.path("Count")))
      try await phone.tap("Pressed")
      #expect(screen.log == ["tap"])
      #expect(try phone.table.indexPathsForSelectedRows == nil)
    }

    @Test func `details, disclosure and a view of one's own stand at the end of rows`() async throws
    {
      let screen = PartsScreen()
      let phone = try await Phone.show(screen)
      #expect(try phone.cell("Leads on").accessoryType == .disclosureIndicator)
      #expect(try phone.cell("Details").accessoryType == .detailButton)
      #expect(try phone.table.tapAccessory(phone.path("Details")))
      try phone.view(EndView.self, in: "Badge").press()
      try await phone.settle()
      #expect(screen.log == ["details", "badge"])
    }

    @Test func `rows expand and collapse`() async throws {
      let phone = try await Phone.show(PartsScreen())
      let count = try phone.table.slots.counts[0]
      try await phone.tap("Parent")
      #expect(try phone.table.slots.counts[0] == count + 2)
      #expect(try phone.view(ChevronView.self, in: "Parent").image?.name == "chevron.down")
      try await phone.tap("Parent")
      #expect(try phone.table.slots.counts[0] == count)
    }

    @Test func `every control says what a person did`() async throws {
      let screen = ControlsScreen()
      let phone = try await Phone.show(screen)
      let values = screen.values
      try phone.view(UISlider.self, in: "Slider").drag(to: 3.4)
      try phone.view(UIStepper.self, in: "Stepper").step(by: 2)
      try phone.view(UISegmentedControl.self, in: "Segments").choose(1)
      let menu = try #require(try phone.view(MenuView.self, in: "Menu").menu)
      #expect(menu.choose("Green"))
      try phone.view(UIColorWell.self, in: "Color").choose(
        UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
      try phone.view(RatingView.self, in: "Rating").all(UIButton.self)[2].press()
      let day = Date(timeIntervalSince1970: 86_400)
      try phone.view(UIDatePicker.self, in: "Day").choose(day)
      try phone.view(UITextView.self, in: "Area").type("two\nlines")
      try phone.view(UITextField.self, in: "Field").type("typed")
      try phone.view(ButtonView.self, in: "Button").press()
      try await phone.settle()
      #expect(values.slider == 3)
      #expect(values.stepper == 2)
      #expect(values.segment == "b")
      #expect(values.menu == "g")
      #expect(values.color == .rgb(red: 255, green: 128, blue: 0))
      #expect(values.rating == 3)
      #expect(values.day == day)
      #expect(values.area == "two\nlines")
      #expect(values.field == "typed")
      #expect(screen.log == ["pressed"])
    }

    @Test func `an action that runs shows a spinner, and can be ended`() async throws {
      let screen = PartsScreen()
      let phone = try await Phone.show(screen)
      #expect(try phone.table.tap(phone.path("Slow")))
      while try phone.cell("Slow").accessoryView == nil { await Task.yield() }
      let busy = try phone.view(BusyView.self, in: "Slow")
      try #require(busy.all(UIButton.self).first).press()
      try await phone.settle()
      #expect(try phone.cell("Slow").accessoryView == nil)
    }

    @Test func `an empty table, a failure and a wait stand in place of rows`() async throws {
      let screen = EmptyScreen()
      let phone = try await Phone.show(screen)
      func placeholder() throws -> UIContentUnavailableConfiguration {
        try #require(try phone.placeholder)
      }
      #expect(try placeholder().text == "All done.")
      var attempts = 0
      screen.wait(for: "Reading…") { _ in
        attempts += 1
        throw EmptyScreen.Offline()
      }
      try await phone.settle()
      #expect(try placeholder().secondaryText == "Offline" && attempts == 1)
      try #require(try placeholder().buttonProperties.primaryAction).perform()
      try await phone.settle()
      #expect(try placeholder().secondaryText == "Offline" && attempts == 2)
    }

    @Test func `native cells are made by their class or their nib, and reused`() async throws {
      let phone = try await Phone.show(NativeRowsScreen())
      let table = try phone.table
      let cells = try ["Ada", "Grace"].map {
        try #require(try table.cellForRow(at: phone.path($0)) as? PlayerCell)
      }
      #expect(cells.map(\.name) == ["Ada", "Grace"])
      #expect(cells.map(\.isFromNib) == [false, true])
      #expect(table.tap(try phone.path("Ada")))
      try await phone.settle()
      #expect(cells[0].accessoryType == .disclosureIndicator)
    }

    @Test func `a screen that is gone is freed`() async throws {
      weak var screen: PartsScreen?
      weak var page: TableScreenController?
      do {
        let made = PartsScreen()
        screen = made
        let controller = TableScreenController(made)
        page = controller
        let phone = Phone(UINavigationController(rootViewController: controller))
        try await phone.settle()
        phone.window.rootViewController = nil
      }
      for _ in 0..<20 { await Task.yield() }
      #expect(page == nil)
      #expect(screen == nil)
    }

    @Test func `a modal that goes with the screen below it is freed, as that is`() async throws {
      weak var page: TableScreenController?
      weak var modal: UIViewController?
      let app = UIViewController()
      let phone = Phone(app)
      do {
        let screen = PartsScreen()
        let controller = TableScreenController(screen)
        page = controller
        app.present(controller, animated: true)
        try await phone.settle()
        screen.open(PartsScreen(), as: .modal)
        try await phone.settle()
        modal = controller.presentedViewController
        #expect(modal != nil)
        app.dismiss(animated: true)
      }
      try await phone.settle()
      #expect(phone.top === app)
      #expect(page == nil)
      #expect(modal == nil)
    }
  }
}
