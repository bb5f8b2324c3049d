#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import QuartzCore
import TableScreen
import UIKit

/// A short text in a pill.
final class BadgeView: UIView, ElementView {
  private let label = UILabel()

  func show(_ element: RowElement, _ link: RowLink) -> Bool {
    guard case .badge(let text) = element else { return false }
    if label.superview == nil { build() }
    label.text = text
    return true
  }

  private func build() {
    label.font = UIFont.preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = .secondarySystemFill
    layer.cornerRadius = 10
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 2),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
    ])
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }
}

/// A progress bar.
final class ProgressView: UIProgressView, ElementView {
  func show(_ element: RowElement, _ link: RowLink) -> Bool {
    guard case .progress(let fraction) = element, let share = RowElement.share(of: fraction) else {
      return false
    }
    setProgress(Float(share), animated: window != nil)
    return true
  }
}

/// A spinner, also for progress of unknown length.
final class SpinnerView: UIActivityIndicatorView, ElementView {
  func show(_ element: RowElement, _ link: RowLink) -> Bool {
    switch element {
    case .spinner: break
    case .progress(let fraction) where RowElement.share(of: fraction) == nil: break
    default: return false
    }
    startAnimating()
    return true
  }
}

/// An empty view that takes all the space left over.
final class SpacerView: UIView, ElementView {
  func show(_ element: RowElement, _ link: RowLink) -> Bool {
    guard case .spacer = element else { return false }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(UILayoutPriority(1), for: axis)
      setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
    }
    return true
  }
}
#endif
