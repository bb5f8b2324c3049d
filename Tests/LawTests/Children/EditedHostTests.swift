import TableScreen
import TableScreenTesting
import Testing

/// What was done to the children of a row by hand stays when the row above them is edited: the edit names other attributes.
@MainActor @Suite struct EditedHostTests {
  private func model() -> TableModel {
    let children: [TableCell] = [
      [.id: "a", .title: "A", .editingStyle: .delete],
      [
        .id: "b", .title: "B",
        .children: .cells([[.id: "c", .title: "C"], [.id: "d", .title: "D"]], expanded: true),
      ],
    ]
    return TableModel([
      TableSection(
        "All", id: "all",
        cells: [
          [.id: "p", .title: "P", .children: .cells(children, expanded: true)],
          [.id: "q", .title: "Q"],
        ])
    ])
  }

  enum Act: CaseIterable { case deletes, deletesBelow, inserts, edits, movesIn, movesOut, asPerson }

  enum Edit: CaseIterable { case merging, closure, section }

  @Test(arguments: Act.allCases, Edit.allCases)
  func `children stay as they were left`(act: Act, edit: Edit) async throws {
    let model = model()
    let table = try await HeadlessHost.show(TableScreen(model: model))
    switch act {
    case .deletes: try model.deleteRows("a")
    case .deletesBelow: try model.deleteRows("c")
    case .inserts: try model.insertRows([[.id: "x", .title: "X"]], at: .after("a"))
    case .edits: try model.editRows("a", merging: [.title: "Renamed"])
    case .movesIn: try model.moveRows("q", to: .after("a"))
    case .movesOut: try model.moveRows("a", to: .after("q"))
    case .asPerson: try await table.delete("A")
    }
    try await table.settle()
    let titles = table.titles
    switch edit {
    case .merging: try model.editRows("p", merging: [.subtitle: "x"])
    case .closure: try model.editRows("p") { $0[.subtitle] = "x" }
    case .section: try model.editRows(.section("all"), merging: [.subtitle: "x"])
    }
    try await table.settle()
    #expect(table.titles == titles)
    if act == .asPerson {
      try await table.undo()
      #expect(table.titles == ["P", "A", "B", "C", "D", "Q"])
    }
  }

  @Test func `children that the change names are those of the change`() async throws {
    let model = model()
    let table = try await HeadlessHost.show(TableScreen(model: model))
    try model.deleteRows("a")
    try model.editRows(
      "p", merging: [.children: .cells([[.id: "a", .title: "A"]], expanded: true)])
    try await table.settle()
    #expect(table.titles == ["P", "A", "Q"])
    let sections = [TableSection("Inner", cells: [[.id: "i", .title: "I"]])]
    try model.editRows("p", merging: [.children: .sections(sections)])
    model.setExpanded(false, of: "p")
    try model.deleteRows("i")
    try model.editRows("p", merging: [.children: .sections(sections, showsTitles: true)])
    model.setExpanded(true, of: "p")
    try await table.settle()
    #expect(table.titles == ["P", "Inner", "I", "Q"], "also where they are the same sections")
    try model.editRows("p") { $0[.children] = nil }
    try await table.settle()
    #expect(table.titles == ["P", "Q"])
  }
}
