import Observation
import TableScreen
import TableScreenTesting
import Testing

/// Sections hide and show as they are described, below rows and after they were shown by hand.
@MainActor @Suite struct SectionMaskTests {
  @Observable @MainActor final class Flag {
    var isOn = false
  }

  private final class Group: TableGroup {
    let flag: Flag
    init(_ flag: Flag) { self.flag = flag }
    override var sections: [TableSection] {
      let isHidden = flag.isOn
      return [
        TableSection("adv") { [.title: "log"] }.masked(isHidden),
        TableSection("gen") { [.title: "gen"] },
      ]
    }
  }

  private final class Source: SectionSource {
    var isHidden = false { didSet { didChange() } }
    override var sections: [TableSection] {
      [TableSection("adv", id: "adv") { [.title: "log"] }.masked(isHidden)]
    }
  }

  private final class Host: TableScreen {
    let below: TableChildren
    init(_ below: TableChildren) {
      self.below = below
      super.init()
    }
    override var tableData: [Section] { [Section { [.title: "h", .children: below] }] }
  }

  @Test func `a section of a group below a row hides and shows as described`() async throws {
    let flag = Flag()
    let table = try await HeadlessHost.show(Host(.group(Group(flag), expanded: true)))
    #expect(table.titles == ["h", "log", "gen"])
    flag.isOn = true
    try await table.settle()
    #expect(table.titles == ["h", "gen"])
    flag.isOn = false
    try await table.settle()
    #expect(table.titles == ["h", "log", "gen"])
  }

  @Test func `a section of a source below a row hides and shows as described`() async throws {
    let source = Source()
    let table = try await HeadlessHost.show(
      Host(.sections([.sections(from: source)], expanded: true)))
    source.isHidden = true
    try await table.settle()
    #expect(table.titles == ["h"])
    source.isHidden = false
    try await table.settle()
    #expect(table.titles == ["h", "log"])
  }

  @Test func `an edit hides a section again that was shown by hand, as it hides a row`()
    async throws
  {
    let model = TableModel([
      TableSection("S") { [.title: "s"] }.masked(),
      TableSection("T") { [.title: "t", .masked: true, .id: "t"] },
    ])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    model.setMasked(false, of: .section("S"))
    model.setMasked(false, of: "t")
    try await table.settle()
    #expect(table.titles == ["s", "t"])
    for isMasked in [false, true] {
      try model.editSections(.section("S")) { $0.isMasked = isMasked }
      try model.editRows("t", merging: [.masked: isMasked])
      try await table.settle()
      #expect(table.titles == (isMasked ? [] : ["s", "t"]))
    }
  }
}
