#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import CoreGraphics
import TableScreen
import UIKit

/// A small line chart of numbers.
final class ChartView: UIView, ElementView {
  private var numbers: [Double] = []

  func show(_ element: RowElement, _ link: RowLink) -> Bool {
    guard case .chart(let numbers) = element else { return false }
    self.numbers = numbers.filter(\.isFinite)
    isOpaque = false
    backgroundColor = .clear
    isAccessibilityElement = false
    setNeedsDisplay()
    return true
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 28) }

  override func draw(_ rect: CGRect) {
    guard numbers.count > 1, let least = numbers.min(), let most = numbers.max() else { return }
    let inside = bounds.insetBy(dx: 2, dy: 2)
    let path = UIBezierPath()
    for (place, number) in numbers.enumerated() {
      let x = inside.minX + inside.width * CGFloat(place) / CGFloat(numbers.count - 1)
      // Computed with halves, so that the difference of two very large numbers does not overflow.
      let height = most > least ? (number / 2 - least / 2) / (most / 2 - least / 2) : 0.5
      let point = CGPoint(x: x, y: inside.maxY - inside.height * CGFloat(height))
      if place == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    tintColor.setStroke()
    path.lineWidth = 2
    path.stroke()
  }
}
#endif
