#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// Minus and plus buttons in place of a stepper, at which UIKit throws in the Mac idiom.
final class StepButtons: UIStackView {
  private let set: (Double) -> Void
  private let minus = UIButton(type: .system)
  private let plus = UIButton(type: .system)
  private var control: RowControl?

  init(_ set: @escaping (Double) -> Void) {
    self.set = set
    super.init(frame: .zero)
    spacing = 4
    // Screen readers treat the buttons as one adjustable element.
    isAccessibilityElement = true
    for (button, symbol, steps) in [(minus, "minus", -1), (plus, "plus", 1)] {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.move(steps) }, for: .touchUpInside)
      addArrangedSubview(button)
    }
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    set = { _ in }
    super.init(coder: coder)
  }

  func show(_ control: RowControl) {
    self.control = control
    minus.isEnabled = control.isEnabled && next(-1) != Double(control.value)
    plus.isEnabled = control.isEnabled && next(1) != Double(control.value)
    accessibilityTraits = control.isEnabled ? .adjustable : [.adjustable, .notEnabled]
    accessibilityLabel = control.spokenLabel
    accessibilityValue = control.editText
  }

  override func accessibilityIncrement() { if plus.isEnabled { move(1) } }
  override func accessibilityDecrement() { if minus.isEnabled { move(-1) } }

  /// Returns the number one step up or down, within the range.
  private func next(_ steps: Int) -> Double? { control?.number(movedBy: steps) }

  private func move(_ steps: Int) { if let number = next(steps) { set(number) } }
}
#endif
