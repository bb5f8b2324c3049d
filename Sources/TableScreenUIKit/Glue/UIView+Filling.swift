#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// Puts a view inside this one, from edge to edge.
    func fill(with view: UIView) {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: topAnchor),
        view.bottomAnchor.constraint(equalTo: bottomAnchor),
        view.leadingAnchor.constraint(equalTo: leadingAnchor),
        view.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }

    /// Makes the view as large as what is in it needs.
    func fitContent() {
      frame.size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
  }
#endif
