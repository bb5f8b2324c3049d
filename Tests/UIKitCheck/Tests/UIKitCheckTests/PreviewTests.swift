import Foundation
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// The menu of a row shows what the row opens, and titles are large where an app says so.
  @MainActor struct PreviewTests {
    @Test func `a row that opens a screen shows it beside its menu, and opens it by a tap there`()
      async throws
    {
      LetterScreen.log = []
      let letters = MailScreen()
      let phone = try await Phone.show(letters)
      let table = try phone.table
      let menu = try #require(table.openMenu(try phone.path("Grace")))
      #expect(menu.configuration.menu?.children.map(\.title) == ["Archive"])
      let preview = try #require(menu.preview as? TableScreenController)
      for _ in 0..<20 { await Task.yield() }
      #expect(preview.title == "Letter" && preview.content(at: [0, 0])?.title == "Dear reader")
      #expect(LetterScreen.log == ["appear"])
      menu.tapPreview()
      try await phone.settle()
      #expect(try phone.page.title == "Letter" && phone.page !== preview)
      #expect(LetterScreen.log == ["appear", "dismiss", "appear"])
    }

    @Test func `a menu that is put away ends the preview, and opens nothing`() async throws {
      LetterScreen.log = []
      let phone = try await Phone.show(MailScreen())
      let table = try phone.table
      weak var preview: UIViewController?
      do {
        let menu = try #require(table.openMenu(try phone.path("Ada")))
        #expect(menu.configuration.menu == nil)
        preview = menu.preview
        menu.close()
      }
      try await phone.settle()
      #expect(try phone.page.title == "Letters")
      #expect(LetterScreen.log == ["appear", "dismiss"])
      #expect(preview == nil)
      #expect(try phone.page.isFirstResponder)
      #expect(table.openMenu(try phone.path("Plain")) == nil)
    }

    @Test func `in edit mode a menu shows nothing beside it`() async throws {
      let screen = EditedLettersScreen()
      let phone = try await Phone.show(screen)
      let table = try phone.table
      let menu = try #require(table.openMenu(try phone.path("Ada")))
      #expect(menu.preview != nil)
      menu.close()
      try await phone.settle()
      try await phone.press("edit")
      let other = try #require(table.openMenu(try phone.path("Ada")))
      #expect(other.preview == nil)
      #expect(other.configuration.menu?.children.map(\.title) == ["Archive"])
      other.close()
      try await phone.settle()
      #expect(try phone.page.preview == nil)
    }

    @Test func `titles are large for first screens, for all, or as the app has it`() async throws {
      defer { TableScreenController.largeTitles = .off }
      for (mode, expected) in [
        (TableScreenController.LargeTitles.off, [false, false]), (.first, [true, false]),
        (.all, [true, true]),
      ] {
        TableScreenController.largeTitles = mode
        let phone = try await Phone.show(tabs: [MailScreen()])
        let navigation = try #require(try phone.page.navigationController)
        var shown = [navigation.isTitleLarge]
        try await phone.tap("Ada")
        shown.append(navigation.isTitleLarge)
        #expect(shown == expected, "\(mode)")
      }
    }
  }
}

/// Rows that open something and can be deleted.
private final class EditedLettersScreen: TableScreen {
  override var tableData: [Section] {
    [
      Section {
        [
          .title: "Ada", .action: .run { _ in }, .editingStyle: .delete,
          .menu: .actions([TableRowAction("Archive", .run { _ in })]),
        ]
      }
    ]
  }
  override func previewScreen(for cell: Cell) -> Screen? { LetterScreen() }
}
