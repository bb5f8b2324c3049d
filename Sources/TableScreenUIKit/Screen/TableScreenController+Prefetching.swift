#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
public import UIKit

// The core loads what rows will need; the table view foresees which ones come.
extension TableScreenController: UITableViewDataSourcePrefetching {
  /// Rows are about to come into view.
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    foresee(indexPaths) { .approaching($0) }
  }

  /// Rows that were about to come into view no longer are.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) { foresee(indexPaths) { .turnedAway($0) } }

  private func foresee(_ indexPaths: [IndexPath], _ event: ([NodeID]) -> TableEvent) {
    let rows = indexPaths.compactMap { row(at: $0) }
    guard !rows.isEmpty else { return }
    let event = event(rows)
    // The table view may be laying out its rows, and what is foreseen may show that one is hidden.
    Task { [weak self] in self?.screen.send(event) }
  }
}
#endif
