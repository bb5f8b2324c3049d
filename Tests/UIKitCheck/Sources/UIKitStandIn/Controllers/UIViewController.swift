public import Foundation

public enum UIModalPresentationStyle: Sendable { case automatic, fullScreen }

@MainActor open class UIViewController: UIResponder {
  open var title: String?
  open var toolbarItems: [UIBarButtonItem]?
  open var definesPresentationContext = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The page "UIContentUnavailableView": the controller itself lays out a view for it, above all others.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { cover() }
  }
  private var unavailable: UIContentUnavailableView?
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
  /// Whether it has heard that it will appear, and is not in view yet.
  private var hasHeard = false
  /// Whether it is in view, and not laid out yet.
  private var isEntering = false
  /// Whether it has come into view all the way.
  private var hasComeIntoView = false
  /// What runs of its own stack, or of what it presents or is presented by.
  var transition: Transition?
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
    cover()
    viewDidLoad()
  }

  private func cover() {
    unavailable?.removeFromSuperview()
    unavailable = (contentUnavailableConfiguration as? UIContentUnavailableConfiguration).map {
      UIContentUnavailableView(configuration: $0)
    }
    if let unavailable { loaded?.addSubview(unavailable) }
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
  /// How often a person has seen edit mode begin or end.
  public private(set) var animatedEditings = 0
  open func setEditing(_ isEditing: Bool, animated: Bool) {
    self.isEditing = isEditing
    if animated { animatedEditings += 1 }
  }
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

  /// The controller comes into view at once.
  func comeIntoView(in container: UIView) {
    willComeIntoView(in: container)
    didComeIntoView()
  }

  /// The controller begins to come into view, in the order of the page "viewIsAppearing(_:)": the view is in no window
  /// before `viewWillAppear`, and laid out only after `viewIsAppearing`; so it is with all that it holds, too.
  func willComeIntoView(in container: UIView) {
    guard !isInView else { return }
    hearThatItWillAppear()
    enter(container)
    hearThatItIsAppearing()
    layOutFirst()
  }

  private func hearThatItWillAppear() {
    guard !isInView, !hasHeard else { return }
    _ = view
    hasHeard = true
    viewWillAppear(false)
    for child in childrenInView { child.hearThatItWillAppear() }
  }

  private func enter(_ container: UIView) {
    guard !isInView else { return }
    // What has become a child since then hears of it only now.
    hearThatItWillAppear()
    if view.superview == nil { container.addSubview(view) }
    followTraits()
    (isInView, isEntering, hasHeard) = (true, true, false)
    for child in childrenInView { child.enter(view) }
  }

  private func hearThatItIsAppearing() {
    guard isEntering else { return }
    viewIsAppearing(false)
    for child in childrenInView { child.hearThatItIsAppearing() }
  }

  private func layOutFirst() {
    guard isEntering else { return }
    isEntering = false
    layOut()
    for child in childrenInView { child.layOutFirst() }
  }

  /// The controller has come into view: where that is animated, at the end of the transition.
  func didComeIntoView() {
    guard isInView, !hasComeIntoView else { return }
    hasComeIntoView = true
    for child in childrenInView { child.didComeIntoView() }
    viewDidAppear(false)
  }

  /// The controller goes out of view, and its view out of the window in between.
  func leaveView() {
    willLeaveView()
    viewIfLoaded?.removeFromSuperview()
    didLeaveView()
  }

  func willLeaveView() {
    guard isInView else { return }
    viewWillDisappear(false)
    for child in children { child.willLeaveView() }
  }

  func didLeaveView() {
    (hasHeard, isEntering) = (false, false)
    guard isInView else { return }
    (isInView, hasComeIntoView) = (false, false)
    for child in children { child.didLeaveView() }
    viewDidDisappear(false)
  }

  /// The controller was about to leave, and stays in view.
  func stayInView() {
    guard isInView else { return }
    viewWillAppear(false)
    for child in childrenInView { child.stayInView() }
    viewDidAppear(false)
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

  /// What runs now, here or in what the controller stands in; the page "transitionCoordinator" says that it is asked so.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }

  // UIKit does nothing but write a line in these cases: "Attempt to present … which is already presenting …", "… whose
  // view is not in the window hierarchy", "… while a presentation is in progress". The completion never comes.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard let window = view.window else { return Refusals.add("presented outside a window") }
    guard transition == nil else {
      return Refusals.add("presented while another one comes or goes")
    }
    guard presentedViewController == nil else { return Refusals.add("presented twice") }
    // The page "present(_:animated:completion:)" has this one throw.
    guard controller.parent == nil else { return Refusals.add("presented a child") }
    guard controller.presentingViewController == nil, controller !== self else {
      return Refusals.add("presented what is presented already")
    }
    presentedViewController = controller
    controller.presentingViewController = self
    controller.isBeingPresented = true
    controller.willComeIntoView(in: window)
    // The page "UIModalPresentationStyle.fullScreen": what is below leaves the window in the end.
    let below = controller.modalPresentationStyle == .fullScreen ? outermost : nil
    below?.willLeaveView()
    move(controller) {
      controller.isBeingPresented = false
      controller.didComeIntoView()
      below?.viewIfLoaded?.removeFromSuperview()
      below?.didLeaveView()
    } then: {
      completion?()
    }
  }

  private var outermost: UIViewController { parent?.outermost ?? self }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      // With nothing to dismiss UIKit does nothing, and drops the completion.
      guard let presentingViewController else { return Refusals.add("dismissed nothing") }
      return presentingViewController.dismiss(animated: animated, completion: completion)
    }
    // A transition under way is not interrupted, and the second completion never comes.
    guard transition == nil else {
      return Refusals.add("dismissed while another one comes or goes")
    }
    dismiss(presented, completion)
  }

  /// Takes a controller away in its own time: it is still presented while it hears that it disappeared.
  private func dismiss(_ presented: UIViewController, _ completion: (() -> Void)?) {
    presented.isBeingDismissed = true
    presented.willLeaveView()
    let below = presented.modalPresentationStyle == .fullScreen ? outermost : nil
    if let window = presented.viewIfLoaded?.window { below?.willComeIntoView(in: window) }
    move(presented) {
      self.end(presented)
      below?.didComeIntoView()
    } then: {
      completion?()
    }
  }

  fileprivate func end(_ presented: UIViewController) {
    // Those that it presents go with it, without a word of their own.
    if let higher = presented.presentedViewController { presented.cutOff(higher) }
    presented.viewIfLoaded?.removeFromSuperview()
    presented.didLeaveView()
    cutOff(presented)
    presented.isBeingDismissed = false
  }

  private func cutOff(_ presented: UIViewController) {
    if let higher = presented.presentedViewController { presented.cutOff(higher) }
    presented.leaveView()
    presentedViewController = nil
    presented.presentingViewController = nil
  }

  /// What is presented comes and goes in its own time, one at a time.
  private func move(
    _ other: UIViewController, _ end: @escaping () -> Void, then completion: @escaping () -> Void
  ) {
    let running = Transition.begin {
      end()
      self.transition = nil
      other.transition = nil
      completion()
    }
    transition = running
    other.transition = running
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
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIViewController {
  /// Swipes a modal down, as a person does: slowly, so that UIKit asks again and again.
  public func swipeDown() { dragDown()?.letGo(isCancelled: false) }

  /// Swipes a modal down, as a person does who lets go halfway: it stays, and nobody hears that it was dismissed.
  public func swipeDownHalfway() { dragDown()?.letGo(isCancelled: true) }

  /// Drags a modal down without letting go, as far as its delegate allows.
  ///
  /// The page "presentationControllerWillDismiss(_:)": the coordinator of the presenting controller is there already.
  func dragDown() -> Transition? {
    guard let presentationController, let presenter = presentingViewController else { return nil }
    let delegate = presentationController.delegate
    var mayGo = true
    // The page "presentationControllerShouldDismiss(_:)": the system may call it at any time, whatever comes of it.
    for _ in 0..<3 {
      mayGo = delegate?.presentationControllerShouldDismiss(presentationController) ?? true
    }
    guard mayGo else {
      delegate?.presentationControllerDidAttemptToDismiss(presentationController)
      return nil
    }
    guard presenter.transition == nil, transition == nil else {
      Refusals.add("dismissed while another one comes or goes")
      return nil
    }
    isBeingDismissed = true
    let running = Transition.beginByFinger { [self] isCancelled in
      if isCancelled {
        isBeingDismissed = false
        stayInView()
      } else {
        presenter.end(self)
      }
      (presenter.transition, transition) = (nil, nil)
      if !isCancelled {
        delegate?.presentationControllerDidDismiss(presentationController)
      }
    }
    (presenter.transition, transition) = (running, running)
    delegate?.presentationControllerWillDismiss(presentationController)
    willLeaveView()
    return running
  }
}
