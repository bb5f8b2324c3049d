#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// The font and color of a text, by its role.
@MainActor struct TextLook {
  let font: UIFont
  let color: UIColor

  init(_ role: RowText.Role) {
    let style: UIFont.TextStyle =
      switch role {
      case .title, .value, .control: .body
      case .subtitle: .subheadline
      case .caption: .caption1
      case .error: .footnote
      }
    font = UIFont.preferredFont(forTextStyle: style)
    color =
      switch role {
      case .title: .label
      case .subtitle, .value, .caption: .secondaryLabel
      case .error: .systemRed
      case .control: .tintColor
      }
  }

  /// Returns a text with its font, color and emphasis, and with search matches in bold.
  func attributed(_ text: RowText) -> NSAttributedString {
    let plain = text.text.plain
    let result = NSMutableAttributedString(
      string: plain, attributes: [.font: font, .foregroundColor: color])
    for run in text.text.runs() {
      result.addAttributes(attributes(of: run), range: plain.range(run.characters))
    }
    for match in text.matches {
      result.addAttributes([.font: font.with(.traitBold)], range: plain.range(match))
    }
    return result
  }

  private func attributes(of run: TableTextRun) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    var traits: UIFontDescriptor.SymbolicTraits = []
    if run.emphasis.contains(.bold) { traits.insert(.traitBold) }
    if run.emphasis.contains(.italic) { traits.insert(.traitItalic) }
    if !traits.isEmpty { attributes[.font] = font.with(traits) }
    let single = NSUnderlineStyle.single.rawValue
    if run.emphasis.contains(.underline) { attributes[.underlineStyle] = single }
    if run.emphasis.contains(.strikethrough) { attributes[.strikethroughStyle] = single }
    if run.link != nil { attributes[.foregroundColor] = UIColor.tintColor }
    if let color = run.color { attributes[.foregroundColor] = UIColor(color) }
    return attributes
  }
}

extension UIFont {
  fileprivate func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
    guard let descriptor = fontDescriptor.withSymbolicTraits(traits) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }
}

extension String {
  /// Returns a range of characters as UTF-16 units, which attributed strings count in.
  fileprivate func range(_ characters: Range<Int>) -> NSRange {
    let start =
      index(startIndex, offsetBy: characters.lowerBound, limitedBy: endIndex) ?? endIndex
    let end = index(start, offsetBy: characters.count, limitedBy: endIndex) ?? endIndex
    return NSRange(start..<end, in: self)
  }
}
#endif
