public import Foundation

/// A color, by its parts or by a name.
open class UIColor: NSObject, @unchecked Sendable {
  let name: String
  let parts: (CGFloat, CGFloat, CGFloat, CGFloat)

  init(name: String, _ parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)) {
    self.name = name
    self.parts = parts
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = "parts"
    parts = (red, green, blue, alpha)
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection())
    name = color.name
    parts = color.parts
  }

  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }

  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = parts.0
    green?.pointee = parts.1
    blue?.pointee = parts.2
    alpha?.pointee = parts.3
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return name == other.name && parts == other.parts
  }

  /// The color that lines are drawn in.
  @MainActor public private(set) static var stroke: UIColor?
  @MainActor public func setStroke() { UIColor.stroke = self }

  public static let clear = UIColor(name: "clear")
  public static let label = UIColor(name: "label")
  public static let secondaryLabel = UIColor(name: "secondaryLabel")
  public static let tertiaryLabel = UIColor(name: "tertiaryLabel")
  public static let placeholderText = UIColor(name: "placeholderText")
  public static let tintColor = UIColor(name: "tintColor")
  public static let systemBackground = UIColor(name: "systemBackground")
  public static let secondarySystemFill = UIColor(name: "secondarySystemFill")
  public static let systemRed = UIColor(name: "systemRed")
  public static let systemOrange = UIColor(name: "systemOrange")
  public static let systemYellow = UIColor(name: "systemYellow")
  public static let systemGreen = UIColor(name: "systemGreen")
  public static let systemTeal = UIColor(name: "systemTeal")
  public static let systemBlue = UIColor(name: "systemBlue")
  public static let systemPurple = UIColor(name: "systemPurple")
  public static let systemPink = UIColor(name: "systemPink")
  public static let systemGray = UIColor(name: "systemGray")
}
