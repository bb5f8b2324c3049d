#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// A slider for a number in a range.
final class SliderView: UISlider, ControlView {
  var use: ControlUse? { didSet { if oldValue == nil { wire() } } }

  func show(_ control: RowControl) -> Bool {
    guard case .slider(let range, _) = control.kind else { return false }
    let shown = isWide(range) ? 0...1 : range
    minimumValue = Float(shown.lowerBound)
    maximumValue = Float(shown.upperBound)
    let value = Double(control.value) ?? range.lowerBound
    if !isTracking {
      setValue(Float(isWide(range) ? control.share : value), animated: false)
    }
    isEnabled = control.isEnabled
    // A slider without a number has no knob; UIKit has no other way to say so.
    thumbTintColor = control.isUnset ? .clear : nil
    accessibilityValue = control.editText
    return true
  }

  /// Tells if a range is too wide for `Float` values; the slider goes from 0 to 1 then.
  private func isWide(_ range: ClosedRange<Double>) -> Bool {
    !(range.upperBound - range.lowerBound < 1e30)
  }

  /// The slider's value, rounded to the nearest step.
  private var stepped: Double? {
    guard case .slider(let range, let step)? = use?.control.kind else { return nil }
    if isWide(range) { return use?.control.value(at: Double(value)) }
    guard let step, step > 0, range.upperBound > range.lowerBound else { return Double(value) }
    let share = (Double(value) - range.lowerBound) / (range.upperBound - range.lowerBound)
    return use?.control.value(at: share)
  }

  private func wire() {
    widthAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true
    addAction(
      UIAction { [weak self] _ in
        guard let self, let number = stepped, Double(use?.control.value ?? .null) != number else {
          return
        }
        use?.set(.number(number))
      }, for: .valueChanged)
  }
}
#endif
