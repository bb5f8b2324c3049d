#if GTK
  import CGTK
  import TableScreen

  /// A number, set in steps or typed.
  @MainActor final class StepperView: ControlView {
    init(_ control: RowControl, _ range: ClosedRange<Double>?, _ step: Double) {
      let range = range ?? -1e9...1e9
      let width = step > 0 ? step : 1
      super.init(
        Obj(
          gtk_spin_button_new_with_range(
            range.lowerBound, max(range.upperBound, range.lowerBound), width)), control)
      gtk_spin_button_set_digits(root(), guint(width.digits))
      gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
      on(root, "value-changed") { [weak self] _ in
        guard let self else { return }
        send(.number(gtk_spin_button_get_value(root())))
      }
    }

    override func display(_ control: RowControl, before old: RowControl) {
      gtk_spin_button_set_value(root(), Double(control.value) ?? 0)
    }
  }
#endif
