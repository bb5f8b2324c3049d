import TableScreen
import TableScreenTesting
import Testing

/// The groups of a closed screen are taken out, and put beside others, as those of an open one.
@MainActor @Suite struct ClosedGroupTests {
  private final class Named: TableGroup {
    let name: String
    init(_ name: String) {
      self.name = name
      super.init()
    }
    override var sections: [TableSection] {
      [TableSection(cells: [[.title: name, .id: .key(name)]])]
    }
  }

  private final class Form: TableScreen {
    override var title: String { "Form" }
    override var tableData: [Section] { [Section { [.title: "own"] }] }
  }

  private func closed() async throws -> (Form, Screen, [Named], HeadlessHost) {
    let (form, root) = (Form(), Form())
    let table = try await HeadlessHost.show(root)
    root.open(form)
    let groups = [Named("a"), Named("b")]
    for group in groups { try form.model.insert(group) }
    try await table.settle()
    #expect(table.titles == ["own", "a", "b"])
    form.close()
    try await table.settle()
    return (form, root, groups, table)
  }

  @Test func `a group that is taken out of a closed screen does not come back`() async throws {
    let (form, root, groups, table) = try await closed()
    try form.model.remove(groups[0])
    #expect(throws: TableEditError.unknownGroup) { try form.model.remove(groups[0]) }
    root.open(form)
    try await table.settle()
    #expect(table.titles == ["own", "b"])
    try form.model.insert(groups[0], .before(groups[1]))
    try await table.settle()
    #expect(table.titles == ["own", "a", "b"])
  }

  @Test func `a group that comes beside one of a closed screen stands there`() async throws {
    let (form, root, groups, table) = try await closed()
    try form.model.insert(Named("before b"), .before(groups[1]))
    try form.model.insert(Named("after b"), .after(groups[1]))
    try form.model.insert(groups[0], .after(groups[1]))
    root.open(form)
    try await table.settle()
    #expect(table.titles == ["own", "a", "before b", "b", "after b"])
    #expect(throws: TableEditError.unknownGroup) {
      try form.model.insert(Named("x"), .after(Named("nowhere")))
    }
  }
}
