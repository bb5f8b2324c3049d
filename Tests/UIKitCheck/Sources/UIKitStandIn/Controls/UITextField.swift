public import Foundation

public enum UIKeyboardType: Sendable {
  case `default`, numberPad, decimalPad, numbersAndPunctuation
}
public enum UIReturnKeyType: Sendable { case `default`, next, done }

@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

@MainActor open class UITextField: UIControl {
  public enum ViewMode: Sendable { case never, whileEditing }
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = ""
  open var placeholder: String?
  open var font: UIFont?
  open var textAlignment = NSTextAlignment.natural
  open var clearButtonMode = ViewMode.never
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var adjustsFontForContentSizeCategory = false
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  override var isElementByItself: Bool { true }
  override var ownLabel: String? { placeholder }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard isEnabled, window != nil, !isFirstResponder else { return isFirstResponder }
    super.becomeFirstResponder()
    sendActions(for: .editingDidBegin)
    // The keyboard comes after the field has said that it begins.
    Keyboard.follow(window)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    let window = window
    super.resignFirstResponder()
    sendActions(for: .editingDidEnd)
    Keyboard.follow(window)
    return true
  }

  /// Types a text in place of what is there, stroke by stroke, as a person does.
  public func type(_ text: String) {
    becomeFirstResponder()
    for end in text.indices {
      self.text = String(text[...end])
      sendActions(for: .editingChanged)
    }
  }

  /// Presses return, as a person does.
  ///
  /// The page "textFieldShouldReturn(_:)": who wants the keyboard to go calls `resignFirstResponder()`, since what the field
  /// does by itself, if the answer is true, leaves the keyboard where it is.
  public func pressReturn() { _ = delegate?.textFieldShouldReturn(self) }
}

@MainActor public protocol UITextViewDelegate: NSObjectProtocol {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

@MainActor open class UITextView: UIScrollView {
  open weak var delegate: (any UITextViewDelegate)?
  open var text: String! = ""
  open var font: UIFont?
  open var isEditable = true
  open override var canBecomeFirstResponder: Bool { isEditable }
  override var isElementByItself: Bool { true }
  open var adjustsFontForContentSizeCategory = false

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard isEditable, window != nil, !isFirstResponder else { return isFirstResponder }
    super.becomeFirstResponder()
    Keyboard.follow(window)
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    let window = window
    super.resignFirstResponder()
    delegate?.textViewDidEndEditing(self)
    Keyboard.follow(window)
    return true
  }

  /// Types a text in place of what is there, as a person does.
  public func type(_ text: String) {
    becomeFirstResponder()
    self.text = text
    delegate?.textViewDidChange(self)
  }
}

@MainActor open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Sendable { case none, interactive }
  open var isScrollEnabled = true
  open var keyboardDismissMode = KeyboardDismissMode.none
}

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}
