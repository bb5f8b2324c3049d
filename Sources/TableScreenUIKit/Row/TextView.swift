#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// A text in a row.
final class TextView: UILabel, ElementView {
  func show(_ element: RowElement, _ link: RowLink) -> Bool {
    guard case .text(let text) = element else { return false }
    let isHuge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    numberOfLines = isHuge ? 0 : text.lines
    adjustsFontForContentSizeCategory = true
    attributedText = TextLook(text.role).attributed(text)
    isAccessibilityElement = !text.text.plain.isEmpty
    accessibilityLabel = nil
    accessibilityValue = nil
    accessibilityTraits = .staticText
    accessibilityCustomActions = nil
    textAlignment = text.role == .value ? trailing : .natural
    let resistance: UILayoutPriority = text.role == .title ? .defaultHigh : .defaultLow
    setContentCompressionResistancePriority(resistance, for: .horizontal)
    return true
  }

  /// The alignment to the end of a line, which has no name in UIKit, unlike the beginning.
  private var trailing: NSTextAlignment {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
  }
}
#endif
