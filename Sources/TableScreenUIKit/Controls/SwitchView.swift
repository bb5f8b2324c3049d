#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

final class SwitchView: UISwitch, ControlView {
  var use: ControlUse? { didSet { if oldValue == nil { wire() } } }

  func show(_ control: RowControl) -> Bool {
    guard control.kind == .toggle else { return false }
    let isNowOn = control.value == .flag(true)
    if isOn != isNowOn { setOn(isNowOn, animated: window != nil) }
    isEnabled = control.isEnabled
    return true
  }

  private func wire() {
    setContentHuggingPriority(.required, for: .horizontal)
    addAction(
      UIAction { [weak self] _ in
        if let self { use?.set(.flag(isOn)) }
      }, for: .valueChanged)
  }
}
#endif
