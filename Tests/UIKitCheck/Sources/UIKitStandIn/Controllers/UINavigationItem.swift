public import Foundation

@MainActor open class UINavigationItem: NSObject {
  // Page: "largeTitleDisplayMode"; it counts where the bar prefers large titles.
  public enum LargeTitleDisplayMode: Sendable { case automatic, always, never }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var titleView: UIView?
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  open var backAction: UIAction?
  open var leftItemsSupplementBackButton = false
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var searchController: UISearchController? { didSet { searchController?.owner = owner } }
  open var hidesSearchBarWhenScrolling = true
  private weak var owner: UIViewController?
  init(_ owner: UIViewController) { self.owner = owner }
}

@MainActor open class UIBarButtonItem: NSObject {
  public enum Style: Sendable { case plain, done }
  public enum SystemItem: Sendable {
    case done, cancel, edit, save, add, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    case flexibleSpace, fixedSpace
  }

  open var title: String?
  open var image: UIImage?
  open var style = Style.plain
  open var isEnabled = true
  open var accessibilityLabel: String?
  open var primaryAction: UIAction?
  public private(set) var customView: UIView?
  public private(set) var systemItem: SystemItem?

  public init(primaryAction: UIAction?) { self.primaryAction = primaryAction }
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }
  public init(customView: UIView) { self.customView = customView }

  /// What a screen reader says: of a view of one's own, what that says itself.
  public var voice: String {
    if let customView { return customView.voices.map(\.label).joined(separator: ", ") }
    return accessibilityLabel ?? title ?? systemItem.map { "\($0)" } ?? ""
  }

  /// Presses the button, as a person does.
  public func press() {
    guard isEnabled else { return }
    if let control = customView as? UIControl { control.press() } else { primaryAction?.perform() }
  }
}

@MainActor open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
}

extension UINavigationController {
  /// Whether the title of the controller in view is large, by the pages "prefersLargeTitles" and "automatic".
  public var isTitleLarge: Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    let modes = viewControllers.map(\.navigationItem.largeTitleDisplayMode)
    return modes.last { $0 != .automatic } != .never
  }
}
