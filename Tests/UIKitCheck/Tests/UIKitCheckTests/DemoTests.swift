import CheckedDemos
import Foundation
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// All screens of the demo, on the stand-in, unchanged.
  @MainActor struct DemoTests {
    let folder = TemporaryFolder()
    var setup: DemoSetup { DemoSetup.sample(in: folder.url) }

    func show(_ name: String) async throws -> Phone {
      let screens = try #require(Demo.screens(named: name, setup))
      return screens.count > 1
        ? try await Phone.show(tabs: screens) : try await Phone.show(screens[0])
    }

    @Test(arguments: Demo.names) func `every demo opens, and scrolls from end to end`(
      name: String
    ) async throws {
      let phone = try await show(name)
      let table = try phone.table
      let count = table.slots.counts.reduce(0, +)
      for row in stride(from: 0, through: min(count, 600), by: 7) {
        table.scroll(to: row)
        phone.check()
      }
      table.scroll(to: count)
      try await phone.settle()
      table.scroll(to: 0)
      try await phone.settle()
    }

    @Test func `the gallery opens a demo and comes back`() async throws {
      let phone = try await show("gallery")
      try await phone.tap("Settings")
      let settings = try phone.page
      #expect(settings.title == "Settings")
      let navigation = try #require(settings.navigationController)
      navigation.pressBack()
      try await phone.settle()
      #expect(navigation.viewControllers.count == 1)
      try await phone.tap("Time zones")
      navigation.swipeBack()
      try await phone.settle()
      #expect(try phone.page.host.navigator.screens.count == 1)
    }

    @Test func `a to-do is ticked off, deleted, brought back, moved and found`() async throws {
      let phone = try await show("todo")
      let titles = try phone.titles
      let first = try #require(titles.first)
      try phone.view(UISwitch.self, in: first).flip()
      try await phone.settle()
      #expect(try phone.path(first).section == 1)
      #expect(try phone.table.swipes(phone.path(first)) == ["Delete"])
      #expect(try phone.table.swipe(phone.path(first), "Delete"))
      try await phone.settle()
      #expect(throws: Phone.Missing.self) { try phone.path(first) }
      let undo = try #require(
        try phone.page.view.all(UIButton.self).first { $0.currentTitle == "Undo" })
      #expect(!undo.isHidden)
      undo.press()
      try await phone.settle()
      _ = try phone.path(first)
      try await phone.search(titles[1])
      #expect(try phone.titles == [titles[1]])
      try #require(try phone.page.navigationItem.searchController).cancel()
      try await phone.settle()
      try await phone.press("edit")
      let table = try phone.table
      #expect(table.isEditing)
      let (from, to) = (IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 1))
      let moved = try phone.titles[1]
      // Below its section it cannot go: it lands at the end of that.
      #expect(table.drag(from, to: IndexPath(row: 0, section: 0)) == from)
      #expect(table.drag(from, to: to) == to)
      try await phone.settle()
      #expect(try phone.titles[2] == moved)
      #expect(table.commit(.delete, from))
      try await phone.settle()
      try await phone.press("done")
      #expect(!table.isEditing)
    }

    @Test func `a to-do is added in a modal, which can be put away`() async throws {
      let phone = try await show("todo")
      let count = try phone.table.slots.counts[0]
      try await phone.press("Add")
      let modal = try phone.page
      #expect(modal.navigationController?.presentingViewController != nil)
      let field = try #require(modal.tableView.all(UITextField.self).first)
      field.type("Call the bank")
      try await phone.settle()
      try await phone.press("Save")
      #expect(try phone.table.slots.counts[0] == count + 1)
      _ = try phone.path("Call the bank")
      try await phone.press("Add")
      try phone.page.navigationController?.swipeDown()
      try await phone.settle()
      #expect(try phone.page.host.navigator.modals.isEmpty)
    }

    @Test func `the time zones are pulled down, and reached by the index`() async throws {
      let phone = try await show("zones")
      let table = try phone.table
      let control = try #require(table.refreshControl)
      control.pull()
      try await phone.settle()
      #expect(!control.isRefreshing)
      #expect(control.attributedTitle?.string.contains("Last updated") == true)
      let place = try #require(table.indexTitles.firstIndex(of: "P"))
      table.tapIndex(place)
      try await phone.settle()
      #expect(try #require(table.pathsInView.first).section > 0)
    }

    @Test func `countries are selected, several at once, and compared`() async throws {
      let phone = try await show("countries")
      let titles = Array(try phone.titles.prefix(2))
      try await phone.tap(titles[0])
      try await phone.tap(titles[1])
      let cell = try phone.cell(titles[0])
      #expect(cell.accessoryType == .checkmark)
      // The mark says it; the row is not gray as well.
      #expect(try phone.table.indexPathsForSelectedRows == nil)
      #expect(cell.accessibilityTraits.contains(.selected))
      #expect(try phone.page.navigationController?.isToolbarHidden == false)
      try await phone.tap(titles[1])
      #expect(try phone.cell(titles[1]).accessoryType == .none)
      try await phone.tap(titles[1])
      try await phone.press("Compare 2")
      #expect(try phone.page.navigationController?.viewControllers.count == 2)
    }

    @Test func `mail has tabs with badges, swipes and menus`() async throws {
      let phone = try await show("mail")
      let tabs = try #require(
        phone.window.rootViewController?.children.first as? UITabBarController)
      #expect(tabs.viewControllers?.count == 3)
      #expect(tabs.viewControllers?.first?.tabBarItem.title == "Inbox")
      #expect(tabs.viewControllers?.first?.tabBarItem.badgeValue != nil)
      let letter = try #require(try phone.titles.first)
      let path = try phone.path(letter)
      let offers = try phone.table.swipes(path)
      #expect(!offers.isEmpty)
      tabs.tap(1)
      try await phone.settle()
      #expect(tabs.selectedIndex == 1)
      #expect(try phone.page.title == "Archive")
    }

    @Test func `the settings show and hide rows, and take a switch`() async throws {
      let phone = try await show("settings")
      let page = try phone.page
      #expect(page.tableView.style == .insetGrouped)
      let switches = page.tableView.all(UISwitch.self)
      let isOn = try #require(switches.first).isOn
      switches.first?.flip()
      try await phone.settle()
      #expect(switches.first?.isOn == !isOn)
    }

    @Test func `return goes through the sign-up form, and what is missing is said`() async throws {
      let phone = try await show("signup")
      let name = try phone.view(UITextField.self, in: "Name *")
      name.type("Ada")
      name.pressReturn()
      try await phone.settle()
      let email = try phone.view(UITextField.self, in: "Email *")
      #expect(email.isFirstResponder)
      email.type("nonsense")
      email.pressReturn()
      try await phone.settle()
      let notes = try phone.cell("Email *").contentView.all(UILabel.self).filter { !$0.isHidden }
      #expect(notes.contains { $0.textColor == .systemRed })
      #expect(try phone.view(UITextField.self, in: "Password *").isSecureTextEntry)
    }
  }
}
