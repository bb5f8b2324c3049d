#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// A color well, which opens the system's color picker.
final class ColorView: UIColorWell, ControlView {
  var use: ControlUse? { didSet { if oldValue == nil { wire() } } }

  func show(_ control: RowControl) -> Bool {
    guard control.kind == .color else { return false }
    supportsAlpha = false
    let color = TableColor(control.value)
    selectedColor = color.map { UIColor($0) }
    isEnabled = control.isEnabled
    accessibilityValue = color.map { TableWords.current.name(of: $0) }
    return true
  }

  private func wire() {
    addAction(
      UIAction { [weak self] _ in
        guard let self, let color = selectedColor else { return }
        use?.set(color.tableColor.tableValue)
      }, for: .valueChanged)
  }
}
#endif
