import TableCore

// What a host that wants everything settled waits for: of a screen and of those inside it.
extension Screen {
  /// Whether actions, downloads or other tasks run.
  package var hasTasks: Bool { withChildren.contains { !$0.taskNames.isEmpty } }

  /// Whether sources of rows are being read.
  package var isReadingSources: Bool {
    withChildren.contains { $0.tableModel?.sources.contains(where: \.isWorking) ?? false }
  }

  /// What runs and what is read, in words.
  package var running: [String] {
    withChildren.flatMap { screen in
      let sources = screen.tableModel?.sources.filter(\.isWorking) ?? []
      return sources.map { "reading of \($0)" }
        + screen.taskNames.map { "\($0) of \(type(of: screen))" }
    }
  }

  private var tableModel: TableModel? { (self as? TableScreen)?.model }

  private var taskNames: [AnyHashable] { tasks.keys + (tableModel?.tasks.keys ?? []) }
}
