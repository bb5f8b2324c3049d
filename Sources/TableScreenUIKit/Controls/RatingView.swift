#if canImport(UIKit)
  import TableScreen
  import UIKit

  /// So many stars, the first ones filled.
  final class RatingView: UIStackView, ControlView {
    var use: ControlUse?

    func show(_ control: RowControl) -> Bool {
      guard case .rating(let count) = control.kind else { return false }
      spacing = 2
      while arrangedSubviews.count > max(count, 0) { arrangedSubviews.last?.removeFromSuperview() }
      while arrangedSubviews.count < count { addArrangedSubview(star(arrangedSubviews.count + 1)) }
      let filled = Int((Double(control.value) ?? 0).rounded())
      for case let (place, star as UIButton) in arrangedSubviews.enumerated() {
        star.setImage(UIImage(systemName: place < filled ? "star.fill" : "star"), for: .normal)
        star.isEnabled = control.isEnabled
        star.accessibilityLabel = "\(control.label) \(place + 1)"
      }
      return true
    }

    /// A press on the star that is the last filled one empties all.
    private func star(_ number: Int) -> UIButton {
      let star = UIButton(type: .system)
      star.addAction(
        UIAction { [weak self] _ in
          guard let use = self?.use else { return }
          let isLast = Double(use.control.value) == Double(number)
          use.set(.number(isLast ? 0 : Double(number)))
        }, for: .touchUpInside)
      return star
    }
  }
#endif
