#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
public import UIKit

// The table view predicts which rows come into view, and the core loads ahead for them.
extension TableScreenController: UITableViewDataSourcePrefetching {
  /// Tells the screen that rows are about to come into view.
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    foresee(indexPaths) { .approaching($0) }
  }

  /// Tells the screen that predicted rows will not come into view after all.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) { foresee(indexPaths) { .turnedAway($0) } }

  private func foresee(_ indexPaths: [IndexPath], _ event: ([NodeID]) -> TableEvent) {
    let rows = indexPaths.compactMap { row(at: $0) }
    guard !rows.isEmpty else { return }
    let event = event(rows)
    // The event waits for a turn: it may hide rows, which is forbidden while they are laid out.
    Task { [weak self] in self?.screen.send(event) }
  }
}
#endif
