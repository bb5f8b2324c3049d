public import Foundation

#if canImport(ObjectiveC)
@_exported public import ObjectiveC
#endif

public enum NSTextAlignment: Sendable { case left, right, center, natural }

@MainActor open class UILabel: UIView {
  open var attributedText: NSAttributedString?
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  open var font: UIFont! = .preferredFont(forTextStyle: .body)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
  override var isElementByItself: Bool { text?.isEmpty == false }
  override var ownLabel: String? { text }
}

@MainActor open class UIImageView: UIView {
  open var image: UIImage?
}

@MainActor open class UIProgressView: UIView {
  public enum Style: Sendable { case `default`, bar }
  public private(set) var progress: Float = 0
  public convenience init(progressViewStyle: Style) { self.init(frame: .zero) }
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
    if animated { animatedChanges += 1 }
  }
  override var isElementByItself: Bool { true }
  override var ownLabel: String? { "Progress" }
}

@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Sendable { case medium, large }
  public private(set) var isAnimating = false
  public init(style: Style) { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  open func startAnimating() { isAnimating = true }
  override var isElementByItself: Bool { isAnimating }
  override var ownLabel: String? { "In progress" }
  open func stopAnimating() { isAnimating = false }
}

@MainActor open class UIStackView: UIView {
  public enum Alignment: Sendable { case fill, leading, center, trailing }
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  private var arranged: [UIView] = []
  /// A view that was taken out of the stack is no longer arranged.
  public var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arranged = arrangedSubviews.filter { $0 !== view }
    precondition(index <= arranged.count, "no such place in the stack")
    arranged.insert(view, at: index)
    addSubview(view)
  }
}

@MainActor open class UIVisualEffectView: UIView {
  public let contentView = UIView()
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { nil }
}

@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Sendable { case possible, began, changed, ended }
  public var state = State.possible
  public var isEnabled = true
  public internal(set) weak var view: UIView?
  /// Where the finger is.
  public var point = CGPoint.zero
  public init(target: Any?, action: Selector?) {}
  public override convenience init() { self.init(target: nil, action: nil) }
  public func location(in view: UIView?) -> CGPoint { point }
}

@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  public var minimumPressDuration: TimeInterval = 0.5
}
