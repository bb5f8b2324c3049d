import Foundation
import Observation
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// Change sets reach the table view as batches, wherever the table is.
  @MainActor struct UpdateTests {
    @Test func `what changes behind another screen is there when it comes back`() async throws {
      let screen = ListScreen()
      let phone = try await Phone.show(screen)
      let navigation = try #require(try phone.page.navigationController)
      let table = try phone.table
      navigation.pushViewController(UIViewController(), animated: true)
      try await phone.settle()
      screen.list.items.removeFirst(4)
      try await phone.settle()
      #expect(table.batchCount == 0)
      navigation.popViewController(animated: true)
      try await phone.settle()
      #expect(try phone.titles[1] == "5")
    }

    @Test func `a row that moves, one that goes and one that comes are batches, not a reload`()
      async throws
    {
      let screen = ListScreen()
      let phone = try await Phone.show(screen)
      let cell = try phone.cell("2")
      screen.list.items = [9, 2, 1, 4, 30, 5, 6, 7, 8]
      try await phone.settle()
      #expect(try phone.titles == ["Name", "9", "2", "1", "4", "30", "5", "6", "7", "8"])
      #expect(try phone.cell("2") === cell)
      #expect(try phone.table.reloadCount == 1)
    }

    @Test func `a header that changes is drawn again, and keeps what is typed`() async throws {
      let screen = ListScreen()
      let phone = try await Phone.show(screen)
      let field = try phone.view(UITextField.self, in: "Name")
      field.becomeFirstResponder()
      screen.list.title = "Other"
      try await phone.settle()
      let header = try #require(try phone.table.headerView(forSection: 1))
      let text = (header.contentConfiguration as? UIListContentConfiguration)?.text
      #expect(text == "Other")
      #expect(field.isFirstResponder)
      screen.list.title = nil
      try await phone.settle()
      #expect(try phone.table.headerView(forSection: 1) == nil)
    }

    @Test func `what is typed is not overwritten, and goes with its row`() async throws {
      let screen = ListScreen()
      let phone = try await Phone.show(screen)
      try phone.view(UITextField.self, in: "Name").type("Grace")
      screen.list.items.append(99)
      try await phone.settle()
      #expect(try phone.view(UITextField.self, in: "Name").text == "Grace")
      // Out of view its cell is another row's.
      screen.list.items = Array(100..<160)
      try await phone.settle()
      try phone.table.scroll(to: 40)
      try await phone.settle()
      #expect(screen.list.name == "Grace")
      try phone.table.scroll(to: 0)
      try await phone.settle()
      #expect(try phone.view(UITextField.self, in: "Name").text == "Grace")
    }

    @Test func `a screen asks for the keyboard, and for a row`() async throws {
      let screen = ListScreen()
      screen.list.items = Array(0..<100)
      let phone = try await Phone.show(screen)
      let last = try #require(screen.layout.row(at: TablePath(1, 99))?.id)
      screen.scroll(to: .node(last))
      try await phone.settle()
      #expect(try phone.titles.last == "99")
      screen.focus("name")
      try await phone.settle()
      #expect(try phone.view(UITextField.self, in: "Name").isFirstResponder)
    }

    @Test func `the screen learns what is in view`() async throws {
      let screen = ListScreen()
      screen.list.items = Array(0..<100)
      let phone = try await Phone.show(screen)
      let before = screen.pages
      try phone.table.scroll(to: 95)
      try await phone.settle()
      #expect(screen.pages == before + 1)
    }

    @Test func `changes that are not to be animated are not`() async throws {
      let screen = ListScreen()
      let phone = try await Phone.show(screen)
      let table = try phone.table
      screen.update(animation: .off) { screen.mask(.id(1)) }
      try await phone.settle()
      #expect(table.batchCount > 0)
      #expect(table.animatedCount == 0)
      #expect(try phone.titles.contains("2"))
      #expect(try !phone.titles.contains("1"))
      screen.unmask(.id(1))
      try await phone.settle()
      #expect(table.animatedCount == 1)
    }
  }
}

@Observable @MainActor private final class List {
  var items = Array(1...9)
  var title: String? = "Numbers"
  var name = ""
}

private final class ListScreen: TableScreen {
  let list = List()
  var pages = 0
  override class var settings: Settings { [.style(.grouped), .pageable()] }
  override var tableData: [Section] {
    [
      Section { [.id: "name", .title: "Name", .bind: .to(list, \.name)] },
      Section(list.title, id: "numbers", cells: list.items.map { [.id: $0, .title: "\($0)"] }),
    ]
  }
  override func onEndReached() async throws -> Bool {
    pages += 1
    return true
  }
}
