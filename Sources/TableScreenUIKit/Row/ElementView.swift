#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// A view for elements of one kind, reused from one element to the next.
@MainActor protocol ElementView: UIView {
  /// Shows an element.
  ///
  /// - Returns: true if the view can show it; false if a view of another class is needed.
  func show(_ element: RowElement, _ link: RowLink) -> Bool
}

/// Makes the views of elements.
@MainActor enum ElementViews {
  /// Returns a view that shows an element, reusing `old` if that can show it.
  static func view(for element: RowElement, _ link: RowLink, reusing old: UIView?)
    -> any ElementView
  {
    if let old = old as? any ElementView, old.show(element, link) { return old }
    let view = make(element)
    _ = view.show(element, link)
    return view
  }

  private static func make(_ element: RowElement) -> any ElementView {
    switch element {
    case .text: TextView()
    case .image: PictureView()
    case .control(let control): ControlViews.make(control.drawn)
    case .badge: BadgeView()
    case .progress(let fraction):
      RowElement.share(of: fraction) == nil ? SpinnerView(style: .medium) : ProgressView()
    case .spinner: SpinnerView(style: .medium)
    case .chart: ChartView()
    case .stack: StackView()
    case .spacer: SpacerView()
    }
  }
}
#endif
