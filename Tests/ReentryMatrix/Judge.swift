#if os(macOS) || os(Linux)
import TableCore
import TableScreen

/// Does one operation from within one hook, and judges what comes of it.
@MainActor struct Judge {
  let hook: Hook
  let operation: Operation
  let restless: Restlessness

  /// Whether the rows are edited by hand; a screen that owns them does not describe them.
  private var ownsRows: Bool {
    operation.isStructural
      && !["TableScreen.tableData", "TableScreen.tableCells"].contains(hook.name)
  }

  /// Returns what is wrong, or nil, and whether the hook ran at all.
  func run() async -> (fault: String?, hasRun: Bool) {
    let matter = Matter(ownsRows: ownsRows)
    let probe = Probe(hook.name, operation)
    probe.matter = matter
    Probe.current = probe
    defer { Probe.current = nil }
    matter.window.shouldSelectTab = { _ in
      Probe.hit("TableNavigator.shouldSelectTab")
      return true
    }
    matter.window.onTabSelected = { _ in Probe.hit("TableNavigator.onTabSelected") }
    matter.model.onCommand = { _ in Probe.hit("TableModel.onCommand") }
    matter.rows.onContentChange = { _ in
      Probe.hit("TableSource.onContentChange")
      return false
    }
    matter.window.start()
    matter.first.open(matter.screen)
    await settle(matter)
    matter.host.draw()
    try? await hook.trigger(matter)
    await settle(matter)
    matter.host.draw()
    await settle(matter)
    probe.isArmed = false
    let now = probe.fault ?? fault(matter)
    let later = await faultOfReading(matter)
    return (now ?? later, probe.runs > 0)
  }

  /// Waits until nothing that has begun is under way any more.
  private func settle(_ matter: Matter) async {
    for _ in 0..<4 {
      for _ in 0..<4 { await Task.yield() }
      while !matter.tasks.isEmpty { await matter.tasks.removeFirst().value }
      while matter.model.isIndexing { await Task.yield() }
    }
  }

  /// What is wrong with the window.
  private func fault(_ matter: Matter) -> String? {
    if let fault = matter.host.fault(of: matter.screen) { return fault }
    if operation.name == "TableNavigator.end()" { return nil }
    let window = matter.window
    // A question leaves the screens behind it in view.
    let panes = window.panes + window.panesBehindQuestion
    for pane in panes where !pane.isVisible {
      return "\(pane.title) is in view, and not told"
    }
    for screen in window.screens + [matter.screen]
    where screen.isVisible && !panes.contains(where: { $0 === screen }) {
      return "\(screen.title) is not in view, and not told"
    }
    return nil
  }

  /// What a reading changes that should show already.
  private func faultOfReading(_ matter: Matter) async -> String? {
    let screen = matter.screen
    // What never rests is left off, which was reported.
    guard !restless.isReported, screen.isVisible, screen.navigator != nil else { return nil }
    // Rows that were edited by hand, and are described, are as described after a reading.
    if operation.isStructural, !ownsRows { screen.updateTableData() }
    let old = words(screen)
    screen.updateTableData()
    await settle(matter)
    let new = words(screen)
    return old == new ? nil : "it shows \(old), and after a reading \(new)"
  }

  private func words(_ screen: TableScreen) -> [String] {
    let layout = screen.layout
    return (0..<layout.sectionCount).map { section in
      let rows = (0..<layout.rowCount(in: section)).map { row in
        layout.row(at: TablePath(section, row)).map {
          "\($0.depth)\(screen.model.cell($0.id)?.title ?? "-")"
        } ?? "?"
      }
      return "\(layout.content(ofSection: section).title ?? "-"): " + rows.joined(separator: " ")
    }
  }
}

/// Whether it was reported that something never rests.
final class Restlessness: Sendable {
  private let state = Locked(false)

  var isReported: Bool { state.withLock { $0 } }

  func note(_ report: TableDiagnostic) {
    guard ["restlessHook", "restlessUpdates"].contains(report.kind) else { return }
    state.withLock { $0 = true }
  }
}
#endif
