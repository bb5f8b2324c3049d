public import Foundation

/// The keyboard, which comes up for what is typed into.
@MainActor public enum Keyboard {
  /// How much of the window it covers while it is there.
  public static let fullHeight: CGFloat = 336
  /// How much of the window it covers now.
  public private(set) static var height: CGFloat = 0
  /// Whether what is typed into changes, so that the keyboard stays.
  static var isMoving = false
  /// Whether no responder has taken the last shake.
  static var isShakeLeft = false

  /// Comes up for a field that has the focus, and goes where none has; the views are laid out around it.
  public static func follow(_ window: UIWindow?) {
    guard !isMoving else { return }
    let first = UIResponder.first as? UIView
    let isNeeded = (first is UITextField || first is UITextView) && first?.window != nil
    let wanted = isNeeded ? fullHeight : 0
    guard height != wanted else { return }
    height = wanted
    window?.rootViewController?.layOutAll()
  }

  /// Forgets that it was there.
  public static func reset() {
    UIResponder.first = nil
    height = 0
  }
}

extension UIViewController {
  /// Lays out the views of all controllers in view.
  func layOutAll() {
    if isInView { layOut() }
    for child in children { child.layOutAll() }
    presentedViewController?.layOutAll()
  }
}
