import TableScreen
import TableScreenTesting
import Testing

private final class NamedScreen: KeepingScreen {
  override var restorationName: String? { name }
}

private class KeepingScreen: TableScreen {
  let name: String
  var asked: [String] = []
  var letsGo = true
  init(_ name: String) {
    self.name = name
    super.init()
  }
  override var title: String { name }
  override var tableData: [Section] { [Section { [.title: name] }] }
  override func shouldSelectTab(_ screen: Screen) -> Bool {
    asked.append(screen.title)
    return letsGo
  }
}

/// Tabs have titles and badges that change, and can be refused.
@MainActor struct TabTests {
  private let inbox = KeepingScreen("Inbox")
  private let sent: KeepingScreen = NamedScreen("Sent")

  @Test func `a badge shows beside the title until it is taken away`() async throws {
    let table = try await HeadlessHost.show(tabs: [inbox, sent])
    sent.setTabBadge("3")
    #expect(table.chrome.tabs.map(\.badge) == [nil, "3"])
    #expect(table.frame(columns: 40, rows: 6).contains("Sent (3)"))
    sent.setTabImage("paper", selected: "open paper")
    #expect(table.chrome.tabs.map(\.image) == [nil, "paper"])
    #expect(table.chrome.tabs.map(\.selectedImage) == [nil, "open paper"])
    sent.setTabBadge("")
    #expect(table.chrome.tabs.map(\.badge) == [nil, nil])
  }

  @Test func `a badge set before the window is there shows, and one set deeper is the tab's`()
    async throws
  {
    inbox.setTabBadge("1")
    let table = try await HeadlessHost.show(tabs: [inbox, sent])
    #expect(table.chrome.tabs.first?.badge == "1")
    let letter = inbox.open(KeepingScreen("Letter"))
    letter.setTabBadge("2")
    #expect(table.chrome.tabs.first?.badge == "2")
    #expect(inbox.tabBadge == "2")
  }

  @Test(arguments: ["open", "existing", "closeTo", "openTab", "setTabs", "asTab"])
  func `whatever brings another tab into view is told of it`(way: String) async throws {
    let table = try await HeadlessHost.show(tabs: [inbox, sent])
    var chosen: [Int] = []
    table.navigator.onTabSelected = { chosen.append($0) }
    inbox.open(KeepingScreen("Letter"))
    #expect(chosen == [])
    switch way {
    case "open": inbox.open(sent)
    case "existing": inbox.open(NamedScreen("Sent"), as: .existing)
    case "closeTo": inbox.close(to: sent)
    case "openTab": inbox.openTab(1)
    case "setTabs": table.navigator.setTabs([inbox, sent], selecting: 1)
    default: inbox.open(KeepingScreen("Draft"), as: .tab("Sent"))
    }
    try await table.settle()
    #expect(chosen == [1] && table.navigator.selectedTab == 1)
    table.navigator.selectTab(1)
    #expect(chosen == [1])
  }

  @Test(arguments: [TablePresentation.root, .replace])
  func `a tab keeps its face when its first screen is replaced, also after a restart`(
    way: TablePresentation
  ) async throws {
    func dressed() -> [KeepingScreen] {
      let screens = [NamedScreen("Inbox"), NamedScreen("Sent")]
      screens[0].setTabTitle("Account")
      screens[0].setTabImage("person", selected: "big person")
      screens[0].setTabBadge("1")
      return screens
    }
    let roots = dressed()
    var table = try await HeadlessHost.show(tabs: roots)
    roots[0].open(NamedScreen("Profile"), as: way)
    #expect(table.visibleScreen.title == "Profile")
    let tab = table.chrome.tabs[0]
    #expect(tab.title == "Account" && tab.badge == "1")
    #expect(tab.image == "person" && tab.selectedImage == "big person")
    table.visibleScreen.open(KeepingScreen("x"), as: .tab("Account"))
    #expect(table.visibleScreen.title == "x")
    try await table.back()
    let state = table.navigator.state
    table.close()
    table = try await HeadlessHost.show(
      tabs: dressed(),
      restoration: .init(load: { state }, save: { _ in }, making: { NamedScreen($0) }))
    #expect(table.visibleScreen.title == "Profile" && table.chrome.tabs[0] == tab)
    table.visibleScreen.setTabTitle(nil)
    #expect(table.chrome.tabs[0].title == "Profile")
  }

  @Test func `what the new first screen has of its own goes before`() async throws {
    let table = try await HeadlessHost.show(tabs: [inbox, sent])
    inbox.setTabTitle("Account")
    inbox.setTabBadge("1")
    let profile = KeepingScreen("Profile")
    profile.setTabTitle("Me")
    inbox.open(profile, as: .root)
    #expect(table.chrome.tabs[0].title == "Me" && table.chrome.tabs[0].badge == "1")
  }

