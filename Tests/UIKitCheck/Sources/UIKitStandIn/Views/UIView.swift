public import Foundation
public import QuartzCore

/// What takes keys.
@MainActor open class UIResponder: NSObject {
  /// What keys go to now.
  public internal(set) static weak var first: UIResponder?

  open var isFirstResponder: Bool { UIResponder.first === self }

  // Pages: "next", "canBecomeFirstResponder", "keyCommands", "undoManager" of UIResponder.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var keyCommands: [UIKeyCommand]? { nil }
  open var undoManager: UndoManager? { next?.undoManager }

  // Page: "motionEnded(_:with:)" of UIResponder: who does not take an event passes it on along the chain.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if let next { next.motionEnded(motion, with: event) } else { Keyboard.isShakeLeft = true }
  }

  @discardableResult open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder else { return false }
    Keyboard.isMoving = true
    UIResponder.first?.resignFirstResponder()
    Keyboard.isMoving = false
    UIResponder.first = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    if isFirstResponder { UIResponder.first = nil }
    return true
  }
}

public enum UIUserInterfaceLayoutDirection: Sendable { case leftToRight, rightToLeft }
public enum UISemanticContentAttribute: Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// What a person does, as responders are told of it.
@MainActor open class UIEvent: NSObject {
  public enum EventSubtype: Sendable { case none, motionShake }
}

/// A rectangle on screen.
@MainActor open class UIView: UIResponder {
  public enum ContentMode: Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, redraw
  }

  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .systemBlue
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var contentMode = ContentMode.scaleToFill
  open var translatesAutoresizingMaskIntoConstraints = true
  open var traitCollection: UITraitCollection { .now }
  public let layer = CALayer()
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  public private(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }
  public override convenience init() { self.init(frame: .zero) }

  open var window: UIWindow? { superview?.window }

  /// The controller whose view this is.
  weak var ownController: UIViewController?
  /// The controller in whose content the view stands.
  private var nearestController: UIViewController? { ownController ?? superview?.nearestController }
  open override var next: UIResponder? { ownController ?? superview }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    // The page "addChild(_:)": being a child "is necessary when embedding the child view controller's view into the
    // current view controller's content".
    if let child = view.ownController, let holder = nearestController, child.parent !== holder {
      Refusals.add("a controller's view was put into that of one that is not its parent")
    }
    view.removeFromSuperview()
    view.superview = self
    subviews.insert(view, at: min(index, subviews.count))
    if window != nil { view.enterWindow() }
  }

  /// The view has come into a window, or left it.
  open func didMoveToWindow() {}

  private func enterWindow() {
    didMoveToWindow()
    for view in subviews { view.enterWindow() }
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.append(recognizer)
    recognizer.view = self
  }

  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let first = UIResponder.first as? UIView, first.isDescendant(of: self) else {
      return false
    }
    return first.resignFirstResponder()
  }

  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  open func layoutIfNeeded() { layOutTables() }

  /// How often the view asked to be laid out.
  public private(set) var layoutRequests = 0
  open func setNeedsLayout() { layoutRequests += 1 }

  /// The direction of the language that the app runs in.
  public static var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  // The pages "semanticContentAttribute" and "effectiveUserInterfaceLayoutDirection": it counts for the view alone, not
  // for those in it, which follow their surroundings.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: UIView.layoutDirection
    }
  }

  open var intrinsicContentSize: CGSize { .zero }
  open func draw(_ rect: CGRect) {}
  /// Whether the view is to be drawn.
  public private(set) var needsDisplay = false
  open func setNeedsDisplay() { needsDisplay = true }

  /// As wide as the texts in the view are long, as far as that matters here.
  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize {
    CGSize(width: 40 + 8 * CGFloat(textLength), height: 44)
  }
  private var textLength: Int {
    ((self as? UILabel)?.text?.count ?? 0) + subviews.map(\.textLength).reduce(0, +)
  }
  open func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { CGSize(width: size.width, height: max(44, measuredHeight)) }
  public static let layoutFittingCompressedSize = CGSize.zero

  // MARK: Constraints

  var constraints: [NSLayoutConstraint] = []
  public private(set) lazy var topAnchor = NSLayoutYAxisAnchor(self, .top)
  public private(set) lazy var bottomAnchor = NSLayoutYAxisAnchor(self, .bottom)
  public private(set) lazy var leadingAnchor = NSLayoutXAxisAnchor(self, .leading)
  public private(set) lazy var trailingAnchor = NSLayoutXAxisAnchor(self, .trailing)
  public private(set) lazy var widthAnchor = NSLayoutDimension(self, .width)
  public private(set) lazy var heightAnchor = NSLayoutDimension(self, .height)
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(self)
  public private(set) lazy var safeAreaLayoutGuide: UILayoutGuide = SafeAreaGuide(self)
  public private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(self)

  /// How much the view keeps from being larger or smaller than its content, where something else than usual was said.
  public private(set) var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  public private(set) var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { hugging[axis] = priority }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistance[axis] = priority }

  // MARK: Animation

  /// How many of its changes a person has seen the view make.
  public internal(set) var animatedChanges = 0
  public private(set) static var areAnimationsEnabled = true
  public static func performWithoutAnimation(_ body: () -> Void) {
    let old = areAnimationsEnabled
    areAnimationsEnabled = false
    body()
    areAnimationsEnabled = old
  }

  // MARK: Accessibility

  private var isElement: Bool?
  /// Whether a screen reader reads views of the class by themselves, where nothing else is said.
  var isElementByItself: Bool { false }
  /// What it reads where nothing else is said.
  var ownLabel: String? { nil }
  open var isAccessibilityElement: Bool {
    get { isElement ?? isElementByItself }
    set { isElement = newValue }
  }
  open var accessibilityElementsHidden = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// What a screen reader stops at, in order.
  open var voices: [Voice] {
    if isHidden || accessibilityElementsHidden { return [] }
    if isAccessibilityElement {
      return [Voice(view: self, label: accessibilityLabel ?? ownLabel ?? "")]
    }
    return subviews.flatMap(\.voices)
  }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
}

/// The outermost view: what stands in it is on screen.
@MainActor open class UIWindow: UIView {
  open override var window: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }
  private lazy var undo = UndoManager()
  /// The page "undoManager": every window has one, where nothing in it has its own.
  open override var undoManager: UndoManager? { undo }
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.stand(in: nil)
      rootViewController?.stand(in: self)
    }
  }
}
