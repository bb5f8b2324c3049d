public import Foundation

/// What takes keys.
@MainActor open class UIResponder: NSObject {
  /// What keys go to now.
  public internal(set) static weak var first: UIResponder?

  open var isFirstResponder: Bool { UIResponder.first === self }

  @discardableResult open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    UIResponder.first?.resignFirstResponder()
    UIResponder.first = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    if isFirstResponder { UIResponder.first = nil }
    return true
  }
}

/// A rectangle on screen.
@MainActor open class UIView: UIResponder {
  public enum ContentMode: Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, center }

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
  open var traitCollection = UITraitCollection()
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

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.superview = self
    subviews.insert(view, at: min(index, subviews.count))
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

  open var intrinsicContentSize: CGSize { .zero }
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}

  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 44) }
  open func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { CGSize(width: size.width, height: 44) }
  public static let layoutFittingCompressedSize = CGSize.zero

  // MARK: Constraints

  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()
  public let widthAnchor = NSLayoutDimension()
  public let heightAnchor = NSLayoutDimension()
  public let layoutMarginsGuide = UILayoutGuide()
  public let safeAreaLayoutGuide = UILayoutGuide()
  public let keyboardLayoutGuide = UIKeyboardLayoutGuide()

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  // MARK: Animation

  public private(set) static var areAnimationsEnabled = true
  public static func performWithoutAnimation(_ body: () -> Void) {
    let old = areAnimationsEnabled
    areAnimationsEnabled = false
    body()
    areAnimationsEnabled = old
  }

  // MARK: Accessibility

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
}

open class CALayer: NSObject {
  public var cornerRadius: CGFloat = 0
}

/// The outermost view: what stands in it is on screen.
@MainActor open class UIWindow: UIView {
  open override var window: UIWindow? { self }
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.stand(in: nil)
      rootViewController?.stand(in: self)
    }
  }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let selected = UIAccessibilityTraits(rawValue: 2)
  public static let header = UIAccessibilityTraits(rawValue: 4)
  public static let staticText = UIAccessibilityTraits(rawValue: 8)
}

@MainActor public enum UIAccessibility {
  public enum Notification: Sendable { case announcement }
  /// What was said so far.
  public static var announcements: [String] = []
  public static func post(notification: Notification, argument: Any?) {
    if let text = argument as? String { announcements.append(text) }
  }
}
