import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A form whose save closes it, by whatever call, does not go from under the question about what was typed since.
@MainActor @Suite struct WaysOutOfSavesTests {
  enum Way: CaseIterable {
    case root, to, replace, root2, of, lowest
    // Out of a modal.
    case tab, newTabs, opener, intoTab

    var isOfModal: Bool { [.tab, .newTabs, .opener, .intoTab].contains(self) }
  }

  private final class Home: TableScreen {
    override class var settings: Settings { [.title("Home")] }
  }

  private final class Done: TableScreen {
    override class var settings: Settings { [.title("Done")] }
  }

  /// A form, which may stand above a page of its own, as the last one of several.
  private final class Form: TableScreen {
    let person = Member()
    let server = Latch()
    var way = Way.root
    private(set) var begun = 0
    private(set) var saved: [String] = []
    override class var settings: Settings { [.title("Form"), .drafts] }
    override var tableData: [Section] {
      [Section { [.id: "name", .title: "Name", .bind: .to(person, \.name)] }]
    }
    override func onSubmit() async throws {
      try await commitForm()
      begun += 1
      await server.wait()
      saved.append(person.name)
      switch way {
      case .root: closeToRoot()
      case .to: if let home = navigator?.stack.root { close(to: home) }
      case .replace: open(Done(), as: .replace)
      case .root2: open(Done(), as: .root)
      case .of: close()
      case .lowest: parentScreen?.close()
      case .tab: openTab(0)
      case .newTabs: openTabs([Done()])
      case .opener: if let parentScreen { open(parentScreen) }
      case .intoTab: open(Done(), as: .tab("Home"))
      }
    }
  }

  private func type(_ text: String, into form: Form) throws {
    let row = try #require(form.form["name"].id)
    form.send(.control(row, name: RowControl.boundName, value: .text(text)))
  }

  /// Saves on the way out, types more meanwhile, goes back once more, and lets the save end.
  private func askedAgain(_ way: Way) async throws -> (Form, HeadlessHost) {
    let (home, form) = (Home(), Form())
    form.way = way
    let table = try await HeadlessHost.show(home)
    (way == .lowest ? home.open(Done()) : home).open(form, as: way.isOfModal ? .modal : .push)
    try await table.settle()
    try type("Eve", into: form)
    table.navigator.leave(form)
    table.navigator.question?.answer(0)
    try await until { form.begun == 1 }
    try type("Eva", into: form)
    table.navigator.leave(form)
    #expect(table.navigator.isAsking)
    form.server.open()
    try await until { form.saved == ["Eve"] }
    try await table.settle()
    #expect(table.navigator.isAsking)
    return (form, table)
  }

  @Test(arguments: Way.allCases)
  func `who saves once more goes where the form leads`(way: Way) async throws {
    let (form, table) = try await askedAgain(way)
    table.navigator.question?.answer(0)
    try await table.settle()
    #expect(form.saved == ["Eve", "Eva"] && !table.navigator.isAsking)
    #expect(!table.navigator.screens.contains { $0 === form })
  }

  @Test(arguments: Way.allCases)
  func `the question stands, and with it the form`(way: Way) async throws {
    let (form, table) = try await askedAgain(way)
    #expect(table.navigator.screens.contains { $0 === form })
    table.navigator.question?.answer(2)
    try await table.settle()
    #expect(table.visibleScreen === form)
    #expect(form.form.isDirty && form.form["name"].value == .text("Eva"))
  }

  @Test(arguments: Way.allCases)
  func `nobody is held up where nothing was typed since`(way: Way) async throws {
    let (home, form) = (Home(), Form())
    form.way = way
    form.server.open()
    let table = try await HeadlessHost.show(home)
    (way == .lowest ? home.open(Done()) : home).open(form, as: way.isOfModal ? .modal : .push)
    try await table.settle()
    try type("Eve", into: form)
    try await form.submitForm()
    try await table.settle()
    #expect(!table.navigator.isAsking && form.saved == ["Eve"])
    #expect(!table.navigator.screens.contains { $0 === form })
  }

  // MARK: A child's own save

  private final class Frame: TableScreen {
    let part = Part()
    override class var settings: Settings { [.title("Frame")] }
    override var tableData: [Section] { [Section { [.title: "Above"] }] }
    override func onLoad() { addChild(part) }
  }

  private final class Part: TableScreen {
    let person = Member()
    let server = Latch()
    private(set) var begun = 0
    private(set) var saves = 0
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [Section { [.id: "name", .title: "Name", .bind: .to(person, \.name)] }]
    }
    override func onSubmit() async throws {
      try await commitForm()
      begun += 1
      await server.wait()
      saves += 1
      close()
    }
  }

  @Test func `a child that saves itself closes nothing over what was typed since`() async throws {
    let (home, frame) = (Home(), Frame())
    let table = try await HeadlessHost.show(home)
    home.open(frame)
    try await table.settle()
    let part = frame.part
    func type(_ text: String) throws {
      let row = try #require(part.form["name"].id)
      frame.send(.control(row, name: RowControl.boundName, value: .text(text)))
    }
    try type("Eve")
    let saving = Task { try await part.submitForm() }
    try await until { part.begun == 1 }
    try type("Eva")
    table.navigator.leave(frame)
    #expect(table.navigator.isAsking)
    part.server.open()
    try await until { part.saves == 1 }
    try await saving.value
    try await table.settle()
    #expect(table.navigator.isAsking && table.navigator.screens.contains { $0 === frame })
    table.navigator.question?.answer(2)
    try await table.settle()
    #expect(table.visibleScreen === frame && frame.form.isDirty)
  }
}
