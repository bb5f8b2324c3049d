import Foundation
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// The keyboard covers nothing that a person types into, and gives back what it took.
  @MainActor struct KeyboardTests {
    @Test func `the row that is typed into stays in view, however low it stands`() async throws {
      let phone = try await Phone.show(LongFormScreen())
      let table = try phone.table
      let path = IndexPath(row: 11, section: 0)
      #expect(table.pathsInView.contains(path))
      let field = try #require(table.cellForRow(at: path)?.all(UITextField.self).first)
      field.becomeFirstResponder()
      try await phone.settle()
      #expect(Keyboard.height > 0)
      #expect(table.frame.height == 844 - Keyboard.height)
      #expect(table.pathsInView.count < 12)
      #expect(table.pathsInView.contains(path))
      #expect(field.isFirstResponder)
    }

    @Test func `return goes on below the keyboard, and the table gets its room back`() async throws
    {
      let phone = try await Phone.show(LongFormScreen())
      let table = try phone.table
      let field = try #require(
        table.cellForRow(at: IndexPath(row: 6, section: 0))?.all(UITextField.self).first)
      field.type("six")
      for row in 7...15 {
        (UIResponder.first as? UITextField)?.pressReturn()
        try await phone.settle()
        let path = IndexPath(row: row, section: 0)
        #expect(table.pathsInView.contains(path))
        let first = try #require(UIResponder.first as? UIView)
        #expect(first.isDescendant(of: try #require(table.cellForRow(at: path))))
      }
      try phone.page.view.endEditing(true)
      try await phone.settle()
      #expect(Keyboard.height == 0)
      #expect(table.frame.height == 844)
      #expect(table.pathsInView.count == 12)
    }

    @Test func `a field that is asked for far below gets the keyboard once its row has a cell`()
      async throws
    {
      let screen = LongFormScreen()
      let phone = try await Phone.show(screen)
      let table = try phone.table
      for row in [25, 2] {
        screen.focus(.id(.init(row)))
        let path = IndexPath(row: row, section: 0)
        #expect(table.cellForRow(at: path) == nil)
        try await phone.settle()
        let first = try #require(UIResponder.first as? UITextField)
        #expect(first.isDescendant(of: try #require(table.cellForRow(at: path))))
      }
    }

    @Test func `a field that is entered is brought into view, all of it`() async throws {
      let phone = try await Phone.show(LongFormScreen())
      let table = try phone.table
      for row in [4, 5, 1] {
        let path = IndexPath(row: row, section: 0)
        table.lastScroll = nil
        table.cellForRow(at: path)?.all(UITextField.self).first?.becomeFirstResponder()
        try await phone.settle()
        #expect(table.lastScroll?.path == path)
        #expect(table.lastScroll?.position == UITableView.ScrollPosition.none)
      }
    }

    @Test func `what takes over a typed text has the keys at once`() async throws {
      let phone = try await Phone.show(LongFormScreen())
      let page = try phone.page
      let field = try phone.view(UITextField.self, in: "1")
      field.type("one")
      #expect(field.isFirstResponder)
      page.finishTyping()
      #expect(page.isFirstResponder)
      try await phone.settle()
      #expect(page.isFirstResponder)
    }

    @Test func `a text area that grows behind the keyboard stays in view`() async throws {
      let screen = LongFormScreen()
      screen.hasArea = true
      let phone = try await Phone.show(screen)
      let table = try phone.table
      let path = IndexPath(row: 11, section: 0)
      let area = try #require(table.cellForRow(at: path)?.all(UITextView.self).first)
      area.type("first")
      try await phone.settle()
      #expect(table.pathsInView.contains(path))
    }

    @Test func `a notice stands above the keyboard, and above the edge where there is none`()
      async throws
    {
      let screen = LongFormScreen()
      let phone = try await Phone.show(screen)
      screen.show(notice: "Saved")
      try await phone.settle()
      let box = try #require(try phone.page.view.all(UIVisualEffectView.self).first)
      #expect(!box.isHidden)
      #expect(box.bottomByConstraints == CGFloat(798))
      try phone.view(UITextField.self, in: "0").becomeFirstResponder()
      try await phone.settle()
      #expect(box.bottomByConstraints == 832 - Keyboard.fullHeight)
    }
  }
}

private final class LongFormScreen: TableScreen {
  var texts = Array(repeating: "", count: 30)
  var hasArea = false
  override class var settings: Settings { [.drafts] }
  override var tableData: [Section] {
    let isArea = hasArea
    return [
      Section(
        cells: (0..<30).map { number in
          [
            .id: number, .title: "\(number)", .bind: .to(self, \LongFormScreen.texts[number]),
            .cellClass: isArea && number == 11 ? .of(LowAreaCell.self) : nil,
          ]
        })
    ]
  }
}

private final class LowAreaCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    .column(
      .text(row.cell.title ?? ""),
      .control(row.control(RowControl.boundName, .textArea(placeholder: "More"))))
  }
}
