import Foundation
import Observation
import TableScreen
import TableScreenCells
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// What is typed, and what is done beside it.
  @MainActor @Suite struct ActingElsewhereTests {
    @Observable @MainActor fileprivate final class Person {
      var name = "Ada"
      var note = "Old"
      var isOn = false
      var actions = ["Archive", "Delete"]
      @ObservationIgnored var did: [String] = []
    }

    private final class PersonScreen: TableScreen {
      let person: Person
      init(_ person: Person) {
        self.person = person
        super.init()
      }
      override class var settings: Settings { [.longPressable()] }
      override var tableData: [Section] {
        [
          Section {
            [.title: "Name", .bind: .to(person, \.name)]
            [.title: "Note", .bind: .to(person, \.note), .cellClass: .of(.textArea())]
            [
              .title: "Send", .accessory: .detail(.perform(PersonScreen.tell, "details")),
              .swipeActions: .actions([TableRowAction("Send", .perform(PersonScreen.tell, "swipe"))]
              ),
              .menu: .actions(
                person.actions.map { TableRowAction($0, .perform(PersonScreen.tell, $0)) }),
              .longPressAction: .perform(PersonScreen.tell, "press"),
            ]
            [.title: "Switch", .accessory: .switch(person.isOn, changed: PersonScreen.set)]
          }
        ]
      }
      func tell(_ what: String) { person.did.append("\(what) \(person.name)") }
      func set(_ isOn: Bool) { tell("switch") }
    }

    @Test func `a field that is only entered and left does not undo what has come meanwhile`()
      async throws
    {
      let person = Person()
      let phone = try await Phone.show(PersonScreen(person))
      let field = try phone.view(UITextField.self, in: "Name")
      let area = try phone.view(UITextView.self, in: "Note")
      field.becomeFirstResponder()
      person.name = "Grace"
      try await phone.settle()
      #expect(field.text == "Grace", "an untouched field follows")
      area.becomeFirstResponder()
      person.note = "New"
      try await phone.settle()
      #expect(area.text == "New")
      area.resignFirstResponder()
      try await phone.settle()
      #expect(person.name == "Grace" && person.note == "New")
    }

    @Test(arguments: ["details", "swipe", "Archive", "press", "switch"])
    func `what is typed is there before what a person does elsewhere`(_ what: String) async throws {
      let person = Person()
      let phone = try await Phone.show(PersonScreen(person))
      try phone.view(UITextField.self, in: "Name").type("Bob")
      let (table, path) = (try phone.table, try phone.path("Send"))
      switch what {
      case "details": table.tapAccessory(path)
      case "swipe": table.swipe(path, "Send")
      case "switch": try phone.view(UISwitch.self, in: "Switch").flip()
      case "press": try phone.page.act(.longPress(#require(phone.page.row(at: path))))
      default: #expect(table.menu(path)?.choose(what) == true)
      }
      try await phone.settle()
      #expect(person.did == ["\(what) Bob"])
    }

    @Test func `an action that has gone from an open menu is not taken for the one in its place`()
      async throws
    {
      let person = Person()
      let phone = try await Phone.show(PersonScreen(person))
      let menu = try #require(try phone.table.menu(phone.path("Send")))
      person.actions = ["Delete"]
      try await phone.settle()
      #expect(menu.choose("Archive"))
      try await phone.settle()
      #expect(person.did.isEmpty)
      #expect(menu.choose("Delete"))
      try await phone.settle()
      #expect(person.did == ["Delete Ada"])
    }

    // MARK: Rows with children

    private final class BranchScreen: TableScreen {
      var did: [String] = []
      override var tableData: [Section] {
        [
          Section {
            [
              .title: "Work", .action: .perform(BranchScreen.act),
              .children: .cells { [.title: "Letters"] },
            ]
            [
              .title: "Home", .accessory: .switch(true, changed: BranchScreen.set),
              .children: .cells { [.title: "Bills"] },
            ]
            [
              .title: "Twice",
              .menu: .actions([
                TableRowAction("Share", .perform(BranchScreen.note, "mail")),
                TableRowAction("Share", .perform(BranchScreen.note, "print")),
              ]),
            ]
          }
        ]
      }
      func act() { did.append("act") }
      func set(_ isOn: Bool) { did.append("set \(isOn)") }
      func note(_ what: String) { did.append(what) }
    }

    @Test func `a row with an action or an accessory and children has an arrow to press`()
      async throws
    {
      let screen = BranchScreen()
      let phone = try await Phone.show(screen)
      try await phone.tap("Work")
      #expect(screen.did == ["act"])
      func arrow(_ title: String) throws -> UIButton {
        try #require(try phone.view(BranchEnd.self, in: title).all(UIButton.self).last)
      }
      try arrow("Work").press()
      try await phone.settle()
      #expect(try phone.titles.prefix(2) == ["Work", "Letters"])
      #expect(try arrow("Work").currentImage?.name == "chevron.down")
      #expect(try arrow("Work").accessibilityLabel == "Collapse")
      try phone.view(UISwitch.self, in: "Home").flip()
      try arrow("Home").press()
      try await phone.settle()
      #expect(screen.did == ["act", "set false"])
      #expect(try phone.titles.contains("Bills"))
      let voice = try #require(try phone.cell("Work").voices.first)
      #expect(voice.choose("Collapse"))
      try await phone.settle()
      #expect(try !phone.titles.contains("Letters"))
    }

    @Test func `two actions of one title are both offered to a screen reader`() async throws {
      let phone = try await Phone.show(BranchScreen())
      #expect(try phone.cell("Twice").voices.first?.actions == ["Share", "Share"])
    }

    // MARK: Waits and scrolls

    private final class LongScreen: TableScreen {
      override var tableData: [Section] {
        [Section(cells: (0..<100).map { [.id: .key($0), .title: "Row \($0)"] })]
      }
    }

    @Test func `a scroll that is asked for before the table is there is not lost`() async throws {
      let screen = LongScreen()
      let phone = try await Phone.show(screen)
      let other = LongScreen()
      screen.open(other)
      other.scroll(to: .id(60))
      try await phone.settle()
      #expect(try phone.page.screen === other)
      #expect(try phone.titles.contains("Row 60"))
      screen.scroll(to: .id(80))
      try await phone.settle()
      other.close()
      try await phone.settle()
      #expect(try phone.page.screen === screen)
      #expect(try phone.titles.contains("Row 80"))
    }

    @Test func `the title of a list beside its detail has a menu of the other tabs`() async throws {
      let first = LongScreen()
      let split = TableSplitController(first)
      let phone = Phone(split)
      try await phone.settle()
      let columns = split.children.compactMap { $0 as? UINavigationController }
      func menu() -> UIMenu? {
        columns[0].topViewController?.navigationItem.titleMenuProvider?([])
      }
      #expect(menu() == nil)
      let (inbox, archive) = (LongScreen(), LongScreen())
      inbox.setTitle("Inbox")
      archive.setTitle("Archive")
      archive.setTabBadge("3")
      first.openTabs([inbox, archive])
      try await phone.settle()
      #expect(menu()?.children.map(\.title) == ["Inbox", "Archive (3)"])
      #expect(menu()?.choose("Archive (3)") == true)
      try await phone.settle()
      #expect((columns[0].topViewController as? TableScreenController)?.screen === archive)
      #expect(menu()?.choose("Inbox") == true)
      try await phone.settle()
      #expect((columns[0].topViewController as? TableScreenController)?.screen === inbox)
    }

    @Test func `a wait beside rows and in place of them says how far it has come`() async throws {
      let screen = LongScreen()
      let phone = try await Phone.show(screen)
      screen.wait(for: "Reading") { progress in
        progress(0.4)
        try await Task.sleep(for: .seconds(3_600))
      }
      try await phone.until { try phone.page.chrome.waitingFraction == 0.4 }
      let box = try #require(try phone.page.view.all(UIVisualEffectView.self).first)
      try await phone.until { !box.isHidden }
      let bar = try #require(box.all(UIProgressView.self).first)
      #expect(bar.progress == 0.4 && !bar.isHidden)
      screen.send(.cancelWaiting)
      try await phone.settle()
      let empty = EmptyScreen()
      let second = Phone(UINavigationController(rootViewController: TableScreenController(empty)))
      empty.wait(for: "Reading") { progress in
        progress(0.25)
        try await Task.sleep(for: .seconds(3_600))
      }
      try await second.until { try second.placeholder?.secondaryText == "25%" }
      empty.send(.cancelWaiting)
      try await second.settle()
    }
  }
}
