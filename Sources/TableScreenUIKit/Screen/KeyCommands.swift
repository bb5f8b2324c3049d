#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

// The commands of the screen, for a keyboard with keys: those of the core, with the keys that it gives them.
extension TableScreenController {
  /// The keys that do something now.
  var commandKeys: [UIKeyCommand] {
    let isTyping = viewIfLoaded?.window?.isTypedInto == true
    return screen.commands.filter { $0.isEnabled && !(isTyping && $0.belongsToText) }.map {
      keyCommand($0)
    }
  }

  private func keyCommand(_ command: ScreenCommand) -> UIKeyCommand {
    // Elsewhere than on Apple's systems there is nothing that could call a selector.
    #if canImport(ObjectiveC)
    let action = #selector(pressed)
    #else
    let action = Selector()
    #endif
    let keys = UIKeyCommand(
      input: command.key.input, modifierFlags: UIKeyModifierFlags(command.modifiers),
      action: action)
    keys.title = command.title
    keys.discoverabilityTitle = command.title
    return keys
  }

  #if canImport(ObjectiveC)
  @objc private func pressed(_ sender: Any?) {
    if let keys = sender as? UIKeyCommand { handle(keys) }
  }
  #endif

  /// Carries out the command of keys that were pressed.
  func handle(_ keys: UIKeyCommand) {
    let command = screen.commands.first {
      $0.isEnabled && $0.key.input == keys.input
        && UIKeyModifierFlags($0.modifiers) == keys.modifierFlags
    }
    guard let command else { return }
    finishTyping()
    screen.perform(command)
  }

  /// Lets keys and shakes come to the screen, unless somebody types.
  ///
  /// UIKit asks the responder chain for both, and the chain begins at what has the focus.
  func takeKeys() {
    guard hasAppeared, !isPreview, let window = viewIfLoaded?.window, !window.isTypedInto,
      native.controller?.isFirstResponder != true
    else { return }
    becomeFirstResponder()
  }
}

extension ScreenCommand.Key {
  /// The key as UIKit names it.
  fileprivate var input: String {
    switch self {
    case .character(let character): String(character)
    case .escape: UIKeyCommand.inputEscape
    case .delete: UIKeyCommand.inputDelete
    }
  }
}

extension UIKeyModifierFlags {
  fileprivate init(_ modifiers: ScreenCommand.Modifiers) {
    self = []
    if modifiers.contains(.command) { insert(.command) }
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.option) { insert(.alternate) }
  }
}
#endif
