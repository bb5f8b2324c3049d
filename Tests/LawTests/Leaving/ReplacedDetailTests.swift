import TableScreen
import TableScreenTesting
import Testing

/// Whatever takes a screen away from a person asks it first, and each of those that would go with it.
@MainActor @Suite struct ReplacedDetailTests {
  private final class Letters: TableScreen {
    let letters = ["Ada", "Bob"].map { Letter($0) }
    override class var settings: Settings { [.title("Letters")] }
    override var tableData: [Section] {
      [
        Section {
          for letter in letters {
            [.id: .key(letter.name), .title: letter.name, .action: .perform(Letters.read, letter)]
          }
        }
      ]
    }
    func read(_ letter: Letter) { open(letter, as: .detail) }
  }

  private final class Letter: TableScreen {
    let name: String
    var letsGo = true
    init(_ name: String) {
      self.name = name
      super.init()
    }
    override var title: String { name }
    override func shouldGoBack() -> Bool {
      if !letsGo { show(notice: "Send \(name) first") }
      return letsGo
    }
  }

  /// A list with a letter beside it, or above it where the window is narrow.
  private func open(columns: Int) async throws -> (table: HeadlessHost, list: Letters) {
    let list = Letters()
    let table = try await HeadlessHost.show(list)
    try await table.resize(columns: columns)
    try await table.tap("Ada")
    return (table, list)
  }

  private func names(_ screens: [Screen]) -> [String] { screens.map(\.title) }

  @Test(arguments: [120, 60])
  func `a detail that does not let go stays, and so does its row`(columns: Int) async throws {
    let (table, list) = try await open(columns: columns)
    let (ada, bob) = (list.letters[0], list.letters[1])
    ada.letsGo = false
    list.read(bob)
    try await table.settle()
    #expect(names(table.navigator.stack.screens) == ["Letters", "Ada"])
    #expect(ada.chrome.notice?.text == "Send Ada first")
    if columns > 100 {
      #expect(table.visibleScreen === ada, "it is looked at, to say why")
      table.navigator.focus(list)
      try await table.tap("Bob")
      table.navigator.focus(list)
      #expect(names(table.navigator.panes) == ["Letters", "Ada"])
      #expect(table.row("Ada")?.isSelected == true && table.row("Bob")?.isSelected == false)
    }
    ada.letsGo = true
    list.read(bob)
    try await table.settle()
    #expect(names(table.navigator.stack.screens) == ["Letters", "Bob"])
  }

  @Test func `a letter above the detail is asked, and then the detail`() async throws {
    let (table, list) = try await open(columns: 120)
    let (ada, answer) = (list.letters[0], Letter("Answer"))
    ada.open(answer)
    answer.letsGo = false
    ada.letsGo = false
    try await table.settle()
    table.navigator.focus(list)
    try await table.tap("Bob")
    #expect(names(table.navigator.panes) == ["Letters", "Answer"])
    #expect(answer.chrome.notice?.text == "Send Answer first")
    answer.letsGo = true
    table.navigator.focus(list)
    try await table.tap("Bob")
    #expect(
      names(table.navigator.panes) == ["Letters", "Ada"], "it is in view to say why it stays")
    #expect(ada.chrome.notice?.text == "Send Ada first")
    table.navigator.focus(list)
    #expect(table.row("Ada")?.isSelected == true && table.row("Bob")?.isSelected == false)
  }

  @Test func `a list that is left takes no detail along that does not let go`() async throws {
    let (home, list) = (Letter("Home"), Letters())
    let table = try await HeadlessHost.show(home)
    try await table.resize(columns: 120)
    home.open(list)
    try await table.settle()
    try await table.tap("Ada")
    let ada = list.letters[0]
    ada.letsGo = false
    table.navigator.focus(list)
    try await table.back()
    #expect(names(table.navigator.stack.screens) == ["Home", "Letters", "Ada"])
    #expect(ada.chrome.notice?.text == "Send Ada first")
    ada.letsGo = true
    table.navigator.focus(list)
    try await table.back()
    #expect(names(table.navigator.stack.screens) == ["Home"])
  }

  @Test(arguments: [TablePresentation.push, .modal])
  func `whoever leaves several screens at once is asked by each`(_ presentation: TablePresentation)
    async throws
  {
    let home = Letter("Home")
    let table = try await HeadlessHost.show(home)
    let (below, above) = (Letter("Below"), Letter("Above"))
    home.open(below, as: presentation)
    below.open(above)
    below.letsGo = false
    try await table.settle()
    #expect(!table.navigator.leave(below))
    try await table.settle()
    #expect(table.visibleScreen === below)
    #expect(table.chrome.notice?.text == "Send Below first")
    below.letsGo = true
    #expect(table.navigator.leave(below))
    #expect(table.visibleScreen === home)
  }
}
