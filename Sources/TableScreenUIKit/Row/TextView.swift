#if canImport(UIKit)
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
      textAlignment = text.role == .value ? .right : .natural
      let resistance: UILayoutPriority = text.role == .title ? .defaultHigh : .defaultLow
      setContentCompressionResistancePriority(resistance, for: .horizontal)
      return true
    }
  }
#endif
