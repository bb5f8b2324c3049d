public import Foundation

/// What a view knows of its surroundings.
public final class UITraitCollection: NSObject, Sendable {
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// How many pixels are a point.
  public var displayScale: CGFloat { 2 }

  public init(preferredContentSizeCategory: UIContentSizeCategory = .large) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// How large the person who uses the device wants texts.
  @MainActor static var category = UIContentSizeCategory.large
  @MainActor static var now: UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }
}

/// How large a person wants texts.
public enum UIContentSizeCategory: Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  public var isAccessibilityCategory: Bool { factor >= 1.8 }

  /// All sizes, from the smallest on.
  public static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// How large texts are, measured by the size that a phone comes with.
  var factor: CGFloat {
    switch self {
    case .extraSmall: 0.8
    case .small: 0.9
    case .medium: 0.95
    case .large: 1
    case .extraLarge: 1.1
    case .extraExtraLarge: 1.2
    case .extraExtraExtraLarge: 1.35
    case .accessibilityMedium: 1.8
    case .accessibilityLarge: 2
    case .accessibilityExtraLarge: 2.3
    case .accessibilityExtraExtraLarge: 2.7
    case .accessibilityExtraExtraExtraLarge: 3.1
    }
  }
}

public protocol UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
@MainActor public protocol UITraitChangeRegistration {}

/// What can be told that its surroundings have changed.
@MainActor public protocol UITraitChangeObservable: AnyObject {}

/// What is told of changed surroundings, and what it knows of them.
struct TraitChanges: UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: @MainActor (UITraitCollection) -> Void
}

extension UITraitChangeObservable {
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let changes = TraitChanges(traits: traits) { [weak self] old in
      if let self { handler(self, old) }
    }
    (self as? UIViewController)?.traitChanges.append(changes)
    return changes
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Tells of surroundings that have changed while the controller was away, or just now.
  func followTraits() {
    let (old, now) = (knownCategory, UITraitCollection.category)
    guard old != now else { return }
    knownCategory = now
    for change in traitChanges
    where change.traits.contains(where: { $0 == UITraitPreferredContentSizeCategory.self }) {
      change.handler(UITraitCollection(preferredContentSizeCategory: old))
    }
    viewIfLoaded?.measureTables()
  }

  fileprivate func followAllTraits() {
    if isInView { followTraits() }
    for child in children { child.followAllTraits() }
    presentedViewController?.followAllTraits()
  }
}

extension UIView {
  fileprivate func measureTables() {
    for view in subviews { view.measureTables() }
    (self as? UITableView)?.measureRows()
  }
}

extension UIWindow {
  /// Sets how large texts are, as a person does.
  public func setTextSize(_ category: UIContentSizeCategory) {
    UITraitCollection.category = category
    rootViewController?.followAllTraits()
  }
}
