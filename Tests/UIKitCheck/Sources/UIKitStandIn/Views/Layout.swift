public import Foundation

public struct UILayoutPriority: Hashable, Sendable {
  public var rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A rule of the layout; only heights, and where views end, are worked out here.
@MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Sendable { case horizontal, vertical }
  enum Relation { case equal, atMost, atLeast }

  public var constant: CGFloat
  public var priority = UILayoutPriority.required {
    didSet {
      guard isActive, (oldValue == .required) != (priority == .required) else { return }
      Refusals.add("the priority of an active constraint became required, or no longer is")
    }
  }
  public var isActive = false { didSet { if oldValue != isActive { follow() } } }
  let first: LayoutAnchor
  let second: LayoutAnchor?
  let relation: Relation

  init(_ first: LayoutAnchor, _ relation: Relation, _ second: LayoutAnchor?, _ constant: CGFloat) {
    self.first = first
    self.relation = relation
    self.second = second
    self.constant = constant
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func follow() {
    guard let view = first.view else { return }
    guard isActive else { return view.constraints.removeAll { $0 === self } }
    if let other = second?.view, view.outermost !== other.outermost {
      Refusals.add("a constraint between views without a common ancestor")
    }
    view.constraints.append(self)
  }
}

/// An edge or a side of a view, or of a guide in it.
@MainActor open class LayoutAnchor: NSObject {
  enum Edge { case top, bottom, leading, trailing, width, height }
  weak var view: UIView?
  weak var guide: UILayoutGuide?
  let edge: Edge

  init(_ view: UIView?, _ edge: Edge, _ guide: UILayoutGuide? = nil) {
    self.view = view
    self.guide = guide
    self.edge = edge
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: LayoutAnchor?, _ constant: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(self, relation, other, constant) }
}

@MainActor open class NSLayoutXAxisAnchor: LayoutAnchor {
  public func constraint(equalTo other: NSLayoutXAxisAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { constraint(.equal, other, constant) }
}

@MainActor open class NSLayoutYAxisAnchor: LayoutAnchor {
  public func constraint(equalTo other: NSLayoutYAxisAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { constraint(.equal, other, constant) }
  public func constraint(lessThanOrEqualTo other: NSLayoutYAxisAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { constraint(.atMost, other, constant) }
}

@MainActor open class NSLayoutDimension: LayoutAnchor {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant)
  }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.atLeast, nil, constant)
  }
}

@MainActor open class UILayoutGuide: NSObject {
  public private(set) weak var owningView: UIView?
  public private(set) lazy var topAnchor = NSLayoutYAxisAnchor(owningView, .top, self)
  public private(set) lazy var bottomAnchor = NSLayoutYAxisAnchor(owningView, .bottom, self)
  public private(set) lazy var leadingAnchor = NSLayoutXAxisAnchor(owningView, .leading, self)
  public private(set) lazy var trailingAnchor = NSLayoutXAxisAnchor(owningView, .trailing, self)

  init(_ view: UIView) { owningView = view }

  /// How far the guide keeps from the bottom of its view.
  var bottomInset: CGFloat { 0 }
}

@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  public var usesBottomSafeArea = true
  override var bottomInset: CGFloat {
    max(Keyboard.height, usesBottomSafeArea ? SafeAreaGuide.bottom : 0)
  }
}

/// What the bars and the edges of the device leave free.
final class SafeAreaGuide: UILayoutGuide {
  static let bottom: CGFloat = 34
  override var bottomInset: CGFloat { Self.bottom }
}

extension UIView {
  fileprivate var outermost: UIView { superview?.outermost ?? self }

  /// Where the view ends, as its constraints say, from the top of what it stands in; nil where they do not.
  public var bottomByConstraints: CGFloat? {
    let own = constraints.filter { $0.first.edge == .bottom && $0.first.guide == nil }
    let limits = own.filter { $0.relation == .atMost }.compactMap(\.place)
    let wanted = own.filter { $0.relation == .equal }.max {
      $0.priority.rawValue < $1.priority.rawValue
    }
    guard let place = wanted?.place else { return limits.min() }
    if wanted?.priority == .required, limits.contains(where: { $0 < place }) {
      Refusals.add("constraints contradict each other")
    }
    return limits.reduce(place, min)
  }
}

extension NSLayoutConstraint {
  /// The place that the constraint names, in the view that holds what is placed.
  fileprivate var place: CGFloat? {
    guard let second, let holder = second.view else { return nil }
    // What the keyboard or a bar covers is above the top of the guide, and below the bottom of the other ones.
    let isEnd = second.edge == .bottom || second.guide is UIKeyboardLayoutGuide
    return (isEnd ? holder.frame.height - (second.guide?.bottomInset ?? 0) : 0) + constant
  }
}
