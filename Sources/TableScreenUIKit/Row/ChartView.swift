#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import CoreGraphics
import TableScreen
import UIKit

/// A small line chart of numbers.
final class ChartView: UIView, ElementView {
  private var heights: [Double?] = []

  func show(_ element: RowElement, _ link: RowLink) -> Bool {
    guard case .chart(let numbers) = element else { return false }
    heights = RowElement.heights(of: numbers)
    isOpaque = false
    backgroundColor = .clear
    isAccessibilityElement = false
    setNeedsDisplay()
    return true
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 28) }

  override func draw(_ rect: CGRect) {
    guard heights.contains(where: { $0 != nil }) else { return }
    let inside = bounds.insetBy(dx: 2, dy: 2)
    let step = inside.width / CGFloat(max(heights.count - 1, 1))
    let points = heights.enumerated().map { place, height in
      height.map {
        CGPoint(
          x: inside.minX + step * CGFloat(place), y: inside.maxY - inside.height * CGFloat($0))
      }
    }
    let path = UIBezierPath()
    for (place, point) in points.enumerated() {
      guard let point else { continue }
      let isFirst = place == 0 || points[place - 1] == nil
      let isLast = place + 1 == points.count || points[place + 1] == nil
      if isFirst { path.move(to: point) }
      // A number between two gaps is a dot: the ends of a line that goes nowhere.
      if !isFirst || isLast { path.addLine(to: point) }
    }
    tintColor.setStroke()
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.stroke()
  }
}
#endif
