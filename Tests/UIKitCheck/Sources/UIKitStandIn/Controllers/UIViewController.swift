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
  public private(set) var isEditing = false
  private var loaded: UIView?
  private var isLoading = false
  var isInView = false
  private var isPresenting = false
  var traitChanges: [TraitChanges] = []
  var knownCategory = UITraitCollection.category

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The view

  open var view: UIView! {
    get {
      if loaded == nil, !isLoading { load() }
      return loaded
    }
    set { loaded = newValue }
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
    child.viewIfLoaded?.removeFromSuperview()
    child.parent = nil
    child.didMove(toParent: nil)
  }

  /// The children that are in view while this one is.
  var childrenInView: [UIViewController] { children }

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// The controller comes into view.
  func comeIntoView() {
    guard !isInView else { return }
    _ = view
    followTraits()
    viewWillAppear(false)
    isInView = true
    layOut()
    for child in childrenInView {
      if child.view.superview == nil { view.addSubview(child.view) }
      child.comeIntoView()
    }
    viewDidAppear(false)
  }

  func leaveView() {
    guard isInView else { return }
    viewWillDisappear(false)
    isInView = false
    for child in children { child.leaveView() }
    viewDidDisappear(false)
  }

  func layOut() {
    view.layOutTables()
    viewDidLayoutSubviews()
  }

  /// The controller becomes the first one of a window, or no longer is.
  func stand(in window: UIWindow?) {
    if let window {
      window.addSubview(view)
      comeIntoView()
    } else {
      leaveView()
      viewIfLoaded?.removeFromSuperview()
    }
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
    window.addSubview(controller.view)
    controller.comeIntoView()
    move(completion)
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    if presented.presentedViewController != nil { presented.dismiss(animated: false) }
    presented.isBeingDismissed = true
    presentedViewController = nil
    presented.leaveView()
    presented.view.removeFromSuperview()
    presented.isBeingDismissed = false
    presented.presentingViewController = nil
    move(completion)
  }

  /// What is presented comes and goes in its own time, one at a time.
  private func move(_ completion: (() -> Void)?) {
    isPresenting = true
    Task {
      isPresenting = false
      completion?()
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
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIViewController {
  /// Swipes a modal down, as a person does.
  public func swipeDown() {
    guard let presentationController, presentingViewController != nil else { return }
    guard
      presentationController.delegate?.presentationControllerShouldDismiss(presentationController)
        ?? true
    else {
      presentationController.delegate?
        .presentationControllerDidAttemptToDismiss(presentationController)
      return
    }
    presentingViewController?.dismiss(animated: true)
  }
}
