public import Foundation

// Page: "UITableViewDataSourcePrefetching".
@MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableView {
  /// Asks for what a person is about to see, and calls off what they are not: rows in view are never asked for so.
  func prefetch() {
    guard let prefetchDataSource else { return }
    let inView = pathsInView
    guard let last = inView.last else { return }
    let near = Set(
      (1...6).compactMap { step -> IndexPath? in
        let path = IndexPath(row: last.row + step, section: last.section)
        return slot(at: path) == nil ? nil : path
      })
    let wanted = near.subtracting(prefetched).sorted()
    // Rows that have gone, or came into view, are not called off.
    let off = prefetched.subtracting(near).subtracting(inView).filter { slot(at: $0) != nil }
    prefetched = near
    if !off.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: off.sorted())
    }
    if !wanted.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: wanted) }
  }
}
