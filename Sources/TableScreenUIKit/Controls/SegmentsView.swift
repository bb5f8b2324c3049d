#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// A segmented control, with all its choices in view.
final class SegmentsView: UISegmentedControl, ControlView {
  private var titles: [String] = []
  var use: ControlUse? { didSet { if oldValue == nil { wire() } } }

  func show(_ control: RowControl) -> Bool {
    guard case .segments(let choices) = control.kind else { return false }
    if titles != choices.map(\.title) {
      titles = choices.map(\.title)
      removeAllSegments()
      for (place, title) in titles.enumerated() {
        insertSegment(withTitle: title, at: place, animated: false)
      }
    }
    selectedSegmentIndex = control.chosen ?? UISegmentedControl.noSegment
    isEnabled = control.isEnabled
    return true
  }

  private func wire() {
    addAction(
      UIAction { [weak self] _ in
        guard let self, let choices = use?.control.choices,
          choices.indices.contains(selectedSegmentIndex)
        else { return }
        use?.set(.choice(choices[selectedSegmentIndex].id))
      }, for: .valueChanged)
  }
}
#endif
