import TableScreen

/// Letters as they come: swipe or open the menu of one, search among some, go on to the end for older ones.
final class InboxScreen: LetterRowsScreen {
  override class var settings: Settings {
    [
      .title("Inbox"),
      .searchable(placeholder: "Search letters", scopes: ["All", "Unread", "Flagged"]),
      .refreshable(
        pullMessage: "Pull to ask for letters", refreshing: "Asking the server…",
        updatedFormat: "Asked at %s"),
      .pageable(),
      .emptyText("No letter is waiting for you."),
    ]
  }

  override var tableFooter: RowElement? {
    .tour(
      "Swipes and a menu for each letter, parts of a search, and older letters when the end comes into view."
    )
  }

  override var tableData: [Section] { days(mailbox.inbox) }

  override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    switch edge {
    case .leading: super.barButtons(edge)
    case .trailing: [BarButton(system: .compose, action: .perform(InboxScreen.compose))]
    case .toolbar: [networkButton]
    }
  }

  override func isInScope(_ cell: Cell, _ scope: Int) -> Bool {
    scope == 0 || cell.tags.contains(scope == 1 ? "unread" : "flagged")
  }

  override init(_ mailbox: Mailbox) {
    super.init(mailbox)
    mailbox.onChange = { [weak self] in self?.showCount() }
  }

  override func onLoad() { showCount() }

  override func onRefresh() async throws { try await mailbox.network.fetch() }
  override func onEndReached() async throws -> Bool { try await mailbox.fetchOlder() }

  func compose() { open(ComposeScreen(mailbox)) }

  /// Says on the tab how many letters are unread.
  func showCount() {
    setTabBadge(mailbox.unreadCount == 0 ? nil : "\(mailbox.unreadCount)")
  }
}
