#if canImport(UIKit)
  import TableScreen
  import UIKit

  /// A number that is set in steps, and what it is.
  final class StepperView: UIStackView, ControlView {
    private let label = UILabel()
    private let stepper = UIStepper()
    var use: ControlUse? { didSet { if oldValue == nil { build() } } }

    func show(_ control: RowControl) -> Bool {
      guard case .stepper(let range, let step) = control.kind else { return false }
      stepper.minimumValue = range?.lowerBound ?? -.greatestFiniteMagnitude
      stepper.maximumValue = range?.upperBound ?? .greatestFiniteMagnitude
      stepper.stepValue = step
      stepper.value = Double(control.value) ?? range?.lowerBound ?? 0
      stepper.isEnabled = control.isEnabled
      stepper.accessibilityLabel = control.spokenLabel
      stepper.accessibilityValue = control.editText
      label.text = control.editText
      return true
    }

    private func build() {
      spacing = 10
      alignment = .center
      label.font = UIFont.preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .secondaryLabel
      label.isAccessibilityElement = false
      addArrangedSubview(label)
      addArrangedSubview(stepper)
      stepper.addAction(
        UIAction { [weak self] _ in
          if let self { use?.set(.number(stepper.value)) }
        }, for: .valueChanged)
    }
  }
#endif
