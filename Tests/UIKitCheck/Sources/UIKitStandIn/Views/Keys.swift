import Foundation

#if canImport(ObjectiveC)
public import ObjectiveC
#endif

// Pages: "UIKeyCommand", "UICommand", "keyCommands" of UIResponder, "Using Undo on iPhone".

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

@MainActor open class UICommand: UIMenuElement {
  public let action: Selector
  public var discoverabilityTitle: String?
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }
  init(_ action: Selector) {
    self.action = action
    super.init(title: "")
  }
}

@MainActor open class UIKeyCommand: UICommand {
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputDelete = "\u{8}"
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  open var wantsPriorityOverSystemBehavior = false

  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(action)
  }
}

extension UIResponder {
  /// The responders that get what a person does, from the first on.
  var chain: [UIResponder] { [self] + (next?.chain ?? []) }
}

extension Keyboard {
  /// The key commands that can be given now.
  public static var commands: [UIKeyCommand] {
    (UIResponder.first?.chain ?? []).flatMap { $0.keyCommands ?? [] }
  }

  /// Presses keys of a keyboard with keys, and returns the command that they give.
  ///
  /// The page "wantsPriorityOverSystemBehavior": what is typed into has the first word.
  public static func press(_ input: String, _ flags: UIKeyModifierFlags = []) -> UIKeyCommand? {
    if UIResponder.first is UITextField || UIResponder.first is UITextView,
      flags.isSubset(of: .shift), input.count == 1
    {
      return nil
    }
    return commands.first { $0.input == input && $0.modifierFlags == flags }
  }
}

extension UIWindow {
  /// Shakes the device, and returns what the alert offers.
  ///
  /// The page "Using Undo on iPhone" says that the first undo manager in the responder chain is used, from the first
  /// responder on. A responder that takes the shake leaves nothing to offer.
  public func shake() -> [String] {
    Keyboard.isShakeLeft = false
    (UIResponder.first ?? self).motionEnded(.motionShake, with: nil)
    guard Keyboard.isShakeLeft, let undo = UIResponder.first?.undoManager else { return [] }
    return (undo.canUndo ? [undo.undoMenuItemTitle] : [])
      + (undo.canRedo ? [undo.redoMenuItemTitle] : [])
  }

  /// Shakes the device, and chooses what the alert offers.
  @discardableResult public func shake(choosing title: String) -> Bool {
    guard let undo = UIResponder.first?.undoManager, shake().contains(title) else { return false }
    if undo.canUndo, undo.undoMenuItemTitle == title { undo.undo() } else { undo.redo() }
    return true
  }
}
