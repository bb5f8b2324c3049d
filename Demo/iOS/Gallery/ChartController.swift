import DemoScreens
import Observation
import TableScreenUIKit
import UIKit

extension ChartScreen: @retroactive ViewControllerScreen {
  /// Makes a view controller that draws the numbers.
  public func makeViewController() -> UIViewController { ChartController(self) }
}

/// The view controller of a chart.
final class ChartController: UIViewController {
  private let chart: ChartScreen

  init(_ chart: ChartScreen) {
    self.chart = chart
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = ChartDrawing(chart) }
}

/// The drawing of a chart: a line through its numbers, or a bar for each.
private final class ChartDrawing: UIView {
  private let chart: ChartScreen

  init(_ chart: ChartScreen) {
    self.chart = chart
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    contentMode = .redraw
    isAccessibilityElement = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    // A change of what is drawn here draws it again.
    let (numbers, look) = withObservationTracking {
      (chart.numbers, chart.look)
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in self?.setNeedsDisplay() }
    }
    accessibilityLabel = chart.substitute
    guard let most = numbers.max(), most > 0, numbers.count > 1 else { return }
    let inside = bounds.insetBy(dx: 32, dy: 160)
    let step = inside.width / CGFloat(look == .line ? numbers.count - 1 : numbers.count)
    tintColor.setStroke()
    let path = UIBezierPath()
    path.lineWidth = look == .line ? 3 : step * 0.7
    for (place, number) in numbers.enumerated() {
      let top = inside.maxY - inside.height * CGFloat(max(number, 0) / most)
      if look == .line {
        let point = CGPoint(x: inside.minX + step * CGFloat(place), y: top)
        if place == 0 { path.move(to: point) } else { path.addLine(to: point) }
      } else {
        let x = inside.minX + step * (CGFloat(place) + 0.5)
        path.move(to: CGPoint(x: x, y: inside.maxY))
        path.addLine(to: CGPoint(x: x, y: top))
      }
    }
    path.stroke()
  }
}
