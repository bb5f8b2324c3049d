#if GTK
import CGTK
import TableScreen

/// The widget of a control.
///
/// A person's input goes to the row on show at that moment: a reused view keeps nothing of an
/// earlier row.
@MainActor class ControlView: ElementView {
  /// The row that contains the control.
  weak var row: RowView?
  /// The control on show.
  private(set) var control: RowControl
  /// True while the row changes the widget, so that the change is not taken for a person's.
  private(set) var isShowing = false

  init(_ root: Obj, _ control: RowControl) {
    self.control = control
    super.init(root)
  }

  /// Makes the widget of a control.
  static func make(_ control: RowControl, in row: RowView) -> ControlView {
    let view: ControlView =
      switch control.kind {
      case .toggle: SwitchView(control)
      case .slider(let range, let step): SliderView(control, range, step)
      case .stepper(let range, let step): StepperView(control, range, step)
      case .field(_, let kind): FieldView(control, kind)
      case .textArea: TextAreaView(control)
      case .segments: SegmentsView.shows(control) ? SegmentsView(control) : MenuView(control)
      case .menu, .color: MenuView(control)
      case .button: ButtonView(control)
      case .rating(let count): RatingView(control, count)
      }
    view.row = row
    return view
  }

  final override func show(_ element: RowElement, in row: RowView) -> Bool {
    guard case .control(let described) = element else { return false }
    let control = described.drawn
    guard canShow(control) else { return false }
    let old = self.control
    self.control = control
    self.row = row
    isShowing = true
    defer { isShowing = false }
    if control.isEnabled != isSensitive {
      isSensitive = control.isEnabled
      gtk_widget_set_sensitive(root(), isSensitive ? 1 : 0)
    }
    if control.label != old.label || !isLabeled {
      isLabeled = true
      setAccessibleLabel(labeled, control.label.isEmpty ? control.name : control.label)
    }
    display(control, before: old)
    return true
  }

  private var isLabeled = false
  private var isSensitive = true

  final override func control(_ name: String?) -> ControlView? {
    if let name { return control.name == name ? self : nil }
    return control.isTyped ? self : nil
  }

  final override var controls: [ControlView] { [self] }

  /// Sends a new value to the screen, unless the row itself set it.
  final func send(_ value: TableValue) {
    guard !isShowing, let row, let id = row.id else { return }
    row.send(.control(id, name: control.name, value: value))
  }

  /// Tells if the widget can show another control.
  func canShow(_ control: RowControl) -> Bool { control.kind == self.control.kind }
  /// Updates the widget to a control's value.
  func display(_ control: RowControl, before old: RowControl) {}
  /// The widget that takes the keyboard focus.
  var focusable: Obj { root }
  /// The widget that has the label of the control for screen readers.
  var labeled: Obj { focusable }
  /// Sends the typed text to the screen.
  func commit() {}
  /// Fits the widget to the width of its row.
  func fit() {}
  /// Opens a picker for the value.
  ///
  /// - Returns: true if the control has a picker beside the widget itself.
  func pick() -> Bool { false }
  /// Responds to a tap on a row that has no action of its own.
  func activate() { gtk_widget_grab_focus(focusable()) }
}
#endif
