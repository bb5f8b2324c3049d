#if GTK
import CGTK
import TableScreen

/// A slider for a number in a range.
@MainActor final class SliderView: ControlView {
  /// True if the range is too wide for GTK's arithmetic (1e100 or more); the slider then goes from
  /// 0 to 1.
  private let isWide: Bool
  private let lower: Double
  private let size: Double
  private let hasSteps: Bool
  /// The digits after the point to which GTK rounds, or -1 for none.
  private let roundDigits: gint
  /// The width of a step in the numbers of GTK.
  private let step: Double

  init(_ control: RowControl, _ range: ClosedRange<Double>, _ step: Double?) {
    isWide = !(range.upperBound - range.lowerBound < 1e100)
    // Steps do not apply to a slider from 0 to 1, whose value is a fraction of the range.
    let step = isWide ? nil : step
    let range = isWide ? 0...1 : range
    (lower, size, hasSteps) = (range.lowerBound, range.upperBound - range.lowerBound, step != nil)
    // A step beyond the range leads to its ends; GTK multiplies it, and has no number for ten of the greatest.
    let width = size > 0 ? min(step ?? size / 100, size) : 1
    (self.step, roundDigits) = (width, step == nil ? -1 : width.digits)
    let end = max(range.upperBound, (size > 0 ? lower : lower + 1).nextUp)
    super.init(
      Obj(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, lower, end, width)), control)
    leaveWheel(of: root)
    gtk_scale_set_draw_value(root(), 1)
    gtk_range_set_round_digits(root(), roundDigits)
    gtk_widget_set_size_request(root(), 110, -1)
    gtk_widget_set_hexpand(root(), 1)
    gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
    writeValue()
    placeValue()
    on(root, "direction-changed") { [weak self] _ in self?.placeValue() }
    on(root, "value-changed") { [weak self] _ in
      guard let self, !isShowing else { return }
      let value = gtk_range_get_value(root())
      if isWide { return send(.number(self.control.value(at: value))) }
      // GTK moves the knob by steps for keys alone; a pointer drags it between them.
      let there = self.control.value(at: size > 0 ? (value - lower) / size : 0)
      if hasSteps, (there - value).magnitude > size * 1e-9 {
        gtk_range_set_value(root(), there)
      } else {
        send(.number(value))
      }
    }
    guard hasSteps else { return }
    // From a number between two steps, a key leads to one of them.
    on(root, "change-value") { [weak self] arguments in
      guard let self, let count = steps(of: arguments.enumeration(1)),
        let number = self.control.number(movedBy: count)
      else { return arguments.answer(false) }
      gtk_range_set_value(root(), number)
      arguments.answer(true)
    }
  }

  /// Returns by how many steps a key moves the knob, or nil if it does not move it by one.
  private func steps(of move: Int) -> Int? {
    let isTurned = gtk_widget_get_direction(root()) == GTK_TEXT_DIR_RTL
    switch GtkScrollType(UInt32(move)) {
    case GTK_SCROLL_STEP_FORWARD, GTK_SCROLL_STEP_UP: return 1
    case GTK_SCROLL_STEP_BACKWARD, GTK_SCROLL_STEP_DOWN: return -1
    case GTK_SCROLL_STEP_RIGHT: return isTurned ? -1 : 1
    case GTK_SCROLL_STEP_LEFT: return isTurned ? 1 : -1
    default: return nil
    }
  }

  /// Writes the value as other hosts do: GTK would round it to the digits of a step.
  private func writeValue() {
    gtk_scale_set_format_value_func(
      root(),
      { _, place, data in
        guard let data else { return g_strdup("") }
        return g_strdup(onLoop(data, of: WeakSlider.self) { $0.slider?.text(at: place) ?? "" })
      }, Unmanaged.passRetained(WeakSlider(self)).toOpaque(),
      { data in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } })
    holdWidth()
  }

  /// Draws the value beside the slider, or none.
  ///
  /// GTK makes another label for that, and rounds by its own digits then.
  private func drawValue(_ isDrawn: Bool) {
    guard isDrawn != (gtk_scale_get_draw_value(root()) != 0) else { return }
    gtk_scale_set_draw_value(root(), isDrawn ? 1 : 0)
    gtk_range_set_round_digits(root(), roundDigits)
    holdWidth()
  }

  /// Holds the width of the value: the knob would move away under the pointer if the text beside it took another one.
  private func holdWidth() {
    var next = Obj(maybe: gtk_widget_get_first_child(root()))
    while let child = next {
      if child.isA(gtk_label_get_type()) {
        let texts = [lower, lower + size / 2, lower + size].map(\.roughText)
        gtk_label_set_width_chars(child(), gint(min(texts.map(\.count).max() ?? 0, 8)))
      }
      next = Obj(maybe: gtk_widget_get_next_sibling(child()))
    }
  }

  /// Returns the text of a place of the knob: in a wide range that is a fraction, not the value.
  private func text(at place: Double) -> String {
    let held = Double(control.value)
    if isWide {
      let exact = place == control.share ? held : nil
      return (exact ?? control.value(at: place)).roughText
    }
    // The knob stands on a step, which is not what the app may have set between two of them, or behind the last.
    let isHeld =
      held.map {
        hasSteps && (place == knob(of: $0) || (place - $0).magnitude < step / 2)
      } ?? false
    return text(of: isHeld ? held ?? place : place)
  }

  /// The place of the knob for a number.
  private func knob(of number: Double) -> Double {
    control.value(at: size > 0 ? (number - lower) / size : 0)
  }

  /// The text of a number, in which two steps differ.
  private func text(of number: Double) -> String {
    hasSteps && step.digits > 2 ? number.tidyText : number.roughText
  }

  /// Places the value behind the end of the slider, a side that GTK does not turn over by itself.
  private func placeValue() {
    let isTurned = gtk_widget_get_direction(root()) == GTK_TEXT_DIR_RTL
    gtk_scale_set_value_pos(root(), isTurned ? GTK_POS_LEFT : GTK_POS_RIGHT)
  }

  override func display(_ control: RowControl, before old: RowControl) {
    // A slider without a number has neither a knob nor a text.
    root.setClass("ts-unset", control.isUnset)
    drawValue(!control.isUnset)
    gtk_range_set_value(
      root(), isWide ? control.share : Double(control.value) ?? control.number(movedBy: 0) ?? 0)
  }
}

/// A slider, which its widget does not keep alive.
@MainActor private final class WeakSlider {
  weak var slider: SliderView?
  init(_ slider: SliderView) { self.slider = slider }
}

extension Double {
  /// The number of digits after the decimal point, at most GTK's limit of 20.
  var digits: gint {
    let parts = String(self).split(separator: "e")
    let fraction = parts.first?.split(separator: ".").dropFirst().first ?? "0"
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return gint(min(max((fraction == "0" ? 0 : fraction.count) - exponent, 0), 20))
  }

  /// The number rounded to ten decimals to remove binary rounding errors; unchanged from 1e5 on.
  var tidied: Double {
    let whole = (self * 1e10).rounded()
    return whole.magnitude < 1e15 ? whole / 1e10 : self
  }
}
#endif
