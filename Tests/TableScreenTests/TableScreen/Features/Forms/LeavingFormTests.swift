import TableScreen
import TableScreenTesting
import Testing

@MainActor private final class Message {
  var subject = "old"
  var saved = "old"
}

private struct Offline: Error {}

private class MessageForm: TableScreen {
  let letter = Message()
  var isOffline = false
  var letsGo = true
  var log: [String] = []
  override class var settings: Settings { [.title("Letter")] }
  override var tableData: [Section] {
    [
      Section {
        [
          .id: "subject", .title: "Subject", .bind: .draft(letter, \.subject),
          .validate: .required("Type a subject"),
        ]
        [.title: "Save", .action: .submit]
      }
    ]
  }
  override func shouldGoBack() -> Bool {
    log.append("asked")
    return letsGo
  }
  override func onSubmit() async throws {
    try await commitForm()
    await Task.yield()
    if isOffline { throw Offline() }
    letter.saved = letter.subject
  }
  override func onDismiss() { log.append("closed") }
}

private final class ClosingForm: MessageForm {
  override func onSubmit() async throws {
    try await super.onSubmit()
    close()
  }
}

/// A form whose submission takes as long as a test wants.
private final class SlowForm: MessageForm {
  var isHeld = true
  var closes = false

  override func onSubmit() async throws {
    let isOffline = isOffline
    try await commitForm()
    while isHeld { try await Task.sleep(for: .milliseconds(1)) }
    if isOffline { throw Offline() }
    letter.saved = letter.subject
    if closes { close() }
  }
}

private final class CarelessForm: MessageForm {
  override class var settings: Settings { [.title("Letter"), .asksBeforeLeaving(false)] }
}

private final class MessageList: TableScreen {
  let letters = [MessageForm(), MessageForm()]
  override var tableData: [Section] {
    [
      Section(
        cells: [0, 1].map { [.title: "Letter \($0)", .action: .perform(MessageList.read, $0)] })
    ]
  }
  func read(_ index: Int) { open(letters[index], as: .detail) }
}

/// A form with something typed that is not saved asks before it is left, and never loses it unasked.
@MainActor struct LeavingFormTests {
  private let root = TableScreen()
  private let words = TableWords.current

  private func show(
    _ screen: MessageForm, as presentation: TablePresentation = .push, typing text: String? = "new"
  ) async throws -> HeadlessHost {
    let table = try await HeadlessHost.show(root)
    root.open(screen, as: presentation)
    try await table.settle()
    if let text { try await table.type(text, into: "Subject") }
    return table
  }