  @Test func `the title of a tab can be changed later, and back`() async throws {
    let table = try await HeadlessHost.show(tabs: [inbox, sent])
    inbox.setTabTitle("New")
    #expect(table.chrome.tabs.map(\.title) == ["New", "Sent"])
    #expect(table.chrome.title == "Inbox")
    inbox.openTab(1)
    #expect(table.chrome.title == "Sent")
    sent.openTab("New")
    #expect(table.chrome.title == "Inbox")
    inbox.setTabTitle(nil)
    #expect(table.chrome.tabs.map(\.title) == ["Inbox", "Sent"])
  }

  @Test func `other screens can become the tabs, and those that stay keep what is open`()
    async throws
  {
    let table = try await HeadlessHost.show(tabs: [inbox, sent])
    let letter = inbox.open(KeepingScreen("Letter"))
    let drafts = KeepingScreen("Drafts")
    letter.openTabs([drafts, inbox], selecting: 1)
    #expect(table.chrome.tabs.map(\.title) == ["Drafts", "Inbox"])
    #expect(table.chrome.title == "Letter")
    #expect(sent.navigator == nil)
    letter.openTab("Drafts")
    #expect(table.chrome.title == "Drafts")
    drafts.openTabs([drafts])
    #expect(table.chrome.tabs == [])
    #expect(table.navigator.screens.map(\.title) == ["Drafts"])
    #expect(letter.navigator == nil)
    drafts.openTabs([drafts, inbox])
    drafts.openTab("Inbox")
    #expect(table.titles == ["Inbox"], "it was closed, and is read anew")
  }

  @Test func `new tabs close the modals, and a screen that is open elsewhere is refused`()
    async throws
  {
    let log = Log()
    let table = try await HeadlessHost.show(inbox)
    inbox.open(LoggingScreen("Modal", log), as: .modal)
    log.lines = []
    inbox.openTabs([inbox, sent])
    #expect(table.navigator.modals.isEmpty)
    #expect(
      log.lines == [
        "Modal willDisappear", "Modal willDismiss", "Modal onDisappear", "Modal onDismiss",
      ])
    let letter = inbox.open(KeepingScreen("Letter"))
    for tabs in [[], [letter], [sent, sent]] {
      let found = await TableDiagnostics.collect { inbox.openTabs(tabs) }
      #expect(found.count == 1)
      #expect(table.navigator.tabs.count == 2)
    }
    #expect(table.chrome.title == "Letter")
  }

  @Test func `the screen in view may refuse another tab`() async throws {
    let table = try await HeadlessHost.show(tabs: [inbox, sent])
    inbox.letsGo = false
    try await table.selectTab("Sent")
    #expect(table.chrome.title == "Inbox")
    #expect(inbox.asked == ["Sent"])
    inbox.letsGo = true
    try await table.selectTab("Sent")
    #expect(table.chrome.title == "Sent")
  }

  @Test(arguments: [false, true], [false, true])
  func `the app's own choice of a tab asks nobody, and closes modals`(
    isModal: Bool, opens: Bool
  ) async throws {
    let table = try await HeadlessHost.show(tabs: [inbox, sent])
    inbox.letsGo = false
    table.navigator.shouldSelectTab = { _ in false }
    if isModal { inbox.open(KeepingScreen("Letter"), as: .modal) }
    let opener = table.visibleScreen
    if opens {
      opener.open(KeepingScreen("Draft"), as: .tab("Sent"))
    } else {
      #expect(opener.openTab("Sent"))
    }
    try await table.settle()
    #expect(table.navigator.selectedTab == 1 && table.navigator.modals.isEmpty)
    #expect(table.chrome.title == (opens ? "Draft" : "Sent"))
    #expect(inbox.asked == [])
  }

  @Test func `the window may refuse a tab, and is told of those chosen`() async throws {
    let table = try await HeadlessHost.show(tabs: [inbox, sent])
    var chosen: [Int] = []
    table.navigator.shouldSelectTab = { $0 != 0 }
    table.navigator.onTabSelected = { chosen.append($0) }
    try await table.selectTab("Sent")
    try await table.selectTab("Inbox")
    #expect(chosen == [1])
  }

  @Test func `a tab that is not there is reported`() async throws {
    let table = try await HeadlessHost.show(tabs: [inbox, sent])
    let found = await TableDiagnostics.collect {
      inbox.openTab("Trash")
      inbox.openTab(7)
    }
    #expect(found.map(\.what) == ["there is no tab Trash", "there is no tab 7"])
    #expect(table.chrome.title == "Inbox")
  }
}
