import TableScreen
import TableScreenTesting
import Testing

/// What was typed and then hidden, or taken away, is still unsaved: who leaves is asked.
@MainActor @Suite struct HiddenDraftTests {
  private final class Root: TableScreen {
    override var tableData: [Section] { [Section(cells: [[.title: "Root"]])] }
  }

  private final class Form: TableScreen {
    var name = "Ada"
    var port = 80
    var isExpert = true
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section("Form") {
          [.id: "name", .title: "Name", .bind: .to(\Form.name), .validate: .required("Type it")]
          if isExpert { [.id: "port", .title: "Port", .bind: .to(\Form.port)] }
        }
      ]
    }
  }

  private enum Way: CaseIterable { case mask, section, away }

  private func hide(_ form: Form, _ way: Way, _ isHidden: Bool) {
    switch way {
    case .mask: form.setMasked(isHidden, of: "port")
    case .section: form.setMasked(isHidden, of: .section("Form"))
    case .away:
      form.isExpert = !isHidden
      form.updateTableData()
    }
  }

  private func show() async throws -> (Form, HeadlessHost) {
    let (root, form) = (Root(), Form())
    let table = try await HeadlessHost.show(root)
    root.open(form)
    try await table.settle()
    return (form, table)
  }

  @Test(arguments: Way.allCases)
  private func `what was typed wrongly and does not show is asked about`(way: Way) async throws {
    let (form, table) = try await show()
    try await table.type("many", into: "Port")
    hide(form, way, true)
    try await table.settle()
    #expect(form.form.isDirty)
    #expect(form.form.dirtyRows.count == 1)
    try await table.back()
    #expect(table.titles.contains(TableWords.current.stay))
    try await table.tap(TableWords.current.discard)
    #expect(!form.form.isDirty)
    #expect(table.titles == ["Root"])
  }

  @Test(arguments: Way.allCases)
  private func `a form that was saved is left without a question until it shows again`(
    way: Way
  ) async throws {
    let (form, table) = try await show()
    try await table.type("many", into: "Port")
    try await table.type("Eve", into: "Name")
    hide(form, way, true)
    try await form.submitForm()
    #expect(form.name == "Eve")
    #expect(!form.form.isDirty)
    #expect(table.chrome.notice?.text == TableWords.current.hiddenUnsaved("“Port”"))
    hide(form, way, false)
    #expect(form.form.isDirty)
    #expect(form.form["port"].value == .text("many"))
    hide(form, way, true)
    #expect(form.form.isDirty)
  }

  @Test(arguments: Way.allCases)
  private func `saving on the way out leaves the form at once`(way: Way) async throws {
    let (form, table) = try await show()
    try await table.type("many", into: "Port")
    try await table.type("Eve", into: "Name")
    hide(form, way, true)
    try await table.back()
    try await table.tap(TableWords.current.name(of: .save))
    #expect(form.name == "Eve")
    #expect(form.port == 80)
    #expect(table.titles == ["Root"])
    #expect(table.chrome.notice?.text == TableWords.current.hiddenUnsaved("“Port”"))
  }

  @Test(arguments: Way.allCases)
  private func `saving at the end of the window leaves nothing unsaid`(way: Way) async throws {
    let (form, table) = try await show()
    try await table.type("many", into: "Port")
    try await table.type("Eve", into: "Name")
    hide(form, way, true)
    var ends = 0
    table.navigator.leaveAll { ends += 1 }
    try await table.tap(TableWords.current.name(of: .save))
    #expect(form.name == "Eve" && ends == 0)
    #expect(table.visibleScreen === form)
    #expect(table.chrome.notice?.text == TableWords.current.hiddenUnsaved("“Port”"))
    table.navigator.leaveAll { ends += 1 }
    #expect(ends == 1)
  }
}
