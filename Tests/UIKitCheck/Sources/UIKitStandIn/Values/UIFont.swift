public import Foundation

/// A font, by its text style.
open class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: Hashable, Sendable {
    let name: String
    public static let body = TextStyle(name: "body")
    public static let subheadline = TextStyle(name: "subheadline")
    public static let footnote = TextStyle(name: "footnote")
    public static let caption1 = TextStyle(name: "caption1")
  }

  public let fontDescriptor: UIFontDescriptor
  public let pointSize: CGFloat

  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    fontDescriptor = descriptor
    pointSize = size > 0 ? size : descriptor.pointSize
  }

  @MainActor public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size: CGFloat = style == .body ? 17 : style == .subheadline ? 15 : 13
    let factor = UITraitCollection.category.factor
    return UIFont(
      descriptor: UIFontDescriptor(style: style, traits: [], pointSize: size * factor), size: 0)
  }
}

/// What a font is made of.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }

  public let style: UIFont.TextStyle
  public let symbolicTraits: SymbolicTraits

  public let pointSize: CGFloat

  init(style: UIFont.TextStyle, traits: SymbolicTraits, pointSize: CGFloat) {
    self.pointSize = pointSize
    self.style = style
    symbolicTraits = traits
  }

  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(style: style, traits: traits, pointSize: pointSize)
  }
}

extension NSAttributedString.Key {
  public static let font = Self(rawValue: "font")
  public static let foregroundColor = Self(rawValue: "foregroundColor")
  public static let underlineStyle = Self(rawValue: "underlineStyle")
  public static let strikethroughStyle = Self(rawValue: "strikethroughStyle")
}

public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
}
