import TableScreen

/// The tabs of the mail demo, which share one mailbox.
@MainActor enum MailTabs {
  static func screens(_ setup: DemoSetup) -> [Screen] {
    let mailbox = Mailbox(setup)
    return [InboxScreen(mailbox), ArchiveScreen(mailbox), LabelsScreen(mailbox)]
  }
}
