import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@testable import DemoScreens

/// Letters are read, put away, searched, and written.
@MainActor struct MailTests {
  private func show() async throws -> HeadlessHost {
    let demo = try #require(Demo.all.first { $0.name == "mail" })
    let table = try await HeadlessHost.show(
      tabs: demo.screens(.sample(in: TemporaryFolder.nowhere)))
    return table
  }

  @Test func `three tabs share a mailbox, and the first counts what is unread`() async throws {
    let table = try await show()
    #expect(table.chrome.tabs.map(\.title) == ["Inbox", "Archive", "Labels"])
    #expect(table.chrome.tabs.map(\.badge) == ["5", nil, nil])
    try await table.choose("Mark as read", of: "Grace Hopper")
    #expect(table.chrome.tabs.first?.badge == "4")
    try await table.choose("Archive", of: "Grace Hopper")
    try await table.selectTab("Archive")
    #expect(table.titles == ["Grace Hopper"])
    await #expect(throws: HeadlessError.notOffered("undo", by: "the screen “Archive”")) {
      try await table.undo()
    }
    #expect(table.titles == ["Grace Hopper"], "what the inbox did is taken back there")
    try await table.selectTab("Inbox")
    try await table.undo()
    try await table.selectTab("Archive")
    #expect(table.titles == [])
    #expect(table.chrome.emptyText?.hasPrefix("Nothing is archived") == true)
  }

  @Test func `a letter is archived where it is read as in the list`() async throws {
    let table = try await show()
    let count = table.titles.count
    try await table.tap("Grace Hopper")
    try await table.press("Archive")
    #expect(table.titles.count == count - 1)
    #expect(table.chrome.notice?.text.hasPrefix("Archived") == true)
    try await table.undo()
    #expect(table.titles.count == count)
  }

  @Test func `a letter that was begun is not lost to who closes the window`() async throws {
    let table = try await show()
    let compose = ComposeScreen(Mailbox(.sample(in: TemporaryFolder.nowhere)))
    table.visibleScreen.open(compose, as: .modal)
    try await table.settle()
    try await table.type("Hello", into: "Subject")
    #expect(try await !table.closeWindow())
    #expect(table.visibleScreen === compose)
    #expect(table.chrome.notice?.text == "Send the letter or discard it first")
    try await table.press("Discard")
    #expect(try await table.closeWindow())
  }

  @Test func `the server is asked for new letters`() async throws {
    let table = try await show()
    #expect(table.chrome.refresh?.text == "Pull to ask for letters")
    try await table.refresh()
    #expect(table.chrome.refresh?.text == "Asked at 12:00")
  }

  @Test func `the header of a day counts its unread letters`() async throws {
    let table = try await show()
    #expect(table.header(of: 0)?.body.flattened.contains(.badge("4 unread")) == true)
    try await table.choose("Mark as read", of: "Alan Turing")
    #expect(table.header(of: 0)?.body.flattened.contains(.badge("3 unread")) == true)
  }

  @Test func `a swipe and the menu of a row offer what fits it`() async throws {
    let table = try await show()
    let offers = try #require(table.row("Ada Lovelace")?.rowActions)
    #expect(offers[.leading]?.map(\.title) == ["Mark as read"])
    #expect(offers[.trailing]?.map(\.title) == ["Archive", "Spam"])
    #expect(offers[.trailing]?.map(\.isDestructive) == [false, true])
    #expect(offers[.menu]?.map(\.title) == ["Flag", "Answer"])
    try await table.choose("Flag", of: "Ada Lovelace")
    #expect(table.row("⚑ Ada Lovelace")?.rowActions[.menu]?.first?.title == "Unflag")
    try await table.choose("Spam", of: "⚑ Ada Lovelace")
    #expect(table.titles.first == "Build machine")
    try await table.undo()
    #expect(table.titles.first == "⚑ Ada Lovelace")
    try await table.redo()
    #expect(table.titles.first == "Build machine")
  }

  @Test func `a scope leaves the unread or the flagged letters`() async throws {
    let table = try await show()
    try await table.search("")
    try await table.selectScope("Flagged")
    #expect(table.titles == ["⚑ Margaret Hamilton", "⚑ Edsger Dijkstra"])
    try await table.selectScope("Unread")
    #expect(table.titles.count == 5)
    try await table.search("relay")
    #expect(table.titles == ["Grace Hopper"])
    try await table.endSearch()
    #expect(table.titles.count == 36)
  }

  @Test func `older letters come page by page, and a failure can be tried again`() async throws {
    let mailbox = Mailbox(.sample(in: TemporaryFolder.nowhere))
    mailbox.network.isOnline = false
    let table = try await HeadlessHost.show(InboxScreen(mailbox))
    #expect(table.chrome.paging == .failed("You are offline"))
    #expect(table.titles.count == 12)
    try await table.loadMore()
    #expect(table.chrome.paging == .failed("You are offline"))
    try await table.press("Go online")
    #expect(table.titles.count == 36, "as many pages come as fill what is in view")
    try await table.loadMore()
    #expect(table.titles.count == 48)
    #expect(table.chrome.paging == .finished)
  }

  @Test func `the archive asks the server, which knows letters that were never fetched`()
    async throws
  {
    let table = try await show()
    try await table.selectTab("Archive")
    try await table.search("Reading list 1")
    #expect(!table.titles.isEmpty)
    try await table.search("no such letter")
    #expect(table.chrome.emptyText == "The server knows no such letter.")
    try await table.press("Go offline")
    try await table.search("Proofs")
    #expect(table.chrome.failure == "You are offline")
    #expect(table.titles == [])
  }

  @Test func `what is found is flagged and put away as any other, and its row says so`()
    async throws
  {
    for (text, isFetched) in [("moth", true), ("Proofs 14", false)] {
      let table = try await show()
      #expect(table.titles.count == 36, "the last page was not fetched")
      try await table.selectTab("Archive")
      try await table.search(text)
      let name = try #require(table.titles.first)
      #expect(table.titles == [name])
      try await table.choose("Flag", of: name)
      #expect(table.titles == ["⚑ \(name)"])
      #expect(table.row("⚑ \(name)")?.rowActions[.menu]?.first?.title == "Unflag")
      try await table.choose("Archive", of: "⚑ \(name)")
      #expect(table.row("⚑ \(name)")?.rowActions[.trailing]?.first?.title == "Back to inbox")
      try await table.endSearch()
      #expect(table.titles == ["⚑ \(name)"])
      try await table.undo()
      #expect(table.titles == [])
      try await table.selectTab("Inbox")
      #expect(table.titles.count == (isFetched ? 36 : 37))
      try await table.loadMore()
      #expect(table.titles.count == 48, "nothing comes twice")
    }
  }

  @Test func `what is found is deleted, and neither a search nor a page brings it back`()
    async throws
  {
    let table = try await show()
    try await table.selectTab("Archive")
    try await table.search("Proofs 14")
    let name = try #require(table.titles.first)
    try await table.delete(name)
    #expect(table.titles == [])
    try await table.undo()
    #expect(table.titles == [name])
    try await table.redo()
    #expect(table.titles == [])
    try await table.selectTab("Inbox")
    try await table.loadMore()
    #expect(table.titles.count == 47)
  }

  @Test func `a letter that is sent after a deletion is another one`() throws {
    let mailbox = Mailbox(.sample(in: TemporaryFolder.nowhere))
    mailbox.send("Chess", to: .alan, "At eight?")
    let first = try #require(mailbox.letters.first)
    #expect(mailbox.remove(first))
    mailbox.send("Tea", to: .alan, "At five?")
    let second = try #require(mailbox.letters.first)
    #expect(second.id != first.id)
    #expect(mailbox.remove(second))
  }

  @Test func `portraits come, and the one who has none gets a sign`() async throws {
    let table = try await show()
    _ = table.page
    try await table.settle()
    let ada = try #require(table.row("Ada Lovelace"))
    let machine = try #require(table.row("Build machine"))
    guard case .loaded(let data)? = Correspondent.ada.portrait.flatMap({ ada.images[$0] }) else {
      Issue.record("\(ada.images)")
      return
    }
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(
      Correspondent.nobody.portrait.flatMap { machine.images[$0] }
        == .failed("There is no picture"))
  }

  @Test func `a letter stands beside the list where there is room, with others of its sender`()
    async throws
  {
    let table = try await show()
    try await table.resize(columns: 120)
    try await table.tap("Ada Lovelace")
    #expect(table.navigator.panes.count == 2)
    #expect(table.chrome.tabs.first?.badge == "4")
    try await table.focusOtherPane()
    #expect(table.sectionTitles == ["", "Also from Ada Lovelace"])
    #expect(table.titles(in: 1).first == "Bernoulli numbers")
    try await table.tap("Bernoulli numbers")
    #expect(table.chrome.title == "Bernoulli numbers")
  }

  @Test func `a letter that is being written is not left by accident`() async throws {
    let table = try await show()
    try await table.press("Compose")
    try await table.tap("To")
    try await table.tap("Alan Turing")
    #expect(table.fact("To") == "Alan Turing")
    try await table.type("Chess", into: "Subject")
    try await table.type("At eight?", into: "Text")
    try await table.selectTab("Archive")
    #expect(table.chrome.title == "New letter")
    #expect(table.chrome.notice?.text == "Send the letter or discard it first")
    try await table.back()
    #expect(table.chrome.title == "New letter")
    try await table.press("Send")
    #expect(table.chrome.title == "Inbox")
    try await table.selectTab("Archive")
    #expect(table.titles == ["To Alan Turing"])
    #expect(table.fact("To Alan Turing") == "Chess")
  }

  @Test func `a letter that was sent is one's own, and not of the one who gets it`() async throws {
    let table = try await show()
    try await table.press("Compose")
    try await table.tap("To")
    try await table.tap("Ada Lovelace")
    try await table.type("Dinner", into: "Subject")
    try await table.type("At eight?", into: "Text")
    try await table.press("Send")
    try await table.tap("Ada Lovelace")
    #expect(table.sectionTitles == ["", "Also from Ada Lovelace"])
    #expect(!table.titles(in: 1).contains { $0.contains("Dinner") })
    try await table.back()
    try await table.selectTab("Archive")
    let offers = try #require(table.row("To Ada Lovelace")?.rowActions)
    #expect(offers[.trailing]?.map(\.title) == ["Delete"])
    #expect(offers[.leading] == nil)
    #expect(offers[.menu]?.map(\.title) == ["Flag"])
    try await table.tap("To Ada Lovelace")
    #expect(table.fact("To Ada Lovelace") == "ada@analytical.example")
    #expect(table.sectionTitles == [""])
    #expect(table.chrome.toolbar.isEmpty)
  }

  @Test func `once one is online again nothing says that one is not`() async throws {
    let mailbox = Mailbox(.sample(in: TemporaryFolder.nowhere))
    mailbox.network.isOnline = false
    let table = try await HeadlessHost.show(InboxScreen(mailbox))
    #expect(table.chrome.paging == .failed("You are offline"))
    try await table.press("Go online")
    if case .failed(let why) = table.chrome.paging { Issue.record("it says still: \(why)") }
  }

  @Test func `a letter that is begun beside the list is not lost to another letter`() async throws {
    let table = try await show()
    try await table.resize(columns: 120)
    try await table.tap("Ada Lovelace")
    try await table.focusOtherPane()
    try await table.press("Answer")
    try await table.type("precious", into: "Text")
    try await table.focusOtherPane()
    let unread = table.navigator.panes.first?.chrome.tabs
    try await table.tap("Alan Turing")
    #expect(table.navigator.panes.map(\.title) == ["Inbox", "New letter"])
    #expect(
      table.navigator.panes.last?.chrome.notice?.text == "Send the letter or discard it first")
    #expect(table.navigator.panes.first?.chrome.tabs == unread, "it was never shown")
  }

  @Test func `a letter that has only a subject is not left by accident either`() async throws {
    let table = try await show()
    try await table.press("Compose")
    try await table.type("Chess", into: "Subject")
    try await table.back()
    #expect(table.chrome.notice?.text == "Send the letter or discard it first")
    try await table.type("", into: "Subject")
    try await table.back()
    #expect(table.chrome.title == "Inbox")
  }

  @Test func `the receiver is chosen from all, the one of now marked`() async throws {
    let table = try await show()
    try await table.choose("Answer", of: "Grace Hopper")
    #expect(table.fact("Subject") == nil || table.chrome.title == "New letter")
    try await table.tap("To")
    #expect(table.row("Grace Hopper")?.accessory == .checkmark)
    #expect(table.row("Ada Lovelace")?.accessory == .off)
    #expect(!table.titles.contains("Build machine"), "nobody answers a machine")
  }

  @Test func `labels are added, sorted and deleted in edit mode`() async throws {
    let table = try await show()
    try await table.selectTab("Labels")
    try await table.press("Edit")
    try await table.insert(at: "New label")
    #expect(table.titles(in: 0) == ["Friends", "Work", "Machines", "Label 1"])
    try await table.move("Label 1", to: 0)
    #expect(table.titles(in: 0) == ["Label 1", "Friends", "Work", "Machines"])
    try await table.delete("Friends")
    #expect(table.titles(in: 0) == ["Label 1", "Work", "Machines"])
    try await table.undo()
    #expect(table.titles(in: 0) == ["Label 1", "Friends", "Work", "Machines"])
    try await table.delete("Label 1", "Friends", "Work", "Machines")
    #expect(table.titles(in: 0) == ["Label 1"])
    #expect(table.chrome.notice?.text == "One label has to stay")
  }

  @Test func `a deletion that is taken back leaves what was done to other labels since`()
    async throws
  {
    let table = try await show()
    try await table.selectTab("Labels")
    try await table.press("Edit")
    try await table.delete("Work")
    try await table.insert(at: "New label")
    try await table.move("Label 1", to: 0)
    #expect(table.titles(in: 0) == ["Label 1", "Friends", "Machines"])
    try await table.undo()
    #expect(table.titles(in: 0) == ["Label 1", "Work", "Friends", "Machines"])
  }
}
