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
        + screen.taskNames.map { "\(screen.words(for: $0)) of \(type(of: screen))" }
    }
  }

  /// Returns the name of a task in the words of the app, as the row whose action runs.
  private func words(for task: AnyHashable) -> String {
    guard let action = task.base as? TableScreen.ActionKey else { return "\(task)" }
    let cell = tableModel?.cell(action.row)
    let title = cell?.title ?? cell?.subtitle ?? cell?.id.map { "\($0)" } ?? "a row"
    return "“\(title)” (\(action))"
  }

  private var tableModel: TableModel? { (self as? TableScreen)?.model }

  private var taskNames: [AnyHashable] { tasks.keys + (tableModel?.tasks.keys ?? []) }
}
