import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A screen that is closed and opened again begins anew, in whatever way that came about.
@MainActor @Suite struct ReopeningTests {
  private let home = TableScreen()
  private let all = ["Name", "Act", "Save", "Member"]

  private func show(_ form: ReopenedForm) async throws -> HeadlessHost {
    let table = try await HeadlessHost.show(home)
    home.open(form)
    try await table.settle()
    return table
  }

  /// Lets what waits go on, after which what was to be committed is.
  private func finish(
    _ commit: Task<Void, any Error>?, of form: ReopenedForm, in table: HeadlessHost
  ) async throws {
    form.answer.open()
    try await commit?.value
    try await table.settle()
    #expect(form.person.name == (commit == nil ? "Ada" : "Eve"))
    #expect(form.form.isDirty == (commit == nil))
  }

  private func row(_ title: String, in table: HeadlessHost) throws -> NodeID {
    try #require(table.path(of: title).flatMap { table.layout.row(at: $0)?.id })
  }

  // MARK: Search

  @Test(arguments: Reopening.allCases)
  func `a search is over`(way: Reopening) async throws {
    let form = ReopenedForm()
    let table = try await show(form)
    try await table.type("Eve", into: "Name")
    try await table.search("Name")
    #expect(table.titles == ["Name"])
    let commit = try await form.reopen(way, from: home)
    #expect(table.titles == all)
    #expect(table.chrome.search?.phase == .off)
    try await finish(commit, of: form, in: table)
    #expect(table.titles == all)
    try await table.search("Act")
    #expect(table.titles == ["Act"])
    try await table.endSearch()
    #expect(table.titles == all)
  }

  private final class Remote: ReopenedForm {
    override class var settings: Settings {
      [.drafts, .searchable(debounce: .zero, remotely: Remote.find)]
    }
    func find(_ text: String) async throws -> [Section] { [Section { [.title: "Found"] }] }
  }

  @Test(arguments: Reopening.allCases)
  func `what was found elsewhere is gone`(way: Reopening) async throws {
    let form = Remote()
    let table = try await show(form)
    try await table.type("Eve", into: "Name")
    try await table.search("F")
    #expect(table.titles == ["Found"])
    let commit = try await form.reopen(way, from: home)
    #expect(table.titles == all)
    try await finish(commit, of: form, in: table)
    #expect(table.titles == all)
  }

  private final class Owning: TableScreen {
    override class var settings: Settings { [.searchable()] }
    let work = Latch()
    var isRunning = false
    func act() async {
      isRunning = true
      await work.wait()
    }
  }

  @Test(arguments: [Reopening.plainly, .withinUpdate])
  func `rows that the model owns all show, and none is busy`(way: Reopening) async throws {
    let model = TableModel([
      TableSection {
        [.title: "Act", .action: .perform(Owning.act)]; [.title: "Other"]
      }
    ])
    let screen = Owning(model: model)
    let table = try await HeadlessHost.show(home)
    home.open(screen)
    try await table.search("Act")
    #expect(table.titles == ["Act"])
    screen.send(.tap(try row("Act", in: table)))
    try await until { screen.isRunning }
    if way == .withinUpdate {
      screen.update {
        screen.close()
        home.open(screen)
      }
    } else {
      screen.close()
      home.open(screen)
    }
    #expect(table.titles == ["Act", "Other"])
    #expect(table.row("Act")?.isBusy == false)
    screen.work.open()
    try await table.settle()
  }

  // MARK: What runs

  @Test(arguments: Reopening.allCases)
  func `no row is busy, and a tap begins anew`(way: Reopening) async throws {
    let form = ReopenedForm()
    let table = try await show(form)
    try await table.type("Eve", into: "Name")
    let act = try row("Act", in: table)
    form.send(.tap(act))
    form.setProgress(0.5, of: .node(act))
    try await until { form.runs == 1 }
    #expect(table.row("Act")?.isBusy == true)
    let commit = try await form.reopen(way, from: home)
    #expect(table.row("Act")?.isBusy == false)
    #expect(table.row("Act")?.progress == nil)
    try await until { form.isCancelled }
    form.send(.tap(try row("Act", in: table)))
    try await until { form.runs == 2 }
    #expect(table.row("Act")?.isBusy == true)
    form.work.open()
    try await finish(commit, of: form, in: table)
    #expect(table.row("Act")?.isBusy == false)
  }

  // MARK: Switches

  @Test(arguments: Reopening.allCases)
  func `a switch whose action was cancelled shows what the data says`(way: Reopening) async throws {
    let form = ReopenedForm()
    let table = try await show(form)
    func isOn() -> TableValue? { table.row("Member")?.controls.first?.value }
    try await table.type("Eve", into: "Name")
    let member = try row("Member", in: table)
    form.send(.control(member, name: "accessory", value: .flag(true)))
    #expect(isOn() == .flag(true))
    let commit = try await form.reopen(way, from: home)
    #expect(table.row("Member")?.isBusy == false)
    #expect(isOn() == .flag(false))
    form.person.isMember = true
    try await until { isOn() == .flag(true) }
    form.person.isMember = false
    try await until { isOn() == .flag(false) }
    try await finish(commit, of: form, in: table)
    #expect(isOn() == .flag(false))
  }

  // MARK: Saving

  private final class Saving: ReopenedForm {
    /// Whether the first saving fails in the end.
    var fails = false
    override func onSubmit() async throws {
      runs += 1
      let isFirst = runs == 1
      try await commitForm()
      await work.wait()
      if fails, isFirst { throw Down() }
    }
  }

  @Test(arguments: Reopening.allCases, [false, true])
  func `saving begins anew, and is not undone by what was begun before`(
    way: Reopening, fails: Bool
  ) async throws {
    let form = Saving()
    form.fails = fails
    form.answer.isOpen = true
    let table = try await show(form)
    try await table.type("Eve", into: "Name")
    form.send(.tap(try row("Save", in: table)))
    try await until { form.person.name == "Eve" }
    form.answer.isOpen = way != .whileHeld
    let commit = try await form.reopen(way, from: home)
    form.answer.open()
    try await commit?.value
    #expect(table.row("Save")?.isBusy == false)
    form.send(.tap(try row("Save", in: table)))
    try await until { form.runs == 2 }
    #expect(table.row("Save")?.isBusy == true)
    form.work.open()
    try await table.settle()
    #expect(table.row("Save")?.isBusy == false)
    #expect(form.person.name == "Eve")
    #expect(!form.form.isDirty)
  }
}
