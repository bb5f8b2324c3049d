#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

// Key commands for hardware keyboards: the core's commands, with the keys that it assigns.
extension TableScreenController {
  /// The keys of enabled commands; during typing, without those that belong to text.
  var commandKeys: [UIKeyCommand] {
    let isTyping = viewIfLoaded?.window?.isTypedInto == true
    return screen.commands.filter { $0.isEnabled && !(isTyping && $0.belongsToText) }.map {
      keyCommand($0)
    }
  }

  private func keyCommand(_ command: ScreenCommand) -> UIKeyCommand {
    // Only Apple's systems have the Objective-C runtime, which calls selectors.
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

  /// Performs the command of pressed keys.
  func handle(_ keys: UIKeyCommand) {
    let command = screen.commands.first {
      $0.isEnabled && $0.key.input == keys.input
        && UIKeyModifierFlags($0.modifiers) == keys.modifierFlags
    }
    guard let command else { return }
    finishTyping()
    screen.perform(command)
  }

  /// Makes the screen first responder, so that keys and shakes reach it, unless somebody types.
  ///
  /// UIKit sends both along the responder chain, which begins at the first responder.
  func takeKeys() {
    guard hasAppeared, !isPreview, let window = viewIfLoaded?.window, !window.isTypedInto,
      native.controller?.isFirstResponder != true
    else { return }
    becomeFirstResponder()
  }
}

extension ScreenCommand.Key {
  /// The key's input string in UIKit.
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
