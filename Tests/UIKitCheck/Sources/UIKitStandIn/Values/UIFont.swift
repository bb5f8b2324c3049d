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

  public init(descriptor: UIFontDescriptor, size: CGFloat) { fontDescriptor = descriptor }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(style: style, traits: []), size: 0)
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

  init(style: UIFont.TextStyle, traits: SymbolicTraits) {
    self.style = style
    symbolicTraits = traits
  }

  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(style: style, traits: traits)
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
