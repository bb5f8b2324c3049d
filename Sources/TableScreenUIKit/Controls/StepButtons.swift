#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// Minus and plus buttons in place of a stepper, at which UIKit throws in the Mac idiom.
final class StepButtons: UIStackView {
  private let set: (Double) -> Void
  private let minus = UIButton(type: .system)
  private let plus = UIButton(type: .system)
  private var value = 0.0
  private var step = 1.0
  private var range: ClosedRange<Double>?

  init(_ set: @escaping (Double) -> Void) {
    self.set = set
    super.init(frame: .zero)
    spacing = 4
    // Screen readers treat the buttons as one adjustable element.
    isAccessibilityElement = true
    for (button, symbol, sign) in [(minus, "minus", -1.0), (plus, "plus", 1)] {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.move(sign) }, for: .touchUpInside)
      addArrangedSubview(button)
    }
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    set = { _ in }
    super.init(coder: coder)
  }

  func show(_ control: RowControl, _ range: ClosedRange<Double>?, _ step: Double) {
    (self.range, self.step) = (range, step)
    value = Double(control.value) ?? range?.lowerBound ?? 0
    minus.isEnabled = control.isEnabled && next(-1) != value
    plus.isEnabled = control.isEnabled && next(1) != value
    accessibilityTraits = control.isEnabled ? .adjustable : [.adjustable, .notEnabled]
    accessibilityLabel = control.spokenLabel
    accessibilityValue = control.editText
  }

  override func accessibilityIncrement() { if plus.isEnabled { move(1) } }
  override func accessibilityDecrement() { if minus.isEnabled { move(-1) } }

  /// Returns the value one step up or down, within the range.
  private func next(_ sign: Double) -> Double {
    let next = value + sign * step
    guard let range else { return next }
    return min(max(next, range.lowerBound), range.upperBound)
  }

  private func move(_ sign: Double) { set(next(sign)) }
}
#endif
