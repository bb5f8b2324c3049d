import TableScreen
import TableScreenTesting
import Testing

/// A form that is finished while a search leaves out what is wrong shows it, wherever the search looks.
@MainActor @Suite struct WrongRowTests {
  enum Search: CaseIterable { case here, cells, elsewhere, sameRow, nothing, failing }
  private struct Offline: Error {}

  private class Form: TableScreen {
    var name = ""
    var kind = Search.elsewhere
    override class var settings: Settings {
      [.drafts, .searchable(debounce: .zero, remotely: Form.find)]
    }
    override var tableData: [Section] {
      let field: Cell = [
        .id: "name", .title: "Name", .bind: .to(\Form.name), .validate: .required("Type a name"),
      ]
      return [
        Section {
          [.id: "host", .title: "Host", .children: .cells([field])]
          [.id: "result", .title: "Result"]
        }
      ]
    }
    func find(_ text: String) async throws -> [Section] {
      if kind == .failing { throw Offline() }
      let same: [Cell] = kind == .sameRow ? [[.id: "name", .title: "Name elsewhere"]] : []
      return kind == .nothing ? [] : [Section(cells: same + [[.title: "Result"]])]
    }
    func matches(_ cell: Cell, _ text: String) -> Bool { cell.title == "Result" }
  }

  private final class Here: Form {
    override class var settings: Settings { [.drafts, .searchable()] }
  }

  private final class Cells: Form {
    override class var settings: Settings { [.drafts, .searchable(matching: Form.matches)] }
  }

  private func show(_ kind: Search) async throws -> (Form, HeadlessHost) {
    let form = kind == .here ? Here() : kind == .cells ? Cells() : Form()
    form.kind = kind
    let table = try await HeadlessHost.show(form)
    try await table.search("Result")
    #expect(!table.titles.contains("Name"))
    return (form, table)
  }

  @Test(arguments: Search.allCases)
  func `it comes into view with the focus`(kind: Search) async throws {
    let (form, table) = try await show(kind)
    await #expect(throws: TableFormError.self) { try await form.commitForm() }
    try await table.settle()
    #expect(table.titles == ["Host", "Name", "Result"])
    #expect(table.focusedTitle == "Name")
    #expect(table.row("Name")?.message == "Type a name")
    #expect(!form.isSearching)
  }

  @Test(arguments: Search.allCases)
  func `a row that is hidden by hand ends no search`(kind: Search) async throws {
    let (form, table) = try await show(kind)
    form.mask("name")
    try await table.settle()
    form.focus("name")
    try await table.settle()
    #expect(form.isSearching)
    try await form.commitForm()
    #expect(form.isSearching)
  }
}
