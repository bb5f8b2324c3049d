public import Foundation

// Pages: "UIAlertController", "UIAlertAction", "preferredAction", "addAction(_:)", "UIPopoverPresentationController".

@MainActor public final class UIAlertAction: NSObject {
  public enum Style: Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Sendable { case actionSheet, alert }
  public private(set) var preferredStyle = Style.actionSheet
  open var message: String?
  public private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction? {
    didSet {
      // The page: it has to be among the actions.
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        Refusals.add("a preferred action that is none of the alert's")
      }
    }
  }
  /// Where a sheet points to on a wide display.
  public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    preferredStyle == .actionSheet ? UIPopoverPresentationController() : nil

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message) = (title, message)
    self.preferredStyle = preferredStyle
    // "… is intended to be used as-is and doesn't support subclassing."
    if type(of: self) != UIAlertController.self { Refusals.add("a subclass of an alert") }
  }

  open func addAction(_ action: UIAlertAction) {
    // "UIAlertController can only have one action with a style of UIAlertActionStyleCancel", an exception.
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Refusals.add("a second action that cancels")
    }
    actions.append(action)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // "UIAlertController must have a title, a message or an action to display", an exception.
    if title == nil, message == nil, actions.isEmpty { Refusals.add("an alert of nothing") }
    let isSheet = preferredStyle == .actionSheet
    // On an iPad a sheet is a popover, and one that points nowhere is an exception.
    if isSheet, UIDevice.current.userInterfaceIdiom == .pad,
      popoverPresentationController?.pointsSomewhere != true
    {
      Refusals.add("a sheet that points nowhere")
    }
  }

  // MARK: A person's part

  /// Presses a button: the alert goes first, and then what its action does is done.
  ///
  /// - Returns: whether it can be pressed.
  @discardableResult public func press(_ title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title }), action.isEnabled,
      let presentingViewController, presentedViewController == nil, transition == nil
    else { return false }
    presentingViewController.dismiss(animated: true) { action.handler?(action) }
    return true
  }

  /// Presses the Escape key of a keyboard, or touches beside a popover: the action that cancels is done.
  @discardableResult public func cancel() -> Bool {
    actions.first { $0.style == .cancel }.flatMap(\.title).map { press($0) } ?? false
  }

  /// Presses the Return key of a keyboard: the preferred action is done.
  @discardableResult public func pressReturn() -> Bool {
    (preferredAction ?? actions.first { $0.style == .cancel }).flatMap(\.title).map { press($0) }
      ?? false
  }
}

@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  open weak var barButtonItem: UIBarButtonItem?
  var pointsSomewhere: Bool { sourceView != nil || barButtonItem != nil }
}
