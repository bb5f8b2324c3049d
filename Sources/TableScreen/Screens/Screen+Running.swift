import TableCore

// The running work of a screen and its children, which the headless host waits for.
extension Screen {
  /// True while actions, downloads or other tasks run.
  package var hasTasks: Bool { withChildren.contains { !$0.taskNames.isEmpty } }

  /// True while sources of rows are being read.
  package var isReadingSources: Bool {
    withChildren.contains { $0.tableModel?.sources.contains(where: \.isWorking) ?? false }
  }

  /// Names of the running tasks and of the sources being read, for a report.
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
