public import Foundation

// How high views are, by a simple reckoning: enough to see that what changes is measured again.
extension UIView {
  /// How high the view wants to be, by what it shows and its constraints.
  public var measuredHeight: CGFloat {
    if isHidden { return 0 }
    let own = constraints.filter { $0.first.edge == .height && $0.second == nil }
    let least = own.filter { $0.relation == .atLeast }
    guard let fixed = own.first(where: { $0.relation == .equal }) else {
      return least.map(\.constant).reduce(contentHeight, max)
    }
    if least.contains(where: { $0.constant > fixed.constant && $0.priority == fixed.priority }) {
      Refusals.add("constraints contradict each other")
    }
    // The stronger one wins.
    return least.filter { $0.priority.rawValue > fixed.priority.rawValue }.map(\.constant)
      .reduce(fixed.constant, max)
  }

  private var contentHeight: CGFloat {
    switch self {
    case let label as UILabel: return label.textHeight
    case let stack as UIStackView:
      let parts = stack.arrangedSubviews.filter { !$0.isHidden }.map(\.measuredHeight)
      if stack.axis == .horizontal { return parts.max() ?? 0 }
      return parts.reduce(0, +) + stack.spacing * CGFloat(max(parts.count - 1, 0))
    case let area as UITextView:
      return CGFloat(area.text.split(separator: "\n", omittingEmptySubsequences: false).count) * 20
    case is UIControl: return 30
    case let image as UIImageView: return image.image == nil ? 0 : 24
    default:
      let margins: CGFloat = superview is UITableViewCell ? 22 : 0
      return (subviews.map(\.measuredHeight).max() ?? 0) + margins
    }
  }
}

extension UILabel {
  fileprivate var textHeight: CGFloat {
    guard let text, !text.isEmpty else { return 0 }
    let size = shownFontSize
    let inLine = max(Int(680 / size), 1)
    let lines = (text.count + inLine - 1) / inLine
    return CGFloat(numberOfLines == 0 ? lines : min(lines, numberOfLines)) * size * 1.2
  }

  /// How large the text is: one that does not follow what a person wants stays as it was made.
  public var shownFontSize: CGFloat {
    let made = attributedText.flatMap { text in
      text.length == 0
        ? nil : text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }
    let font = made ?? self.font ?? .preferredFont(forTextStyle: .body)
    return adjustsFontForContentSizeCategory
      ? UIFont.preferredFont(forTextStyle: font.fontDescriptor.style).pointSize : font.pointSize
  }
}
