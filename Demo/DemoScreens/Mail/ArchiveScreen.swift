import TableScreen

/// What was put away; a search asks the server, which has older letters too.
final class ArchiveScreen: LetterRowsScreen {
  override class var settings: Settings {
    [
      .title("Archive"),
      .searchable(placeholder: "Search on the server", remotely: ArchiveScreen.find),
      .emptyText("Nothing is archived. A search looks at all letters on the server."),
      .noResultsText("The server knows no such letter."),
    ]
  }

  override var tableFooter: RowElement? {
    .tour(
      "A search that asks a server.")
  }

  override var tableData: [Section] { days(mailbox.archive) }

  override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    edge == .toolbar ? [networkButton] : []
  }

  func find(_ text: String) async throws -> [Section] { days(try await mailbox.find(text)) }
}
