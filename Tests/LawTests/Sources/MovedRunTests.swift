import TableScreen
import TableScreenTesting
import Testing

/// A source that is empty for a while has its sections where they were, also among those that were moved by hand.
@MainActor @Suite struct MovedRunTests {
  private final class Names: SectionSource {
    var names: [String]
    init(_ names: [String]) {
      self.names = names
      super.init()
    }
    override var sections: [TableSection] {
      names.map { TableSection($0, id: .key($0), cells: [[.title: "row \($0)"]]) }
    }
    func give(_ names: [String]) {
      self.names = names
      didChange()
    }
  }

  private func plain(_ name: String) -> TableSection {
    TableSection(name, id: .key(name), cells: [[.title: name]])
  }

  @Test func `its place is that between the sections beside it`() async throws {
    let (a, b) = (Names(["a1"]), Names(["b1"]))
    let model = TableModel([plain("X"), .sections(from: a), plain("Y"), .sections(from: b)])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    try model.moveSections(.section("a1"), to: .last)
    try await table.settle()
    let moved = ["X", "Y", "b1", "a1"]
    #expect(table.sectionTitles == moved)
    b.give([])
    try await table.settle()
    #expect(table.sectionTitles == ["X", "Y", "a1"])
    b.give(["b1"])
    try await table.settle()
    #expect(table.sectionTitles == moved)
    a.give([])
    try await table.settle()
    a.give(["a1"])
    try await table.settle()
    #expect(table.sectionTitles == moved)
  }

  @Test func `two that are empty keep their order`() async throws {
    let (a, b) = (Names([]), Names([]))
    let model = TableModel([plain("X"), .sections(from: a), .sections(from: b), plain("Y")])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    try model.moveSections(.section("Y"), to: .before(.section("X")))
    try await table.settle()
    b.give(["b1"])
    a.give(["a1"])
    try await table.settle()
    #expect(table.sectionTitles == ["Y", "X", "a1", "b1"])
  }
}
