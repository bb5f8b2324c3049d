#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// The control that refreshes a screen when its table is pulled down.
@MainActor final class RefreshPull {
  private weak var page: TableScreenController?
  private var control: UIRefreshControl?
  /// True if a table can be pulled.
  ///
  /// In the Mac idiom UIKit throws at the control, and a button in the bar takes its place.
  static var isOffered: Bool { UIDevice.current.userInterfaceIdiom != .mac }

  init(_ page: TableScreenController) { self.page = page }

  /// Shows, updates or removes the control.
  func show(_ refresh: ScreenChrome.Refresh?) {
    guard let refresh, Self.isOffered else {
      if control != nil { page?.tableView.refreshControl = nil }
      return control = nil
    }
    let control = self.control ?? make()
    let text = NSAttributedString(string: refresh.text)
    if control.attributedTitle != text { control.attributedTitle = text }
    if refresh.isRefreshing != control.isRefreshing {
      if refresh.isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
    }
  }

  private func make() -> UIRefreshControl {
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self] _ in
        guard let page = self?.page else { return }
        page.act(.refresh)
        // The control stops if no refresh has begun, such as while another one runs.
        page.setNeedsChrome()
      }, for: .valueChanged)
    page?.tableView.refreshControl = control
    self.control = control
    return control
  }
}
#endif
