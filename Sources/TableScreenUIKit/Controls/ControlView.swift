#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// A view that shows controls of one kind.
@MainActor protocol ControlView: ElementView {
  /// The control that the view shows, and the row it belongs to.
  var use: ControlUse? { get set }
  /// Shows a control; the caller has set `use` to it before.
  ///
  /// - Returns: true if the view can show it; false if a view of another class is needed.
  func show(_ control: RowControl) -> Bool
  /// The view that takes keyboard input, or nil if none does.
  var typing: UIView? { get }
}

/// A control, with the link that takes its new values to the screen.
@MainActor struct ControlUse {
  let control: RowControl
  let link: RowLink

  /// Sends a new value to the screen, or `.null` for a press, after the text of the field in use; `view` is the control's, if it
  /// may be typed into itself, which then goes on.
  func set(_ value: TableValue, from view: UIView? = nil) {
    if view?.isTypedInto != true { link.controller?.finishTyping() }
    link.set(value, of: control)
  }

  /// Sends the text of a field that a person has left to the screen.
  func setText(_ text: String) { link.set(control.entered(text), of: control) }

  /// Sends the text of a field that a person is still typing into, and returns whether the form keeps it.
  func type(_ text: String) -> Bool {
    guard let row = link.row else { return false }
    link.send(.typed(row, name: control.name, text: text))
    return link.isTyping(in: control)
  }

  /// Returns whether the form has dropped a typed text that it had kept.
  func hasDropped(whereKept isKept: Bool) -> Bool { isKept && !link.isTyping(in: control) }
}

extension ControlView {
  var typing: UIView? { nil }

  func show(_ element: RowElement, _ link: RowLink) -> Bool {
    guard case .control(let described) = element else { return false }
    let control = described.drawn
    let old = use
    use = ControlUse(control: control, link: link)
    guard show(control) else {
      use = old
      return false
    }
    accessibilityLabel = control.spokenLabel
    return true
  }
}

/// Makes the views of controls.
@MainActor enum ControlViews {
  static func make(_ control: RowControl) -> any ControlView {
    switch control.kind {
    case .toggle: SwitchView()
    case .slider: SliderView()
    case .stepper: StepperView()
    case .field: control.pickedDate == nil ? FieldView() : DateView()
    case .textArea: TextAreaView()
    case .segments: SegmentsView()
    case .menu: MenuView()
    case .button: ButtonView()
    case .color: ColorView()
    case .rating: RatingView()
    }
  }
}

extension RowControl {
  /// The control's name for screen readers; a button's own title comes first.
  var spokenLabel: String? {
    guard case .button(let title) = kind, !label.contains(title) else {
      return label.isEmpty ? nil : label
    }
    return label.isEmpty ? title : "\(title), \(label)"
  }

  /// The date that a date picker edits, or nil if the control's text is typed.
  var pickedDate: Date? {
    guard case .field(_, let kind) = kind, kind.isMoment, !isFormatted,
      case .date(let date) = value
    else { return nil }
    return date
  }
}

extension RowControl.FieldKind {
  var isMoment: Bool { [.date, .day, .time].contains(self) }
}
#endif
