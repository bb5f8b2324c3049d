#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// A text field of one line.
final class FieldView: UITextField, ControlView {
  var use: ControlUse? { didSet { if oldValue == nil { wire() } } }
  var typing: UIView? { self }
  /// True if the form knew of the text as it was typed.
  private var isKept = false
  /// True if the person has typed since they entered the field: an untouched text is not set.
  private var isTouched = false
  /// True if the form no longer has what was typed.
  private var isDropped: Bool { use?.hasDropped(whereKept: isKept) ?? false }

  func show(_ control: RowControl) -> Bool {
    // Typed text may read as a date already, but the field stays until typing ends.
    guard case .field(let placeholder, let kind) = control.kind,
      isEditing || control.pickedDate == nil
    else { return false }
    self.placeholder = placeholder
    // The screen's text does not replace a text that is being typed, while the form has that.
    if !isEditing || !isTouched || isDropped {
      (isKept, isTouched) = (false, false)
      if text != control.editText { text = control.editText }
    }
    isEnabled = control.isEnabled
    isSecureTextEntry = control.hidesText
    keyboardType =
      switch kind {
      // Number pads have neither a minus nor a return key.
      case .integer, .number, .date, .day, .time: .numbersAndPunctuation
      case .text, .secure: .default
      }
    returnKeyType = use?.link.controller?.returnKey ?? .default
    return true
  }

  private func wire() {
    font = UIFont.preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    clearButtonMode = .whileEditing
    delegate = self
    textAlignment = .natural
    setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    widthAnchor.constraint(greaterThanOrEqualToConstant: 80).isActive = true
    addAction(
      UIAction { [weak self] _ in
        guard let self, let use else { return }
        isTouched = true
        isKept = use.type(text ?? "")
      }, for: .editingChanged)
    addAction(
      UIAction { [weak self] _ in
        guard let self, let use else { return }
        if isTouched, !isDropped { use.setText(text ?? "") }
        isTouched = false
        use.link.controller?.didEndTyping()
      }, for: .editingDidEnd)
    addAction(
      UIAction { [weak self] _ in
        if let use = self?.use { use.link.controller?.didBeginTyping(use) }
      }, for: .editingDidBegin)
  }
}

extension FieldView: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let use { use.link.controller?.finishField(use) }
    return false
  }
}
#endif
