#if GTK
import CGTK
import TableScreen

/// The widget of one part of a row.
///
/// A reused row shows new values in the same view, unless a part needs a view of another class.
@MainActor class ElementView {
  let root: Obj

  init(_ root: Obj) { self.root = root }

  /// True if the widget expands into the width that the parts beside it leave over.
  var isFilling = false {
    didSet { if isFilling != oldValue { showFilling() } }
  }

  /// Applies ``isFilling`` to the widget.
  func showFilling() {
    if isFilling {
      gtk_widget_set_hexpand(root(), 1)
    } else {
      gtk_widget_set_hexpand_set(root(), 0)
    }
  }

  /// Shows a part of a row.
  ///
  /// - Returns: true if this view can show the part.
  func show(_ element: RowElement, in row: RowView) -> Bool { false }

  /// Fits the pictures of this part to the width that the parts of the row have, or nil before the list is laid out.
  func fit(to room: gint?) {}

  /// Returns the control of a name in this part, or nil; for nil the first that takes text.
  func control(_ name: String?) -> ControlView? { nil }

  /// The controls in this part.
  var controls: [ControlView] { [] }

  /// Makes the widget of a part.
  static func make(_ element: RowElement, in row: RowView) -> ElementView {
    let view: ElementView =
      switch element {
      case .text: TextView()
      case .image(let image):
        PictureView.shows(image, PictureFace(of: image, in: row)) ? PictureView() : ImageView()
      case .control(let control): ControlView.make(control.drawn, in: row)
      case .badge: BadgeView()
      case .progress: ProgressView()
      case .spinner: SpinnerView()
      case .chart: ChartView()
      case .stack(let stack): stack.isStrip ? BadgeStrip() : StackView(stack.axis)
      case .spacer: SpacerView()
      }
    _ = view.show(element, in: row)
    return view
  }
}
#endif
