#if GTK
  import CGTK
  import TableScreen

  /// A number in a range, set by dragging.
  @MainActor final class SliderView: ControlView {
    init(_ control: RowControl, _ range: ClosedRange<Double>, _ step: Double?) {
      let width = step ?? (range.upperBound - range.lowerBound) / 100
      super.init(
        Obj(
          gtk_scale_new_with_range(
            GTK_ORIENTATION_HORIZONTAL, range.lowerBound,
            max(range.upperBound, range.lowerBound + width), width)), control)
      gtk_scale_set_draw_value(root(), 0)
      if step != nil { gtk_range_set_round_digits(root(), width.digits) }
      gtk_widget_set_size_request(root(), 140, -1)
      gtk_widget_set_hexpand(root(), 1)
      gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
      on(root, "value-changed") { [weak self] _ in
        guard let self else { return }
        send(.number(gtk_range_get_value(root())))
      }
    }

    override func display(_ control: RowControl, before old: RowControl) {
      gtk_range_set_value(root(), Double(control.value) ?? 0)
    }
  }

  extension Double {
    /// How many digits behind the point a step needs.
    var digits: gint {
      var (step, digits) = (abs(self), gint(0))
      while digits < 6, (step - step.rounded()).magnitude > 1e-9 {
        step *= 10
        digits += 1
      }
      return digits
    }
  }
#endif