  /// Opens a form, types into it, and begins to save it.
  private func saving(_ form: SlowForm) async throws -> HeadlessHost {
    let table = try await HeadlessHost.show(TableScreen())
    table.visibleScreen.open(form)
    try await table.settle()
    try await table.type("one", into: "Subject")
    form.send(.tap(try #require(table.layout.row(at: TablePath(0, 1))).id))
    for _ in 0..<10 { await Task.yield() }
    return table
  }

  @Test(arguments: [true, false])
  func `a form that closes once it is saved is left by who saves it meanwhile`(
    closesWindow: Bool
  ) async throws {
    let form = SlowForm()
    form.closes = true
    let table = try await saving(form)
    if closesWindow {
      table.navigator.leaveAll { table.close() }
    } else {
      table.navigator.back()
    }
    for _ in 0..<10 { await Task.yield() }
    try #require(table.question).answer(0)
    for _ in 0..<10 { await Task.yield() }
    form.isHeld = false
    try await table.settle()
    #expect(form.letter.saved == "one" && form.log.filter { $0 == "closed" }.count == 1)
    #expect(table.isClosed == closesWindow)
    if !closesWindow { #expect(table.navigator.screens.count == 1) }
  }

  /// The window is left while the form is submitted already, and Save is the answer.
  @Test(arguments: [true, false], [true, false])
  func `who saves on the way out of a form that is being saved leaves it once all is saved`(
    typesMore: Bool, isOffline: Bool
  ) async throws {
    let form = SlowForm()
    form.isOffline = isOffline
    let table = try await saving(form)
    if typesMore {
      let row = try #require(table.layout.row(at: TablePath(0, 0))).id
      let field = try #require(table.row("Subject")?.controls.first)
      form.send(.control(row, name: field.name, value: .text("two")))
    }
    table.navigator.back()
    for _ in 0..<10 { await Task.yield() }
    try #require(table.question).answer(0)
    for _ in 0..<10 { await Task.yield() }
    #expect(table.visibleScreen === form, "it is not saved yet")
    form.isOffline = false
    form.isHeld = false
    try await table.settle()
    #expect(form.letter.saved == (typesMore ? "two" : "one"))
    #expect(table.navigator.screens.count == 1)
  }

  @Test(arguments: [TablePresentation.push, .modal])
  func `a dirty form asks before it is left, and discards or stays as it is told`(
    _ presentation: TablePresentation
  ) async throws {
    let screen = MessageForm()
    let table = try await show(screen, as: presentation)
    try await table.back()
    #expect(table.chrome.title == words.unsavedTitle)
    #expect(table.titles == [words.name(of: .save), words.discard, words.stay])
    try await table.tap(words.stay)
    #expect(table.visibleScreen === screen)
    #expect(screen.form["subject"].value == .text("new"))
    try await table.back()
    // To leave the question is to stay.
    try await table.back()
    #expect(table.visibleScreen === screen)
    try await table.back()
    try await table.tap(words.discard)
    #expect(table.visibleScreen === root)
    #expect(screen.letter.subject == "old")
    #expect(screen.log.filter { $0 == "closed" }.count == 1)
  }

  @Test func `saving on the way out is the form's own way to be finished`() async throws {
    let screen = MessageForm()
    let table = try await show(screen)
    try await table.back()
    try await table.tap(words.name(of: .save))
    #expect(screen.letter.saved == "new")
    #expect(table.visibleScreen === root)
  }

  @Test func `return in the last field saves, and then nothing is asked`() async throws {
    let screen = MessageForm()
    let table = try await show(screen)
    try await table.submit()
    #expect(screen.letter.saved == "new")
    try await table.back()
    #expect(table.visibleScreen === root)
  }

  @Test func `where the app could not save, leaving asks still`() async throws {
    let screen = MessageForm()
    let table = try await show(screen)
    screen.isOffline = true
    try await table.submit()
    try await table.back()
    #expect(table.chrome.title == words.unsavedTitle)
    try await table.tap(words.name(of: .save))
    #expect(table.visibleScreen === screen)
    #expect(table.chrome.notice?.isError == true)
    #expect(screen.form["subject"].value == .text("new"))
    #expect(screen.letter.saved == "old")
  }

  @Test func `where something is wrong the form stays and shows it`() async throws {
    let screen = MessageForm()
    let table = try await show(screen, typing: "")
    try await table.back()
    try await table.tap(words.name(of: .save))
    #expect(table.visibleScreen === screen)
    #expect(table.row("Subject")?.message == "Type a subject")
  }

  @Test func `a form that closes itself when it is saved is closed once`() async throws {
    let screen = ClosingForm()
    let table = try await show(screen)
    try await table.back()
    try await table.tap(words.name(of: .save))
    #expect(table.visibleScreen === root)
    #expect(screen.letter.saved == "new")
    #expect(screen.log == ["asked", "closed"])
  }

  @Test func `a form without changes, or that does not want it, is left unasked`() async throws {
    let clean = try await show(MessageForm(), typing: nil)
    try await clean.back()
    #expect(clean.visibleScreen === root)
    clean.close()
    let careless = CarelessForm()
    let table = try await show(careless)
    try await table.back()
    #expect(table.visibleScreen === root)
  }

  @Test func `a screen that refuses is not asked about its form`() async throws {
    let screen = MessageForm()
    let table = try await show(screen)
    screen.letsGo = false
    try await table.back()
    #expect(table.visibleScreen === screen)
  }

  @Test func `what the app closes itself is closed unasked`() async throws {
    let screen = MessageForm()
    let table = try await show(screen)
    screen.close()
    #expect(table.visibleScreen === root)
  }

  @Test func `a modal stack asks for the forms below its top, too`() async throws {
    let screen = MessageForm()
    let table = try await show(screen, as: .modal)
    screen.open(TableScreen())
    try await table.settle()
    #expect(!table.navigator.leave(screen))
    try await table.settle()
    #expect(table.chrome.title == words.unsavedTitle)
    try await table.tap(words.discard)
    #expect(table.visibleScreen === root)
  }

  @Test func `closing the window asks for each dirty form, wherever it stands`() async throws {
    let forms = [MessageForm(), MessageForm(), MessageForm()]
    let table = try await HeadlessHost.show(tabs: forms)
    // A tab that was never chosen has no rows yet.
    for place in [2, 0] { table.navigator.selectTab(place) }
    for place in [0, 2] { forms[place].form["subject"].value = .text("new") }
    #expect(try await !table.closeWindow())
    try await table.tap(words.stay)
    #expect(!table.isClosed)
    #expect(forms[0].form.isDirty && forms[2].form.isDirty)
    #expect(try await !table.closeWindow())
    try await table.tap(words.discard)
    #expect(!table.isClosed)
    #expect(table.chrome.title == words.unsavedTitle)
    try await table.tap(words.name(of: .save))
    #expect(table.isClosed)
    #expect(forms.map(\.letter.saved) == ["new", "old", "old"])
  }

  @Test func `a clean window is closed at once`() async throws {
    let table = try await HeadlessHost.show(MessageForm())
    #expect(try await table.closeWindow())
  }

  @Test func `a form in another tab that cannot be saved comes into view`() async throws {
    let forms = [MessageForm(), MessageForm()]
    let table = try await HeadlessHost.show(tabs: forms)
    for place in [1, 0] { table.navigator.selectTab(place) }
    forms[1].isOffline = true
    forms[1].form["subject"].value = .text("new")
    try await table.closeWindow()
    try await table.tap(words.name(of: .save))
    #expect(!table.isClosed)
    #expect(table.visibleScreen === forms[1])
    #expect(forms[1].form.isDirty)
  }

  @Test func `choosing another row asks for the detail that would go`() async throws {
    let list = MessageList()
    let table = try await HeadlessHost.show(list)
    table.navigator.setWide(true)
    try await table.tap("Letter 0")
    try await table.settle()
    list.letters[0].form["subject"].value = .text("new")
    table.navigator.focus(list)
    try await table.tap("Letter 1")
    #expect(table.chrome.title == words.unsavedTitle)
    try await table.tap(words.stay)
    #expect(table.navigator.panes.last === list.letters[0])
    #expect(list.letters[0].form.isDirty)
    table.navigator.focus(list)
    try await table.tap("Letter 1")
    try await table.tap(words.discard)
    #expect(table.navigator.panes.last === list.letters[1])
  }
}
