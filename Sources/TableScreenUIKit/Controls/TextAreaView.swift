#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// A text field of several lines, as high as its text.
final class TextAreaView: UITextView, ControlView {
  private let hint = UILabel()
  var use: ControlUse? { didSet { if oldValue == nil { build() } } }
  var typing: UIView? { self }
  /// True if the form knew of the text as it was typed.
  private var isKept = false
  /// True if the person has typed since they entered the field: an untouched text is not set.
  private var isTouched = false
  /// True if the form no longer has what was typed.
  private var isDropped: Bool { use?.hasDropped(whereKept: isKept) ?? false }

  func show(_ control: RowControl) -> Bool {
    guard case .textArea(let placeholder) = control.kind else { return false }
    hint.text = placeholder
    if !isFirstResponder || !isTouched || isDropped {
      (isKept, isTouched) = (false, false)
      if text != control.editText { text = control.editText }
    }
    hint.isHidden = !text.isEmpty
    isEditable = control.isEnabled
    return true
  }

  private func build() {
    font = UIFont.preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    backgroundColor = .clear
    isScrollEnabled = false
    delegate = self
    hint.font = font
    hint.adjustsFontForContentSizeCategory = true
    hint.textColor = .placeholderText
    hint.translatesAutoresizingMaskIntoConstraints = false
    addSubview(hint)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: 88),
      hint.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      hint.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
    ])
  }
}

extension TextAreaView: UITextViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView) {
    if let use { use.link.controller?.didBeginTyping(use) }
  }

  func textViewDidChange(_ textView: UITextView) {
    hint.isHidden = !text.isEmpty
    isTouched = true
    isKept = use?.type(text) ?? false
    use?.link.controller?.measureRows()
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    guard let use else { return }
    if isTouched, !isDropped { use.setText(text) }
    isTouched = false
    use.link.controller?.didEndTyping()
  }
}
#endif
