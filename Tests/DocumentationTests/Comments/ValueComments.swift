// swift-format-ignore-file
// The examples in the comments, and on the page, of cells as dictionaries and of their values, word for word.
import Foundation
import TableScreen
import Testing
import TableScreenTesting

extension TableCell.Key { fileprivate static let stars = TableCell.Key("stars") }

@MainActor struct ValueComments {
  class ListScreen: TableScreen {
    override var tableData: [Section] { [Section("Open") { [.title: "Milk"] }] }
  }

  final class MoveableScreen: ListScreen {
    override var tableData: [Section] {
      super.tableData.map { section in section.map { $0.merging([.moveable: .withinSection]) } }
    }
  }

  final class LongerScreen: ListScreen {
    override var tableData: [Section] {
      var sections = super.tableData
      sections[0].cells?.append([.title: "One more"])
      return sections
    }
  }

  struct Issue {
    var title = "It hurts"
    var text = "Here, and there, and when it rains."
    var comments = 1_500
    var date = Date(timeIntervalSince1970: 0)
    var url = URL(string: "https://example.org")
  }

  final class IssueScreen: TableScreen {
    let issue = Issue()
    let letter = (subject: "Rain", text: "It will not stop.")
    override var tableData: [Section] { [
      Section {
        [.title: "Comments", .subtitle: issue.comments]
        [.title: "Opened", .subtitle: issue.date]
        [.title: "Page", .subtitle: issue.url]
        [.title: issue.title, .subtitle: issue.text, .lines: 0]
        [.title: letter.subject, .subtitle: letter.text, .lines: 0]
      },
    ] }
    func visit(_ context: ActionContext) { print(context.arguments["state"] ?? "", context.dataPath ?? "nowhere") }
    func deleteBought() {
      delete(.tag("bought"))
    }
  }

  struct Grocery { let id: Int, name: String }

  @Test func `values show, and rows are replaced`() async throws {
    #expect(try await HeadlessHost.show(IssueScreen()).row("Page")?.tap == .link)
    let model = TableModel([TableSection("To buy") { [.title: "Milk"] }])
    let items = [Grocery(id: 1, name: "Tea")]
    try model.replaceRows(in: .section("To buy"), with: items.map { [.id: .key($0.id), .title: $0.name] })
    #expect(model.cells(.all).map(\.title) == ["Tea"])
  }

  @Test func `cells are changed as dictionaries are`() async throws {
    var cell: TableCell = [.title: "Milk", .editingStyle: .delete]
    cell[.moveable] = .withinSection
    cell[.editingStyle] = nil
    #expect(cell.moves == .withinSection)
    cell.merge([.subtitle: "2 liters", .image: "milk"])
    let plain = cell.map { key, value in key == .image ? nil : value }
    #expect(plain.keys == [.title, .subtitle, .moveable])
    cell[.stars] = 3
    let stars: Int? = cell[.stars]
    #expect(stars == 3)
    #expect(try await HeadlessHost.show(LongerScreen()).titles == ["Milk", "One more"])
    #expect(try await HeadlessHost.show(MoveableScreen()).row("Milk")?.isMoveable == true)
  }
}
