#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// A button in a row.
final class ButtonView: UIButton, ControlView {
  var use: ControlUse? { didSet { if oldValue == nil { wire() } } }

  func show(_ control: RowControl) -> Bool {
    guard case .button(let title) = control.kind else { return false }
    configuration?.title = title
    isEnabled = control.isEnabled
    return true
  }

  private func wire() {
    configuration = .plain()
    setContentHuggingPriority(.required, for: .horizontal)
    addAction(
      UIAction { [weak self] _ in
        self?.use?.set(.null)
      }, for: .touchUpInside)
  }
}

/// A button that opens a menu of choices, and shows the chosen one.
final class MenuView: UIButton, ControlView {
  var use: ControlUse? { didSet { if oldValue == nil { configuration = .plain() } } }

  func show(_ control: RowControl) -> Bool {
    guard case .menu(let choices) = control.kind else { return false }
    let chosen = control.chosen
    configuration?.title = chosen.map { choices[$0].title } ?? "–"
    configuration?.indicator = .popup
    menu = UIMenu(
      children: choices.enumerated().map { place, choice in
        UIAction(title: choice.title, state: place == chosen ? .on : .off) { [weak self] _ in
          self?.use?.set(.choice(choice.id))
        }
      })
    showsMenuAsPrimaryAction = true
    isEnabled = control.isEnabled
    accessibilityValue = chosen.map { choices[$0].title }
    return true
  }
}
#endif
