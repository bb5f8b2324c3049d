import TableScreen

/// The tabs of the mail demo, which share one mailbox.
@MainActor enum MailTabs {
  static func screens(_ setup: DemoSetup) -> [Screen] {
    let mailbox = Mailbox(setup)
    let inbox = InboxScreen(mailbox)
    // A tab says what waits in it before anybody has looked there.
    inbox.showCount()
    return [inbox, ArchiveScreen(mailbox), LabelsScreen(mailbox)]
  }
}
