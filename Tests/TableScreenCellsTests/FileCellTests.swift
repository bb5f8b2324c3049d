import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// A file is asked for by the host's own chooser, where it has one.
@MainActor struct FileCellTests {
  private func show(isAble: Bool = true) throws -> (PortraitScreen, ChoosingHost) {
    let screen = PortraitScreen()
    let host = ChoosingHost(screen)
    host.isAble = isAble
    return (screen, host)
  }

  private func tap(_ screen: PortraitScreen) throws {
    screen.send(.tap(try #require(screen.layout.row(at: TablePath(section: 0, row: 0))?.id)))
  }

  @Test func `the host is told what fits, and the answer is the value`() throws {
    let (screen, host) = try show()
    try tap(screen)
    let question = try #require(host.questions.first)
    #expect(question.title == "Picture" && question.types == ["png", "jpg"])
    #expect(question.folder.lastPathComponent == "pictures" && question.chosen == nil)
    #expect(question.isAwaited)
    #expect(host.navigator.visibleScreen === screen)
    question.answer(URL(filePath: "/else/Ada Lovelace.PNG"))
    #expect(screen.picture == "/else/Ada Lovelace.PNG")
    #expect(!question.isAwaited)
    question.answer(URL(filePath: "/else/other.png"))
    question.answer(nil)
    #expect(screen.picture == "/else/Ada Lovelace.PNG")
    // The next one begins where that one is.
    try tap(screen)
    #expect(host.questions.last?.chosen?.lastPathComponent == "Ada Lovelace.PNG")
    #expect(host.questions.last?.folder.lastPathComponent == "else")
  }

  @Test func `the choice is taken back by a button, where there can be none`() async throws {
    let screen = PortraitScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.row("Picture")?.controls == [])
    screen.picture = "/else/Ada.png"
    #expect(table.row("Picture")?.controls.map(\.label) == ["Clear, Picture"])
    #expect(table.frame(columns: 60, rows: 3).contains("Ada.png"))
    try await table.press(in: "Picture")
    #expect(screen.picture == "")
    #expect(table.row("Picture")?.controls == [])
    // A place in memory is always somewhere.
    #expect(table.row("Backup")?.controls == [])
  }

  @Test func `no answer changes nothing, and a file that does not fit is answered`() throws {
    let (screen, host) = try show()
    try tap(screen)
    host.questions[0].answer(nil)
    #expect(screen.picture == "" && screen.chrome.notice == nil)
    screen.picture = "/else/Ada.png"
    let words = TableWords.current
    // The name of the last one is no text.
    for (wrong, message) in [
      ("file:///letter.txt", words.otherFile("PNG, JPG")),
      ("https://example.org/a.png", words.notAValue), ("file:///bad%FF.png", words.notAValue),
    ] {
      try tap(screen)
      let url = try #require(URL(string: wrong))
      #expect(host.questions.last?.fits(url) == false)
      host.questions.last?.answer(url)
      #expect(screen.picture == "/else/Ada.png")
      #expect(screen.chrome.notice?.text == message)
    }
  }

  @Test func `nobody awaits an answer for a screen that has closed`() throws {
    let (root, host) = try show()
    let screen = PortraitScreen()
    root.open(screen)
    try tap(screen)
    #expect(host.questions[0].isAwaited)
    screen.close()
    #expect(!host.questions[0].isAwaited)
    host.questions[0].askOnScreen()
    #expect(host.navigator.visibleScreen === root)
    host.questions[0].answer(URL(filePath: "/a.png"))
    #expect(root.picture == "")
  }

  @Test func `where the chooser cannot be shown, at once or after all, a screen of folders is`()
    throws
  {
    let (screen, host) = try show(isAble: false)
    try tap(screen)
    #expect(host.navigator.visibleScreen.title == "Picture")
    host.navigator.back()
    host.isAble = true
    try tap(screen)
    #expect(host.navigator.visibleScreen === screen)
    let question = try #require(host.questions.last)
    question.askOnScreen()
    #expect(host.navigator.visibleScreen.title == "Picture" && question.isAwaited)
    host.navigator.back()
    #expect(!question.isAwaited)
    #expect(screen.picture == "")
  }
}

private final class PortraitScreen: TableScreen {
  /// The name of a file that is always there.
  struct Place: TableValueConvertible {
    var path = "/backup"
    var tableValue: TableValue { .text(path) }
    init() {}
    init?(_ value: TableValue) {
      guard let path = String(value), !path.isEmpty else { return nil }
      self.path = path
    }
  }

  var picture = "" { didSet { updateTableData() } }
  var backup = Place()
  override class var settings: Settings { [.title("Portrait")] }
  override var tableData: [Section] {
    [
      Section {
        [
          .id: "picture", .title: "Picture", .bind: .to(\PortraitScreen.picture),
          .cellClass: .of(.file(["PNG", "jpg"], folder: "/pictures")),
        ]
        [
          .id: "backup", .title: "Backup", .bind: .to(\PortraitScreen.backup),
          .cellClass: .of(.file()),
        ]
      }
    ]
  }
}

/// A host with a file chooser.
@MainActor private final class ChoosingHost: TableHost {
  let capabilities: HostCapabilities = []
  private(set) lazy var navigator = TableNavigator([root], host: self)
  private let root: Screen
  var isAble = true
  private(set) var questions: [TableFileQuestion] = []

  init(_ root: Screen) {
    self.root = root
    navigator.start()
  }

  func choose(_ question: TableFileQuestion) -> Bool {
    questions.append(question)
    return isAble
  }

  func navigate(_ change: TableNavigationChange) {}
  func apply(
    _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen
  ) {}
  func refreshChrome(of screen: any HostedScreen) {}
  func scroll(to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen) {}
}
