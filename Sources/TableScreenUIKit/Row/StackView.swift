#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// Elements in a row or a column.
final class StackView: UIStackView, ElementView {
  func show(_ element: RowElement, _ link: RowLink) -> Bool {
    guard case .stack(let stack) = element else { return false }
    let isRow = stack.axis == .horizontal
    // Text of an accessibility size needs the whole width.
    let isHuge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isRow && !isHuge ? .horizontal : .vertical
    alignment = isRow ? (isHuge ? .leading : .center) : .fill
    spacing = isRow ? 10 : 3
    let old = arrangedSubviews
    for (place, part) in stack.elements.enumerated() {
      let known = old.indices.contains(place) ? old[place] : nil
      let view = ElementViews.view(for: part, link, reusing: known)
      if view === known { continue }
      known?.removeFromSuperview()
      insertArrangedSubview(view, at: place)
    }
    for view in old.dropFirst(stack.elements.count) { view.removeFromSuperview() }
    return true
  }
}
#endif
