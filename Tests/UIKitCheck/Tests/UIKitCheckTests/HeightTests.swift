import Foundation
import Observation
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// Rows are as high as what they show, unless they say so themselves.
  @MainActor struct HeightTests {
    @Test func `a row is as high as its content, or as it says`() async throws {
      let phone = try await Phone.show(HeightsScreen())
      let table = try phone.table
      #expect(table.rowHeight == UITableView.automaticDimension)
      #expect(table.estimatedRowHeight == UITableView.automaticDimension)
      #expect(table.height(at: try phone.path("Plain")) == 44)
      #expect(table.height(at: try phone.path("High")) == 90)
      // Less than the least height of other rows.
      #expect(table.height(at: try phone.path("Low")) == 30)
      #expect(try #require(table.height(at: phone.path("Long"))) > 100)
    }

    @Test func `rows that change are measured again, without a reload`() async throws {
      let screen = HeightsScreen()
      let phone = try await Phone.show(screen)
      let table = try phone.table
      let path = try phone.path("Short")
      let cell = try phone.cell("Short")
      let before = table.height(at: path)
      screen.values.note = String(repeating: "Many words. ", count: 30)
      try await phone.settle()
      #expect(try #require(table.height(at: path)) > 100)
      #expect(table.reloadCount == 1)
      #expect(table.cellForRow(at: path) === cell)
      screen.values.note = "Few words."
      screen.values.height = 70
      try await phone.settle()
      #expect(table.height(at: path) == 70)
      screen.values.height = nil
      try await phone.settle()
      #expect(table.height(at: path) == before)
      #expect(table.reloadCount == 1)
    }

    @Test func `a row is measured again for what is wrong with it, and for how far it is`()
      async throws
    {
      let screen = HeightsScreen()
      let phone = try await Phone.show(screen)
      let table = try phone.table
      let path = try phone.path("Checked")
      let before = try #require(table.height(at: path))
      try phone.view(UITextField.self, in: "Checked").type("")
      try? await screen.checkForm()
      try await phone.settle()
      #expect(try #require(table.height(at: path)) > before)
    }

    @Test func `a text area grows while a person types`() async throws {
      let phone = try await Phone.show(HeightsScreen())
      let table = try phone.table
      let path = try phone.path("Area")
      let before = try #require(table.height(at: path))
      let area = try phone.view(UITextView.self, in: "Area")
      area.type(String(repeating: "line\n", count: 12))
      #expect(try #require(table.height(at: path)) > before + 100)
      #expect(area.isFirstResponder)
      try await phone.settle()
    }

    @Test func `the heights that a screen gives its rows are an estimate, or fixed`() async throws {
      let fixed = try await Phone.show(FixedScreen())
      #expect(try fixed.table.estimatedRowHeight == 50)
      #expect(try fixed.table.height(at: IndexPath(row: 0, section: 0)) == 50)
      let estimated = try await Phone.show(EstimatedScreen())
      #expect(try estimated.table.estimatedRowHeight == 80)
      #expect(try estimated.table.height(at: IndexPath(row: 0, section: 0)) == 44)
    }

    @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
    func `how groups are framed is chosen before a controller is made`(style: UITableView.Style)
      async throws
    {
      let old = TableScreenController.groupedStyle
      defer { TableScreenController.groupedStyle = old }
      TableScreenController.groupedStyle = style
      #expect(try await Phone.show(GroupedScreen()).table.style == style)
      // A plain screen stays what it is.
      let phone = try await Phone.show(HeightsScreen())
      #expect(try phone.table.style == .plain)
      #expect(try header(phone) == "plainHeader")
      #expect(try await header(Phone.show(GroupedScreen())) == "groupedHeader")
    }

    private func header(_ phone: Phone) throws -> String? {
      let view = try #require(try phone.table.headerView(forSection: 0))
      return (view.contentConfiguration as? UIListContentConfiguration)?.name
    }
  }
}

@Observable @MainActor private final class HeightValues {
  var note = "Few words."
  var height: Int?
  var text = ""
  var area = ""
}

private final class HeightsScreen: TableScreen {
  let values = HeightValues()
  override var tableData: [Section] {
    [
      Section("Rows") {
        [
          .title: "Short", .subtitle: values.note, .height: values.height,
          .cellClass: .of(WrappingCell.self),
        ]
        [.title: "Plain"]
        [.title: "High", .height: 90]
        [.title: "Low", .height: 30]
        [
          .title: "Long", .subtitle: String(repeating: "So much to say. ", count: 40),
          .cellClass: .of(WrappingCell.self),
        ]
        [.title: "Checked", .bind: .to(values, \.text), .validate: .required()]
        [.title: "Area", .bind: .to(values, \.area), .cellClass: .of(AreaCell.self)]
      }
    ]
  }
}

private final class FixedScreen: TableScreen {
  override class var settings: Settings { [.rowHeight(.fixed(50))] }
  override var tableData: [Section] { [Section { [.title: "One"] }] }
}

private final class EstimatedScreen: TableScreen {
  override class var settings: Settings { [.rowHeight(.automatic(estimated: 80))] }
  override var tableData: [Section] { [Section { [.title: "One"] }] }
}

private final class GroupedScreen: TableScreen {
  override class var settings: Settings { [.style(.grouped)] }
  override var tableData: [Section] { [Section("Rows") { [.title: "One"] }] }
}

/// A title, and a text of any number of lines.
private final class WrappingCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    guard let subtitle = row.cell.subtitle else { return .text(row.cell.title ?? "") }
    var text = RowText(TableText(subtitle), role: .subtitle)
    text.lines = 0
    return .column(.text(row.cell.title ?? ""), .text(text))
  }
}

private final class AreaCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    .column(
      .text(row.cell.title ?? ""),
      .control(row.control(RowControl.boundName, .textArea(placeholder: "More"))))
  }
}
