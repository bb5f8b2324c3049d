#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import QuartzCore
import TableScreen
import UIKit

/// A picture in a row.
final class PictureView: UIImageView, ElementView {
  private var shown: (image: TableImage, state: RowImageState)?
  private var sides: [NSLayoutConstraint] = []

  func show(_ element: RowElement, _ link: RowLink) -> Bool {
    guard case .image(let image) = element else { return false }
    let state = link.content?.state(of: image) ?? .placeholder
    if let shown, shown.image == image, shown.state == state { return true }
    shown = (image, state)
    self.image = picture(image, state) ?? UIImage.standIn(for: image)
    switch image.contentMode {
    case .aspectFit: contentMode = .scaleAspectFit
    case .aspectFill: contentMode = .scaleAspectFill
    case .scaleToFill: contentMode = .scaleToFill
    }
    clipsToBounds = true
    layer.cornerRadius = CGFloat(image.radius)
    isAccessibilityElement = false
    setContentHuggingPriority(.required, for: .horizontal)
    setSide(image.size)
    return true
  }

  /// Returns the loaded picture, or nil; one that has to be scaled first is shown afterwards.
  private func picture(_ image: TableImage, _ state: RowImageState) -> UIImage? {
    guard case .loaded(let data) = state else { return nil }
    let pixels = image.size.map { $0 * Double(max(traitCollection.displayScale, 1)) }
    return PictureCache.shared.picture(image, data, pixels: pixels) { [weak self] picture in
      // A reused view may show another picture by now.
      guard let self, let shown, shown.image == image, shown.state == state else { return }
      self.image = picture
    }
  }

  private func setSide(_ side: Double?) {
    NSLayoutConstraint.deactivate(sides)
    sides =
      side.map {
        [
          widthAnchor.constraint(equalToConstant: CGFloat($0)),
          heightAnchor.constraint(equalToConstant: CGFloat($0)),
        ]
      } ?? []
    NSLayoutConstraint.activate(sides)
  }
}
#endif
