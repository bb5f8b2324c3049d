import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A form that its own save closes does not go from under the question about what was typed since the save began.
@MainActor @Suite struct ClosingSaveTests {
  private final class Form: TableScreen {
    let person = Member()
    let server = Latch()
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
      close(returning: person.name)
    }
  }

  private final class Home: TableScreen {
    private(set) var returned: [String] = []
    override class var settings: Settings { [.title("Home")] }
    func edit(_ form: Form) { open(form) { (name: String) in self.returned.append(name) } }
  }

  private let home = Home()
  private let form = Form()

  private func type(_ text: String) throws {
    let row = try #require(form.form["name"].id)
    form.send(.control(row, name: RowControl.boundName, value: .text(text)))
  }

  /// Saves on the way out, types more while that goes on, and goes back once more, so that the person is asked again.
  private func askedAgain() async throws -> HeadlessHost {
    let table = try await HeadlessHost.show(home)
    home.edit(form)
    try await table.settle()
    try type("Eve")
    table.navigator.leave(form)
    table.navigator.question?.answer(0)
    try await until { form.begun == 1 }
    try type("Eva")
    #expect(table.navigator.leave(form) == false)
    #expect(table.navigator.isAsking)
    return table
  }

  /// Lets the save end, and the question stand.
  private func endSave(_ table: HeadlessHost) async throws {
    form.server.open()
    try await until { form.saved == ["Eve"] }
    try await table.settle()
    #expect(table.navigator.isAsking && table.navigator.modals.count == 1)
    #expect(table.navigator.screens.contains { $0 === form })
  }

  @Test func `who says to stay has the form, and what was typed`() async throws {
    let table = try await askedAgain()
    try await endSave(table)
    table.navigator.question?.answer(2)
    try await table.settle()
    #expect(table.visibleScreen === form && table.navigator.modals.isEmpty)
    #expect(form.form.isDirty && form.form["name"].value == .text("Eva"))
    #expect(home.returned.isEmpty)
  }

  @Test func `who discards leaves it with what was saved`() async throws {
    let table = try await askedAgain()
    try await endSave(table)
    table.navigator.question?.answer(1)
    try await table.settle()
    #expect(table.visibleScreen === home && table.navigator.modals.isEmpty)
    #expect(home.returned == ["Eve"] && form.person.name == "Eve")
  }

  @Test(arguments: [false, true])
  func `who saves leaves it with all that was typed`(isSavedYet: Bool) async throws {
    let table = try await askedAgain()
    if isSavedYet { try await endSave(table) }
    table.navigator.question?.answer(0)
    for _ in 0..<10 { await Task.yield() }
    form.server.open()
    try await until { form.saved == ["Eve", "Eva"] }
    try await until { table.visibleScreen === home }
    try await table.settle()
    #expect(table.navigator.modals.isEmpty && !form.form.isDirty)
    #expect(home.returned == ["Eva"])
  }

  // MARK: What was typed since, where nobody is asked yet

  enum Way: CaseIterable, Sendable { case submit, question }

  /// Saves, types more while that goes on, and lets the save end, which asks then.
  private func askedAtEnd(_ way: Way) async throws -> HeadlessHost {
    let table = try await HeadlessHost.show(home)
    home.edit(form)
    try await table.settle()
    try type("Eve")
    switch way {
    case .submit: form.send(.submit)
    case .question:
      table.navigator.leave(form)
      table.navigator.question?.answer(0)
    }
    try await until { form.begun == 1 }
    try type("Eva")
    try await endSave(table)
    #expect(form.form["name"].value == .text("Eva") && home.returned.isEmpty)
    return table
  }

  @Test(arguments: Way.allCases)
  func `a save that ends asks, and Save leaves with all that was typed`(way: Way) async throws {
    let table = try await askedAtEnd(way)
    try await table.answer("Save")
    #expect(form.saved == ["Eve", "Eva"] && home.returned == ["Eva"])
    #expect(table.visibleScreen === home && table.navigator.modals.isEmpty)
    table.close()
  }

  @Test(arguments: Way.allCases)
  func `a save that ends asks, and Discard leaves with what was saved`(way: Way) async throws {
    let table = try await askedAtEnd(way)
    try await table.answer("Discard")
    #expect(form.person.name == "Eve" && home.returned == ["Eve"])
    #expect(table.visibleScreen === home && table.navigator.modals.isEmpty)
    table.close()
  }

  @Test(arguments: Way.allCases)
  func `a save that ends asks, and who stays has what was typed`(way: Way) async throws {
    let table = try await askedAtEnd(way)
    try await table.answer("Keep editing")
    #expect(table.visibleScreen === form && form.form["name"].value == .text("Eva"))
    #expect(home.returned.isEmpty && table.navigator.modals.isEmpty)
    table.close()
  }

  @Test func `a form without more is closed unasked`() async throws {
    let table = try await HeadlessHost.show(home)
    home.edit(form)
    try await table.settle()
    form.server.open()
    try await table.type("Eve", into: "Name")
    form.send(.submit)
    try await table.settle()
    #expect(table.visibleScreen === home && home.returned == ["Eve"])
    table.close()
  }

  // MARK: Forms that are saved in other ways

  private final class Plain: TableScreen {
    let person = Member()
    override class var settings: Settings { [.title("Plain"), .drafts] }
    override var tableData: [Section] {
      [Section { [.id: "name", .title: "Name", .bind: .to(person, \.name)] }]
    }
  }

  @Test(arguments: [false, true])
  func `the question goes once there is nothing to lose`(isMet: Bool) async throws {
    let (table, plain) = (try await HeadlessHost.show(home), Plain())
    home.open(plain)
    try await table.settle()
    try await table.type("Eve", into: "Name")
    try await table.back()
    #expect(table.navigator.isAsking)
    if isMet { plain.person.name = "Eve" } else { try await plain.commitForm() }
    try await table.settle()
    #expect(plain.person.name == "Eve" && !plain.form.isDirty)
    #expect(!table.navigator.isAsking && table.visibleScreen === home)
  }

  // MARK: Child screens

  private class Part: TableScreen {
    let person = Member()
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [Section { [.title: "Name", .bind: .to(person, \.name)] }]
    }
  }

  private final class CarelessPart: Part {
    override class var settings: Settings { super.settings + [.asksBeforeLeaving(false)] }
  }

  private class Frame: TableScreen {
    let part: Part
    init(_ part: Part) {
      self.part = part
      super.init()
    }
    override var tableData: [Section] { [Section { [.title: "Above"] }] }
    override func onLoad() { addChild(part) }
  }

  private final class CarelessFrame: Frame {
    override class var settings: Settings { [.asksBeforeLeaving(false)] }
  }

  @Test(arguments: [false, true], [false, true])
  func `each screen decides whether its own rows ask`(isCareless: Bool, isFrameCareless: Bool)
    async throws
  {
    let table = try await HeadlessHost.show(home)
    let part = isCareless ? CarelessPart() : Part()
    let frame = isFrameCareless ? CarelessFrame(part) : Frame(part)
    home.open(frame)
    try await table.settle()
    try await table.type("Eve", into: "Name")
    try await table.back()
    #expect(table.navigator.isAsking == !isCareless)
    #expect((table.visibleScreen === home) == isCareless)
  }

  /// A form that saves in a way of its own.
  private final class Own: TableScreen {
    let person = Member()
    private(set) var saved: TableValue?
    var stays = false
    var given: String?
    override class var settings: Settings { [.title("Own"), .drafts] }
    override var tableData: [Section] {
      [Section { [.id: "name", .title: "Name", .bind: .to(person, \.name)] }]
    }
    override func onSubmit() async throws {
      saved = form["name"].value
      try await Task.sleep(for: .milliseconds(5))
      if let given { form["name"].value = .text(given) }
      if !stays { close() }
    }
  }

  @Test func `a form that saves in a way of its own closes unasked`() async throws {
    let (table, own) = (try await HeadlessHost.show(home), Own())
    home.open(own)
    try await table.settle()
    try await table.type("Eve", into: "Name")
    own.send(.submit)
    try await table.settle()
    #expect(own.saved == .text("Eve"))
    #expect(table.visibleScreen === home && table.navigator.modals.isEmpty)
    table.close()
  }

  @Test func `a window with a form that saves in a way of its own ends once it is saved`()
    async throws
  {
    let (table, own) = (try await HeadlessHost.show(home), Own())
    own.stays = true
    home.open(own)
    try await table.settle()
    try await table.type("Eve", into: "Name")
    var ends = 0
    table.navigator.leaveAll { ends += 1 }
    try await table.answer("Save")
    #expect(own.saved == .text("Eve") && ends == 1 && !table.navigator.isAsking)
    try await table.type("Eva", into: "Name")
    table.navigator.leaveAll { ends += 1 }
    #expect(ends == 1 && table.navigator.isAsking)
    table.close()
  }

  @Test func `what the app sets while it saves is nothing that was typed`() async throws {
    let (table, own) = (try await HeadlessHost.show(home), Own())
    own.given = "EVE"
    home.open(own)
    try await table.settle()
    try await table.type("Eve", into: "Name")
    own.send(.submit)
    try await table.settle()
    #expect(table.visibleScreen === home && !table.navigator.isAsking)
    table.close()
  }

  @Test func `what the app puts right of what was typed since was typed`() async throws {
    let table = try await HeadlessHost.show(home)
    home.edit(form)
    try await table.settle()
    try type("Eve")
    form.send(.submit)
    try await until { form.begun == 1 }
    try type("eva")
    form.form["name"].value = .text("Eva")
    try await endSave(table)
    try await table.answer("Save")
    #expect(form.saved == ["Eve", "Eva"] && home.returned == ["Eva"])
    table.close()
  }
}
