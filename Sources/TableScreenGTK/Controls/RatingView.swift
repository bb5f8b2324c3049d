#if GTK
import CGTK
import TableScreen

/// A rating of stars, the first ones filled.
@MainActor final class RatingView: ControlView {
  private var stars: [Obj] = []

  init(_ control: RowControl, _ count: Int) {
    super.init(Obj(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)), control)
    root.setClass("ts-stars", true)
    gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
    for place in 0..<max(count, 0) {
      let star = Obj(tablescreen_widget_new(gtk_button_get_type(), GTK_ACCESSIBLE_ROLE_RADIO))
      star.setClass("flat", true)
      star.setClass("circular", true)
      on(star, "clicked") { [weak self] _ in self?.press(place) }
      gtk_box_append(root(), star())
      stars.append(star)
    }
    onArrows(in: root) { [weak self] step in self?.move(by: step) }
  }

  private var count: Int { control.stars?.filled ?? 0 }

  /// Sets the rating to the pressed star; pressing the last filled star empties all.
  private func press(_ place: Int) {
    send(.number(Double(control.number(pressingStar: place + 1))))
  }

  /// Fills one star more, or one less.
  private func move(by step: Int) {
    guard let number = control.number(movedBy: step) else { return }
    send(.number(number))
    gtk_widget_grab_focus(focusable())
  }

  override func display(_ control: RowControl, before old: RowControl) {
    for (place, star) in stars.enumerated() {
      let isFilled = place < count
      gtk_button_set_icon_name(star(), isFilled ? "starred-symbolic" : "non-starred-symbolic")
      setAccessibleLabel(star, "\(control.label) \(place + 1)")
      tablescreen_set_state(
        star(), GTK_ACCESSIBLE_STATE_CHECKED, place + 1 == count ? 1 : 0)
    }
  }

  /// The last star that is filled, or else the first.
  override var focusable: Obj {
    stars.indices.contains(count - 1) ? stars[count - 1] : stars.first ?? root
  }

  // Each star has a name of its own.
  override var labeled: Obj { root }
}
#endif
