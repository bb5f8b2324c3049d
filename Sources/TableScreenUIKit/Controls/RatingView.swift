#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// A rating as a row of stars, the first ones filled.
final class RatingView: UIStackView, ControlView {
  var use: ControlUse?

  func show(_ control: RowControl) -> Bool {
    guard case .rating(let count) = control.kind else { return false }
    spacing = 2
    while arrangedSubviews.count > max(count, 0) { arrangedSubviews.last?.removeFromSuperview() }
    while arrangedSubviews.count < count { addArrangedSubview(star(arrangedSubviews.count + 1)) }
    let filled = filled(of: control)
    for case let (place, star as UIButton) in arrangedSubviews.enumerated() {
      star.setImage(UIImage(systemName: place < filled ? "star.fill" : "star"), for: .normal)
      star.isEnabled = control.isEnabled
    }
    // Screen readers treat the stars as one adjustable element.
    isAccessibilityElement = true
    accessibilityTraits = control.isEnabled ? .adjustable : [.adjustable, .notEnabled]
    accessibilityValue = "\(filled) / \(count)"
    return true
  }

  private func filled(of control: RowControl) -> Int { control.stars?.filled ?? 0 }

  override func accessibilityIncrement() { step(by: 1) }
  override func accessibilityDecrement() { step(by: -1) }

  private func step(by step: Int) {
    guard let use, use.control.isEnabled, case .rating(let count) = use.control.kind else {
      return
    }
    let (old, new) = (filled(of: use.control), filled(of: use.control) + step)
    if (0...max(count, 0)).contains(new), new != old { use.set(.number(Double(new))) }
  }

  /// Returns a star's button; a press on the last filled star empties all.
  private func star(_ number: Int) -> UIButton {
    let star = UIButton(type: .system)
    star.addAction(
      UIAction { [weak self] _ in
        guard let use = self?.use else { return }
        use.set(.number(Double(use.control.number(pressingStar: number))))
      }, for: .touchUpInside)
    return star
  }
}
#endif
