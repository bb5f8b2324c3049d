import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// Whoever waits for the save of a form that a person leaves goes on where they were, and not in what is in view then.
@MainActor @Suite struct WaitingDetailTests {
  private final class Form: TableScreen {
    let name: String
    let member: Member
    let server: Latch
    init(_ name: String, _ member: Member, _ server: Latch) {
      (self.name, self.member, self.server) = (name, member, server)
      super.init()
    }
    override class var settings: Settings { [.drafts] }
    override var title: String { name }
    override var tableData: [Section] {
      [Section { [.id: "name", .title: "Name", .bind: .to(member, \.name)] }]
    }
    override func onSubmit() async throws {
      await server.wait()
      try await commitForm()
    }
  }

  private final class List: TableScreen {
    let server = Latch()
    let member = Member()
    private(set) var revealed = 0
    private(set) var returned: [String] = []
    override class var settings: Settings { [.title("List")] }
    override var tableData: [Section] {
      [
        Section {
          for name in ["One", "Two", "Three"] {
            [.id: .key(name), .title: name, .action: .perform(List.detail, name)]
          }
        }
      ]
    }
    func detail(_ name: String) { open(Form(name, member, server), as: .detail) }
    override func onBack() { revealed += 1 }
  }

  private final class Other: TableScreen {
    private(set) var revealed = 0
    override class var settings: Settings { [.title("Other")] }
    override var tableData: [Section] { [Section { [.title: "Other row"] }] }
    override func onBack() { revealed += 1 }
  }

  private let list = List()
  private let other = Other()

  private func tabs(_ table: HeadlessHost) -> [[String]] {
    table.navigator.tabs.map { $0.screens.map(\.title) }
  }

  /// Types into the first detail, chooses another one, and agrees to save, which goes on.
  private func saving(_ screens: [Screen]) async throws -> HeadlessHost {
    let table = try await HeadlessHost.show(tabs: screens)
    try await table.resize(columns: 120)
    if screens[0] !== list {
      screens[0].open(list)
      try await table.settle()
    }
    try await table.tap("One")
    table.navigator.focus(try #require(table.navigator.panes.last))
    try await table.type("Eve", into: "Name")
    table.navigator.focus(list)
    try await choose("Two", in: table)
    return table
  }

  private func choose(_ row: String, in table: HeadlessHost) async throws {
    try await table.waiting(atMost: .zero) {
      try await table.tap(row)
      try #require(table.question != nil)
      try await table.answer("Save")
    }
  }

  private func end(_ table: HeadlessHost) async throws {
    list.server.open()
    try await until { list.member.name == "Eve" }
    try await table.settle()
  }

  @Test(arguments: [false, true]) func `the detail opens beside its list`(isElsewhere: Bool)
    async throws
  {
    let table = try await saving([list, other])
    if isElsewhere { #expect(table.navigator.selectTab(1)) }
    try await end(table)
    #expect(tabs(table) == [["List", "Two"], ["Other"]])
    #expect(table.navigator.selectedTab == (isElsewhere ? 1 : 0))
    if isElsewhere {
      #expect(table.visibleScreen === other)
      try await table.selectTab("List")
    }
    #expect(table.navigator.panes.map(\.title) == ["List", "Two"])
    #expect(table.titlesBySection.isEmpty == false)
  }

  @Test func `it does not open in a modal that came meanwhile`() async throws {
    let table = try await saving([list])
    list.open(other, as: .modal)
    try await end(table)
    #expect(tabs(table) == [["List", "Two"]])
    #expect(table.navigator.modals.map { $0.screens.map(\.title) } == [["Other"]])
  }

  @Test func `it does not open once its list was left`() async throws {
    let home = Other()
    let table = try await saving([home])
    table.navigator.focus(list)
    table.navigator.leave(list)
    try await table.waiting(atMost: .zero) { try await table.answer("Discard") }
    #expect(tabs(table) == [["Other"]])
    list.server.open()
    for _ in 0..<50 { await Task.yield() }
    try await table.settle()
    #expect(tabs(table) == [["Other"]])
    #expect(list.member.name == "Ada")
  }

  @Test func `of two that wait, the one opens that was chosen last`() async throws {
    let table = try await saving([list])
    try await choose("Three", in: table)
    #expect(tabs(table) == [["List", "One"]])
    try await end(table)
    #expect(tabs(table) == [["List", "Three"]])
    table.navigator.focus(list)
    #expect(table.row("Three")?.isSelected == true && table.row("Two")?.isSelected == false)
  }

  // MARK: The way back

  @Test(arguments: [false, true])
  func `only the screen that is revealed hears that a person went back`(isElsewhere: Bool)
    async throws
  {
    let table = try await HeadlessHost.show(tabs: [list, other])
    list.open(Form("One", list.member, list.server))
    try await table.settle()
    try await table.type("Eve", into: "Name")
    try await table.waiting(atMost: .zero) {
      try await table.back()
      try await table.answer("Save")
    }
    if isElsewhere { #expect(table.navigator.selectTab(1)) }
    try await end(table)
    #expect(tabs(table) == [["List"], ["Other"]])
    #expect(other.revealed == 0 && list.revealed == (isElsewhere ? 0 : 1))
  }

  // MARK: The end of a window

  @Test(arguments: ["typed", "opened", "nothing"])
  func `a window asks also about what came while it saved`(meanwhile: String) async throws {
    let (first, second) = (Latch(), Latch())
    let (one, two) = (Form("A", Member(), first), Form("B", Member(), second))
    let table = try await HeadlessHost.show(tabs: [one, two])
    try await table.type("Eve", into: "Name")
    try await table.waiting(atMost: .zero) {
      _ = try await table.closeWindow()
      try await table.answer("Save")
      table.navigator.selectTab(1)
      switch meanwhile {
      case "typed": try await table.type("Bob", into: "Name")
      case "opened":
        two.open(Form("C", two.member, second))
        try await table.type("Bob", into: "Name")
      default: break
      }
    }
    first.open()
    try await until { one.member.name == "Eve" }
    for _ in 0..<100 { await Task.yield() }
    #expect(table.isClosed == (meanwhile == "nothing"))
    guard meanwhile != "nothing" else { return }
    #expect(table.question?.message.contains(meanwhile == "typed" ? "“B”" : "“C”") == true)
    second.open()
    try await table.answer("Save")
    try await until { table.isClosed }
    #expect(two.member.name == "Bob")
  }
}
