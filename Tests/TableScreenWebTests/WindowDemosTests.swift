#if Web
import TableScreen
import TestSupport
import Testing

@testable import DemoScreens
@testable import demo_web

/// The screens of one window share what they show, those that are opened again among them; those of another do not.
@MainActor @Suite struct WindowDemosTests {
  @Test(arguments: [false, true])
  func `tabs that are opened again have one mailbox for each window`(areRecorded: Bool) throws {
    let demos = WindowDemos(.sample(in: TemporaryFolder.nowhere), areRecorded: areRecorded)
    func mailboxes() throws -> (inbox: Mailbox, archive: Mailbox) {
      let inbox = try #require(demos.screen(named: "mail") as? InboxScreen)
      let archive = try #require(demos.screen(named: "mail-1") as? ArchiveScreen)
      return (inbox.mailbox, archive.mailbox)
    }
    let windows = [TableEnvironment(), TableEnvironment()]
    let first = try TableEnvironment.within(windows[0]) { try mailboxes() }
    #expect(first.inbox === first.archive)
    let letter = try #require(first.inbox.inbox.first)
    first.inbox.change(letter) { $0.isArchived = true }
    #expect(first.archive.archive.map(\.id) == [letter.id])
    let second = try TableEnvironment.within(windows[1]) { try mailboxes() }
    #expect(second.inbox !== first.inbox)
  }
}
#endif
