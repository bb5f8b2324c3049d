#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

extension UITableView.RowAnimation {
  init(_ animation: ChangeSet.Animation) {
    self =
      switch animation {
      case .automatic: .automatic
      case .fade: .fade
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .middle: .middle
      case .off: .none
      }
  }
}

extension UITableView.ScrollPosition {
  init(_ position: TableScrollPosition) {
    self =
      switch position {
      case .nearest: .none
      case .top: .top
      case .middle: .middle
      case .bottom: .bottom
      }
  }
}
#endif
