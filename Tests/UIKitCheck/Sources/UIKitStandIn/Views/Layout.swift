public import Foundation

public struct UILayoutPriority: Hashable, Sendable {
  public var rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A rule of the layout; nothing is laid out here.
@MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Sendable { case horizontal, vertical }
  public var constant: CGFloat = 0
  public var isActive = false
  public var priority = UILayoutPriority.required
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

@MainActor open class NSLayoutXAxisAnchor: NSObject {
  public func constraint(equalTo: NSLayoutXAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint
  { NSLayoutConstraint() }
}

@MainActor open class NSLayoutYAxisAnchor: NSObject {
  public func constraint(equalTo: NSLayoutYAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint
  { NSLayoutConstraint() }
}

@MainActor open class NSLayoutDimension: NSObject {
  public func constraint(equalToConstant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(greaterThanOrEqualToConstant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

@MainActor open class UILayoutGuide: NSObject {
  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()
}

@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  public var usesBottomSafeArea = true
}
