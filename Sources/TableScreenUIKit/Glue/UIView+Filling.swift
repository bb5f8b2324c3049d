#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIView {
  /// Adds a view from edge to edge of this one, above the others unless a place is given.
  func fill(with view: UIView, at place: Int? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = false
    insertSubview(view, at: place ?? subviews.count)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  /// Resizes the view to fit its content.
  func fitContent() {
    frame.size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
#endif
