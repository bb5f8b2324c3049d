import TableScreen
import TableScreenTesting
import Testing

/// Closing the window leaves every open screen, so each is asked in the way in which going back asks it.
@MainActor @Suite struct QuittingTests {
  private class Letter: TableScreen {
    let name: String
    var letsGo = true
    private let asked: (String) -> Void
    init(_ name: String, asked: @escaping (String) -> Void = { _ in }) {
      self.name = name
      self.asked = asked
      super.init()
    }
    override var title: String { name }
    override func shouldGoBack() -> Bool {
      asked(name)
      if !letsGo { show(notice: "Send \(name) first") }
      return letsGo
    }
  }

  private final class Draft: Letter {
    final class Text { var subject = "" }
    let text = Text()
    override var tableData: [Section] {
      [Section { [.id: "subject", .title: "Subject", .bind: .draft(text, \.subject)] }]
    }
  }

  private let words = TableWords.current

  @Test(arguments: [TablePresentation.push, .modal])
  func `a screen that does not let go keeps the window`(_ presentation: TablePresentation)
    async throws
  {
    let root = TableScreen()
    let letter = Letter("Letter")
    let table = try await HeadlessHost.show(root)
    root.open(letter, as: presentation)
    letter.letsGo = false
    #expect(try await !table.closeWindow())
    #expect(!table.isClosed)
    #expect(table.visibleScreen === letter)
    #expect(table.chrome.notice?.text == "Send Letter first")
    letter.letsGo = true
    #expect(try await table.closeWindow())
  }

  @Test func `the first screen of a window is asked, too, although nothing stands below it`()
    async throws
  {
    let letter = Letter("Letter")
    letter.letsGo = false
    let table = try await HeadlessHost.show(letter)
    #expect(try await !table.closeWindow())
    #expect(table.chrome.notice?.text == "Send Letter first")
  }

  @Test func `a screen out of view that does not let go comes into view to say why`() async throws {
    var asked: [String] = []
    let letters = ["A", "B", "C"].map { name in Letter(name) { asked.append($0) } }
    let table = try await HeadlessHost.show(tabs: letters)
    letters[0].open(TableScreen())
    letters[1].letsGo = false
    try await table.settle()
    #expect(try await !table.closeWindow())
    #expect(asked == ["C", "B"])
    #expect(table.visibleScreen === letters[1])
    #expect(table.chrome.notice?.text == "Send B first")
    letters[1].letsGo = true
    #expect(try await table.closeWindow())
    #expect(asked == ["C", "B", "C", "B", "A"])
  }

  @Test func `a screen that lets go is asked about its form afterwards, before those below it`()
    async throws
  {
    var asked: [String] = []
    let (below, draft) = (Letter("Below") { asked.append($0) }, Draft("Draft") { asked.append($0) })
    let table = try await HeadlessHost.show(below)
    below.open(draft)
    below.letsGo = false
    try await table.settle()
    try await table.type("Hello", into: "Subject")
    draft.letsGo = false
    #expect(try await !table.closeWindow())
    #expect(table.visibleScreen === draft)
    #expect(asked == ["Draft"])
    draft.letsGo = true
    #expect(try await !table.closeWindow())
    #expect(table.chrome.title == words.unsavedTitle)
    #expect(asked == ["Draft", "Draft"])
    try await table.tap(words.discard)
    #expect(asked == ["Draft", "Draft", "Below"])
    #expect(!table.isClosed)
    #expect(table.visibleScreen === below)
  }
}
