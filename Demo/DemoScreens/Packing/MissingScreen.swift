import TableScreen

/// What is not packed yet; the papers can be packed from here too.
final class MissingScreen: TableScreen {
  private let things: [String]
  private let papers: PapersGroup

  init(_ things: [String], _ papers: PapersGroup) {
    self.things = things
    self.papers = papers
    super.init()
  }

  override class var settings: Settings { [.title("Missing"), .emptyText("All is packed.")] }

  override var tableData: [Section] {
    Section.list(
      papers.missing.isEmpty
        ? nil
        : Section { [.title: "Papers", .children: .group(papers, expanded: true)] },
      things.isEmpty ? nil : Section("Things", cells: things.map { [.title: $0] }))
  }
}
