import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// What was open is open again after a restart, also where another screen has become the first of its tab.
@MainActor @Suite struct RestoredRootTests {
  private final class Note: TableScreen {
    let name: String
    let isNamed: Bool
    init(_ name: String, isNamed: Bool = true) {
      self.name = name
      self.isNamed = isNamed
      super.init()
    }
    override class var settings: Settings { [.searchable()] }
    override var title: String { name }
    override var restorationName: String? { isNamed ? name : nil }
    override var tableData: [Section] { [Section { [.title: "row of \(name)"] }] }
  }

  private func restarted(
    _ host: HeadlessHost, as roots: [Note], unknown: Set<String> = []
  ) async throws -> HeadlessHost {
    let data = try JSONEncoder().encode(host.navigator.state)
    let state = try JSONDecoder().decode(TableNavigationState.self, from: data)
    host.close()
    let restoration = TableRestoration(load: { state }, save: { _ in }) {
      unknown.contains($0) ? nil : Note($0)
    }
    return try await HeadlessHost.show(tabs: roots, restoration: restoration)
  }

  private func tabs(_ host: HeadlessHost) -> [[String]] {
    host.navigator.tabs.map { $0.screens.map(\.title) }
  }

  private func modals(_ host: HeadlessHost) -> [[String]] {
    host.navigator.modals.map { $0.screens.map(\.title) }
  }

  /// A window whose first tab has another first screen than it began with, with screens above it.
  private func replaced(
    _ login: Note, _ inbox: Note, by main: Note = Note("main"), as way: TablePresentation = .root
  ) async throws -> HeadlessHost {
    let host = try await HeadlessHost.show(tabs: [login, inbox])
    login.open(main, as: way)
    main.open(Note("letter"))
    try await host.selectTab("inbox")
    inbox.open(Note("other"))
    try await host.search("row")
    return host
  }

  @Test(arguments: [TablePresentation.root, .replace])
  func `all stacks come back, and the tab in view`(way: TablePresentation) async throws {
    var host = try await replaced(Note("login"), Note("inbox"), as: way)
    let login = Note("login")
    host = try await restarted(host, as: [login, Note("inbox")])
    #expect(tabs(host) == [["main", "letter"], ["inbox", "other"]])
    #expect(host.navigator.selectedTab == 1)
    #expect(host.chrome.search?.text == "row")
    #expect(login.navigator == nil)
    // And once more, as nothing has changed since.
    host = try await restarted(host, as: [Note("login"), Note("inbox")])
    #expect(tabs(host) == [["main", "letter"], ["inbox", "other"]])
    #expect(host.navigator.selectedTab == 1)
  }

  @Test func `a first screen that cannot be made leaves out its stack, and no other`() async throws
  {
    var host = try await replaced(Note("login"), Note("inbox"))
    host = try await restarted(host, as: [Note("login"), Note("inbox")], unknown: ["main"])
    #expect(tabs(host) == [["login"], ["inbox", "other"]])
    #expect(host.navigator.selectedTab == 1)
  }

  @Test func `one without a name leaves out its stack, and no other`() async throws {
    for isNamed in [false, true] {
      var host = try await replaced(
        Note("login", isNamed: isNamed), Note("inbox"), by: Note("main", isNamed: false))
      host = try await restarted(host, as: [Note("login", isNamed: isNamed), Note("inbox")])
      #expect(tabs(host) == [["login"], ["inbox", "other"]], "\(isNamed)")
      #expect(host.navigator.selectedTab == 1)
    }
  }

  @Test func `first screens without a name keep what stands above them`() async throws {
    var host = try await replaced(Note("login"), Note("inbox", isNamed: false))
    host = try await restarted(host, as: [Note("login"), Note("inbox", isNamed: false)])
    #expect(tabs(host) == [["main", "letter"], ["inbox", "other"]])
    #expect(host.navigator.selectedTab == 1)
  }

  @Test func `a modal comes back above the screen that it stood above, and above no other`()
    async throws
  {
    for unknown in ["", "main", "letter"] {
      let login = Note("login")
      var host = try await HeadlessHost.show(login)
      let main = login.open(Note("main"), as: .root)
      let letter = main.open(Note("letter"))
      letter.open(Note("sheet"), as: .modal).open(Note("page"))
      host = try await restarted(host, as: [Note("login")], unknown: [unknown])
      switch unknown {
      case "": #expect(tabs(host) == [["main", "letter"]])
      case "main": #expect(tabs(host) == [["login"]])
      default: #expect(tabs(host) == [["main"]])
      }
      #expect(modals(host) == (unknown == "" ? [["sheet", "page"]] : []))
    }
  }

  @Test func `a modal above what has no name is left out with it`() async throws {
    let home = Note("home")
    var host = try await HeadlessHost.show(home)
    home.open(Note("secret", isNamed: false)).open(Note("sheet"), as: .modal)
    host = try await restarted(host, as: [Note("home")])
    #expect(tabs(host) == [["home"]] && modals(host) == [])
    host.visibleScreen.open(Note("sheet"), as: .modal).open(Note("secret", isNamed: false))
      .open(Note("upper"), as: .modal)
    host = try await restarted(host, as: [Note("home")])
    #expect(modals(host) == [["sheet"]])
  }

  @Test func `tabs that took the place of others come back as far as they can be made`()
    async throws
  {
    func signedIn() async throws -> HeadlessHost {
      let login = Note("login")
      let host = try await HeadlessHost.show(login)
      login.openTabs([Note("inbox"), Note("archive")], selecting: 1)
      host.visibleScreen.open(Note("letter"))
      return host
    }
    var host = try await restarted(signedIn(), as: [Note("login")])
    #expect(tabs(host) == [["inbox"], ["archive", "letter"]])
    #expect(host.navigator.selectedTab == 1)
    host = try await restarted(signedIn(), as: [Note("login")], unknown: ["inbox"])
    #expect(tabs(host) == [["login"], ["archive", "letter"]])
    #expect(host.navigator.selectedTab == 1)
    host = try await restarted(signedIn(), as: [Note("login")], unknown: ["archive"])
    #expect(tabs(host) == [["inbox"]])
    host = try await restarted(signedIn(), as: [Note("login")], unknown: ["inbox", "archive"])
    #expect(tabs(host) == [["login"]])
  }

  @Test func `an app that begins with something else begins there`() async throws {
    var host = try await replaced(Note("login"), Note("inbox"))
    host = try await restarted(host, as: [Note("welcome"), Note("inbox")])
    #expect(tabs(host) == [["welcome"], ["inbox"]])
    #expect(host.navigator.selectedTab == 0)
  }
}
