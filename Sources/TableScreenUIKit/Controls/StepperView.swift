#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// A stepper beside the number that it sets.
final class StepperView: UIStackView, ControlView {
  private let label = UILabel()
  private lazy var stepper = UIStepper()
  /// The buttons in place of the stepper in the Mac idiom, where UIKit has none.
  private var buttons: StepButtons?
  var use: ControlUse? { didSet { if oldValue == nil { build() } } }

  func show(_ control: RowControl) -> Bool {
    guard case .stepper(let range, let wanted) = control.kind else { return false }
    // UIKit throws at a step that is not positive.
    let step = wanted > 0 ? wanted : 1
    if let buttons {
      buttons.show(control)
    } else {
      show(control, range, step)
    }
    label.text = control.isUnset ? "–" : control.editText
    return true
  }

  private func show(_ control: RowControl, _ range: ClosedRange<Double>?, _ step: Double) {
    let canMove = range.map { $0.lowerBound < $0.upperBound } ?? true
    setBounds(range ?? -.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
    stepper.stepValue = step
    stepper.value = Double(control.value) ?? range?.lowerBound ?? 0
    stepper.isEnabled = control.isEnabled && canMove
    stepper.accessibilityLabel = control.spokenLabel
    stepper.accessibilityValue = control.editText
  }

  /// Sets both bounds so that the lower one is less than the upper one at every moment: UIKit
  /// throws otherwise.
  private func setBounds(_ range: ClosedRange<Double>) {
    // A range of one value gets a higher upper bound, since UIKit refuses equal bounds.
    let upper = max(range.upperBound, range.lowerBound.nextUp)
    if range.lowerBound < stepper.maximumValue {
      stepper.minimumValue = range.lowerBound
      stepper.maximumValue = upper
    } else {
      stepper.maximumValue = upper
      stepper.minimumValue = range.lowerBound
    }
  }

  private func build() {
    spacing = 10
    alignment = .center
    label.font = UIFont.preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.isAccessibilityElement = false
    addArrangedSubview(label)
    if UIDevice.current.userInterfaceIdiom == .mac {
      let buttons = StepButtons { [weak self] in self?.use?.set(.number($0)) }
      addArrangedSubview(buttons)
      return self.buttons = buttons
    }
    addArrangedSubview(stepper)
    stepper.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        // From no number either button leads to the first.
        let first = use.flatMap { $0.control.isUnset ? $0.control.number(movedBy: 1) : nil }
        use?.set(.number(first ?? stepper.value))
      }, for: .valueChanged)
  }
}
#endif
