import TableScreen
import TableScreenTesting
import Testing

/// A property is one, whichever row edits it, and wherever that stands.
@MainActor @Suite struct HolderOfPropertyTests {
  private final class Names: TableGroup {
    var nick = "Al"
    override var sections: [TableSection] {
      [
        TableSection(cells: [
          [.id: "theirs", .title: "Group name", .bind: .to(\Form.name)],
          [.id: "nick", .title: "Group nick", .bind: .to(\Names.nick)],
        ])
      ]
    }
  }

  private final class Form: TableScreen {
    let group = Names()
    let other = Names()
    var name = "Ada"
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [Section { [.id: "own", .title: "Own name", .bind: .to(\Form.name)] }]
    }
    override func onLoad() {
      for group in [group, other] { _ = try? model.insert(group, .last) }
    }
  }

  private func type(_ text: String, _ form: Form, _ row: NodeID) {
    form.send(.control(row, name: RowControl.boundName, value: .text(text)))
  }

  @Test(arguments: [false, true])
  func `of the drafts in rows of a screen and of its groups the last one counts`(
    isOwnLast: Bool
  ) async throws {
    let form = Form()
    let table = try await HeadlessHost.show(form)
    let (own, theirs) = isOwnLast ? ("Bea", "Cid") : ("Cid", "Bea")
    let edits = [("Own name", own), ("Group name", theirs)]
    for (title, text) in isOwnLast ? edits.reversed() : edits {
      let place = try #require(table.titles.firstIndex(of: title))
      let path = TablePath(place == 0 ? 0 : 1, 0)
      type(text, form, try #require(table.layout.row(at: path)).id)
      try await table.settle()
    }
    #expect(form.form.dirtyRows.count == 1)
    try await form.commitForm()
    #expect(form.name == "Bea" && !form.form.isDirty)
  }

  @Test func `what two groups have under one name are two properties`() async throws {
    let form = Form()
    let table = try await HeadlessHost.show(form)
    for (section, text) in [(1, "Bo"), (2, "Cy")] {
      type(text, form, try #require(table.layout.row(at: TablePath(section, 1))).id)
    }
    #expect(form.form.dirtyRows.count == 2)
    try await form.commitForm()
    #expect(form.group.nick == "Bo" && form.other.nick == "Cy" && !form.form.isDirty)
  }
}
