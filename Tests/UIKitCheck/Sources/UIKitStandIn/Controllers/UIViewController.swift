public import Foundation

public enum UIModalPresentationStyle: Sendable { case automatic, fullScreen }

@MainActor public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}

@MainActor open class UIViewController: UIResponder {
  open var title: String?
  open var toolbarItems: [UIBarButtonItem]?
  open var definesPresentationContext = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var contentUnavailableConfiguration: (any UIContentConfiguration)?
  public private(set) lazy var navigationItem = UINavigationItem(self)
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
  public internal(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  public internal(set) var presentedViewController: UIViewController?
  public internal(set) weak var presentingViewController: UIViewController?
  public private(set) lazy var presentationController: UIPresentationController? =
    UIPresentationController()
  public internal(set) var isBeingDismissed = false
  public internal(set) var isBeingPresented = false
  public private(set) var isEditing = false
  private var loaded: UIView?
  private var isLoading = false
  var isInView = false
  /// Whether what is presented here comes or goes just now.
  private var isPresenting = false
  var traitChanges: [TraitChanges] = []
  var knownCategory = UITraitCollection.category

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController }

  // MARK: The view

  open func loadViewIfNeeded() { _ = view }

  open var view: UIView! {
    get {
      if loaded == nil, !isLoading { load() }
      return loaded
    }
    set {
      loaded = newValue
      newValue?.ownController = self
    }
  }
  open var isViewLoaded: Bool { loaded != nil }
  open var viewIfLoaded: UIView? { loaded }

  private func load() {
    isLoading = true
    loadView()
    isLoading = false
    viewDidLoad()
  }

  open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Containers

  open func addChild(_ child: UIViewController) {
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() { parent?.removeChild(self) }

  func removeChild(_ child: UIViewController) {
    children.removeAll { $0 === child }
    child.leaveView()
    child.parent = nil
    child.didMove(toParent: nil)
  }

  /// The children that are in view while this one is.
  var childrenInView: [UIViewController] { children }

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// The controller comes into view, in the order of Apple's documentation of `viewIsAppearing(_:)`: the view is in no
  /// window before `viewWillAppear`, and laid out only after `viewIsAppearing`.
  func comeIntoView(in container: UIView) {
    guard !isInView else { return }
    _ = view
    viewWillAppear(false)
    if view.superview == nil { container.addSubview(view) }
    followTraits()
    isInView = true
    viewIsAppearing(false)
    layOut()
    for child in childrenInView { child.comeIntoView(in: view) }
    viewDidAppear(false)
  }

  /// The controller goes out of view, and its view out of the window in between.
  func leaveView() {
    willLeaveView()
    viewIfLoaded?.removeFromSuperview()
    didLeaveView()
  }

  private func willLeaveView() {
    guard isInView else { return }
    viewWillDisappear(false)
    for child in children { child.willLeaveView() }
  }

  private func didLeaveView() {
    guard isInView else { return }
    isInView = false
    for child in children { child.didLeaveView() }
    viewDidDisappear(false)
  }

  func layOut() {
    view.layOutTables()
    viewDidLayoutSubviews()
  }

  /// The controller becomes the first one of a window, or no longer is.
  func stand(in window: UIWindow?) {
    if let window { comeIntoView(in: window) } else { leaveView() }
  }

  // MARK: Presenting

  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard let window = view.window else { return Refusals.add("presented outside a window") }
    guard !isPresenting else { return Refusals.add("presented while another one comes or goes") }
    guard presentedViewController == nil else { return Refusals.add("presented twice") }
    guard controller.parent == nil else { return Refusals.add("presented a child") }
    presentedViewController = controller
    controller.presentingViewController = self
    controller.isBeingPresented = true
    controller.comeIntoView(in: window)
    move {
      controller.isBeingPresented = false
      completion?()
    }
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      guard let presentingViewController else { return Refusals.add("dismissed nothing") }
      return presentingViewController.dismiss(animated: animated, completion: completion)
    }
    // A transition under way is not interrupted, and the second completion never comes.
    guard !isPresenting else { return Refusals.add("dismissed while another one comes or goes") }
    dismiss(presented, completion)
  }

  /// Takes a controller away in its own time: it is still presented while it hears that it disappeared.
  private func dismiss(_ presented: UIViewController, _ completion: (() -> Void)?) {
    presented.isBeingDismissed = true
    presented.willLeaveView()
    move {
      // Those that it presents go with it, without a word of their own.
      if let higher = presented.presentedViewController { presented.cutOff(higher) }
      presented.viewIfLoaded?.removeFromSuperview()
      presented.didLeaveView()
      self.cutOff(presented)
      presented.isBeingDismissed = false
      completion?()
    }
  }

  private func cutOff(_ presented: UIViewController) {
    if let higher = presented.presentedViewController { presented.cutOff(higher) }
    presented.leaveView()
    presentedViewController = nil
    presented.presentingViewController = nil
  }

  /// What is presented comes and goes in its own time, one at a time.
  private func move(_ end: @escaping () -> Void) {
    isPresenting = true
    Task {
      end()
      isPresenting = false
    }
  }
}

extension UIView {
  /// Table views ask for their rows when they are laid out in a window.
  func layOutTables() {
    guard window != nil else { return }
    for view in subviews { view.layOutTables() }
    guard let table = self as? UITableView else { return }
    if let superview, let bottom = table.bottomByConstraints {
      table.frame.size = CGSize(width: superview.frame.width, height: bottom)
    }
    table.layOutRows()
  }
}

@MainActor open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIViewController {
  /// Swipes a modal down, as a person does: slowly, so that UIKit asks again and again.
  public func swipeDown() {
    guard let presentationController, let presentingViewController else { return }
    let delegate = presentationController.delegate
    var mayGo = true
    for _ in 0..<3 {
      mayGo = delegate?.presentationControllerShouldDismiss(presentationController) ?? true
    }
    guard mayGo else {
      delegate?.presentationControllerDidAttemptToDismiss(presentationController)
      return
    }
    presentingViewController.dismiss(animated: true) {
      delegate?.presentationControllerDidDismiss(presentationController)
    }
  }
}
