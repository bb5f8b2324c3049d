#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// A view that shows controls of one kind.
@MainActor protocol ControlView: ElementView {
  /// The control that the view shows, and the row it belongs to.
  var use: ControlUse? { get set }
  /// Shows a control; `use` is that of it already.
  ///
  /// - Returns: whether the view can; another one is needed where not.
  func show(_ control: RowControl) -> Bool
  /// The view that takes typing, or nil where none does.
  var typing: UIView? { get }
}

/// A control of a row, and where its new values go.
@MainActor struct ControlUse {
  let control: RowControl
  let link: RowLink

  /// Reports a new value, or a press where that is `.null`.
  func set(_ value: TableValue) { link.set(value, of: control) }

  /// Reports what is in a field that the person has not left yet.
  func type(_ text: String) {
    if let row = link.row { link.send(.typed(row, name: control.name, text: text)) }
  }
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
  /// The control's name for screen readers; a button is called by its text first.
  var spokenLabel: String? {
    guard case .button(let title) = kind, !label.contains(title) else {
      return label.isEmpty ? nil : label
    }
    return label.isEmpty ? title : "\(title), \(label)"
  }

  /// The moment that a wheel or a calendar edits, or nil where a text is typed.
  var pickedDate: Date? {
    guard case .field(_, let kind) = kind, kind.isMoment, !isFormatted,
      case .date(let date) = value
    else { return nil }
    return date
  }

  /// The choices of the control.
  var choices: [Choice] {
    switch kind {
    case .segments(let choices), .menu(let choices): choices
    default: []
    }
  }

  /// The place of what is chosen, or nil.
  var chosen: Int? {
    guard let id = String(value) else { return nil }
    return choices.firstIndex { $0.id == id }
  }
}

extension RowControl.FieldKind {
  var isMoment: Bool { [.date, .day, .time].contains(self) }
}
#endif
