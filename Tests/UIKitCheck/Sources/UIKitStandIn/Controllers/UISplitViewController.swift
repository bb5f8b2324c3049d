public import Foundation

@MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

@MainActor open class UISplitViewController: UIViewController {
  public enum Style: Sendable { case doubleColumn }
  public enum Column: Sendable { case primary, secondary }
  public enum DisplayMode: Sendable { case automatic, oneBesideSecondary }

  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic
  public private(set) var isCollapsed = false
  private var columns: [Column: UIViewController] = [:]
  /// The column that is in view where there is room for one.
  private var topColumn = Column.primary

  public init(style: Style) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }

  open func setViewController(_ controller: UIViewController?, for column: Column) {
    if let old = columns[column] { removeChild(old) }
    columns[column] = controller
    guard let controller else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  override var childrenInView: [UIViewController] {
    (isCollapsed ? [topColumn] : [.primary, .secondary]).compactMap { columns[$0] }
  }

  /// Gives the window room for two columns, or takes it away.
  public func setRoom(isWide: Bool) {
    guard isCollapsed == isWide else { return }
    if !isWide {
      // The page "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)": the delegate's column shows; without
      // an answer it is the one proposed.
      topColumn =
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
        ?? .secondary
    }
    isCollapsed = !isWide
    guard isInView else { return }
    let shown = childrenInView
    for child in children where !shown.contains(child) {
      child.leaveView()
    }
    for child in shown { child.comeIntoView(in: view) }
    if isWide {
      delegate?.splitViewControllerDidExpand(self)
    } else {
      delegate?.splitViewControllerDidCollapse(self)
    }
  }
}
